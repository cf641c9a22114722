import type { Page } from './answers.ts'

/** The maximum page size. */
const mostInPage = 100

/**
 * Iterates over the rows of a list and loads pages on demand; at most `most` rows:
 *
 *     for await (const key of rowsOf((filters) => skillary.apiKeys(filters), { status: 'active' })) {
 *       console.log(key.name, key.expires_at)
 *     }
 */
export async function* rowsOf<Row>(
  list: (filters: Record<string, string>) => Promise<Page<Row>>,
  filters: Record<string, string> = {},
  most = Infinity
): AsyncGenerator<Row> {
  const limit = String(Math.min(most, mostInPage))
  let left = most
  let cursor: string | null = null
  do {
    const { data, meta } = await list({ ...filters, limit, ...(cursor && { cursor }) })
    yield* data.slice(0, left)
    left -= data.length
    cursor = meta.next_cursor
  } while (cursor && left > 0)
}
