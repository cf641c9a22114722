import { Link } from '@inertiajs/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '~/format'
import type { Noun } from '~/nouns'
import { t } from '~/text'
import { useListState } from '~/use_list_state'

/** Where a page of a list stands. */
export type Paging = {
  /** 1 is the first; null beyond the numbered pages, where only next and previous are known. */
  page: number | null
  limit: number
  total: number
  /** The list is longer than `total` says. */
  total_capped: boolean
  next_cursor?: string | null
  prev_cursor?: string | null
}

/** The list of a page: where it stands, how it is sorted and narrowed (`ListState` of the server). */
export type PageList = Paging & {
  sort: string
  search: string
  filters: Record<string, string>
  left_out: string[]
}

/**
 * Numbers (`?page=3`) while the list is short enough to count, next and previous (`?cursor=…`)
 * beyond. Links only, so that Back, sharing and browsers without scripts all do.
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
          <Step to="previous" address={page > 1 ? at({ page: page - 1 }) : null} />
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
          <Step to="next" address={page < last ? at({ page: page + 1 }) : null} />
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
  /** What is known of the whole. */
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
          <Step to="previous" address={previous ? at({ cursor: previous, page: null }) : null} />
        </li>
        <li>
          <Step to="next" address={next ? at({ cursor: next, page: null }) : null} />
        </li>
      </ul>
    </nav>
  )
}

function Step({ to, address }: { to: 'previous' | 'next'; address: string | null }) {
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
  if (!address) {
    return (
      <span className="pager-link is-off" aria-disabled="true">
        {content}
      </span>
    )
  }
  return (
    <Link href={address} className="pager-link" rel={to === 'next' ? 'next' : 'prev'}>
      {content}
    </Link>
  )
}

/** First, last, and two to either side of the current page; null where numbers are left out. */
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
