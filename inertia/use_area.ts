import { usePortal } from '~/use_portal'

/**
 * The user's area of the portal (`/portal/admin`, `/portal/companyUser`); areas share pages. `at('/skills')`
 * is a path in it, `here` is the path of this page in it, and `from('/skills/create')` is a path that returns
 * here afterwards.
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
