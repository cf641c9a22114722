/** Parameters that say where in a list one stands; they fall away when the list changes. */
const placeInList = ['page', 'cursor']

/**
 * The address `url` with some parameters changed; null or '' takes one away, unknown ones survive.
 * Any change but a move within the list goes back to its first page.
 */
export function addressWith(
  url: string,
  changes: Record<string, string | number | null | undefined>
): string {
  const { path, query } = partsOf(url)
  const moves = placeInList.some((name) => name in changes)
  if (!moves) for (const name of placeInList) query.delete(name)

  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === undefined || value === '') query.delete(name)
    else query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

/** A page's address in two: its path, and its parameters. */
export function partsOf(url: string): { path: string; query: URLSearchParams } {
  const [path = '', query = ''] = url.split('#')[0]?.split('?') ?? []
  return { path, query: new URLSearchParams(query) }
}
