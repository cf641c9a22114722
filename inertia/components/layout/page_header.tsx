import { Head } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { formatCount } from '~/format'
import { usePortal } from '~/use_portal'

interface PageHeaderProps {
  /** The h1 and the document title. */
  title: string
  /** The number of records; `capped` if there are more. */
  count?: number
  capped?: boolean
  /** The description for search engines, for public pages. */
  description?: string
  /** One or two sentences below the title. */
  lead?: ReactNode
  /** The primary action and further ones. */
  children?: ReactNode
}

/** The header of a page: h1, count, actions. Takes the focus after a navigation. */
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

/** The document title, followed by the name of the portal. */
export function PageTitle({ title, description }: { title: string; description?: string }) {
  const { name } = usePortal()
  return (
    <Head title={`${title} · ${name}`}>
      {description && <meta head-key="description" name="description" content={description} />}
    </Head>
  )
}
