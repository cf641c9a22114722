/**
 * Keyset pagination over all rows: concurrent writes neither repeat nor skip rows, and memory use
 * is constant. `page` reads the next rows after a key, in the order of keys; none at the end.
 */
export async function* pagesByKey<Row>(
  page: (after: number) => Promise<Row[]>,
  keyOf: (row: Row) => number
): AsyncGenerator<Row[]> {
  let rows = await page(0)
  while (rows.length) {
    yield rows
    rows = await page(keyOf(rows[rows.length - 1]))
  }
}
