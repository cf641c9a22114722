import { ArrowRight, Search } from 'lucide-react'
import type { Data } from '@generated/data'
import { PackageCard, PackageCards } from '~/components/packages/package_card'
import { PageTitle } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { formatCount } from '~/format'
import { PublicLayout } from '~/layouts/public'
import { usePortal } from '~/use_portal'

interface HomeProps {
  figures: { skills: number; relations: number; domains: number }
  /** Skills to try with: the name, and the same as the search writes it. */
  examples: Array<{ name: string; terms: string }>
  packages: Data.Packages.PackageCard[]
}

export default function Home({ figures, examples, packages }: HomeProps) {
  const { name, dashboard } = usePortal()
  return (
    <>
      <PageTitle
        title="Skills and how they relate"
        description={`${name} knows ${formatCount(figures.skills)} skills and the weighted relations between them. Search them in the playground or from your own system.`}
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
              <PortalLink
                className="button is-primary is-large"
                href={dashboard ?? '/auth/register'}
              >
                {dashboard ? 'Go to your dashboard' : 'Start with free calls'}
              </PortalLink>
              <PortalLink className="button is-large" href="/playground">
                Open the playground
              </PortalLink>
            </div>
          </div>
          <TryIt examples={examples} />
        </div>
      </section>
      <Figures {...figures} />
      <HowItWorks />
      {packages.length > 0 && <Offers packages={packages} />}
    </>
  )
}

Home.layout = PublicLayout

function TryIt({ examples }: Pick<HomeProps, 'examples'>) {
  const { to } = usePortal()
  return (
    <form className="try-it" action={to('/playground')} method="get">
      <label className="label" htmlFor="try-skills">
        Try it: which skills do you have in mind?
      </label>
      <p className="help" id="try-hint">
        One or several, separated by commas.
      </p>
      <div className="try-it-row">
        <input
          className="input is-medium"
          id="try-skills"
          name="skills"
          required
          autoComplete="off"
          placeholder="Python, statistics"
          aria-describedby="try-hint"
        />
        <button type="submit" className="button is-primary is-medium">
          <Search size={18} />
          Look
        </button>
      </div>
      {examples.length > 0 && (
        <ul className="try-it-examples" aria-label="Examples">
          {examples.map(({ name, terms }) => (
            <li key={name}>
              <PortalLink className="chip" href={`/playground?skills=${encodeURIComponent(terms)}`}>
                {name}
              </PortalLink>
            </li>
          ))}
        </ul>
      )}
    </form>
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
    title: 'Ask from your own system',
    text: 'The same answer over one HTTP call with a token. A search costs one call, exactly one; a search that fails costs nothing.',
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
      </div>
    </section>
  )
}

function Offers({ packages }: Pick<HomeProps, 'packages'>) {
  return (
    <section className="section">
      <div className="wrap">
        <h2>Call packages</h2>
        <p className="section-lead">
          You pay by the call. Every new account starts with the free package.
        </p>
        <PackageCards>
          {packages.map((offer) => (
            <li key={offer.id}>
              <PackageCard offer={offer} />
            </li>
          ))}
        </PackageCards>
        <p className="section-action">
          <PortalLink className="link-arrow" href="/auth/register">
            Create an account <ArrowRight size={16} />
          </PortalLink>
        </p>
      </div>
    </section>
  )
}
