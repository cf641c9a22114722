import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type Client from '#app/accounts/client'
import { operator } from '#app/accounts/audit/audit_log'
import { Role } from '#app/accounts/role'
import type User from '#app/accounts/user'
import { notify } from '#app/notifications/notify'
import type Package from '#app/billing/package'
import { creditPart } from '#app/billing/documents/credit/credit_sale'
import Invoice from '#app/billing/invoice'
import Refund from '#app/billing/refund'
import { settleSale } from '#app/billing/sales/settle_sale'
import { activatePackage } from '#app/billing/sales/activate_package'
import type { DescribedCall } from '#app/documentation/described_calls'
import type { Values } from '#app/documentation/example_call'
import Notification from '#app/notifications/notification'
import WebhookDelivery from '#app/webhooks/webhook_delivery'
import { keyOf } from '#database/factories/api_key_factory'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { CategoryFactory, SkillFactory } from '#database/factories/skill_factory'
import { ClientFactory, createPartner, UserFactory } from '#database/factories/user_factory'
import { WebhookFactory } from '#database/factories/webhook_factory'
import { StoredReadingFactory } from '#database/factories/stored_reading_factory'
import { createGraph, createPartnerWith } from '#tests/functional/playground/graph'
import { completeSeller } from '#tests/helpers/sellers'
import { createOffers } from '#tests/helpers/offers'
import { createSynonym } from '#app/catalogue/synonyms/save_synonym'
import { issueAccountToken } from '#app/accounts/account_links/account_token'
import Currency from '#app/money/currency'
import ClientPackage from '#app/billing/client_package'
import { PackageFactory } from '#database/factories/package_factory'
import SkillRelation from '#app/catalogue/skill_relation'
import { spend } from '#tests/unit/metering/spending'
import { queueLines } from '#tests/helpers/queued_uploads'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import { claimUpload } from '#app/imports/run/upload_claims'

/** The records that the samples refer to, and the callers. */
export interface SampleWorld {
  environment: (call: DescribedCall) => Record<string, string>
  valuesOf: (call: DescribedCall) => Values
}

