import { flags } from '@adonisjs/core/ace'
import { skillStatuses } from '#app/catalogue/skill'
import { skillHeaders } from '#app/catalogue/skills/skill_columns'
import { ImportCommand, importExitCodes, importHelp, oneOf } from '#app/imports/run/import_command'

export default class SkillsImport extends ImportCommand {
  static commandName = 'skills:import'
  static description = 'Import skills from a CSV file'
  static help = [
    ...importHelp,
    '',
    'Columns: skill, and if you have them category, category_code, category_uri, skill_type, status, ' +
      `alt_labels (parted by "|"), ${skillHeaders.join(', ')}. A skill is known by its uri, ` +
      'else by its external id, else by its name. Domains that nobody has are created and listed.',
    '',
    '{{ binaryName }} skills:import esco_skills.csv.gz --source="ESCO v1.1.1, European Commission"',
    '{{ binaryName }} skills:import new.csv --status=draft --dry-run --errors=rejected.csv',
    '',
    importExitCodes,
  ]

  @flags.string({
    description: `What new skills become where the file does not say: ${skillStatuses.join(', ')}`,
    default: 'published',
  })
  declare status: string

  protected kind = 'skills' as const

  protected kindOptions() {
    return { status: oneOf('status', this.status, skillStatuses) }
  }
}
