import { DateTime } from 'luxon'
import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import type { RouteJSON } from '@adonisjs/core/types/http'
import { isOfV1 } from '#app/core/door'
import { issueAccountToken } from '#app/accounts/account_links/account_token'
import { may, Role, type Visitor } from '#app/accounts/role'
import { abilitiesOf } from '#app/accounts/route_abilities'
import type Client from '#app/accounts/client'
import { storeTotpSecret } from '#app/accounts/two_factor/totp_secret'
import { newTotpSecret } from '#app/accounts/two_factor/totp'
import { operator } from '#app/accounts/audit/audit_log'
import { notify } from '#app/notifications/notify'
import { creditPart } from '#app/billing/documents/credit/credit_sale'
import Checkout from '#app/billing/payments/checkout'
import Invoice from '#app/billing/invoice'
import SearchHistory from '#app/billing/metering/search_history'
import { settleSale } from '#app/billing/sales/settle_sale'
import { activatePackage } from '#app/billing/sales/activate_package'
import { newUid } from '#app/core/uid'
import type User from '#app/accounts/user'
import type Package from '#app/billing/package'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import { createSynonym } from '#app/catalogue/synonyms/save_synonym'
import type Upload from '#app/imports/upload'
import { claimUpload } from '#app/imports/run/upload_claims'
import { keyOf } from '#database/factories/api_key_factory'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import {
  CategoryFactory,
  SkillFactory,
  SkillRelationFactory,
} from '#database/factories/skill_factory'
import { StoredReadingFactory } from '#database/factories/stored_reading_factory'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { WebhookFactory } from '#database/factories/webhook_factory'
import { skillPath } from '#app/catalogue/skills/skill_path'
import { createOffers } from '#tests/helpers/offers'
import { completeSeller } from '#tests/helpers/sellers'
import { queueLines } from '#tests/helpers/queued_uploads'

/** A page of the portal with realistic data. */
export interface KnownPage {
  name: string
  /** The URL path for browsers, including BASE_PATH. */
  path: string
  /** The visitor: the first of guest, admin, partner and company user who has access. */
  visitor: Visitor
  /** All visitors with access. */
  visitors: Visitor[]
}

export interface KnownPages {
  pages: KnownPage[]
  /** The logged-in user for each visitor. */
  people: Partial<Record<Visitor, User>>
}

const visitors: Visitor[] = ['guest', Role.admin, Role.partner, Role.companyUser]

/** Responses that are files or event streams. */
const files =
  /(\/(export|file|pages\/:page|words|live|latest(\/count)?|rejected|data|example\/:kind)|\.(csv|xlsx|pdf|json|xml|txt|png|svg))$/
/** Further paths that redirect to the single playground. */
const ledOn = ['partner.playground', 'company.playground', 'auth.login.code']

/** Paths that every user has, with only their own records: whose records exist. */
const owners: Record<string, Visitor> = { 'invoices.show': Role.admin }

/** Whether a route is a page; the 404 page of an area (`*`) is not. */
export function isPage({ methods, pattern }: RouteJSON): boolean {
  const isV1 = isOfV1(pattern)
  return methods.includes('GET') && !isV1 && !files.test(pattern) && !pattern.endsWith('*')
}

/** Responses that are tables for spreadsheets: lists, records, reports. */
const tables =
  /(export|\/(rejected|data|example\/:kind)|\.(csv|xlsx)|_export\/:id\??)(\/:id\??|-[a-z-]+)?$/

/**
 * The values of invoices and the results of a search, not lists: their cells are tested in
 * tests/unit/invoices/invoice_files.spec.ts and tests/functional/playground/portal.spec.ts.
 */
const ofRecords = /\/invoice_import\/|\/invoice-reader\/|\/playground\/export/

