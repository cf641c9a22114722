import type { ReactNode } from 'react'
import { Form } from '~/components/forms/form'
import { repeatedSearchPath, type ListedSearch, type Price } from '~/components/playground/query'
import { rich } from '~/text'
import { usePortal } from '~/use_portal'

const FORM = 'again'

interface SearchAgainProps {
  search: ListedSearch
  price: Price
}

/** Repeats a search of the history, with its price. The page has one `SearchAgainForm` for all rows. */
export function SearchAgain({ search, price }: SearchAgainProps) {
  const { to } = usePortal()
  const values = { skills: search.skills.join(' + '), unseen }
  return (
    <button
      type="submit"
      className="button is-small"
      form={FORM}
      formAction={to(repeatedSearchPath(search))}
    >
      {price.payer === 'client'
        ? rich('playground.search_again_for_skills_and_calls', { calls: price.calls, ...values })
        : rich('playground.search_again_for_skills', values)}
    </button>
  )
}

/** `once` is the idempotency token of the form. */
export function SearchAgainForm({ once }: { once: string }) {
  return (
    <Form action="/playground" id={FORM}>
      <input type="hidden" name="once" value={once} />
    </Form>
  )
}

function unseen(inside: ReactNode) {
  return <span className="is-sr-only">{inside}</span>
}
