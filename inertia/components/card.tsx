import type { IconComponent } from '~/icons'
import type { ReactNode } from 'react'
import { PortalLink } from '~/components/portal_link'

interface CardProps {
  title?: ReactNode
  /** One sentence below the title. */
  lead?: ReactNode
  /** A link or button beside the title. */
  action?: ReactNode
  /** No padding, for tables and lists. */
  flush?: boolean
  children: ReactNode
  className?: string
}

/** A bordered surface with a heading. */
export function Card({ title, lead, action, flush = false, children, className = '' }: CardProps) {
  return (
    <section className={`card ${className}`}>
      {title && (
        <header className="card-head">
          <div>
            <h2 className="card-title">{title}</h2>
            {lead && <p className="card-lead">{lead}</p>}
          </div>
          {action}
        </header>
      )}
      <div className={flush ? 'card-body is-flush' : 'card-body'}>{children}</div>
    </section>
  )
}

interface StatProps {
  label: string
  value: ReactNode
  /** A few words below the figure. */
  hint?: ReactNode
  icon?: IconComponent
  /** The link of the figure, without BASE_PATH. */
  href?: string
}

/** A figure with its label, inside a `StatGrid`. */
export function Stat({ label, value, hint, icon: Icon, href }: StatProps) {
  return (
    <div className="stat">
      <dt className="stat-label">
        {Icon && <Icon size={16} />}
        {href ? <PortalLink href={href}>{label}</PortalLink> : label}
      </dt>
      <dd className="stat-value">{value}</dd>
      {hint && <dd className="stat-hint">{hint}</dd>}
    </div>
  )
}

/** A value with its label, inside a `dl`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export function StatGrid({ children }: { children: ReactNode }) {
  return <dl className="stat-grid">{children}</dl>
}
