import '~/css/answer.scss'
import '~/css/site.scss'
import type { Data } from '@generated/data'
import { Meta } from '~/components/layout/meta'
import { PackageCard, PackageCards } from '~/components/packages/package_card'
import { PortalLink } from '~/components/portal_link'
import { ExampleCall, ExampleList, type ExampleAnswer } from '~/components/site/example_answer'
import { SearchStarter } from '~/components/site/try_it'
import { formatCount } from '~/format'
import { PublicLayout } from '~/layouts/public'
import { languageNow, t } from '~/text'
import { usePortal } from '~/use_portal'

type StartsWith = { name: string; total_calls: number } | null

interface HomeProps {
  figures: { skills: number; relations: number; domains: number }
  example: { skills: Array<{ name: string; terms: string }>; answer: ExampleAnswer | null }
  packages: Data.Billing.Packages.PackageCard[]
  /** The currencies of packages, and the one that is shown. */
  currencies: string[]
  currency: string | null
  /** The package for new accounts, if any. */
  starts_with: StartsWith
  /** Searches per day without an account. */
  guest_searches: number
  api: string
}

export default function Home({ figures, example, packages, api, ...terms }: HomeProps) {
  const { name } = usePortal()
  const { starts_with: startsWith, guest_searches: guestSearches } = terms
  const { skills, answer } = example
  return (
    <>
      <Meta
        title={t('site.home_title')}
        description={t('site.home_description', { portal: name, skills: figures.skills })}
        structured={useStructuredData()}
      />
      <section className="hero">
        <div className="wrap hero-grid">
          <div>
            <h1 tabIndex={-1}>{t('site.home_heading')}</h1>
            <p className="hero-lead">{t('site.home_lead', { portal: name })}</p>
            <div className="hero-actions">
              <Register startsFree={Boolean(startsWith)} />
              <PortalLink className="button is-large" href="/playground">
                {t('site.open_playground')}
              </PortalLink>
            </div>
          </div>
          <div className="hero-side">
            <SearchStarter skills={skills} guestSearches={guestSearches} />
            {answer && <ExampleList answer={answer} />}
          </div>
        </div>
      </section>
      <Figures {...figures} />
      <HowItWorks />
      {answer && <ForPrograms answer={answer} api={api} />}
      {packages.length > 0 && <Offers {...terms} packages={packages} startsWith={startsWith} />}
      <Begin startsFree={Boolean(startsWith)} />
    </>
  )
}

Home.layout = PublicLayout

/** Structured data (schema.org) of the organisation and its search. */
function useStructuredData(): object {
  const { name, origin, to } = usePortal()
  const home = `${origin}${to('/')}`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', name, 'url': home, 'logo': `${origin}${to('/icons/shared.png')}` },
      {
        '@type': 'WebSite',
        name,
        'inLanguage': languageNow(),
        'url': home,
        'potentialAction': {
          '@type': 'SearchAction',
          'target': {
            '@type': 'EntryPoint',
            'urlTemplate': `${origin}${to('/playground')}?skills={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}

function Register({ startsFree }: { startsFree: boolean }) {
  const { dashboard } = usePortal()
  return (
    <PortalLink className="button is-primary is-large" href={dashboard ?? '/auth/register'}>
      {dashboard
        ? t('site.go_to_dashboard')
        : startsFree
          ? t('site.start_with_free_calls')
          : t('site.register')}
    </PortalLink>
  )
}

function Figures({ skills, relations, domains }: HomeProps['figures']) {
  const figures = [
    { value: skills, label: t('site.figure_skills') },
    { value: relations, label: t('site.figure_relations') },
    { value: domains, label: t('site.figure_domains') },
  ]
  return (
    <section className="figures" aria-label={t('site.graph_in_figures')}>
      <dl className="wrap">
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCount(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const steps = () => [
  { title: t('site.step_name'), text: t('site.step_name_text') },
  { title: t('site.step_see'), text: t('site.step_see_text') },
  { title: t('site.step_narrow'), text: t('site.step_narrow_text') },
]

function HowItWorks() {
  return (
    <section className="section">
      <div className="wrap">
        <h2>{t('site.how_it_works')}</h2>
        <ol className="steps">
          {steps().map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className="section-action">
          <PortalLink className="link" href="/about-us">
            {t('site.how_charging_works')}
          </PortalLink>
        </p>
      </div>
    </section>
  )
}

function ForPrograms({ answer, api }: { answer: ExampleAnswer; api: string }) {
  return (
    <section className="section">
      <div className="wrap hero-grid">
        <div>
          <h2>{t('site.for_programs')}</h2>
          <p className="section-lead">{t('site.for_programs_text')}</p>
          <p>
            <PortalLink className="link" href="/docs">
              {t('site.read_documentation')}
            </PortalLink>
          </p>
        </div>
        <ExampleCall answer={answer} api={api} />
      </div>
    </section>
  )
}

interface OffersProps extends Pick<HomeProps, 'packages' | 'currencies' | 'currency'> {
  startsWith: StartsWith
}

function Offers({ packages, currencies, currency, startsWith }: OffersProps) {
  const { user } = usePortal()
  const guest = { label: t('common.sign_up'), href: '/auth/register' }
  const partner = { label: t('site.buy'), href: '/portal/partner/packages-list' }
  const action = user ? user.role === 2 && partner : guest
  return (
    <section className="section" id="packages">
      <div className="wrap">
        <h2>{t('site.call_packages')}</h2>
        <p className="section-lead">
          {startsWith
            ? t('site.pay_by_the_call_start_free', {
                package: startsWith.name,
                calls: startsWith.total_calls,
              })
            : t('site.pay_by_the_call')}
        </p>
        {currencies.length > 1 && (
          <nav className="currency-choice" aria-label={t('site.currency')}>
            {currencies.map((code) => (
              <PortalLink
                key={code}
                className="button is-small"
                href={`/?currency=${code}#packages`}
                aria-current={code === currency ? 'true' : undefined}
                preserveScroll
              >
                {code}
              </PortalLink>
            ))}
          </nav>
        )}
        <PackageCards>
          {packages.map((offer) => (
            <li key={offer.id}>
              <PackageCard offer={offer}>
                {action && (
                  <PortalLink className="button" href={action.href}>
                    {action.label}
                    <span className="is-sr-only"> ({offer.name})</span>
                  </PortalLink>
                )}
              </PackageCard>
            </li>
          ))}
        </PackageCards>
      </div>
    </section>
  )
}

function Begin({ startsFree }: { startsFree: boolean }) {
  return (
    <section className="section">
      <div className="wrap">
        <h2>{t('site.try_it')}</h2>
        <p className="section-lead">{t('site.try_it_text')}</p>
        <div className="hero-actions">
          <Register startsFree={startsFree} />
          <PortalLink className="button is-large" href="/contact-us">
            {t('site.contact_us')}
          </PortalLink>
        </div>
      </div>
    </section>
  )
}
