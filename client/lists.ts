import type { Page } from './answers.ts'

/** As many as one page holds. */
const mostInPage = 100

/**
 * Row after row of a list, each page asked for when its first row is wanted; `most` rows, or all there are:
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
