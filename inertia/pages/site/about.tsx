import '~/css/site.scss'
import { ArrowRight } from '~/icons'
import type { ReactNode } from 'react'
import { Meta } from '~/components/layout/meta'
import { PortalLink } from '~/components/portal_link'
import { PublicLayout } from '~/layouts/public'
import { rich, t } from '~/text'
import { usePortal } from '~/use_portal'

interface AboutProps {
  figures: { skills: number; relations: number; domains: number }
  /** The price of a search, in calls. */
  price: number
  /** Searches per day without an account. */
  guest_searches: number
  /** The alert thresholds, in percent. */
  alerts: [number, number]
}

export default function About({ figures, ...charging }: AboutProps) {
  const { name, dashboard } = usePortal()
  return (
    <>
      <Meta
        title={t('common.about_us')}
        description={t('site.about_description', { portal: name })}
      />
      <article className="wrap reading">
        <h1 tabIndex={-1}>{t('common.about_us')}</h1>
        <p className="hero-lead">{t('site.about_lead', { portal: name })}</p>
        <Audience />
        <Relations />
        <Sources {...figures} />
        <Charging {...charging} />
        <p className="hero-actions">
          <PortalLink className="button is-primary is-medium" href={dashboard ?? '/auth/register'}>
            {dashboard ? t('site.go_to_dashboard') : t('site.register_organisation')}
          </PortalLink>
          <PortalLink className="button is-medium" href="/contact-us">
            {t('site.contact_us')}
          </PortalLink>
        </p>
      </article>
    </>
  )
}

About.layout = PublicLayout

const readers = () => [
  { who: t('site.for_recruiting'), what: t('site.for_recruiting_text') },
  { who: t('site.for_learning'), what: t('site.for_learning_text') },
  { who: t('site.for_planning'), what: t('site.for_planning_text') },
]

function Audience() {
  return (
    <Part id="who" title={t('site.who_it_is_for')}>
      <dl className="term-list">
        {readers().map(({ who, what }) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

const relationTypes = () => [
  { type: t('common.relation_related'), means: t('site.type_related_means') },
  { type: t('common.relation_broader'), means: t('site.type_broader_means') },
  { type: t('common.relation_narrower'), means: t('site.type_narrower_means') },
  { type: t('common.relation_essential'), means: t('site.type_essential_means') },
  { type: t('common.relation_optional'), means: t('site.type_optional_means') },
  { type: t('common.relation_co_occurs'), means: t('site.type_co_occurs_means') },
]

function Relations() {
  return (
    <Part id="relations" title={t('site.how_relations_work')}>
      <p>{t('site.what_a_relation_is')}</p>
      <dl className="term-list">
        {relationTypes().map(({ type, means }) => (
          <div key={type}>
            <dt>{type}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
      <p>{t('site.how_weights_combine')}</p>
      <p className="code-block">{rich('site.score_formula', { strong })}</p>
      <p>{t('site.why_each_line')}</p>
    </Part>
  )
}

function Sources({ skills, relations, domains }: AboutProps['figures']) {
  const { attribution } = usePortal()
  return (
    <Part id="data" title={t('site.where_data_come_from')}>
      {attribution && <p>{attribution}</p>}
      <p>{t('site.graph_at_the_moment', { skills, domains, relations })}</p>
    </Part>
  )
}

function Charging({ price, guest_searches: guests, alerts }: Omit<AboutProps, 'figures'>) {
  const [first, last] = alerts
  const { name } = usePortal()
  return (
    <Part id="calls" title={t('site.how_calls_are_charged')}>
      <p>{rich('site.price_of_a_search', { portal: name, price, strong })}</p>
      <div className="content">
        <ul>
          <li>{t('site.charged_once')}</li>
          <li>{t('site.what_costs_nothing')}</li>
          <li>{t('site.repeated_unpaid')}</li>
          <li>{t('site.order_of_spending')}</li>
          <li>{t('site.told_when_used', { first, last })}</li>
          {guests > 0 && <li>{t('site.guests_may_search', { times: guests })}</li>}
        </ul>
      </div>
      <p>
        <PortalLink className="link-arrow" href="/#packages">
          {t('site.packages_and_prices')} <ArrowRight size={16} />
        </PortalLink>
      </p>
    </Part>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function strong(inside: ReactNode) {
  return <strong>{inside}</strong>
}
