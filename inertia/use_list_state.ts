import { router, usePage } from '@inertiajs/react'
import { urlWith, splitUrl } from '~/url'
import type { PageList } from '~/components/lists/pager'
import { usePortal } from '~/use_portal'

type Changes = Record<string, string | number | null | undefined>

/**
 * The state of a list and its URLs. The URL is the only state: search, filters, order and position are only
 * there, so that reload, Back and sharing give the same view, and unknown parameters are kept. `list` is the
 * state as parsed by the server.
 */
export function useListState(list?: PageList) {
  const { url, to } = usePortal()
  const { views } = usePage().props
  const { path, query } = splitUrl(url)
  const columns = query.get('columns')?.split(',').filter(Boolean) ?? []
  const hasDefault = views?.some((view) => view.is_default)
  // The plain URL is that of the default view.
  const at = (changes: Changes) => {
    const target = urlWith(url, { view: null, ...changes })
    return hasDefault && target === path ? `${path}?view=all` : target
  }
  const without = (names: string[]) => at(Object.fromEntries(names.map((name) => [name, null])))
  const order = (list?.sort ?? query.get('sort') ?? '').split(',')[0] ?? ''

  return {
    path,
    query,
    /**
     * The URL with some parameters changed; null removes one. Any change other than of the position returns
     * to the first page.
     */
    at,
    /** The URL without these parameters. */
    without,
    /** Loads the list with some parameters changed, and keeps the scroll position. */
    show: (changes: Changes) =>
      router.get(at(changes), {}, { preserveState: true, preserveScroll: true }),
    /** The hidden fields of a GET form: everything except its own fields and the position. */
    kept: (own: string[]) =>
      [...query].filter(([name]) => ![...own, 'page', 'cursor', 'view'].includes(name)),
    /** The visible columns by name; null shows all. */
    columns: columns.length ? columns : null,
    isCompact: query.get('density') === 'compact',
    /** The user's saved views of this list; null if views cannot be saved. */
    views: views ?? null,
    /** The URL of the list without the default view. */
    standard: hasDefault ? `${path}?view=all` : path,
    /** The sort direction of this column; undefined if another one is sorted. */
    directionOf(sort: string) {
      if (order === sort) return 'ascending'
      return order === `-${sort}` ? 'descending' : undefined
    },
    /** The URL sorted by this column, reversed if it already is. */
    sortedBy: (sort: string) => at({ sort: order === sort ? `-${sort}` : sort }),
    isNarrowed: Boolean(list && (list.search || Object.keys(list.filters).length)),
    /**
     * The export URLs by format, with the current filters and these columns; all columns without a selection.
     */
    fileAt(place: string, shown: string[] | null = null) {
      const view = new URLSearchParams(list?.filters)
      if (list?.search) view.set('search', list.search)
      if (list?.sort) view.set('sort', list.sort)
      if (shown) view.set('columns', shown.join(','))
      return (format: string) =>
        `${to(place)}?${new URLSearchParams([...view, ['format', format]])}`
    },
    /** The list without filters, in its order and display. */
    whole: without(['search', ...Object.keys(list?.filters ?? {})]),
  }
}
