import type { Data } from '@generated/data'
import { DateTime } from '~/components/date_time'
import { storedAddress } from '~/components/playground/query'
import { FilterWords } from '~/components/playground/search_columns'
import { PortalLink } from '~/components/portal_link'
import { countOf } from '~/format'

/** What one searched last, each with the way back to its answer, free. */
export function LatestSearches({ searches }: { searches: Data.Playground.SearchHistory[] }) {
  if (!searches.length) return null
  return (
    <section className="latest" aria-labelledby="latest">
      <h2 id="latest">Your latest searches</h2>
      <p>Their answers are kept: looking at them again is free.</p>
      <ul>
        {searches.map((search) => (
          <li key={search.id}>
            <span>
              <PortalLink className="link" href={storedAddress(search)}>
                {search.skills.join(' + ')}
              </PortalLink>
              <FilterWords filters={search.filters} />
            </span>
            <span className="latest-facts">
              {countOf(search.total_matches, 'match', 'matches')},{' '}
              <DateTime value={search.created_at} exact />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
