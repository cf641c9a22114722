import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type UserTransformer from '#app/accounts/user_transformer'
import type { LookedUp as ServerLookedUp } from '#app/search/batch/look_up_skills'
import type { InputWithRelated as ServerRelated } from '#app/search/batch/related_skills'
import type { ChangeEvent as ServerEvent } from '#app/changes/build_events'
import type { ExtractedSkill as ServerExtracted } from '#app/search/extract/extract_skills'
import type ApiKeyTransformer from '#app/accounts/api_keys/api_key_transformer'
import type ClientPackageTransformer from '#app/billing/client_packages/client_package_transformer'
import type { SearchAnswer as ServerSearchAnswer } from '#app/search/playground/run_search'
import type { Suggestion as ServerSuggestion } from '#app/search/playground/suggestions'
import type UploadTransformer from '#app/imports/upload_transformer'
import { createSkill } from '#app/catalogue/skills/create_skill'
import type WebhookDeliveryTransformer from '#app/webhooks/webhook_delivery_transformer'
import type WebhookTransformer from '#app/webhooks/webhook_transformer'
import { keyOf } from '#database/factories/api_key_factory'
import { UserFactory } from '#database/factories/user_factory'
import { createGraph, createPartnerWith, spentOf } from '#tests/functional/playground/graph'
import { freshDatabase } from '#tests/helpers/fresh_database'
import { startReceiver } from '#tests/helpers/receiver'
import { runDue } from '#tests/helpers/jobs'
import {
  Skillary,
  SkillaryProblem,
  type ApiKey,
  type ChangeEvent,
  type ExtractAnswer,
  type HeldPackage,
  type InputWithRelated,
  type LookedUp,
  type Person,
  type SearchAnswer,
  type Suggestion,
  type Task,
  type Webhook,
  type WebhookDelivery,
} from '../../../client/src/skillary.ts'

/** Whether the client's type accepts the server's responses and has all their fields. */
type Alike<Client, Server> = [Server] extends [Client]
  ? [keyof Server] extends [keyof Client]
    ? true
    : { 'the client lacks': Exclude<keyof Server, keyof Client> }
  : { 'the server answers': Server; 'the client expects': Client }

/** Checked by the compiler. */
const isAlike: [
  Alike<SearchAnswer, ServerSearchAnswer>,
  Alike<Suggestion, ServerSuggestion>,
  Alike<HeldPackage, ReturnType<ClientPackageTransformer['inTurn']>>,
  Alike<Person, ReturnType<UserTransformer['toObject']>>,
  /** The transformer types all times alike, but this one is never null. */
  Alike<Omit<Task, 'created_at'>, Omit<ReturnType<UploadTransformer['toObject']>, 'created_at'>>,
  Alike<ApiKey, ReturnType<ApiKeyTransformer['toObject']>>,
  Alike<LookedUp, ServerLookedUp>,
  Alike<InputWithRelated, ServerRelated>,
  Alike<ExtractAnswer['skills'][number], ServerExtracted>,
  Alike<ChangeEvent, ServerEvent>,
  Alike<Webhook, ReturnType<WebhookTransformer['toObject']>>,
  Alike<WebhookDelivery, ReturnType<WebhookDeliveryTransformer['toObject']>>,
] = [true, true, true, true, true, true, true, true, true, true, true, true]

const server = `http://${process.env.HOST}:${process.env.PORT}`

