import { flags } from '@adonisjs/core/ace'
import { ImportCommand, importExitCodes, importHelp } from '#app/imports/run/import_command'

export default class RelationsImport extends ImportCommand {
  static commandName = 'relations:import'
  static description = 'Import relations between skills from a CSV file'
  static help = [
    ...importHelp,
    '',
    'Columns: skill, related_skill, weight, and if you have them relation_type (related where it is ' +
      'missing), source, confidence (0-1). Weights are 0-100; a file whose weights are all between 0 ' +
      'and 1 is scaled by 100, and the report says so. Names that no skill has are looked up among the ' +
      'aliases. With --mode=replace, relations of a skill in the skill column that the file does not ' +
      'name are removed.',
    '',
    '{{ binaryName }} relations:import esco_skill_relations.csv.gz',
    '{{ binaryName }} relations:import ours.csv --create-missing --both-directions --errors=rejected.csv',
    '',
    importExitCodes,
  ]

  @flags.boolean({ description: 'Create skills that nobody has, as drafts' })
  declare createMissing: boolean

  @flags.boolean({ description: 'Each row stands for its reverse as well' })
  declare bothDirections: boolean

  protected kind = 'relations' as const

  protected kindOptions() {
    return {
      create_missing: this.createMissing ?? false,
      both_directions: this.bothDirections ?? false,
    }
  }
}
