import type { HttpContext } from '@adonisjs/core/http'
import { portalPath } from '#app/core/door'
import { inArea } from '#app/core/http/return_url'
import { playgroundPath } from '#app/saved_views/list_pages'

/** The display settings of a list, from its query string. */
export interface ViewSettings {
  /** Search, filters and order. */
  query: string
  /** Names separated by commas; null shows all. */
  columns: string | null
  density: 'comfortable' | 'compact'
}

/** Parameters for the position in a list, or that disable the default view; not part of a view. */
const passing = ['page', 'cursor', 'view']
const columnName = /^[a-z_]{1,40}$/
const mostColumns = 12

/** The settings of a query string, without the position in the list and invalid settings. */
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

/** The query string of a view, never empty: a plain URL shows the default view, and `view=all` does not. */
export function formatViewSettings({ query, columns, density }: ViewSettings): string {
  const text = new URLSearchParams(query)
  if (columns) text.set('columns', columns)
  if (density === 'compact') text.set('density', density)
  return text.toString() || 'view=all'
}

/** The URL of a view in the browser. */
export function viewUrl(
  ctx: Pick<HttpContext, 'auth'>,
  view: ViewSettings & { list: string }
): string {
  const path = `${view.list}?${formatViewSettings(view)}`
  return view.list === playgroundPath ? portalPath(path) : inArea(ctx, path)
}
