import '~/css/site.scss'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Meta } from '~/components/meta'
import { PortalLink } from '~/components/portal_link'
import { countOf, formatCount } from '~/format'
import { PublicLayout } from '~/layouts/public'
import { usePortal } from '~/use_portal'

interface AboutProps {
  figures: { skills: number; relations: number; domains: number }
  /** What one search costs, in calls. */
  price: number
  /** How often one may search in a day without an account. */
  guest_searches: number
  /** At which percentages of a package its client is told. */
  alerts: number[]
}

export default function About({ figures, ...charging }: AboutProps) {
  const { name, dashboard } = usePortal()
  return (
    <>
      <Meta
        title="About us"
        description={`Who ${name} is for, how relations between skills and their weights work, where the data come from, and how calls are charged.`}
      />
      <article className="wrap reading">
        <h1 tabIndex={-1}>About us</h1>
        <p className="hero-lead">
          {name} keeps one thing well: which skills there are, what else people call them, and how
          strongly they belong together. People look it up in the browser, programs ask for it over
          HTTP, and both get the same answer.
        </p>
        <ForWhom />
        <Relations />
        <Sources {...figures} />
        <Charging {...charging} />
        <p className="hero-actions">
          <PortalLink className="button is-primary is-medium" href={dashboard ?? '/auth/register'}>
            {dashboard ? 'Go to your dashboard' : 'Register your organisation'}
          </PortalLink>
          <PortalLink className="button is-medium" href="/contact-us">
            Ask us something
          </PortalLink>
        </p>
      </article>
    </>
  )
}

About.layout = PublicLayout

const readers = [
  {
    who: 'Job boards and recruiting',
    what: 'A vacancy names some skills, a person names others. Relations say which of them are close, so that a search finds people who wrote it differently.',
  },
  {
    who: 'Learning and careers',
    what: 'From what somebody can do to what comes next: skills that are essential to another one, broader or narrower than it, or often asked for together with it.',
  },
  {
    who: 'Workforce planning',
    what: 'Profiles typed by hand become named skills: other names, parts of words and small typing errors are understood, and every answer says how.',
  },
]

function ForWhom() {
  return (
    <Part id="who" title="Who it is for">
      <dl className="term-list">
        {readers.map(({ who, what }) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

const relationTypes = [
  { type: 'Related', means: 'belongs to the same work' },
  { type: 'Broader', means: 'is the more general skill' },
  { type: 'Narrower', means: 'is the more special skill' },
  { type: 'Essential', means: 'is one that you cannot do without' },
  { type: 'Optional', means: 'helps, but is not needed' },
  { type: 'Co-occurs', means: 'is often asked for together with it' },
]

function Relations() {
  return (
    <Part id="relations" title="How relations and weights work">
      <p>
        A relation leads from one skill to another, says of which type it is, and carries a weight
        from 0, faint, to 100, strongest. The way back is a relation of its own, so that a special
        skill may point strongly to a general one without the reverse being true.
      </p>
      <dl className="term-list">
        {relationTypes.map(({ type, means }) => (
          <div key={type}>
            <dt>{type}</dt>
            <dd>The other skill {means}.</dd>
          </div>
        ))}
      </dl>
      <p>
        Name several skills, and what they lead to is combined into one ranking. Each relation takes
        its share of what is still missing to 100, so several weak hints add up and none counts
        twice: weights of 60 and 50 make a score of 80, since half of the missing 40 is added.
      </p>
      <p className="code-block">
        score = 100 · (1 − (1 − 60/100) · (1 − 50/100)) = <strong>80</strong>
      </p>
      <p>
        Every line of an answer says why it is there: which of your skills led to it, by which type
        of relation, with which weight. A name that fits no skill is said so, with alternatives.
      </p>
    </Part>
  )
}

function Sources({ skills, relations, domains }: AboutProps['figures']) {
  const { attribution } = usePortal()
  return (
    <Part id="data" title="Where the data come from">
      {attribution && <p>{attribution}</p>}
      <p>
        At the moment there are {countOf(skills, 'published skill')} in {countOf(domains, 'domain')}
        , joined by {countOf(relations, 'relation')}. Curators import, correct and add to them; each
        change is kept with who made it, when, and what stood there before. Drafts and archived
        skills are never shown to visitors and clients.
      </p>
    </Part>
  )
}

function Charging({ price, guest_searches: guests, alerts }: Omit<AboutProps, 'figures'>) {
  const { name } = usePortal()
  return (
    <Part id="calls" title="How calls are charged">
      <p>
        {name} is paid by the call. A search, in the playground or over the API, costs{' '}
        <strong>{countOf(price, 'call')}</strong>.
      </p>
      <div className="content">
        <ul>
          <li>A search that is answered is charged once, also when nothing was found.</li>
          <li>
            A search that is refused or fails costs nothing, and neither do suggestions while
            typing, opening a shared address, or loading an answer of yours again.
          </li>
          <li>
            A program that repeats a request with the same Idempotency-Key within a day gets the
            same answer, unpaid.
          </li>
          <li>
            Free calls are spent first, then packages, additional packs and pay-as-you-go; among
            equals the one that expires first.
          </li>
          <li>
            You are told when {alerts.map((alert) => `${alert} %`).join(' and ')} of a package are
            used. When no call is left, searches are refused until you activate another package:
            nothing is bought by itself.
          </li>
          {guests > 0 && (
            <li>Without an account you may search {formatCount(guests)} times a day.</li>
          )}
        </ul>
      </div>
      <p>
        <PortalLink className="link-arrow" href="/#packages">
          Packages and prices <ArrowRight size={16} />
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
