/**
 * Who may do what: the one table that guards pages and `/v1` alike.
 *
 * A route names the ability it needs (`middleware.may('skills')`); the roles that hold it
 * stand here and nowhere else. Source: spec.md section 6, design.md section 4.
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

export const signInRoles: readonly RoleId[] = [admin, subAdmin, partner, companyUser]
export const staffRoles: readonly RoleId[] = [admin, subAdmin, companyUser]

const everybody: readonly Visitor[] = ['guest', ...signInRoles]

export const abilities = {
  /** The public site, asking for a new password. */
  site: everybody,
  /** The pages of signing in and registering: whoever has signed in is sent home. */
  sign_in: ['guest'],
  /** What everybody who signed in may do: sign out, own tokens, own profile. */
  account: signInRoles,

  admin_area: [admin, subAdmin],
  partner_area: [partner],
  company_area: [companyUser],

  /** Skills, relations and uploads: read and write. */
  skills: staffRoles,
  /** Taking an archived skill out for good. */
  purge: [admin],
  /** The contract of every operation; partners and guests read that of theirs. */
  staff_contract: staffRoles,
  /** Finding domains by name while typing. */
  domain_search: signInRoles,
  /** Domains, currencies, Limitation Setup. */
  setup: [admin],
  /** Staff accounts (menu label Company Users). */
  staff_accounts: [admin],
  /** What visitors wrote to us. */
  contact_messages: [admin, subAdmin],
  /** Clients, packages, sales, assignment. */
  clients: [admin, subAdmin],

  /** Search over all skills, drafts included, never metered. */
  admin_search: staffRoles,
  /** The playground: metered for partners, free for staff, limited by the day for guests. */
  playground: everybody,
  /** Lookup, related skills, text to skills and the changes feed: metered for partners, free for staff. */
  batch_calls: signInRoles,
  suggestions: everybody,
  /** Having invoices read, and one's own readings. */
  invoices: everybody,
  /** One's own client: its details, its packages, its usage. */
  own_client: [partner],
  /** Activating packages for one's client, its purchases and receipts. */
  purchases: [partner],
  /** The keys by which a client's programs call `/v1`. */
  api_keys: [partner],
  /** Where others are told of events: of one's client, or of the house. */
  webhooks: [admin, partner],
  /** The searches one made. */
  search_history: signInRoles,
  notifications: signInRoles,
  /** What staff did. */
  audit_log: [admin],
} as const satisfies Record<string, readonly Visitor[]>

export type Ability = keyof typeof abilities

export function may(visitor: Visitor, ability: Ability): boolean {
  return (abilities[ability] as readonly Visitor[]).includes(visitor)
}

/** The part of the portal that is the role's own; null for one that has none. */
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

/** Where a person lands after signing in, and is sent back to from another role's area. */
export function homeOf(role: RoleId): string {
  const area = areaOf(role)
  return area ? `${area}/dashboard` : '/auth/login'
}
