import '~/css/site.scss'
import { Meta } from '~/components/layout/meta'
import { PortalLink } from '~/components/portal_link'
import { NamesByLanguage } from '~/components/skills/names_by_language'
import { statusLabel } from '~/components/status_tag'
import { PublicLayout } from '~/layouts/public'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

interface SkillProps {
  skill: {
    name: string
    /** Of the name. */
    language: string
    type: string
    domain: string | null
    aliases: string[]
    /** In other languages. */
    names: Array<{ language: string; names: string[] }>
    description: string | null
  }
  related: Array<{ name: string; path: string }>
  /** The name as a query string. */
  terms: string
}

/** The public page of a skill. */
export default function Skill({ skill, related, terms }: SkillProps) {
  const { name, language, type, domain, aliases, names, description } = skill
  const portal = usePortal().name
  return (
    <>
      <Meta
        title={name}
        description={
          description ? excerptOf(description) : t('site.skill_summary', { name, portal })
        }
        structured={useStructuredData(skill)}
      />
      <article className="wrap reading skill">
        <h1 tabIndex={-1} lang={language}>
          {name}
        </h1>
        {description && <p className="hero-lead">{description}</p>}
        <dl className="term-list part">
          <div>
            <dt>{t('site.skill_type')}</dt>
            <dd>{statusLabel(type)}</dd>
          </div>
          {domain && (
            <div>
              <dt>{t('site.skill_domain')}</dt>
              <dd>{domain}</dd>
            </div>
          )}
          {aliases.length > 0 && (
            <div>
              <dt>{t('site.skill_aliases')}</dt>
              <dd>{aliases.join(' · ')}</dd>
            </div>
          )}
          <NamesByLanguage names={names} />
        </dl>
        {related.length > 0 && (
          <section className="part" aria-labelledby="related">
            <h2 id="related">{t('site.skill_related')}</h2>
            <ul>
              {related.map((other) => (
                <li key={other.path}>
                  <PortalLink className="link" href={other.path}>
                    {other.name}
                  </PortalLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className="hero-actions">
          <PortalLink
            className="button is-primary is-medium"
            href={`/playground?skills=${encodeURIComponent(terms)}`}
          >
            {t('site.open_in_playground')}
          </PortalLink>
        </p>
      </article>
    </>
  )
}

Skill.layout = PublicLayout

/** Structured data (schema.org) of the skill as a term of the catalogue. */
function useStructuredData({ name, aliases, names, description }: SkillProps['skill']): object {
  const others = [...new Set([...aliases, ...names.flatMap((one) => one.names)])]
  const { name: portal, origin, path, to } = usePortal()
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    name,
    ...(others.length > 0 && { alternateName: others }),
    ...(description && { description }),
    'url': `${origin}${to(path)}`,
    'inDefinedTermSet': { '@type': 'DefinedTermSet', 'name': portal, 'url': `${origin}${to('/')}` },
  }
}

/** The first sentences, as long as search engines show them. */
function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= 160 ? line : `${line.slice(0, 160).replace(/\s+\S*$/, '')} …`
}
