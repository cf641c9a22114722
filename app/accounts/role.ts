/**
 * The permissions, which guard pages and `/v1` alike.
 *
 * A route declares the required ability (`middleware.may('skills')`); the roles that have it are listed
 * only here.
 */
export const Role = {
  admin: 0,
  subAdmin: 1,
  partner: 2,
  unused: 3,
  companyUser: 4,
} as const

export type RoleId = (typeof Role)[keyof typeof Role]
export type Visitor = RoleId | 'guest'

const { admin, subAdmin, partner, companyUser } = Role

export const loginRoles: readonly RoleId[] = [admin, subAdmin, partner, companyUser]
export const staffRoles: readonly RoleId[] = [admin, subAdmin, companyUser]

const everybody: readonly Visitor[] = ['guest', ...loginRoles]

export const abilities = {
  /** The public site, and requesting a new password. */
  site: everybody,
  /** The pages for login and registration: logged-in users are redirected home. */
  login: ['guest'],
  /** Available to all logged-in users: own tokens, own profile. */
  account: loginRoles,
  /** Logout and two-factor authentication, also for staff who must set it up first. */
  two_factor: loginRoles,

  admin_area: [admin, subAdmin],
  partner_area: [partner],
  company_area: [companyUser],

  /** Reads and writes skills, relations and uploads. */
  skills: staffRoles,
  /** Deletes archived skills permanently. */
  purge: [admin],
  /** The contract of all operations; partners and guests read a subset. */
  staff_contract: staffRoles,
  /** Autocompletion of domain names. */
  domain_search: loginRoles,
  /** Domains, currencies, Limitation Setup. */
  setup: [admin],
  /** Staff accounts (menu label Company Users). */
  staff_accounts: [admin],
  /** Messages from the contact form. */
  contact_messages: [admin, subAdmin],
  /** Clients, packages, sales, assignment. */
  clients: [admin, subAdmin],

  /** Invoices and credit notes: all for staff, the own client's for partners. */
  documents: [admin, subAdmin, partner],

  /** Unmetered search over all skills, including drafts. */
  admin_search: staffRoles,
  /** The playground: metered for partners, free for staff, with a daily limit for guests. */
  playground: everybody,
  /**
   * Lookup, related skills, text to skills and the changes feed: metered for partners, free for
   * staff.
   */
  batch_calls: loginRoles,
  suggestions: everybody,
  /** Uploads invoices for reading, and reads the user's own results. */
  invoices: everybody,
  /** The user's own client: details, packages, usage. */
  own_client: [partner],
  /** The users of the user's client; only owners can change them. */
  colleagues: [partner],
  /** Activates packages for the user's client; purchases and receipts. */
  purchases: [partner],
  /** The API keys of the user's client. */
  api_keys: [partner],
  /** Webhooks of the user's client, or of the organization itself. */
  webhooks: [admin, partner],
  /** The user's own searches. */
  search_history: loginRoles,
  notifications: loginRoles,
  /** Which notifications the user gets of registrations, sales and messages. */
  staff_notices: [admin, subAdmin],
  /** The log of staff actions. */
  audit_log: [admin],
} as const satisfies Record<string, readonly Visitor[]>

export type Ability = keyof typeof abilities

export function may(visitor: Visitor, ability: Ability): boolean {
  return (abilities[ability] as readonly Visitor[]).includes(visitor)
}

/** The path of the role's area; null if it has none. */
export function areaOf(role: RoleId): string | null {
  switch (role) {
    case admin:
    case subAdmin:
      return '/portal/admin'
    case partner:
      return '/portal/partner'
    case companyUser:
      return '/portal/companyUser'
    default:
      return null
  }
}

/** The page to which a user is redirected after login, and from areas of other roles. */
export function homeOf(role: RoleId): string {
  const area = areaOf(role)
  return area ? `${area}/dashboard` : '/auth/login'
}
