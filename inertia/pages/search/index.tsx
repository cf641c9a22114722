import type { Data } from '@generated/data'
import type { DocumentationHit } from '#app/documentation/search_documentation'
import { Search } from '~/icons'
import { EmptyState } from '~/components/lists/empty_state'
import { PageHeader } from '~/components/layout/page_header'
import { findPages, type Destination } from '~/components/palette/find_pages'
import { kinds, type Kind } from '~/components/palette/kinds'
import { Marked } from '~/components/palette/marked'
import { PortalLink } from '~/components/portal_link'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { usePortal } from '~/use_portal'

interface SearchProps {
  q: string
  /** Null if the role cannot search them. */
  skills: Array<{ id: string; name: string; matched_alias: string | null }> | null
  clients: Data.Clients.ClientChoice[] | null
  documentation: DocumentationHit[]
}

interface Group {
  title: string
  items: Destination[]
  /** A link to all matches of the kind. */
  all?: Destination
}

/** The command palette as a page: for browsers without scripts, and to link to. */
export default function SearchPage({ q, skills, clients, documentation }: SearchProps) {
  const { user, to } = usePortal()
  const { at } = useArea()
  const role = user?.role ?? -1
  const [ofSkills, ofClients, ...ofDocumentation] = kinds
  const guides = ofDocumentation.find(({ roles }) => roles.includes(role))
  const groups: Group[] = [
    { title: t('common.pages'), items: q ? findPages(role, at(''), q) : [] },
    foundOf(
      ofSkills,
      skills?.map(({ id, name, matched_alias: note }) => ({ id, name, note })) ?? []
    ),
    foundOf(ofClients, clients?.map(({ id, name, email: note }) => ({ id, name, note })) ?? []),
    ...(guides
      ? [
          foundOf(
            guides,
            documentation.map(({ path: id, title: name, note }) => ({ id, name, note }))
          ),
        ]
      : []),
  ].filter(({ items }) => items.length > 0)

  function foundOf(kind: Kind, records: Array<{ id: string; name: string; note: string | null }>) {
    const items: Destination[] = records.map(({ id, name, note }) => ({
      label: name,
      note,
      href: kind.open(id, at),
    }))
    const all = { label: kind.allWith(q), href: kind.all(q, at) }
    return { title: kind.title(), items, all }
  }

  return (
    <div className="form-column">
      <PageHeader title={t('search.search')} />
      <form className="filter-form" role="search" method="get" action={to(at('/search'))}>
        <div className="filter-search">
          <Search size={16} />
          <input
            className="input"
            type="search"
            name="q"
            aria-label={
              clients
                ? t('search.pages_skills_clients')
                : skills
                  ? t('search.pages_skills')
                  : t('common.pages')
            }
            defaultValue={q}
            maxLength={200}
          />
        </div>
        <button type="submit" className="button is-primary">
          {t('search.search')}
        </button>
      </form>
      {groups.map(({ title, items, all }) => (
        <section key={title} className="search-group">
          <h2 className="card-title">{title}</h2>
          <ul>
            {items.map(({ label, note, href }) => (
              <li key={href}>
                <PortalLink href={href}>
                  <Marked label={label} text={q} />
                </PortalLink>
                {note && <span className="suggestion-note">{note}</span>}
              </li>
            ))}
            {all && (
              <li>
                <PortalLink href={all.href}>{all.label}</PortalLink>
              </li>
            )}
          </ul>
        </section>
      ))}
      {!q && <p className="is-weak mt-4">{t('search.help')}</p>}
      {q && !groups.length && (
        <EmptyState title={t('search.nothing_called_so')}>{t('search.nothing_advice')}</EmptyState>
      )}
    </div>
  )
}

SearchPage.layout = PortalLayout