/** Every table for spreadsheets in the router, like `everyPage`, including `/v1`. */
export async function everyTable(): Promise<KnownPages & { partner: User }> {
  const found = await everyAnswer(
    ({ methods, pattern }) =>
      methods.includes('GET') && tables.test(pattern) && !ofRecords.test(pattern)
  )
  return { ...found, partner: found.people[Role.partner]! }
}

/**
 * Every page of the router with the path of an existing record, so that new pages are tested
 * automatically. Creates the records. Throws if a route parameter has no value.
 */
export async function everyPage(): Promise<KnownPages> {
  return everyAnswer(isPage)
}

async function everyAnswer(isOne: (route: RouteJSON) => boolean): Promise<KnownPages> {
  const { people, valueOf } = await makeRecords()
  const pages: KnownPage[] = []
  for (const route of Object.values(router.toJSON()).flat().filter(isOne)) {
    const name = route.name ?? ''
    if (ledOn.includes(name)) continue
    const owner = owners[name]
    const allowed =
      owner === undefined ? visitors.filter((known) => hasAccess(known, route)) : [owner]
    if (!allowed.length) continue
    const path = route.pattern.replace(/:(\w+)\??/g, (_, parameter) => valueOf(parameter, name))
    pages.push({ name, path, visitor: allowed[0], visitors: allowed })
  }
  return { pages, people }
}

function hasAccess(visitor: Visitor, route: RouteJSON): boolean {
  return abilitiesOf(route).every((ability) => may(visitor, ability))
}

/** A client with purchases, one of them pending, and searches, related skills, and mailed links. */
async function makeRecords() {
  const admin = await UserFactory.create()
  const companyUser = await UserFactory.merge({ role: Role.companyUser }).create()
  const partner = await createPartner()
  await partner.load('client')
  const member = await createPartner(partner.client)
  const offers = await createOffers()
  const category = await CategoryFactory.create()
  const [skill, other] = await SkillFactory.merge([{ categoryId: category.id }, {}]).createMany(2)
  const relation = await SkillRelationFactory.merge({
    skillId: skill.id,
    relatedSkillId: other.id,
  }).create()
  const synonym = await createSynonym({ term: 'js', equivalent: 'JavaScript' }, operator)
  const message = await ContactMessageFactory.create()
  await recordEmptySearches(partner.client, ['k8s', 'Weldding'])
  const upload = await makeUpload(admin)
  const held = await queueLines(['Skill,Related,Weight', 'Welding,Bending,40'], { held: true })
  const tokens = await makeTokens()
  const { key } = await keyOf(partner)
  const ours = await WebhookFactory.create()
  const theirs = await WebhookFactory.merge({
    clientId: partner.client.id,
    events: ['calls.low'],
  }).create()

  const reading = await StoredReadingFactory.merge({
    userId: admin.id,
    readerTokenHash: null,
  }).create()

  const { basic, free, additional } = offers
  await completeSeller()
  await partner.client.merge({ creditLimit: 0 }).save()
  const records = await db.transaction(async (trx) => {
    const give = (offer: Package, channel: 'self' | 'free') =>
      activatePackage({ client: partner.client, offer, actor: operator, channel }, trx)
    const bought = await give(basic, 'self')
    const given = await give(free, 'free')
    const says = {
      id: 'notices.package_activated' as const,
      values: { package: basic.name, calls: 1 },
    }
    await notify([admin, companyUser, partner], { kind: 'package', message: says }, trx)
    return { bought, given }
  })
  await settleSale(records.bought.sale, 'paid', { actor: operator })
  /** Pending payment. */
  await db.transaction((trx) =>
    activatePackage(
      { client: partner.client, offer: additional, actor: operator, channel: 'self' },
      trx
    )
  )
  const invoice = await Invoice.findByOrFail({ saleId: records.bought.sale.id })
  await creditPart(invoice, { amount: 1190, reason: 'Downtime', actor: operator })

  const checkout = await Checkout.create({
    ...{ saleId: records.bought.sale.id, amount: 5831, stripeAmount: 5831, currencyCode: 'EUR' },
    ...{ status: 'paid', expiresAt: DateTime.utc().plus({ hours: 2 }) },
  })

  const packages: Record<string, Package> = {
    basic,
    free,
    pay_as_you_go: offers.payAsYouGo,
    additional_talk_time: additional,
  }
  const values: Record<string, string> = {
    SkillId: skill.uid,
    RelationId: relation.uid,
    SkillRelationId: relation.uid,
    categoryId: category.uid,
    currencyId: offers.euro.uid,
    synonymId: synonym.uid,
    ClientId: partner.client.uid,
    UserPackUniqueId: records.bought.clientPackage.uid,
    FreePackUniqueId: records.given.clientPackage.uid,
    DocumentId: invoice.uid,
    SaleId: records.bought.sale.uid,
    CheckoutId: checkout.uid,
    SubAdminId: companyUser.uid,
    UserId: member.uid,
    MessageId: message.uid,
    UploadId: upload.uid,
    ApiKeyId: key.uid,
    ReadingId: reading.uid,
    chapter: 'search',
    slug: skillPath({ id: skill.uid, name: skill.name }).slice('/skills/'.length),
    part: '1',
  }
  const valueOf = (parameter: string, route: string): string => {
    const family = Object.keys(packages).find((known) => route.includes(`.${known}.`))
    if (route.endsWith('.columns.edit')) return held.uid
    if (route.startsWith('v1.uploads.')) return upload.uid
    if (route.startsWith('v1.relations.')) return skill.uid
    if (parameter === 'kind') return 'relations'
    if (parameter === 'WebhookId') return route.startsWith('admin.') ? ours.uid : theirs.uid
    const value =
      parameter === 'PackageId'
        ? packages[family ?? 'basic'].uid
        : (values[parameter] ?? (parameter === 'token' ? tokens[route] : undefined))
    if (!value) throw new Error(`The page ${route} has a parameter "${parameter}" without a value`)
    return value
  }
  await db.transaction(async (trx) => {
    for (const { id } of [admin, partner, companyUser]) {
      await storeTotpSecret(trx, id, newTotpSecret())
    }
  })
  const people = {
    [Role.admin]: admin,
    [Role.partner]: partner,
    [Role.companyUser]: companyUser,
  }
  return { people, valueOf }
}

