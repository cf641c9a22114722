import type { ReactNode } from 'react'
import { PageTitle } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { PortalLayout } from '~/layouts/portal'
import { PublicLayout } from '~/layouts/public'
import { usePortal } from '~/use_portal'

interface ErrorPageProps {
  status: number
  /** What went wrong, in a sentence for the visitor; null where only the log knows. */
  message: string | null
}

export default function ErrorPage({ status, message }: ErrorPageProps) {
  const { dashboard } = usePortal()
  const { title, advice } = wordsFor(status)
  return (
    <div className="error-page">
      <PageTitle title={title} />
      <p className="error-status">{status}</p>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="error-text">{message ?? advice}</p>
      <PortalLink className="button is-primary" href={dashboard ?? '/'}>
        {dashboard ? 'Back to the dashboard' : 'Back to the home page'}
      </PortalLink>
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
