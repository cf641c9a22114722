import type { ListedSearch } from '~/components/playground/query'
import { t } from '~/text'

/** Terms that are shown; the others are counted. */
const named = 5

/** A metered call other than a playground search: its name and input. */
export function OtherCall({ search }: { search: ListedSearch }) {
  return (
    <>
      {t('searches.call', { call: search.call })}
      <span className="cell-note">{inputSummary(search)}</span>
    </>
  )
}

/** The first names, or the length of the text. */
function inputSummary({ skills, filters }: ListedSearch): string {
  const { count = skills.length, characters } = filters
  if (typeof characters === 'number') return t('searches.characters', { count: characters })
  const terms = skills.slice(0, named).join(', ')
  const more = Number(count) - Math.min(skills.length, named)
  return more > 0 ? t('searches.terms_and_more', { terms, more }) : terms
}
