import type { Data } from '@generated/data'
import { DateTime } from '~/components/date_time'
import { FilterWords } from '~/components/playground/filter_words'
import { storedSearchUrl } from '~/components/playground/query'
import { PortalLink } from '~/components/portal_link'
import { t } from '~/text'

/** The latest searches, with free links to their results. */
export function LatestSearches({ searches }: { searches: Data.Search.Playground.SearchHistory[] }) {
  if (!searches.length) return null
  return (
    <section className="latest" aria-labelledby="latest">
      <h2 id="latest">{t('playground.latest_searches')}</h2>
      <p>{t('playground.latest_are_kept')}</p>
      <ul>
        {searches.map((search) => (
          <li key={search.id}>
            <span>
              <PortalLink className="link" href={storedSearchUrl(search)}>
                {search.skills.join(' + ')}
              </PortalLink>
              <FilterWords filters={search.filters} />
            </span>
            <span>
              {search.outcome === 'unresolved'
                ? t('playground.unresolved')
                : t('playground.matches_found', { count: search.total_matches })}
              , <DateTime value={search.created_at} exact />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
