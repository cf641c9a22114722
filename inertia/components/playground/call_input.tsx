import { FilterWords } from '~/components/playground/filter_words'
import { OtherCall } from '~/components/playground/other_call'
import { storedSearchUrl, type ListedSearch } from '~/components/playground/query'
import { PortalLink } from '~/components/portal_link'

interface CallInputProps {
  search: ListedSearch
  /** Links to the results if the user may see them. */
  linked?: boolean
}

/** The input of a metered call in the history. */
export function CallInput({ search, linked = false }: CallInputProps) {
  if (search.call !== 'playground-search') return <OtherCall search={search} />
  const skills = search.skills.join(' + ')
  return (
    <>
      {linked ? <PortalLink href={storedSearchUrl(search)}>{skills}</PortalLink> : skills}
      <FilterWords filters={search.filters} />
    </>
  )
}
