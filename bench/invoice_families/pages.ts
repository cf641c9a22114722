/** Splits rows into pages of a size; the last one has less room because of the sums, and at least some rows. */
export function paged<T>(rows: T[], full: number, last: number, least = 3): T[][] {
  const pages: T[][] = []
  let at = 0
  while (rows.length - at > last) {
    const count = Math.min(full, rows.length - at - least)
    pages.push(rows.slice(at, at + count))
    at += count
  }
  return [...pages, rows.slice(at)]
}