test.group('The client module', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has the types of the server’s responses', ({ assert }) => {
    assert.notInclude(isAlike, false)
  })

  test('searches, looks up and reads the usage with a key', async ({ assert }) => {
    const { python } = await createGraph()
    const { partner, pack } = await createPartnerWith()
    const { text } = await keyOf(partner)
    const skillary = new Skillary({ server, apiKey: text })

    const query = { skills: ['Python'], min_weight: 30, limit: 1 }
    const first = await skillary.search(query, { idempotencyKey: 'one' })
    const again = await skillary.search(query, { idempotencyKey: 'one' })
    assert.deepEqual(again, first)
    assert.deepEqual(first.calls, { charged: 1, remaining: 9 })
    assert.lengthOf(first.matches, 1)
    const suggestions = await skillary.suggest('pyth', { limit: 1 })
    assert.containSubset(suggestions, [{ id: python.uid, match_reason: 'prefix' }])
    assert.deepEqual(await skillary.usage(), { total_calls: 10, usage_calls: 1, pack_name: null })
    const [clientPackage] = await skillary.packages()
    assert.containSubset(clientPackage, { available_calls: 9, pays_next: true })
    const prices = await skillary.prices()
    assert.containSubset(prices, { 'playground-search': 1, 'lookup': 1 })
    const own = await skillary.ownApiKey()
    assert.equal(own.prefix, text.slice(0, 12))
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })

    const refused = await skillary.apiKeys().catch((error) => error)
    assert.instanceOf(refused, SkillaryProblem)
    assert.containSubset(refused, { status: 403, code: 'forbidden' })
    assert.isString(refused.requestId)
  })

  test('looks up and manages keys with a session, until it logs out', async ({ assert }) => {
    await createGraph()
    const { partner } = await createPartnerWith()
    const { access, refresh, user } = await new Skillary({ server }).signIn(
      partner.email,
      'secret-password'
    )
    assert.equal(user.email, partner.email)
    const skillary = new Skillary({ server, session: { access, refresh } })
    const { data, calls } = await skillary.lookup({ names: ['Python', 'nobody'] })
    assert.deepEqual(
      data.map(({ match_reason: reason }) => reason),
      ['exact', 'none']
    )
    assert.equal(calls.charged, 1)
    const { inputs } = await skillary.related({ skills: ['Python'], limit: 1 })
    assert.containSubset(inputs, [{ input: 'Python', total_related: 4 }])

    const created = await skillary.createApiKey({ name: 'x', abilities: ['usage'] })
    assert.match(String(created.key), /^skk_/)
    const rotated = await skillary.rotateApiKey(created.id, { overlap_days: 0 })
    assert.notEqual(rotated.key, created.key)
    await skillary.revokeApiKey(created.id)
    await skillary.revokeApiKey(created.id)
    const { data: keys } = await skillary.apiKeys()
    assert.containSubset(keys, [{ id: created.id, status: 'revoked' }])

    await skillary.signOut(refresh)
    const error = await skillary.me().catch((reason) => reason)
    assert.equal(error.status, 401)
  })

  test('lists tasks for staff', async ({ assert }) => {
    const staff = await UserFactory.create()
    const signedIn = await new Skillary({ server }).signIn(staff.email, 'secret-password')
    const skillary = new Skillary({ server, session: signedIn })
    const { data, meta } = await skillary.tasks({ limit: '5' })

    assert.deepEqual(data, [])
    assert.equal(meta.limit, 5)
    assert.isNull(await skillary.prices())
  })
})

/** The feed only contains committed changes, so each test starts with an empty database. */
test.group('The client module with committed data', (group) => {
  group.each.teardown(freshDatabase)

  test('extracts skills and reads changes with a key', async ({ assert }) => {
    const python = await createSkill({ name: 'Python', status: 'published' }, { actorId: null })
    const { partner } = await createPartnerWith()
    const { text } = await keyOf(partner)
    const skillary = new Skillary({ server, apiKey: text })

    const { skills, offsets, calls } = await skillary.extract({ text: 'We write Python.' })
    const events: ChangeEvent[] = []
    for await (const { data } of skillary.changes()) events.push(...data)
    const { meta } = await skillary.changesPage()
    const rest = await skillary.changesPage({ cursor: meta.next_cursor })

    assert.containSubset(skills, [
      { skill: { id: python.uid }, matches: [{ text: 'Python', start: 9, end: 15 }], count: 1 },
    ])
    assert.equal(offsets, 'utf16')
    assert.equal(calls.charged, 5)
    assert.containSubset(events, [
      { event: 'skill.added', skill: { id: python.uid, name: 'Python' } },
    ])
    assert.deepEqual(rest.data, [])
    assert.isFalse(rest.meta.has_more)
    assert.equal(rest.calls.charged, 0)
  })

  test('manages webhooks and reads their deliveries with a session', async ({ assert }) => {
    const receiver = await startReceiver()
    const { partner } = await createPartnerWith()
    const session = await new Skillary({ server }).signIn(partner.email, 'secret-password')
    const skillary = new Skillary({ server, session })

    const { secret, ...created } = await skillary.createWebhook({
      url: receiver.url,
      events: ['calls.low'],
    })
    assert.match(String(secret), /^whsec_/)
    const { data: webhooks } = await skillary.webhooks()
    assert.deepEqual(webhooks, [created])
    const tested = await skillary.testWebhook(created.id)
    await runDue('webhook_deliveries')
    const { data: log } = await skillary.webhookDeliveries(created.id)
    assert.containSubset(log, [{ id: tested.id, state: 'delivered', response_status: 200 }])
    const again = await skillary.replayWebhookDelivery(created.id, tested.id)
    assert.containSubset(again, { id: tested.id, state: 'pending', attempts: 0 })
    await skillary.deleteWebhook(created.id)
    const { data: left } = await skillary.webhooks()
    assert.deepEqual(left, [])
  })
})
