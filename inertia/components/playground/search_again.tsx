import type { Data } from '@generated/data'
import type { ReactNode } from 'react'
import { Form } from '~/components/forms/form'
import type { Price } from '~/components/playground/query'
import { SubmitButton } from '~/components/forms/submit_button'
import { rich } from '~/text'

interface SearchAgainProps {
  search: Data.Search.Playground.SearchHistory
  price: Price
  /** Idempotency token of the form. */
  once: string
}

/** Repeats a search of the history, with its price. */
export function SearchAgain({ search, price, once }: SearchAgainProps) {
  const values = { skills: search.skills.join(' + '), unseen }
  return (
    <Form action="/playground" id={`again-${search.id}`}>
      <input type="hidden" name="once" value={once} />
      {search.skills.map((skill) => (
        <input key={skill} type="hidden" name="skills[]" value={skill} />
      ))}
      {Object.entries(search.filters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <SubmitButton className="is-small">
        {price.payer === 'client'
          ? rich('playground.search_again_for_skills_and_calls', { calls: price.calls, ...values })
          : rich('playground.search_again_for_skills', values)}
      </SubmitButton>
    </Form>
  )
}

function unseen(inside: ReactNode) {
  return <span className="is-sr-only">{inside}</span>
}
