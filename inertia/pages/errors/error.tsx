import '~/css/errors.scss'
import type { ReactNode } from 'react'
import { PageTitle } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { menuOf, menuPositionOf } from '~/layouts/menu'
import { PortalLayout } from '~/layouts/portal'
import { PublicLayout } from '~/layouts/public'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

interface ErrorPageProps {
  status: number
  /** The error message for the visitor; null if it is only in the log. */
  message: string | null
  /** The request id in the server log. */
  request_id: string | null
}

export default function ErrorPage({ status, message, request_id: requestId }: ErrorPageProps) {
  const { dashboard, path, user } = usePortal()
  const { item } = menuPositionOf(path, user ? menuOf(user.role) : [])
  const { title, advice } = wordsFor(status)
  return (
    <div className="error-page">
      <PageTitle title={title} />
      <p className="error-status">{status}</p>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="error-text">{message ?? advice}</p>
      {requestId && (
        <p className="error-text">
          {t('errors.quote_id')} <code>{requestId}</code>
        </p>
      )}
      <div className="buttons">
        {status < 500 && item && item.href !== dashboard && (
          <PortalLink className="button is-primary" href={item.href}>
            {t('errors.back_to', { page: item.label })}
          </PortalLink>
        )}
        <PortalLink className="button" href={dashboard ?? '/'}>
          {dashboard ? t('errors.back_to_dashboard') : t('errors.back_to_home')}
        </PortalLink>
        {status >= 500 && (
          <a className="button is-primary" href="">
            {t('errors.try_again')}
          </a>
        )}
      </div>
    </div>
  )
}

/** Errors keep the layout of the visitor's area. */
function ErrorLayout({ children }: { children: ReactNode }) {
  const { user } = usePortal()
  if (user) return <PortalLayout>{children}</PortalLayout>
  return <PublicLayout>{children}</PublicLayout>
}

ErrorPage.layout = ErrorLayout

function wordsFor(status: number): { title: string; advice: string } {
  switch (status) {
    case 403:
      return { title: t('errors.not_allowed'), advice: t('errors.not_allowed_advice') }
    case 404:
      return {
        title: t('errors.not_found'),
        advice: t('errors.not_found_advice'),
      }
    case 413:
      return { title: t('errors.too_large'), advice: t('errors.too_large_advice') }
    case 429:
      return { title: t('errors.too_many_requests'), advice: t('errors.too_many_requests_advice') }
    default:
      if (status < 500)
        return { title: t('errors.did_not_work'), advice: t('errors.did_not_work_advice') }
      return {
        title: t('errors.went_wrong'),
        advice: t('errors.went_wrong_advice'),
      }
  }
}
