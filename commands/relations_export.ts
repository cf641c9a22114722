import { flags } from '@adonisjs/core/ace'
import { relationTypes } from '#app/catalogue/skill_relation'
import { ExportCommand, exportExitCodes, exportHelp } from '#app/exports/export_command'
import { countRelations, exportRelations } from '#app/exports/export_relations'
import type { RowFormat } from '#app/core/lists/row_format'

export default class RelationsExport extends ExportCommand {
  static commandName = 'relations:export'
  static description = 'Export relations between skills'
  static help = [
    ...exportHelp,
    '',
    '{{ binaryName }} relations:export relations.csv.gz',
    '{{ binaryName }} relations:export --type=broader --format=jsonl',
    '',
    exportExitCodes,
  ]

  @flags.string({ description: `Only relations of this type: ${relationTypes.join(', ')}` })
  declare type?: string

  protected what = 'relations'

  protected async open(format: RowFormat, onRows: (count: number) => void) {
    const type = relationTypes.find((known) => known === this.type)
    if (this.type && !type) {
      throw new RangeError(`--type must be one of ${relationTypes.join(', ')}`)
    }
    const total = await countRelations({ type })
    return { total, text: exportRelations({ format, type, onRows }) }
  }
}
