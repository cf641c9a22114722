/**
 * Rows page by page, found by key: what is written meanwhile neither repeats nor skips a row, and how
 * many there are costs no memory. `page` reads the next rows after a key, in the order of keys; none
 * after the last.
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
