import { usePage } from '@inertiajs/react'
import { partsOf } from '~/address'

/**
 * This portal and this visit: its name, who is signed in, and where the page stands.
 * `url` is the address as the browser has it; `path` is the same without BASE_PATH and parameters;
 * `to('/auth/login')` puts BASE_PATH in front of a path of the portal, and `origin` is what stands before
 * that for somebody outside.
 */
export function usePortal() {
  const { props, url } = usePage()
  const { portal, user } = props
  return {
    name: portal.name,
    origin: portal.origin,
    apiBaseUrl: portal.apiBaseUrl,
    attribution: portal.attribution,
    dashboard: portal.dashboard,
    user,
    url,
    path: partsOf(url).path.slice(portal.basePath.length) || '/',
    to: (path: string) => `${portal.basePath}${path}`,
  }
}
