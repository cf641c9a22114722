import { flags } from '@adonisjs/core/ace'
import { skillStatuses } from '#app/catalogue/skill'
import { translationLanguages } from '#app/catalogue/languages'
import { skillHeaders } from '#app/catalogue/skills/skill_columns'
import {
  ImportCommand,
  importExitCodes,
  importHelp,
  choiceOption,
} from '#app/imports/commands/import_command'

export default class SkillsImport extends ImportCommand {
  static commandName = 'skills:import'
  static description = 'Import skills from a CSV file'
  static help = [
    ...importHelp,
    '',
    'Columns: skill, and optionally category, category_code, category_uri, skill_type, status, alt_labels ' +
      `(separated by "|"), translations (lines like "fr: name | alias"), ${skillHeaders.join(', ')}. A skill is identified by its uri, else ` +
      'by its external id, else by its name. Missing domains are created and listed.',
    '',
    '{{ binaryName }} skills:import esco_skills.csv.gz --source="ESCO v1.1.1, European Commission"',
    '{{ binaryName }} skills:import esco_skills_fr.csv.gz --language=fr',
    '{{ binaryName }} skills:import new.csv --status=draft --dry-run --errors=rejected.csv',
    '',
    importExitCodes,
  ]

  @flags.string({
    description: `Status of new skills without one in the file: ${skillStatuses.join(', ')}`,
    default: 'published',
  })
  declare status: string

  @flags.string({
    description:
      'Import only names and aliases in this language (fr, de, …), by URI or external id',
  })
  declare language: string

  protected kind = 'skills' as const

  protected kindOptions() {
    return {
      language: this.language
        ? choiceOption('language', this.language, translationLanguages)
        : null,
      status: choiceOption('status', this.status, skillStatuses),
    }
  }
}
