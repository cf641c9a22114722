/** Pads the cells of rows, so that each column is as wide as its longest cell; the last column is not padded unless it is right-aligned. */
export function alignColumns(
  rows: string[][],
  isRight: (column: number) => boolean = () => false
): string[][] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows.map((row) =>
    row.map((text, column) => {
      if (isRight(column)) return text.padStart(widths[column])
      return column === row.length - 1 ? text : text.padEnd(widths[column])
    })
  )
}
