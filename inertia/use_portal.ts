import { usePage } from '@inertiajs/react'
import { splitUrl } from '~/url'

/**
 * The portal and the current request: its name, the user and the URL. `url` is the URL in the browser; `path`
 * is without BASE_PATH and query; `to('/auth/login')` adds BASE_PATH to a path; `origin` makes it absolute.
 */
export function usePortal() {
  const { props, url } = usePage()
  const { portal, user } = props
  return {
    name: portal.name,
    origin: portal.origin,
    apiBaseUrl: portal.apiBaseUrl,
    cookiePrefix: portal.cookiePrefix,
    attribution: portal.attribution,
    demo: portal.demo,
    dashboard: portal.dashboard,
    user,
    url,
    path: splitUrl(url).path.slice(portal.basePath.length) || '/',
    to: (path: string) => `${portal.basePath}${path}`,
  }
}
