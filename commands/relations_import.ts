import { flags } from '@adonisjs/core/ace'
import { ImportCommand, importExitCodes, importHelp } from '#app/imports/commands/import_command'

export default class RelationsImport extends ImportCommand {
  static commandName = 'relations:import'
  static description = 'Import relations between skills from a CSV file'
  static help = [
    ...importHelp,
    '',
    'Columns: skill, related_skill, weight, and optionally relation_type (default: related), source, ' +
      'confidence (0-1). Weights are 0-100; if all weights of a file are between 0 and 1, they are ' +
      'multiplied by 100, which is reported. Names that match no skill are looked up as aliases. With ' +
      '--mode=replace, relations that are not in the file are removed from the skills in the skill column.',
    '',
    '{{ binaryName }} relations:import esco_skill_relations_v2.csv.gz',
    '{{ binaryName }} relations:import ours.csv --create-missing --both-directions --errors=rejected.csv',
    '',
    importExitCodes,
  ]

  @flags.boolean({ description: 'Create missing skills as drafts' })
  declare createMissing: boolean

  @flags.boolean({ description: 'Also import the reverse of each relation' })
  declare bothDirections: boolean

  protected kind = 'relations' as const

  protected kindOptions() {
    return {
      create_missing: this.createMissing ?? false,
      both_directions: this.bothDirections ?? false,
    }
  }
}
