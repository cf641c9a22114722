import type { ReactNode } from 'react'
import { PageTitle } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { menuOf, placeOf } from '~/layouts/menu'
import { PortalLayout } from '~/layouts/portal'
import { PublicLayout } from '~/layouts/public'
import { usePortal } from '~/use_portal'

interface ErrorPageProps {
  status: number
  /** What went wrong, in a sentence for the visitor; null where only the log knows. */
  message: string | null
  /** By which our log finds a fault of ours. */
  request_id: string | null
}

export default function ErrorPage({ status, message, request_id: requestId }: ErrorPageProps) {
  const { dashboard, path, user } = usePortal()
  const { item } = placeOf(path, user ? menuOf(user.role) : [])
  const { title, advice } = wordsFor(status)
  return (
    <div className="error-page">
      <PageTitle title={title} />
      <p className="error-status">{status}</p>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="error-text">{message ?? advice}</p>
      {requestId && (
        <p className="error-text">
          Quote this when you report it: <code>{requestId}</code>
        </p>
      )}
      <div className="buttons">
        {status < 500 && item && item.href !== dashboard && (
          <PortalLink className="button is-primary" href={item.href}>
            Back to {item.label}
          </PortalLink>
        )}
        <PortalLink className="button" href={dashboard ?? '/'}>
          {dashboard ? 'Back to the dashboard' : 'Back to the home page'}
        </PortalLink>
        {status >= 500 && (
          <a className="button is-primary" href="">
            Try again
          </a>
        )}
      </div>
    </div>
  )
}

/** An error stays in the frame that its visitor knows. */
function ErrorLayout({ children }: { children: ReactNode }) {
  const { user } = usePortal()
  if (user) return <PortalLayout>{children}</PortalLayout>
  return <PublicLayout>{children}</PublicLayout>
}

ErrorPage.layout = ErrorLayout

function wordsFor(status: number): { title: string; advice: string } {
  switch (status) {
    case 403:
      return { title: 'Not allowed', advice: 'You may not do this, or the page was open too long.' }
    case 404:
      return {
        title: 'Not found',
        advice: 'There is nothing here. It may have been moved or removed.',
      }
    case 413:
      return { title: 'Too large', advice: 'What you sent is larger than we take.' }
    case 429:
      return { title: 'Too many requests', advice: 'Wait a moment, then try again.' }
    default:
      if (status < 500)
        return { title: 'That did not work', advice: 'Check the address and try again.' }
      return {
        title: 'Something went wrong',
        advice: 'The fault is ours and has been written down. Try again in a moment.',
      }
  }
}
