import router from '@adonisjs/core/services/router'
import type { RouteJSON } from '@adonisjs/core/types/http'
import { isOfV1 } from '#app/core/door'
import { may, Role } from '#app/accounts/role'
import { abilitiesOf } from '#app/accounts/route_abilities'
import type User from '#app/accounts/user'
import type Client from '#app/accounts/client'
import { operator } from '#app/accounts/audit/audit_log'
import { createSynonym } from '#app/catalogue/synonyms/save_synonym'
import { sendTest } from '#app/webhooks/deliver_on_request'
import { issueInvoice } from '#app/billing/documents/issue/issue_invoice'
import { inTransaction } from '#app/core/db/in_transaction'
import Notification from '#app/notifications/notification'
import { families, familyIds, type Family } from '#app/billing/families'
import type Package from '#app/billing/package'
import { keyOf } from '#database/factories/api_key_factory'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { ClientPackageFactory } from '#database/factories/package_factory'
import { SaleFactory } from '#database/factories/sale_factory'
import {
  CategoryFactory,
  SkillFactory,
  SkillRelationFactory,
} from '#database/factories/skill_factory'
import { StoredReadingFactory } from '#database/factories/stored_reading_factory'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { WebhookFactory } from '#database/factories/webhook_factory'
import { createOffers } from '#tests/helpers/offers'
import { completeSeller } from '#tests/helpers/sellers'
import { queueLines } from '#tests/helpers/queued_uploads'

/** Every registered route of `/v1`. */
export function v1Routes(): RouteJSON[] {
  return Object.values(router.toJSON())
    .flat()
    .filter(({ pattern }) => isOfV1(pattern))
}

/** The methods of a route without HEAD. */
export function methodsOf({ methods }: RouteJSON): string[] {
  return methods.filter((method) => method !== 'HEAD')
}

export type V1World = Awaited<ReturnType<typeof createV1World>>

/** Creates one record of every kind that `/v1` routes read or change, and the users with access. */
export async function createV1World() {
  const offers = await createOffers()
  const admin = await UserFactory.create()
  const colleague = await UserFactory.merge({ role: Role.subAdmin }).create()
  const partner = await createPartner()
  await partner.load('client')
  const client = partner.client as Client
  const member = await createPartner(client)
  const domain = await CategoryFactory.create()
  const skill = await SkillFactory.merge({ categoryId: domain.id }).create()
  const other = await SkillFactory.create()
  const relation = await SkillRelationFactory.merge({
    skillId: skill.id,
    relatedSkillId: other.id,
  }).create()
  const holding = { clientId: client.id, packageId: offers.basic.id }
  const paid = await ClientPackageFactory.merge({ ...holding, family: 'basic' }).create()
  const free = await ClientPackageFactory.merge({
    ...holding,
    packageId: offers.free.id,
  }).create()
  const sale = await SaleFactory.merge({ clientId: client.id, clientPackageId: paid.id }).create()
  await completeSeller()
  await sale.refresh()
  const invoice = await inTransaction((trx) => issueInvoice(trx, sale))
  const synonym = await createSynonym({ term: 'js', equivalent: 'JavaScript' }, operator)
  const message = await ContactMessageFactory.create()
  const notice = await Notification.create({
    userId: admin.id,
    kind: 'package',
    message: 'Hello',
    link: null,
  })
  const { key, text: keyText } = await keyOf(partner)
  const webhook = await WebhookFactory.create()
  const delivery = await sendTest(webhook)
  const reading = await StoredReadingFactory.merge({
    userId: admin.id,
    readerTokenHash: null,
  }).create()
  const upload = await queueLines(['skill,related_skill,weight', 'a,b,5'])
  const ofFamily: Record<Family, Package> = {
    basic: offers.basic,
    pay_as_you_go: offers.payAsYouGo,
    additional_talk_time: offers.additional,
    free: offers.free,
  }
  /** By the prefix of the route name. */
  const ids: Array<[prefix: string, id: string]> = [
    ['v1.skills.', skill.uid],
    ['v1.relations.of_skill', skill.uid],
    ['v1.relations.update_of_skill', skill.uid],
    ['v1.relations.export', skill.uid],
    ['v1.relations.', relation.uid],
    ['v1.categories.', domain.uid],
    ['v1.currencies.', offers.euro.uid],
    ['v1.synonyms.', synonym.uid],
    ...familyIds.map((family): [string, string] => [
      `v1.packages.${family}.`,
      ofFamily[family].uid,
    ]),
    ['v1.clients.', client.uid],
    ['v1.staff.', colleague.uid],
    ['v1.contact.', message.uid],
    ['v1.notifications.', notice.uid],
    ['v1.uploads.', upload.uid],
    ['v1.api_keys.', key.uid],
    ['v1.webhooks.', webhook.uid],
    ['v1.invoices.', reading.uid],
    ['v1.sales.', sale.uid],
    ['v1.documents.', invoice!.uid],
    ['v1.client_packages.free', free.uid],
    ['v1.client_packages.', paid.uid],
  ]
  return {
    ...offers,
    admin,
    colleague,
    partner,
    client,
    domain,
    skill,
    other,
    relation,
    message,
    notice,
    keyText,
    webhook,
    families,
    /** The path of the route with the ids of these records. */
    pathOf({ name = '', pattern }: RouteJSON): string {
      const id = ids.find(([prefix]) => name.startsWith(prefix))?.[1] ?? ''
      return pattern
        .replace(/:id\??/, id)
        .replace(':person', member.uid)
        .replace(':delivery', delivery.uid)
    },
    /** A user with access to the route. */
    visitorOf(route: RouteJSON): User {
      const needed = abilitiesOf(route)
      return needed.every((ability) => may(Role.admin, ability)) ? admin : partner
    },
    /** The required query parameters of a read. */
    queryOf({ name = '' }: RouteJSON): Record<string, string> {
      switch (name) {
        case 'v1.search':
          return { skills: skill.name }
        case 'v1.adminSearch':
          return { skill: 'a' }
        case 'v1.skills.merge.show':
          return { into: other.uid }
        case 'v1.invoices.export_some':
          return { ids: reading.uid }
        default:
          return /searchAuto|suggestions|\.search$/.test(name) ? { q: 'a' } : {}
      }
    },
  }
}
