import { usePortal } from '~/use_portal'

/**
 * The area of the portal that the person works in (`/portal/admin`, `/portal/companyUser`), whose screens
 * are the same: `at('/skills')` is a path in it, `here` the place of this page inside it, and
 * `from('/skills/create')` a path that leads back here once it is done.
 */
export function useArea() {
  const { dashboard, url, to } = usePortal()
  const area = (dashboard ?? '').replace(/\/dashboard$/, '')
  const here = url.slice(to(area).length)
  return {
    here,
    at: (path: string) => `${area}${path}`,
    from: (path: string) => `${area}${path}?back=${encodeURIComponent(here)}`,
  }
}
