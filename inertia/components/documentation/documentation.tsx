import '~/css/documentation.scss'
import { useEffect, useState } from 'react'
import type {
  DocumentationPage,
  DocumentedSection,
  NavigationGroup,
} from '#app/documentation/page_parts'
import type { DocumentationHit } from '#app/documentation/search_documentation'
import type { Reader } from '#app/documentation/reader'
import { CallReference, Fields } from '~/components/documentation/call_reference'
import { ReaderKeyNotice } from '~/components/documentation/reader_key_notice'
import { Samples } from '~/components/documentation/samples'
import { english, Prose } from '~/components/documentation/prose'
import { Meta } from '~/components/layout/meta'
import { PortalLink } from '~/components/portal_link'
import { t } from '~/text'

export interface DocumentationProps extends DocumentationPage {
  sample_language: string
  sample_languages: Array<{ name: string; title: string }>
  reader: Reader
  /** The results of a search; null on other pages. */
  found: { text: string; hits: DocumentationHit[] } | null
}

/**
 * A page of the API documentation: navigation, text, and code beside it, or below it on narrow screens. The
 * same for guests and in the portal, and complete without scripts.
 */
export function Documentation(props: DocumentationProps) {
  const { navigation, found } = props
  const title = found ? t('documentation.search') : props.title
  const lead = found ? '' : props.lead
  const sections = found ? [] : props.sections
  const active = useActiveSection(sections)
  return (
    <div className="docs">
      <Meta title={title} description={lead.replace(/<[^>]+>/g, '')} />
      <div className="docs-grid">
        <details className="docs-contents">
          <summary>{t('documentation.contents')}</summary>
          <Navigation groups={navigation} sections={sections} active={active} />
        </details>
        <div className="docs-nav">
          <Navigation groups={navigation} sections={sections} active={active} />
        </div>
        <div>
          <header className="docs-head">
            <h1 id="page" tabIndex={-1}>
              {title}
            </h1>
            {lead && <Prose className="docs-lead" html={lead} />}
            <form className="docs-search" role="search" action={navigation[0].items[0].href}>
              <input
                className="input"
                type="search"
                name="q"
                aria-label={t('documentation.search')}
                placeholder={t('documentation.search')}
                defaultValue={found?.text}
                maxLength={200}
              />
              <button type="submit" className="button">
                {t('common.search')}
              </button>
            </form>
          </header>
          {found && <Found {...found} />}
          {sections.map((section) => (
            <Section key={section.id} section={section} {...props} />
          ))}
        </div>
      </div>
    </div>
  )
}

function Found({ text, hits }: NonNullable<DocumentationProps['found']>) {
  return (
    <section className="doc doc-text" aria-labelledby="page">
      <p role="status">{t('documentation.found', { count: hits.length, text })}</p>
      <ul className="doc-fields">
        {hits.map(({ path, title, note, excerpt }) => (
          <li key={path}>
            <PortalLink className="link" href={path}>
              {title}
            </PortalLink>{' '}
            <span className="doc-type">{note}</span>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Section({
  section,
  samples,
  reader,
  ...languages
}: DocumentationProps & { section: DocumentedSection }) {
  const { id, title, is_english: isEnglish, prose, call, error, event } = section
  const codes = samples[id] ?? []
  return (
    <section
      className={codes.length ? 'doc has-code' : 'doc'}
      aria-labelledby={title === null ? 'page' : id}
    >
      <div className="doc-text">
        {title !== null && (
          <h2 id={id} lang={english(isEnglish && !call)}>
            <a href={`#${id}`}>{title}</a>
          </h2>
        )}
        {event && (
          <p className="doc-path">
            <code>{event.name}</code>
          </p>
        )}
        {error && (
          <p className="doc-path">
            <code>{error.code}</code>
            {error.statuses.map((status) => (
              <span className="doc-status" key={status}>
                {t('documentation.status', { status: String(status) })}
              </span>
            ))}
          </p>
        )}
        {prose.map((html, index) =>
          html === null ? (
            <ReaderKeyNotice key={index} reader={reader} />
          ) : (
            <Prose key={index} html={html} isEnglish={isEnglish} />
          )
        )}
        {event && <Fields lang={english(isEnglish)} rows={event.fields} quiet />}
        {call && <CallReference id={id} call={call} isEnglish={isEnglish} reader={reader} />}
      </div>
      {codes.length > 0 && (
        <div className="doc-code">
          <Samples of={id} heading={title ?? languages.title} codes={codes} {...languages} />
        </div>
      )}
    </section>
  )
}

interface NavigationProps {
  groups: NavigationGroup[]
  sections: DocumentedSection[]
  /** The id of the current section. */
  active: string | null
}

const groupTitles = () => ({
  start: t('documentation.start'),
  tasks: t('documentation.tasks'),
  calls: t('documentation.calls'),
  staff_calls: t('documentation.staff_calls'),
  more: t('documentation.more'),
})

/** All pages, and the sections of the current one. */
function Navigation({ groups, sections, active }: NavigationProps) {
  const titles = groupTitles()
  return (
    <nav aria-label={t('common.menu_documentation')}>
      <a className="docs-skip" href="#page">
        {t('common.skip_to_content')}
      </a>
      {groups.map(({ name, items }) => (
        <div key={name} className="docs-nav-group">
          <p className="docs-nav-title">{titles[name]}</p>
          <ul>
            {items.map(({ title, href, is_current: isCurrent }) => (
              <li key={href}>
                <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {title}
                </a>
                {isCurrent && <Sections page={title} sections={sections} active={active} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

type SectionsProps = Pick<NavigationProps, 'sections' | 'active'> & { page: string }

/** The sections of a page, without one that is named like the page. */
function Sections({ page, sections, active }: SectionsProps) {
  const titled = sections.filter(({ title }) => title !== null && title !== page)
  if (!titled.length) return null
  return (
    <ul className="docs-nav-sections">
      {titled.map(({ id, title, is_english: isEnglish, call, error, event }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            lang={english(isEnglish && !call)}
            aria-current={id === active ? 'location' : undefined}
          >
            {error?.code ?? event?.name ?? title}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The section at the top of the screen; null before scrolling and without scripts. */
function useActiveSection(sections: DocumentedSection[]): string | null {
  const [active, setActive] = useState<string | null>(null)
  const ids = sections.map(({ id }) => id).join(' ')

  useEffect(() => {
    const headings = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const look = () => {
      const above = headings.filter((heading) => heading.getBoundingClientRect().top < NEAR_TOP)
      setActive(above.at(-1)?.id ?? null)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [ids])

  return active
}

/** The distance of a heading from the top after its link was followed, in px, plus a margin. */
const NEAR_TOP = 120