/** Creates the records, a partner's key and a token of each role, in the open transaction. */
export async function createSampleWorld(client: ApiClient): Promise<SampleWorld> {
  const graph = await createGraph()
  const { python, lonely, mathematics } = graph
  const { partner } = await createPartnerWith({ totalCalls: 100_000 })
  const admin = await UserFactory.create()
  const colleague = await UserFactory.merge({ role: Role.companyUser }).create()
  const invited = await UserFactory.merge({ role: Role.companyUser, status: 'invited' }).create()
  await partner.load('client')
  const offers = await createOffers()
  const other = await CategoryFactory.create()
  const spare = await SkillFactory.create()
  const relation = await SkillRelation.findByOrFail('skillId', python.id)
  const message = await ContactMessageFactory.create()
  const over = await queueLines(['skill,related_skill,weight', 'no skill,nor this one,40'], {
    startedBy: admin.id,
  })
  await runNext()
  await completeSeller()
  const withoutCredit = await ClientFactory.merge({ creditLimit: 0 }).create()
  const { bought, given, pending, paid } = await db.transaction(async (trx) => {
    const give = (offer: Package, channel: 'self' | 'free', buyer: Client = partner.client) =>
      activatePackage({ client: buyer, offer, actor: operator, channel }, trx)
    const says = { id: 'notices.package_activated' as const, values: { package: 'X', calls: 1 } }
    await notify([admin, partner], { kind: 'package', message: says }, trx)
    return {
      bought: await give(offers.basic, 'self'),
      given: await give(offers.free, 'free'),
      pending: await give(offers.basic, 'self', withoutCredit),
      paid: await give(offers.basic, 'free'),
    }
  })
  const payment = { method: 'stripe', provider_reference: 'pi_sample' } as const
  await settleSale(paid.sale, 'paid', { ...payment, actor: operator })
  const invoice = await Invoice.findByOrFail({ saleId: paid.sale.id })
  await creditPart(invoice, { amount: 100, reason: 'Goodwill', actor: operator })
  const refund = await Refund.findByOrFail({ saleId: paid.sale.id })
  const notice = await Notification.findByOrFail('userId', admin.id)
  const { text: key } = await keyOf(partner)
  const { key: spareKey } = await keyOf(partner)
  const webhook = await WebhookFactory.create()
  const reading = await StoredReadingFactory.merge({
    clientId: partner.clientId,
    readerTokenHash: null,
  }).create()
  const delivery = await WebhookDelivery.create({
    ...{ webhookId: webhook.id, event: 'webhook.test', payload: '{}' },
    ...{ state: 'failed', attempts: 1 },
  })
  await SkillFactory.merge({ name: 'Arc welding' }).create()
  await SkillFactory.merge({ name: 'Metalwork' }).create()
  await CategoryFactory.merge({ name: 'Trades' }).create()
  const synonym = await createSynonym({ term: 'b2b', equivalent: 'Trades' }, operator)
  const unused = await Currency.create({
    ...{ code: 'SEK', name: 'Swedish krona', symbol: 'kr', exponent: 2, rate: 1 },
    ...{ isBase: false, active: false },
  })
  const drafts = await PackageFactory.merge([
    { family: 'basic', status: 'draft', currencyId: offers.euro.id, validityDays: 30, version: 1 },
    { status: 'draft', version: 1 },
  ]).createMany(2)
  const guest = await UserFactory.merge({
    role: Role.partner,
    status: 'invited',
    clientId: partner.clientId,
  }).create()
  const [suspended, removed, removedByStaff] = [
    await createPartner(partner.client),
    await createPartner(partner.client),
    await createPartner(partner.client),
  ]
  await spend(partner.client, { units: 10 })
  const spent = await ClientPackage.query().where('usageCalls', '>', 0).firstOrFail()
  const undone = await queueLines(['skill,related_skill,weight', 'Metalwork,Arc welding,40'], {
    startedBy: admin.id,
  })
  await runNext()
  const waiting = await queueLines(['skill,related_skill,weight', 'Python,SQL,40'], {
    startedBy: admin.id,
  })
  const reset = await issueAccountToken(db.connection(), partner.email, 'password_reset')
  const invitation = await issueAccountToken(db.connection(), invited.email, 'invitation')
  const tokens = new Map<number, { access: string; refresh: string }>()
  for (const person of [admin, partner]) tokens.set(person.role, await signIn(client, person))

  const families: Record<string, Package> = {
    basic_packages: offers.basic,
    pay_as_you_go_package: offers.payAsYouGo,
    additional_talk_time_packs: offers.additional,
    free_packages: offers.free,
  }

  /** The id of the record for the path. */
  function idFor({ path, method = '' }: Pick<DescribedCall, 'path'> & { method?: string }): string {
    if (method === 'DELETE' && path.startsWith('/packages/basic')) return drafts[0].uid
    if (method === 'DELETE' && path.startsWith('/packages/free')) return drafts[1].uid
    if (method === 'DELETE' && path.startsWith('/currencies/')) return unused.uid
    const family = Object.keys(families).find((name) => path.startsWith(`/packages/${name}/`))
    if (family) return families[family].uid
    if (path.startsWith('/packages/user-package-calls-refund')) return spent.uid
    if (path.startsWith('/skills/task-undo')) return undone.uid
    if (path.startsWith('/packages/user-free-package')) return given.clientPackage.uid
    if (path.startsWith('/packages/user-package')) return bought.clientPackage.uid
    if (/^\/skills\/(task-(status|cancel)|skill-based)/.test(path)) {
      return path.includes('skill-based') ? python.uid : waiting.uid
    }
    if (/^\/skills\/(task-|file_upload)/.test(path)) return over.uid
    if (/^\/skills\/skill-relation(s\/|-delete)/.test(path)) return relation.uid
    if (path.startsWith('/skills/merge')) return spare.uid
    if (path.startsWith('/skills/delete')) return lonely.uid
    if (path.startsWith('/skills/')) return python.uid
    if (path.startsWith('/categories/')) return other.uid
    if (path.startsWith('/clients/')) return partner.client.uid
    if (path.startsWith('/sub-admins/invitation')) return invited.uid
    if (path.startsWith('/sub-admins/')) return colleague.uid
    if (path.startsWith('/currencies/')) return offers.euro.uid
    if (path.startsWith('/synonyms/')) return synonym.uid
    if (/^\/sales\/.*\/release/.test(path)) return pending.sale.uid
    if (path.startsWith('/billing/documents/')) return invoice.uid
    if (path.startsWith('/billing/refunds/')) return refund.uid
    if (path.startsWith('/sales/')) return bought.sale.uid
    if (path.startsWith('/notifications/')) return notice.uid
    if (path.startsWith('/contact/')) return message.uid
    if (path.startsWith('/api-keys/')) return spareKey.uid
    if (path.startsWith('/webhooks/')) return webhook.uid
    if (path.startsWith('/invoice-reader/')) return reading.uid
    return python.uid
  }

  /** The user of a client for the path. */
  function personFor({ path, method = '' }: { path: string; method?: string }) {
    if (path.endsWith('/invitation/')) return guest
    if (method !== 'DELETE') return suspended
    return path.startsWith('/clients/colleagues') ? removed : removedByStaff
  }

  /** Ids in the body of an operation, in addition to its example. */
  function bodyOf({ operationId, path }: DescribedCall): Record<string, unknown> | undefined {
    if (operationId.endsWith('ByBody')) return { id: idFor({ path }) }
    return {
      authLogin: { email: partner.email, password: 'secret-password' },
      authRefresh: { refresh: tokens.get(Role.partner)!.refresh },
      authReset: { token: reset?.token },
      authInvitation: { token: invitation?.token },
      purchasesActivateBasic: { package: offers.basic.uid },
      purchasesActivatePayAsYouGo: { package: offers.payAsYouGo.uid, quantity: 500 },
      purchasesActivateAdditional: { package: offers.additional.uid },
      purchasesAssignPriced: { client: partner.client.uid, package: offers.basic.uid },
      purchasesAssignFree: { client: partner.client.uid, package: offers.free.uid },
      webhooksStore: { url: 'https://example.com/webhooks', events: ['upload.finished'] },
      webhooksUpdate: { events: ['upload.finished'] },
      currenciesStore: { code: 'NOK', name: 'Norwegian krone' },
    }[operationId]
  }

  return {
    environment({ callers }) {
      const role = callers.includes(Role.admin) ? Role.admin : Role.partner
      return { SKILLARY_KEY: key, SKILLARY_TOKEN: tokens.get(role)!.access }
    },
    valuesOf(call) {
      const ids = {
        id: idFor(call),
        person: personFor(call).uid,
        domain: mathematics.uid,
        delivery: delivery.uid,
      }
      return {
        parameters: { ...ids, ids: reading.uid, skills: 'Python', skill: 'Python', q: 'Pyt' },
        body: bodyOf(call),
      }
    },
  }
}

/** Runs the oldest waiting upload. */
async function runNext() {
  const claim = await claimUpload()
  if (claim) await runClaimedUpload(claim)
}

async function signIn(client: ApiClient, { email }: User) {
  const answer = await client.post('/v1/auth/login/').json({ email, password: 'secret-password' })
  return answer.body() as { access: string; refresh: string }
}
