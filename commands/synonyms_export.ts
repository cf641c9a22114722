import db from '@adonisjs/lucid/services/db'
import { ExportCommand, exportExitCodes, exportHelp } from '#app/exports/export_command'
import { exportSynonyms } from '#app/exports/export_synonyms'
import type { RowFormat } from '#app/core/lists/row_format'

export default class SynonymsExport extends ExportCommand {
  static commandName = 'synonyms:export'
  static description = 'Export synonyms'
  static help = [
    ...exportHelp,
    '',
    '{{ binaryName }} synonyms:export synonyms.csv',
    '',
    exportExitCodes,
  ]

  protected what = 'synonyms'

  protected async open(format: RowFormat, onRows: (count: number) => void) {
    const [{ total }] = await db.from('synonyms').count('* as total')
    return { total: Number(total), text: exportSynonyms({ format, onRows }) }
  }
}
