import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { newUid } from '#app/core/uid'
import { sha256 } from '#app/accounts/sessions/token'
import type User from '#app/accounts/user'
import ApiKey from '#app/accounts/api_keys/api_key'
import { keyPattern } from '#app/accounts/api_keys/key_text'
import SearchHistory from '#app/billing/metering/search_history'
import { keyOf } from '#database/factories/api_key_factory'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { createGraph, createPartnerWith } from '#tests/functional/playground/graph'
import { renderedPage } from '#tests/helpers/rendered_page'

const KEYS = '/portal/partner/api-keys'

function post(client: ApiClient, path: string, form: Record<string, unknown>, who: User) {
  return client.post(path).form(form).withCsrfToken().redirects(0).loginAs(who)
}

async function page(client: ApiClient, path: string, who: User) {
  return renderedPage(await client.get(path).loginAs(who))
}

/** The key on the page, and how often keys occur in the whole response. */
function textIn(html: string) {
  const [, text] = /<code\b[^>]*id="api-key-text"[^>]*>([^<]*)<\/code>/.exec(html) ?? []
  return { text, times: html.match(new RegExp(keyPattern, 'g'))?.length ?? 0 }
}

const input = { 'name': 'Job portal', 'abilities[]': ['search', 'usage'] }

test.group('The API keys of a partner', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are created by a form that shows the key once, outside the props', async ({
    assert,
    client,
  }) => {
    const partner = await createPartner()
    const { component, props } = await page(client, `${KEYS}/create`, partner)
    assert.equal(component, 'api_keys/create')
    const lastDay = DateTime.utc().plus({ years: 2 })
    const form = { ...input, expires_at: lastDay.toISODate(), cap_calls: '7', once: props.once }

    const created = await post(client, `${KEYS}/create`, form, partner)
    const again = await post(client, `${KEYS}/create`, form, partner)

    created.assertStatus(200)
    assert.include(created.header('cache-control'), 'no-store')
    const { text, times } = textIn(created.text())
    assert.match(text, new RegExp(`^${keyPattern}$`))
    assert.equal(times, 1)
    const key = await ApiKey.findByOrFail({ hash: sha256(text) })
    assert.containSubset(key.$attributes, { name: 'Job portal', capCalls: 7, userId: partner.id })
    assert.equal(key.expiresAt?.toUTC().toISODate(), lastDay.plus({ days: 1 }).toISODate())
    assert.equal(textIn(again.text()).times, 0)
    assert.isFalse(renderedPage(again).props.is_new)
    assert.lengthOf(await ApiKey.all(), 1)
    assert.notInclude(JSON.stringify([created.headers(), again.headers()]), text)
  })

  test('keep the input of an invalid form', async ({ assert, client }) => {
    const partner = await createPartner()

    const refused = await post(
      client,
      `${KEYS}/create`,
      { 'name': 'Mine', 'abilities[]': ['everything'], 'once': newUid() },
      partner
    )
    const without = await post(client, `${KEYS}/create`, { name: 'Mine', once: newUid() }, partner)

    refused.assertStatus(302)
    without.assertStatus(302)
    assert.include(
      JSON.stringify(without.flashMessage('inputErrorsBag')),
      'Select at least one ability.'
    )
    assert.equal(without.flashMessage('name'), 'Mine')
    assert.lengthOf(await ApiKey.all(), 0)
  })

  test('are listed with calls and status', async ({ assert, client }) => {
    const partner = await createPartner()
    const { key } = await keyOf(partner, { name: 'Portal', capCalls: 10 })
    await keyOf(await createPartner())

    const { component, props } = await page(client, KEYS, partner)

    assert.equal(component, 'api_keys/index')
    assert.lengthOf(props.keys, 1)
    assert.containSubset(props.keys[0], { id: key.uid, cap_calls: 10, status: 'active' })
    assert.notInclude(JSON.stringify(props), key.hash)
  })

  test('are changed by their form; an unchanged day keeps the time', async ({ assert, client }) => {
    const partner = await createPartner()
    const { key } = await keyOf(partner)
    await key.merge({ expiresAt: key.createdAt.plus({ days: 9 }) }).save()
    const before = key.expiresAt!.toMillis()
    const { props } = await page(client, `${KEYS}/edit/${key.uid}`, partner)

    const saved = await post(
      client,
      `${KEYS}/edit/${key.uid}`,
      { ...input, expires_at: props.form.expires_at, cap_calls: '', version: '1' },
      partner
    )
    const stale = await post(
      client,
      `${KEYS}/edit/${key.uid}`,
      { ...input, name: 'Later', expires_at: '', cap_calls: '', version: '1' },
      partner
    )

    saved.assertStatus(302)
    stale.assertStatus(409)
    assert.isTrue(renderedPage(stale).props.stale)
    await key.refresh()
    assert.equal(key.name, 'Job portal')
    assert.deepEqual(key.abilities, ['search', 'usage'])
    assert.closeTo(key.expiresAt!.toMillis(), before, 1000)
  })

  test('are rotated after a confirmation, once per form', async ({ assert, client }) => {
    const partner = await createPartner()
    const { key, text: old } = await keyOf(partner)
    const { component, props } = await page(client, `${KEYS}/rotate/${key.uid}`, partner)
    assert.equal(component, 'api_keys/rotate')
    const form = { once: props.once, version: props.version, overlap_days: '2' }

    const rotated = await post(client, `${KEYS}/rotate/${key.uid}`, form, partner)
    const again = await post(client, `${KEYS}/rotate/${key.uid}`, form, partner)

    rotated.assertStatus(200)
    const { text } = textIn(rotated.text())
    assert.notEqual(text, old)
    assert.equal(textIn(again.text()).times, 0)
    await key.refresh()
    assert.equal(key.hash, sha256(text))
    assert.equal(key.previousHash, sha256(old))
    assert.equal(key.version, 2)
  })

  test('are revoked after a confirmation', async ({ assert, client }) => {
    const partner = await createPartner()
    const { key } = await keyOf(partner)

    const revoked = await post(client, `${KEYS}/edit/${key.uid}?_method=DELETE`, {}, partner)

    revoked.assertStatus(302)
    revoked.assertHeader('location', KEYS)
    await key.refresh()
    assert.isNotNull(key.revokedAt)
    const { props } = await page(client, `${KEYS}/edit/${key.uid}`, partner)
    assert.equal(props.api_key.status, 'revoked')
  })

  test('of another client are not found', async ({ client }) => {
    const partner = await createPartner()
    const { key } = await keyOf(await createPartner())

    for (const path of ['edit', 'rotate']) {
      const response = await client.get(`${KEYS}/${path}/${key.uid}`).loginAs(partner)
      response.assertStatus(404)
    }
  })

  test('are shown in the histories of partner and staff, and filter them', async ({
    assert,
    client,
  }) => {
    await createGraph()
    const { partner } = await createPartnerWith()
    const admin = await UserFactory.create()
    const { key, text } = await keyOf(partner, { name: 'Portal' })
    const search = client.get('/v1/skills/playground-search/').qs({ skills: 'Python' })
    await search.bearerToken(text)
    await client
      .get('/v1/skills/playground-search/')
      .qs({ skills: 'SQL' })
      .withGuard('api')
      .loginAs(partner)
    const named = { id: key.uid, name: 'Portal' }
    const history = '/portal/partner/playground/search-history'

    const all = await page(client, history, partner)
    const own = await page(client, `${history}?api_key=${key.uid}`, partner)
    const staff = await page(
      client,
      `/portal/admin/clients/search-history?api_key=${key.uid}`,
      admin
    )
    const v1 = await client
      .get('/v1/skills/user-free-package/search-history/')
      .qs({ api_key: key.uid })
      .bearerToken(text)
    const file = await client.get(`${history}/export?api_key=${key.uid}`).loginAs(partner)

    assert.lengthOf(await SearchHistory.all(), 2)
    assert.deepEqual(
      all.props.searches.map(({ api_key: by }: { api_key: unknown }) => by),
      [null, { name: 'Portal' }]
    )
    assert.lengthOf(own.props.searches, 1)
    assert.deepEqual(staff.props.searches[0].api_key, { name: 'Portal' })
    assert.deepEqual(v1.body().data[0].api_key, named)
    assert.include(file.text(), 'Portal')
  })
})
