import portal from '#config/portal'

/**
 * The name of a cookie for the whole host. With `__Host-`, browsers accept it over https only and from this host
 * only, so that a page of a subdomain cannot replace it.
 */
export function hostCookie(name: string): string {
  return `${portal.cookiePrefix}${name}`
}

/** The name of a cookie for one path, which `__Host-` does not permit: browsers accept it over https only. */
export function pathCookie(name: string): string {
  return portal.secureCookies ? `__Secure-${name}` : name
}
