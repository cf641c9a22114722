import env from '#start/env'

const withoutSlash = (address: string) => address.replace(/\/$/, '')

const url = withoutSlash(env.get('APP_URL'))
const basePath = env.get('BASE_PATH')
const apiBaseUrl = withoutSlash(env.get('API_BASE_URL') ?? '')

/**
 * The name and location of this installation. `basePath` is empty or starts with a slash and does
 * not end with one.
 */
const portal = {
  name: env.get('APP_NAME'),
  url,
  basePath,
  /** The API URL for browsers, including the base path; empty means the origin of the page. */
  apiBaseUrl,
  /** The base URL of `/v1` for external callers, as in samples. */
  apiUrl: `${apiBaseUrl || url + basePath}/v1`,
  /** Origins whose pages may call `/v1` from a browser, or `*` for all. */
  corsOrigins: env.get('CORS_ORIGINS'),
  /** The attribution that the licence of the skill data requires; empty for none. */
  attribution: env.get('DATA_ATTRIBUTION') ?? '',
  /** The recipient of contact messages, in addition to staff in the portal; empty for none. */
  contactEmail: env.get('CONTACT_EMAIL') ?? '',
  /** Whether demo data may be loaded. */
  demo: env.get('DEMO') ?? false,
  /** If mails are really sent, an e-mail address must be confirmed by its link. */
  confirmsEmail: env.get('MAIL_TRANSPORT') === 'smtp',
  /** Whether staff must use two-factor authentication. */
  staffTwoFactor: env.get('STAFF_TWO_FACTOR') ?? false,
  /** Cookies are `Secure` if the portal is served over TLS. */
  secureCookies: url.startsWith('https://'),
  /** With this prefix, browsers accept a cookie over https, from this host and for all paths only. */
  get cookiePrefix(): string {
    return this.secureCookies ? '__Host-' : ''
  },
  /** Whether browsers must also use https for all subdomains. */
  hstsSubdomains: env.get('HSTS_SUBDOMAINS') ?? false,
}

export default portal
