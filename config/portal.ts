import env from '#start/env'

/**
 * What makes this installation its own: its name and where it is mounted.
 * `basePath` is empty or starts with a slash and has none at its end.
 */
const portal = {
  name: env.get('APP_NAME'),
  url: env.get('APP_URL').replace(/\/$/, ''),
  basePath: env.get('BASE_PATH'),
  /** What the browser calls; empty means the origin that served the page. */
  apiBaseUrl: (env.get('API_BASE_URL') ?? '').replace(/\/$/, ''),
  /** Where mail is really sent, an e-mail address counts when its link was followed. */
  confirmsEmail: env.get('MAIL_TRANSPORT') === 'smtp',
  /** Cookies are `Secure` exactly where people reach the portal over TLS. */
  secureCookies: env.get('APP_URL').startsWith('https://'),
}

export default portal
