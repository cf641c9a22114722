/**
 * How far a typed text is from a label: `begin` edits turn it into some beginning of the label,
 * `whole` edits into all of it. An edit inserts, removes or replaces one letter or swaps two
 * neighbours (optimal string alignment).
 */
export function editDistances(typed: string, label: string): { begin: number; whole: number } {
  const width = label.length + 1
  let beforeLast = new Uint16Array(width)
  let last = new Uint16Array(width)
  let row = new Uint16Array(width)
  for (let column = 0; column < width; column++) row[column] = column

  for (let at = 1; at <= typed.length; at++) {
    ;[beforeLast, last, row] = [last, row, beforeLast]
    row[0] = at
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
    }
  }
  return { begin: Math.min(...row), whole: row[label.length] }
}

/** Edits between two words, or `most + 1` when there are more than `most`. */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  return Math.min(editDistances(a, b).whole, most + 1)
}