/** Searches without results, which the dashboard of staff lists. */
async function recordEmptySearches({ id: clientId }: Client, names: string[]) {
  const figures = { totalMatches: 0, returned: 0, units: 1, latencyMs: 4 }
  await SearchHistory.createMany(
    names.map((name) => ({
      ...{ clientId, requestId: newUid(), origin: 'api', skills: [name], filters: {} },
      ...{ ...figures, outcome: 'empty' },
    }))
  )
}

/** An ended upload with a rejected row. */
async function makeUpload(person: User): Promise<Upload> {
  const upload = await queueLines(['skill,related_skill,weight', 'no skill,nor this one,40'], {
    startedBy: person.id,
  })
  const claim = await claimUpload()
  if (claim) await runClaimedUpload(claim)
  return upload.refresh()
}

/** By route, the mailed token of its link. */
async function makeTokens(): Promise<Record<string, string>> {
  const known = await createPartner()
  const invited = await UserFactory.merge({ status: 'invited' }).create()
  const issue = async (person: User, ...rest: Rest) => {
    const issued = await issueAccountToken(db.connection(), person.email, ...rest)
    return issued?.token ?? ''
  }
  return {
    'auth.reset': await issue(known, 'password_reset'),
    'auth.confirm': await issue(known, 'email_confirmation'),
    'auth.new_email': await issue(known, 'email_change', 'new-address@example.com'),
    'auth.invitation': await issue(invited, 'invitation'),
  }
}

type Rest =
  Parameters<typeof issueAccountToken> extends [unknown, unknown, ...infer Others] ? Others : never
