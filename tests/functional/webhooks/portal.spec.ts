import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Webhook from '#app/webhooks/webhook'
import { openSecret } from '#app/webhooks/webhook_secret'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { WebhookFactory } from '#database/factories/webhook_factory'
import { auditEntriesOf } from '#tests/helpers/audit_log'
import { startReceiver, withStatus } from '#tests/helpers/receiver'
import { renderedPage } from '#tests/helpers/rendered_page'
import { runDue } from '#tests/helpers/jobs'

const place = '/portal/partner/webhooks'

test.group('Screens of webhooks', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('create one and link to its secret, shown on request', async ({ assert, client }) => {
    const { url } = await startReceiver()
    const partner = await createPartner()
    const form = await client.get(`${place}/create`).loginAs(partner)
    assert.deepEqual(renderedPage(form).props.events, ['calls.low', 'package.expired'])

    const created = await client
      .post(`${place}/create`)
      .loginAs(partner)
      .withCsrfToken()
      .redirects(0)
      .form({ 'url': url, 'events[]': 'calls.low' })

    const webhook = await Webhook.firstOrFail()
    assert.containSubset(webhook.$attributes, { url, clientId: partner.clientId })
    created.assertHeader('location', `${place}/${webhook.uid}/secret`)
    const before = await client.get(`${place}/${webhook.uid}/secret`).loginAs(partner)
    assert.isFalse(renderedPage(before).props.is_shown)
    assert.notInclude(before.text(), openSecret(webhook.secret)!.slice(6))

    const shown = await client
      .post(`${place}/${webhook.uid}/secret`)
      .loginAs(partner)
      .withCsrfToken()
    shown.assertStatus(200)
    assert.include(shown.header('cache-control'), 'no-store')
    assert.include(renderedPage(shown).html, openSecret(webhook.secret)!)
    assert.notInclude(JSON.stringify(renderedPage(shown).props), openSecret(webhook.secret)!)
    assert.containSubset(await auditEntriesOf('webhook', webhook.uid), [
      { action: 'showed_secret', actorId: partner.id },
    ])
  })

  test('show which URLs the installation allows', async ({ assert, client }) => {
    const partner = await createPartner()
    const html = async () => renderedPage(await client.get(`${place}/create`).loginAs(partner)).html
    assert.include(await html(), 'It must start with https:// and point to the internet.')
    await startReceiver()
    assert.include(
      await html(),
      'It must start with https:// or http:// and point to the internet or your own network.'
    )
  })

  test('show errors next to the fields and keep the input', async ({ assert, client }) => {
    const partner = await createPartner()
    const make = (input: Record<string, string>) =>
      client.post(`${place}/create`).loginAs(partner).withCsrfToken().redirects(0).form(input)
    const empty = await make({ url: '' })
    assert.deepEqual(empty.flashMessage('inputErrorsBag'), {
      url: ['Enter a URL.'],
      events: ['Choose at least one event.'],
    })
    const inside = await make({ url: 'https://192.168.1.1/' })
    assert.deepEqual(inside.flashMessage('inputErrorsBag'), {
      url: ['The URL points to a private network, which is not allowed.'],
      events: ['Choose at least one event.'],
    })
    assert.lengthOf(await Webhook.all(), 0)
  })

  test('show deliveries with their responses, and retry them', async ({ assert, client }) => {
    const receiver = await startReceiver(withStatus(500, 'out of order'))
    const admin = await UserFactory.create()
    const webhook = await WebhookFactory.merge({ url: receiver.url }).create()
    const page = `/portal/admin/webhooks/${webhook.uid}`
    const press = (below: string, input: Record<string, string> = {}) =>
      client
        .post(page + below)
        .loginAs(admin)
        .withCsrfToken()
        .redirects(0)
        .form(input)
    const tested = await press('/test')
    tested.assertHeader('location', page)
    await runDue('webhook_deliveries')

    const shown = renderedPage(await client.get(page).loginAs(admin))
    const [delivery] = shown.props.deliveries
    assert.containSubset(delivery, { state: 'failed', response_status: 500 })
    assert.include(shown.html, 'out of order')
    assert.include(shown.html, 'The server did not accept the message.')
    assert.notInclude(JSON.stringify(shown.props), openSecret(webhook.secret)!)

    receiver.answers = withStatus(200)
    await press(`/deliveries/${delivery.id}/replay`)
    await runDue('webhook_deliveries')
    const after = renderedPage(await client.get(page).loginAs(admin))
    const [replayed] = after.props.deliveries
    assert.equal(replayed.state, 'delivered')
    assert.deepEqual(
      replayed.all_attempts.map(
        ({ response_status: status }: { response_status: number }) => status
      ),
      [200, 500]
    )
    assert.include(after.html, 'out of order')

    await press('/status', { status: 'paused' })
    const paused = renderedPage(await client.get(page).loginAs(admin))
    assert.equal(paused.props.webhook.status, 'paused')
    assert.include(paused.html, 'This webhook is paused')
  })

  test('list, edit, rotate and delete the owner’s webhooks only', async ({ assert, client }) => {
    const { url } = await startReceiver()
    const partner = await createPartner()
    const own = { clientId: partner.ownClientId, events: ['calls.low' as const] }
    const webhook = await WebhookFactory.merge({ ...own, url }).create()
    const ours = await WebhookFactory.create()
    const list = renderedPage(await client.get(place).loginAs(partner))
    assert.deepEqual(
      list.props.webhooks.map(({ id }: { id: string }) => id),
      [webhook.uid]
    )
    const foreign = await client.get(`${place}/${ours.uid}`).loginAs(partner)
    foreign.assertStatus(404)

    const press = (below: string, input: Record<string, string | string[]>) =>
      client
        .post(`${place}/${webhook.uid}${below}`)
        .loginAs(partner)
        .withCsrfToken()
        .redirects(0)
        .form(input)
    await press('/edit', {
      url,
      'description': 'Ours',
      'events[]': 'package.expired',
      'version': '1',
    })
    await webhook.refresh()
    assert.containSubset(webhook.$attributes, { description: 'Ours', events: ['package.expired'] })
    const stale = await press('/edit', { url, 'events[]': 'calls.low', 'version': '1' })
    stale.assertStatus(409)
    const { props } = renderedPage(stale)
    assert.containSubset(props, {
      form: { url, description: '', events: 'calls.low' },
      version: '2',
      stale: true,
      differences: [
        { field: 'description', now: 'Ours', typed: '' },
        { field: 'events', now: 'package.expired', typed: 'calls.low' },
      ],
    })
    await press('/edit', { url, 'events[]': 'calls.low', 'version': props.version })
    await webhook.refresh()
    assert.containSubset(webhook.$attributes, { description: null, events: ['calls.low'] })

    const before = webhook.secret
    await press('/rotate-secret', { overlap_hours: '24' })
    await webhook.refresh()
    assert.equal(webhook.previousSecret, before)
    const page = renderedPage(await client.get(`${place}/${webhook.uid}`).loginAs(partner))
    assert.include(page.html, 'messages are also signed with the previous secret')

    const deleted = await client
      .delete(`${place}/${webhook.uid}`)
      .loginAs(partner)
      .withCsrfToken()
      .redirects(0)
    deleted.assertHeader('location', place)
    assert.isNull(await Webhook.find(webhook.id))
  })
})
