/** Parameters of the position in a list, which are dropped when the list changes. */
const placeInList = ['page', 'cursor']

/**
 * Returns `url` with some parameters changed; null or '' removes one, unknown ones are kept. Any change other
 * than of the position returns to the first page.
 */
export function urlWith(
  url: string,
  changes: Record<string, string | number | null | undefined>
): string {
  const { path, query } = splitUrl(url)
  const moves = placeInList.some((name) => name in changes)
  if (!moves) for (const name of placeInList) query.delete(name)

  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === undefined || value === '') query.delete(name)
    else query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

/** Splits a URL into its path and its query string. */
export function splitUrl(url: string): { path: string; query: URLSearchParams } {
  const [path = '', query = ''] = url.split('#')[0]?.split('?') ?? []
  return { path, query: new URLSearchParams(query) }
}
