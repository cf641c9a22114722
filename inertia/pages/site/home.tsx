import '~/css/answer.scss'
import '~/css/site.scss'
import type { Data } from '@generated/data'
import { Meta } from '~/components/meta'
import { PackageCard, PackageCards } from '~/components/packages/package_card'
import { PortalLink } from '~/components/portal_link'
import { ExampleCall, ExampleList, type ExampleAnswer } from '~/components/site/example_answer'
import { TryIt } from '~/components/site/try_it'
import { countOf, formatCount } from '~/format'
import { PublicLayout } from '~/layouts/public'
import { usePortal } from '~/use_portal'

type StartsWith = { name: string; total_calls: number } | null

interface HomeProps {
  figures: { skills: number; relations: number; domains: number }
  example: { skills: Array<{ name: string; terms: string }>; answer: ExampleAnswer | null }
  packages: Data.Packages.PackageCard[]
  /** What registering brings; null where it brings nothing. */
  starts_with: StartsWith
  /** Searches a day without an account. */
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
        title="Know which skills belong together"
        description={`${name} knows ${formatCount(figures.skills)} skills and the weighted relations between them. Search them in the playground or from your own system.`}
        structured={useStructured()}
      />
      <section className="hero">
        <div className="wrap hero-grid">
          <div>
            <h1 tabIndex={-1}>Know which skills belong together.</h1>
            <p className="hero-lead">
              {name} is a curated graph of skills and the weighted relations between them. Name a
              few, and see which others come with them, how strongly, and why.
            </p>
            <div className="hero-actions">
              <Register startsFree={Boolean(startsWith)} />
              <PortalLink className="button is-large" href="/playground">
                Open the playground
              </PortalLink>
            </div>
          </div>
          <div className="hero-side">
            <TryIt skills={skills} guestSearches={guestSearches} />
            {answer && <ExampleList answer={answer} />}
          </div>
        </div>
      </section>
      <Figures {...figures} />
      <HowItWorks />
      {answer && <ForPrograms answer={answer} api={api} />}
      {packages.length > 0 && <Offers packages={packages} startsWith={startsWith} />}
      <Begin startsFree={Boolean(startsWith)} />
    </>
  )
}

Home.layout = PublicLayout

/** The organisation behind the site, and its search, as schema.org names them. */
function useStructured(): object {
  const { name, origin, to } = usePortal()
  const home = `${origin}${to('/')}`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', name, 'url': home, 'logo': `${origin}${to('/icons/shared.png')}` },
      {
        '@type': 'WebSite',
        name,
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
      {dashboard ? 'Go to your dashboard' : startsFree ? 'Start with free calls' : 'Register'}
    </PortalLink>
  )
}

function Figures({ skills, relations, domains }: HomeProps['figures']) {
  const figures = [
    { value: skills, label: 'skills, with their other names' },
    { value: relations, label: 'weighted relations' },
    { value: domains, label: 'domains' },
  ]
  return (
    <section className="figures" aria-label="The graph in figures">
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

const steps = [
  {
    title: 'Name some skills',
    text: 'As people write them: other names, parts of words and small typing errors are understood, and the answer says how.',
  },
  {
    title: 'See what comes with them',
    text: 'Related skills in one ranking, each with its score and the reason: which skill led there, by which relation, how strongly.',
  },
  {
    title: 'Narrow it down',
    text: 'By weight, by type of relation, by domain. The address holds the whole query, so that a search can be shared.',
  },
]

function HowItWorks() {
  return (
    <section className="section">
      <div className="wrap">
        <h2>How it works</h2>
        <ol className="steps">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className="section-action">
          <PortalLink className="link" href="/about-us">
            How relations, weights and charging work
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
          <h2>The same answer for your own system</h2>
          <p className="section-lead">
            One HTTP call with a token, JSON back. A search costs one price, whatever it finds; one
            that fails costs nothing, and one repeated with the same key is not charged again.
          </p>
        </div>
        <ExampleCall answer={answer} api={api} />
      </div>
    </section>
  )
}

function Offers({
  packages,
  startsWith,
}: Pick<HomeProps, 'packages'> & { startsWith: StartsWith }) {
  return (
    <section className="section" id="packages">
      <div className="wrap">
        <h2>Call packages</h2>
        <p className="section-lead">
          You pay by the call, and nothing is renewed by itself.
          {startsWith &&
            ` Every new account starts with ${startsWith.name}: ${countOf(startsWith.total_calls, 'call')} for nothing.`}
        </p>
        <PackageCards>
          {packages.map((offer) => (
            <li key={offer.id}>
              <PackageCard offer={offer} />
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
        <h2>Try it with the skills you work with.</h2>
        <p className="section-lead">
          Registering takes two names, an e-mail address and a password. Questions first? Write to
          us.
        </p>
        <div className="hero-actions">
          <Register startsFree={startsFree} />
          <PortalLink className="button is-large" href="/contact-us">
            Contact us
          </PortalLink>
        </div>
      </div>
    </section>
  )
}
