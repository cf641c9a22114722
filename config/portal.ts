import env from '#start/env'

const withoutSlash = (address: string) => address.replace(/\/$/, '')

const url = withoutSlash(env.get('APP_URL'))
const basePath = env.get('BASE_PATH')
const apiBaseUrl = withoutSlash(env.get('API_BASE_URL') ?? '')

/**
 * What makes this installation its own: its name and where it is mounted.
 * `basePath` is empty or starts with a slash and has none at its end.
 */
const portal = {
  name: env.get('APP_NAME'),
  url,
  basePath,
  /** What the browser calls, its base path included; empty means where the page came from. */
  apiBaseUrl,
  /** Where `/v1` begins for a caller outside, as samples show it. */
  apiUrl: `${apiBaseUrl || url + basePath}/v1`,
  /** Whose pages may call `/v1` from a browser: origins, or `*` for all. */
  corsOrigins: env.get('CORS_ORIGINS'),
  /** Whose data the skills are, as their licence wants it said; empty when there is nothing to say. */
  attribution: env.get('DATA_ATTRIBUTION') ?? '',
  /** Who reads what visitors write to us, besides staff in the portal; empty for nobody. */
  contactEmail: env.get('CONTACT_EMAIL') ?? '',
  /** Where mail is really sent, an e-mail address counts when its link was followed. */
  confirmsEmail: env.get('MAIL_TRANSPORT') === 'smtp',
  /** Cookies are `Secure` exactly where people reach the portal over TLS. */
  secureCookies: url.startsWith('https://'),
}

export default portal
