/**
 * Three rows of the distance matrix, reused between calls, since a search compares hundreds of
 * pairs.
 */
let rows = [new Uint16Array(512), new Uint16Array(512), new Uint16Array(512)]

/**
 * The edit distance between a typed text and a label: `begin` to the closest prefix of the label,
 * `whole` to the complete label. An edit inserts, deletes or replaces a letter or transposes two
 * adjacent ones (optimal string alignment). Stops with Infinity if both exceed `most`.
 */
export function editDistances(
  typed: string,
  label: string,
  most = Infinity
): { begin: number; whole: number } {
  const width = label.length + 1
  if (rows[0].length < width) rows = rows.map(() => new Uint16Array(2 * width))
  let [beforeLast, last, row] = rows
  for (let column = 0; column < width; column++) row[column] = column

  for (let at = 1; at <= typed.length; at++) {
    ;[beforeLast, last, row] = [last, row, beforeLast]
    row[0] = at
    let nearest = at
    const letter = typed.charCodeAt(at - 1)
    for (let column = 1; column < width; column++) {
      const other = label.charCodeAt(column - 1)
      let least = last[column - 1] + (letter === other ? 0 : 1)
      if (last[column] + 1 < least) least = last[column] + 1
      if (row[column - 1] + 1 < least) least = row[column - 1] + 1
      if (
        at > 1 &&
        column > 1 &&
        letter === label.charCodeAt(column - 2) &&
        typed.charCodeAt(at - 2) === other &&
        beforeLast[column - 2] + 1 < least
      ) {
        least = beforeLast[column - 2] + 1
      }
      row[column] = least
      if (least < nearest) nearest = least
    }
    // transpositions look two rows back, so a single row above the limit is not sufficient
    if (nearest > most + 1) return { begin: Infinity, whole: Infinity }
  }
  let begin = row[0]
  for (let column = 1; column < width; column++) if (row[column] < begin) begin = row[column]
  return { begin, whole: row[label.length] }
}

/** The edit distance of two words, or Infinity if it exceeds `most`. */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Infinity
  const { whole } = editDistances(a, b, most)
  return whole > most ? Infinity : whole
}
