/** How a list looks, taken from the parameters of its address. */
export interface ViewSettings {
  /** Search, filters and order. */
  query: string
  /** Names separated by commas; null shows all. */
  columns: string | null
  density: 'comfortable' | 'compact'
}

/** Says where in a list one stands, or that no default is wanted: no part of a view. */
const passing = ['page', 'cursor', 'view']
const columnName = /^[a-z_]{1,40}$/
const mostColumns = 12

/** What of an address is kept: where in the list one stands is left out, and a look that there is not. */
export function parseViewSettings(text: string): ViewSettings {
  const query = new URLSearchParams(text)
  const columns = query
    .getAll('columns')
    .flatMap((names) => names.split(','))
    .filter((name) => columnName.test(name))
  const density = query.get('density') === 'compact' ? 'compact' : 'comfortable'
  for (const name of [...passing, 'columns', 'density']) query.delete(name)
  return {
    query: query.toString(),
    columns: [...new Set(columns)].slice(0, mostColumns).join(',') || null,
    density,
  }
}

/** The parameters of a view, never none: a plain address is the default view's, and `view=all` is not. */
export function formatViewSettings({ query, columns, density }: ViewSettings): string {
  const text = new URLSearchParams(query)
  if (columns) text.set('columns', columns)
  if (density === 'compact') text.set('density', density)
  return text.toString() || 'view=all'
}
