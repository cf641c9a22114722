import { Head } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { formatCount } from '~/format'
import { usePortal } from '~/use_portal'

interface PageHeaderProps {
  /** The page's one h1; also the document's title. */
  title: string
  /** How many there are; `capped` when there are more. */
  count?: number
  capped?: boolean
  /** What searchers read below the title, for pages that anybody may find. */
  description?: string
  /** One or two sentences below. */
  lead?: ReactNode
  /** The primary action and its companions. */
  children?: ReactNode
}

/** The head of a page: its h1, how many, what can be done. Takes the focus when one arrives by link. */
export function PageHeader({
  title,
  description,
  count,
  capped = false,
  lead,
  children,
}: PageHeaderProps) {
  return (
    <header className="page-header">
      <PageTitle title={title} description={description} />
      <div className="page-heading">
        <h1 tabIndex={-1}>
          {title}
          {count !== undefined && (
            <span className="page-count">
              {formatCount(count)}
              {capped && '+'}
            </span>
          )}
        </h1>
        {lead && <p className="page-lead">{lead}</p>}
      </div>
      {children && <div className="page-actions">{children}</div>}
    </header>
  )
}

/** The document's title, with the portal's name behind it. */
export function PageTitle({ title, description }: { title: string; description?: string }) {
  const { name } = usePortal()
  return (
    <Head title={`${title} · ${name}`}>
      {description && <meta head-key="description" name="description" content={description} />}
    </Head>
  )
}
