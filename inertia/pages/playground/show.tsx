import '~/css/answer.scss'
import '~/css/playground.scss'
import type { Data } from '@generated/data'
import { FlaskConical } from '~/icons'
import { splitUrl } from '~/url'
import { EmptyState } from '~/components/lists/empty_state'
import { IgnoredFilters } from '~/components/lists/ignored_filters'
import { PageHeader } from '~/components/layout/page_header'
import { Answer } from '~/components/playground/answer'
import { LatestSearches } from '~/components/playground/latest_searches'
import { PriceBar } from '~/components/playground/price_note'
import type { Price, StoredSearch, View } from '~/components/playground/query'
import { QueryLink } from '~/components/playground/query_link'
import { PortalLink } from '~/components/portal_link'
import { SavedSearches } from '~/components/playground/saved_searches'
import { SearchForm, type PlaygroundForm } from '~/components/playground/search_form'
import { BareLayout } from '~/layouts/bare'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

interface PlaygroundProps {
  form: PlaygroundForm
  price: Price
  search: StoredSearch | null
  /** Whether the URL has a search of another user. */
  elsewhere: boolean
  view: View
  /** Names of popular skills as examples. */
  examples: string[]
  /** The user's latest searches with stored results; empty on a page with results. */
  latest: Data.Search.Playground.SearchHistory[]
}

export default function Playground(props: PlaygroundProps) {
  const { form, price, search, elsewhere, view, examples, latest } = props
  const { user, url } = usePortal()
  return (
    <>
      <PageHeader
        title={t('common.menu_playground')}
        description={t('playground.description')}
        lead={t('playground.lead')}
      >
        {user?.role === 2 && (
          <PortalLink className="button" href="/portal/partner/playground/search-history">
            {t('common.menu_search_history')}
          </PortalLink>
        )}
      </PageHeader>
      <IgnoredFilters sentences={form.left_out} />
      <div className="playground">
        <SearchForm
          key={form.once}
          form={form}
          price={price}
          answered={Boolean(search?.answer)}
          view={splitUrl(url).query.get('view')}
        />
        <div className="playground-answer">
          {elsewhere && <p className="note">{t('playground.answer_of_others')}</p>}
          {search && !search.answer && <p className="note">{t('playground.answer_not_kept')}</p>}
          {search?.answer && (
            <Answer
              search={search}
              answer={search.answer}
              asked={form.asked}
              price={price}
              view={view}
            />
          )}
          {!search?.answer && <Beginning examples={examples} />}
          <SavedSearches price={price} savable={form.asked.skills.length > 0} />
          <LatestSearches searches={latest} />
        </div>
        <PriceBar price={price} />
      </div>
    </>
  )
}

Playground.layout = BareLayout

/** Before the first search: what to type. */
function Beginning({ examples }: { examples: string[] }) {
  return (
    <EmptyState
      icon={FlaskConical}
      title={t('playground.answer_appears_here')}
      action={examples.length > 0 && <Examples names={examples} />}
    >
      {t('playground.nothing_charged')}
      {examples.length > 0 && ` ${t('playground.examples')}`}
    </EmptyState>
  )
}

function Examples({ names }: { names: string[] }) {
  return (
    <ul className="chips is-centered">
      {names.map((name) => (
        <li key={name}>
          <QueryLink className="chip" asked={{ skills: [name] }}>
            {name}
          </QueryLink>
        </li>
      ))}
    </ul>
  )
}
