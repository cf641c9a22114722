import type { Data } from '@generated/data'
import { Form } from '~/components/form'
import { searchLabel } from '~/components/playground/price_note'
import type { Price } from '~/components/playground/query'
import { SubmitButton } from '~/components/submit_button'
import { t } from '~/text'

interface SearchAgainProps {
  search: Data.Playground.SearchHistory
  price: Price
  /** Makes one press one search. */
  once: string
}

/** Makes a search of the history anew; says what that costs. */
export function SearchAgain({ search, price, once }: SearchAgainProps) {
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
        {searchLabel(price, true)}
        <span className="is-sr-only">
          {` ${t('playground.for_skills', { skills: search.skills.join(' + ') })}`}
        </span>
      </SubmitButton>
    </Form>
  )
}
