import '~/css/answer.scss'
import '~/css/playground.scss'
import type { Data } from '@generated/data'
import { FlaskConical } from 'lucide-react'
import { partsOf } from '~/address'
import { EmptyState } from '~/components/empty_state'
import { PageHeader } from '~/components/page_header'
import { Answer } from '~/components/playground/answer'
import { LatestSearches } from '~/components/playground/latest_searches'
import { PriceBar } from '~/components/playground/price_note'
import type { Price, StoredSearch, View } from '~/components/playground/query'
import { QueryLink } from '~/components/playground/query_link'
import { PortalLink } from '~/components/portal_link'
import { SearchForm, type PlaygroundForm } from '~/components/playground/search_form'
import { BareLayout } from '~/layouts/bare'
import { usePortal } from '~/use_portal'

interface PlaygroundProps {
  form: PlaygroundForm
  price: Price
  search: StoredSearch | null
  /** The address names a search that is not this visitor's. */
  elsewhere: boolean
  view: View
  /** Names of much used skills, to begin with. */
  examples: string[]
  /** One's own last searches whose answers were kept; none beside an answer. */
  latest: Data.Playground.SearchHistory[]
}

export default function Playground(props: PlaygroundProps) {
  const { form, price, search, elsewhere, view, examples, latest } = props
  const { user, url } = usePortal()
  return (
    <>
      <PageHeader
        title="Playground"
        description="Name one or more skills and see which others belong to them, how strongly, and why. Free to try without an account."
        lead="Name one or more skills and see which others belong to them, how strongly, and why."
      >
        {user?.role === 2 && (
          <PortalLink className="button" href="/portal/partner/playground/search-history">
            Search history
          </PortalLink>
        )}
      </PageHeader>
      <div className="playground">
        <SearchForm
          key={form.once}
          form={form}
          price={price}
          answered={Boolean(search?.answer)}
          view={partsOf(url).query.get('view')}
        />
        <div className="playground-answer">
          {elsewhere && (
            <p className="note">
              The answer at this address belongs to the one who searched. The query is filled in:
              press Search to ask it yourself.
            </p>
          )}
          {search && !search.answer && (
            <p className="note">
              The answer of this search was not kept, as answers over the API are not. The query is
              filled in: press Search to ask it again.
            </p>
          )}
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
      title="Related skills appear here"
      action={examples.length > 0 && <Examples names={examples} />}
    >
      Nothing is charged until you press Search.
      {examples.length > 0 && ' Well connected skills to begin with:'}
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
