import '~/css/list_pages.scss'
import { ChevronLeft, ChevronRight } from '~/icons'
import type { ReactNode } from 'react'
import { formatCount } from '~/format'
import type { Noun } from '~/nouns'
import { t } from '~/text'
import { useListState } from '~/use_list_state'
import { Link } from '~/components/link'

/** The position of a page of a list. */
export type Paging = {
  /** The page number; null beyond the numbered pages, where only next and previous exist. */
  page: number | null
  limit: number
  total: number
  /** Whether the list is longer than `total`. */
  total_capped: boolean
  next_cursor?: string | null
  prev_cursor?: string | null
}

/** The state of a list: position, order and filters (`ListState` of the server). */
export type PageList = Paging & {
  sort: string
  search: string
  filters: Record<string, string>
  left_out: string[]
}

/**
 * Numbered pages (`?page=3`) while the list is short enough to count, next and previous (`?cursor=…`) beyond.
 * Only links, so that Back, sharing and browsers without scripts work.
 */
export function Pager({ paging, noun }: { paging: Paging; noun: Noun }) {
  const { at } = useListState()
  const { page, limit, total, total_capped: capped } = paging
  if (page === null || capped) return <StepPager paging={paging} />

  const last = Math.max(1, Math.ceil(total / limit))
  if (last === 1) return null
  const first = (page - 1) * limit + 1
  return (
    <nav className="pager" aria-label={t('common.pages')}>
      <p className="pager-summary">
        {t('common.rows_of_total', { first, last: Math.min(total, page * limit), total })}
        <span className="is-sr-only"> {noun(total)}</span>
      </p>
      <ul className="pager-list">
        <li>
          <Step to="previous" url={page > 1 ? at({ page: page - 1 }) : null} />
        </li>
        {pagesAround(page, last).map((number, index) =>
          number === null ? (
            <li key={`gap-${index}`} className="pager-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number} className={number === page ? '' : 'pager-number'}>
              <Link
                href={at({ page: number === 1 ? null : number, cursor: null })}
                className="pager-link"
                aria-label={t('common.page_number', { number: String(number) })}
                aria-current={number === page ? 'page' : undefined}
              >
                {formatCount(number)}
              </Link>
            </li>
          )
        )}
        <li>
          <Step to="next" url={page < last ? at({ page: page + 1 }) : null} />
        </li>
      </ul>
    </nav>
  )
}

function StepPager({ paging }: { paging: Paging }) {
  const { next_cursor: next, prev_cursor: previous, total, total_capped: capped } = paging
  return (
    <KeyedPager next={next ?? null} previous={previous ?? null}>
      {capped
        ? t('common.more_than', { count: total })
        : t('common.count_in_all', { count: total })}
    </KeyedPager>
  )
}

interface KeyedPagerProps {
  next: string | null
  previous: string | null
  /** The known size of the list. */
  children?: ReactNode
}

/** Next and previous (`?cursor=…`), for lists that are not counted. */
export function KeyedPager({ next, previous, children }: KeyedPagerProps) {
  const { at } = useListState()
  if (!next && !previous) return null
  return (
    <nav className="pager" aria-label={t('common.pages')}>
      <p className="pager-summary">{children}</p>
      <ul className="pager-list">
        <li>
          <Step to="previous" url={previous ? at({ cursor: previous, page: null }) : null} />
        </li>
        <li>
          <Step to="next" url={next ? at({ cursor: next, page: null }) : null} />
        </li>
      </ul>
    </nav>
  )
}

function Step({ to, url }: { to: 'previous' | 'next'; url: string | null }) {
  const content =
    to === 'previous' ? (
      <>
        <ChevronLeft size={16} /> {t('common.previous')}
      </>
    ) : (
      <>
        {t('common.next')} <ChevronRight size={16} />
      </>
    )
  if (!url) {
    return (
      <span className="pager-link is-off" aria-disabled="true">
        {content}
      </span>
    )
  }
  return (
    <Link href={url} className="pager-link" rel={to === 'next' ? 'next' : 'prev'}>
      {content}
    </Link>
  )
}

/** The first, the last, and two pages on each side of the current one; null marks a gap. */
function pagesAround(page: number, last: number): Array<number | null> {
  const shown = new Set([1, last, page - 1, page, page + 1])
  if (page <= 3) [2, 3, 4].forEach((number) => shown.add(number))
  if (page >= last - 2) [last - 3, last - 2, last - 1].forEach((number) => shown.add(number))

  const numbers = [...shown].filter((number) => number >= 1 && number <= last)
  const pages: Array<number | null> = []
  for (const number of numbers.sort((a, b) => a - b)) {
    const before = pages.at(-1)
    if (before && number - before === 2) pages.push(number - 1)
    else if (before && number - before > 2) pages.push(null)
    pages.push(number)
  }
  return pages
}
