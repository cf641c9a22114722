import { router, usePage } from '@inertiajs/react'
import { addressWith, partsOf } from '~/address'
import type { PageList } from '~/components/pager'
import { usePortal } from '~/use_portal'

type Changes = Record<string, string | number | null | undefined>

/**
 * Where a list stands and the ways on from there. The address is the only state: search, filters, order
 * and place stand in it and nowhere else, so that reload, Back and sharing give the same view, and
 * parameters that nobody here knows survive. `list` is what the server made of the address.
 */
export function useListState(list?: PageList) {
  const { url, to } = usePortal()
  const { views } = usePage().props
  const { path, query } = partsOf(url)
  const columns = query.get('columns')?.split(',').filter(Boolean) ?? []
  const hasDefault = views?.some((view) => view.is_default)
  // The plain address is that of the default view.
  const at = (changes: Changes) => {
    const address = addressWith(url, { view: null, ...changes })
    return hasDefault && address === path ? `${path}?view=all` : address
  }
  const without = (names: string[]) => at(Object.fromEntries(names.map((name) => [name, null])))
  const order = (list?.sort ?? query.get('sort') ?? '').split(',')[0] ?? ''

  return {
    path,
    query,
    /** The address with some parameters changed; null takes one away. All but a move leads to the first page. */
    at,
    /** The address without these parameters. */
    without,
    /** Shows the list with some parameters changed, where it is on the screen. */
    show: (changes: Changes) =>
      router.get(at(changes), {}, { preserveState: true, preserveScroll: true }),
    /** What a GET form must carry so that nothing is lost but its own fields and the place in the list. */
    kept: (own: string[]) =>
      [...query].filter(([name]) => ![...own, 'page', 'cursor', 'view'].includes(name)),
    /** The columns that are shown, by name; null shows all. */
    columns: columns.length ? columns : null,
    isCompact: query.get('density') === 'compact',
    /** The person's own views of this list; null where none can be kept. */
    views: views ?? null,
    /** The list as it comes, without any default view. */
    standard: hasDefault ? `${path}?view=all` : path,
    /** Which way the list goes by this column; undefined where another one orders it. */
    directionOf(sort: string) {
      if (order === sort) return 'ascending'
      return order === `-${sort}` ? 'descending' : undefined
    },
    /** The address ordered by this column, the other way round where it is so already. */
    sortedBy: (sort: string) => at({ sort: order === sort ? `-${sort}` : sort }),
    isNarrowed: Boolean(list && (list.search || Object.keys(list.filters).length)),
    /** The addresses, by format, of a file of exactly what is listed, and of these columns; all without a choice. */
    fileAt(place: string, shown: string[] | null = null) {
      const view = new URLSearchParams(list?.filters)
      if (list?.search) view.set('search', list.search)
      if (list?.sort) view.set('sort', list.sort)
      if (shown) view.set('columns', shown.join(','))
      return (format: string) =>
        `${to(place)}?${new URLSearchParams([...view, ['format', format]])}`
    },
    /** The whole list, in the order and the looks that it has. */
    whole: without(['search', ...Object.keys(list?.filters ?? {})]),
  }
}
