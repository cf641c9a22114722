import { unescapeCell } from '#app/core/lists/csv_lines'
import { parseDecimal } from '#app/core/lists/cells'
import { readCsv } from '#app/imports/readers/csv_reader'
import { headerKey, scaleColumn } from '#app/imports/readers/columns'
import type { CsvShape } from '#app/imports/readers/csv_shape'
import type { ImportFile } from '#app/core/files/import_file'
import { scaleOf, type WeightScale } from '#app/imports/readers/given_columns'

/**
 * A file with all weights between 0 and 1 uses the 0-1 scale, unless it is a
 * file of rejected rows that names the scale. Stops at the first weight above 1, so that most files
 * take almost no time.
 */
export async function weightScaleOf(
  file: ImportFile,
  shape: CsvShape,
  column: number,
  signal?: AbortSignal
): Promise<WeightScale> {
  const scaleIndex = shape.header.findIndex((cell) => headerKey(cell) === scaleColumn)
  let numbers = 0
  for await (const rows of readCsv(file, shape, signal)) {
    for (const { cells, damage } of rows) {
      if (damage || cells.length !== shape.header.length) continue
      const scale = scaleOf(cells[scaleIndex] ?? '')
      if (scale) return scale
      const text = unescapeCell(cells[column] ?? '')
      const weight = parseDecimal(text)
      if (weight === null) continue
      if (weight > 1 || weight < 0 || text.includes('%')) return 'percent'
      numbers += 1
    }
  }
  return numbers ? 'fraction' : 'percent'
}
