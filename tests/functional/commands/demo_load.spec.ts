import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import testUtils from '@adonisjs/core/services/test_utils'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import ApiKey from '#app/accounts/api_keys/api_key'
import { operator } from '#app/accounts/audit/audit_log'
import ClientPackage from '#app/billing/client_package'
import { verifyDocuments } from '#app/billing/documents/verify_documents'
import Invoice from '#app/billing/invoice'
import { verifyLedger } from '#app/billing/metering/ledger'
import SearchHistory from '#app/billing/metering/search_history'
import Package from '#app/billing/package'
import { updatePackage } from '#app/billing/packages/save_package'
import SkillRelation from '#app/catalogue/skill_relation'
import Refund from '#app/billing/refund'
import Sale from '#app/billing/sale'
import { databaseNow } from '#app/core/db/database_clock'
import { DemoNotAllowed, loadDemo } from '#app/demo/load_demo'
import QueuedMail from '#app/mail/queued_mail'
import Skill from '#app/catalogue/skill'
import { dataDir } from '#config/app'
import portal from '#config/portal'

async function load(): Promise<string[]> {
  const lines: string[] = []
  await loadDemo((line) => lines.push(line))
  return lines
}

test.group('demo:load', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => () => {
    portal.demo = false
  })
  group.each.teardown(() => rm(join(dataDir, 'demo-accounts.txt'), { force: true }))

  test('is refused where this is no demo', async ({ assert }) => {
    portal.demo = false

    await assert.rejects(load, DemoNotAllowed)
    assert.lengthOf(await Package.all(), 0)
  })

  test('loads once, and the second time overwrites nothing that people edited', async ({
    assert,
  }) => {
    portal.demo = true
    const first = await load()
    assert.includeMembers(first, [
      'currencies: 3 created, 0 unchanged',
      'packages: 9 created, 0 unchanged',
      'skills: 3133 created, 0 updated, 0 unchanged',
      'synonyms: 429 created, 0 updated, 0 unchanged',
      'accounts: 4 created',
      'history: 88 days, 13 sales',
    ])
    await assertHistory(assert)
    const starter = await Package.findByOrFail('name', 'Starter')
    await updatePackage(starter, { price: 5900 }, { actor: operator })
    const relation = await SkillRelation.query().orderBy('id').firstOrFail()
    await relation.merge({ weight: relation.weight === 7 ? 8 : 7 }).save()
    const skill = await Skill.query().whereNotNull('description').orderBy('id').firstOrFail()
    await skill.merge({ description: 'Ours' }).save()
    const sales = await Sale.query()

    const second = await load()

    assert.deepEqual(second, [
      'currencies: 0 created, 3 unchanged',
      'packages: 0 created, 8 unchanged, kept 1 that differ: Starter (price)',
      'categories: 0 created, already loaded',
      'skills: 0 created, already loaded',
      'skills: 0 created, already loaded',
      'relations: 0 created, already loaded',
      'synonyms: 0 created, already loaded',
      'accounts: 0 created',
      'history: already loaded',
    ])
    await starter.refresh()
    assert.equal(starter.price, 5900)
    const { weight } = relation
    await relation.refresh()
    assert.equal(relation.weight, weight)
    await skill.refresh()
    assert.equal(skill.description, 'Ours')
    assert.lengthOf(await Sale.query(), sales.length)
  })
})

/** The searches are spread over the days, one invoice is overdue, one purchase waits, and the books balance. */
async function assertHistory(assert: Assert) {
  const today = await databaseNow()
  const searches = await SearchHistory.query().orderBy('id')
  const daysAgo = searches.map(({ createdAt }) => Math.floor(today.diff(createdAt, 'days').days))
  assert.isAbove(new Set(daysAgo).size, 60)
  assert.isTrue(searches.every(({ createdAt }) => createdAt <= today))
  assert.includeMembers(
    searches.map(({ outcome }) => outcome),
    ['found', 'unresolved']
  )

  assert.isEmpty(await ApiKey.query().whereNull('last_used_at'))

  const overdue = await Invoice.query()
    .where('kind', 'invoice')
    .where('due_on', '<', today.toISODate()!)
    .whereHas('sale', (sale) => sale.where('payment_status', 'unpaid'))
  assert.deepEqual(
    overdue.map(({ buyer }) => buyer.name),
    ['Alpine Staffing']
  )
  const pending = await ClientPackage.query().where('status', 'pending').preload('holder')
  assert.deepEqual(
    pending.map(({ name, holder }) => `${holder.name}: ${name}`),
    ['Rivertown College: Business']
  )
  const keys = await ApiKey.query().where('used_calls', '>', 0)
  assert.isNotEmpty(keys)
  assert.isTrue(keys.every(({ lastUsedAt }) => lastUsedAt !== null))
  const mails = await QueuedMail.query()
  assert.isTrue(mails.every(({ createdAt }) => createdAt >= today.startOf('day')))
  const refunds = await Refund.query().orderBy('id')
  assert.deepEqual(refunds.map(({ status }) => status).toSorted(), ['done', 'due'])
  const [calls, money] = [await verifyLedger(), await verifyDocuments()]
  assert.isEmpty([...calls.faults, ...money.faults])
}
