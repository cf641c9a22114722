import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import type { ApiClient } from '@japa/api-client'
import { operator } from '#app/accounts/audit/audit_log'
import AuditEntry from '#app/accounts/audit/audit_entry'
import Client from '#app/accounts/client'
import type User from '#app/accounts/user'
import ClientPackage from '#app/billing/client_package'
import { creditPart } from '#app/billing/documents/credit/credit_sale'
import { verifyDocuments } from '#app/billing/documents/verify_documents'
import Invoice from '#app/billing/invoice'
import Payment from '#app/billing/payment'
import Checkout from '#app/billing/payments/checkout'
import { pruneEvents } from '#app/billing/payments/prune_events'
import StripeEvent from '#app/billing/payments/stripe_event'
import Refund from '#app/billing/refund'
import Sale from '#app/billing/sale'
import { activatePackage } from '#app/billing/sales/activate_package'
import { settleSale } from '#app/billing/sales/settle_sale'
import Notification from '#app/notifications/notification'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { createOffers } from '#tests/helpers/offers'
import { renderedPage } from '#tests/helpers/rendered_page'
import { completeSeller } from '#tests/helpers/sellers'
import {
  deliver,
  eventOf,
  stripeDouble,
  useDouble,
  type SignedEvent,
  type StripeDouble,
} from '#tests/helpers/stripe_double'

const webhook = `http://${env.get('HOST')}:${env.get('PORT')}/stripe/events`

/** A prepaid client that bought a package for 58.31 EUR, which is pending. */
async function pendingSale() {
  const { basic } = await createOffers()
  await completeSeller()
  const admin = await UserFactory.create()
  const partner = await createPartner()
  const client = await Client.findOrFail(partner.ownClientId)
  await client.merge({ creditLimit: 0 }).save()
  const { sale } = await db.transaction((trx) =>
    activatePackage({ client, offer: basic, actor: operator, channel: 'self' }, trx)
  )
  return { admin, partner, client, sale }
}

function postV1(client: ApiClient, path: string, who: User) {
  return client.post(`/v1/${path}/`).json({}).withGuard('api').loginAs(who)
}

function checkOut(client: ApiClient, { uid }: Sale, who: User) {
  return postV1(client, `sales/${uid}/checkout`, who)
}

async function statusesOf({ id, clientPackageId }: Sale) {
  const { paymentStatus } = await Sale.findOrFail(id)
  const { status } = await ClientPackage.findOrFail(clientPackageId)
  const payments = await Payment.query().where('sale_id', id).orderBy('id')
  return {
    sale: paymentStatus,
    package: status,
    payments: payments.map(({ method, amount }) => `${method} ${amount}`),
  }
}

async function faults() {
  const report = await verifyDocuments()
  return report.faults
}

async function messagesTo(user: User): Promise<string[]> {
  const notices = await Notification.query().where('user_id', user.id).orderBy('id')
  return notices.map(({ message }) => message)
}

const pending = { sale: 'unpaid', package: 'pending', payments: [] }
const paid = { sale: 'paid', package: 'active', payments: ['stripe 5831'] }

test.group('Payment by Stripe', (group) => {
  let double: StripeDouble
  group.setup(async () => {
    double = await stripeDouble()
    const restore = useDouble(double)
    return async () => {
      restore()
      await double.close()
    }
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    Object.assign(double.state, { lost: 0, refundStatus: 'succeeded', refusal: null, calls: [] })
    double.sessions.length = 0
    double.refunds.length = 0
  })

  function completed(more: Partial<StripeDouble['sessions'][number]> = {}, options = {}) {
    const session = double.pay(double.sessions.at(-1)!)
    return eventOf('checkout.session.completed', { ...session, ...more }, options)
  }

  /** A sale that was paid by Stripe. */
  async function paidSale(client: ApiClient) {
    const world = await pendingSale()
    await checkOut(client, world.sale, world.partner)
    await deliver(webhook, completed())
    return world
  }

  test('the same page of Stripe until it is paid; the webhook releases the package once', async ({
    assert,
    client,
  }) => {
    const { sale, partner, admin } = await pendingSale()

    const first = await checkOut(client, sale, partner)
    const again = await checkOut(client, sale, partner)

    first.assertStatus(201)
    assert.containSubset(first.body(), {
      sale: { id: sale.uid, number: sale.number },
      ...{ amount: 5831, status: 'open', payment_status: 'unpaid' },
      currency: { code: 'EUR' },
    })
    assert.equal(again.body().url, first.body().url)
    assert.lengthOf(double.sessions, 1)
    const [session] = double.sessions
    assert.containSubset(session, { amount_total: 5831, currency: 'eur' })
    assert.deepEqual(await statusesOf(sale), pending)

    const event = completed()
    assert.deepEqual(
      await Promise.all([1, 2, 3].map(() => deliver(webhook, event))),
      [200, 200, 200]
    )
    assert.equal(await deliver(webhook, completed()), 200)

    assert.deepEqual(await statusesOf(sale), paid)
    const { providerReference } = await Payment.findByOrFail({ saleId: sale.id })
    assert.equal(providerReference, session.payment_intent)
    const { after, actorId } = await AuditEntry.query().where('action', 'paid').firstOrFail()
    assert.isNull(actorId)
    assert.containSubset(after, { method: 'stripe', provider_reference: providerReference })
    const shown = await client.get(`/v1/sales/${sale.uid}/`).withGuard('api').loginAs(admin)
    assert.equal(shown.body().steps[0].actor, 'Stripe')
    assert.isEmpty(await faults())
    const settled = await checkOut(client, sale, partner)
    settled.assertStatus(409)
    assert.equal(settled.body().code, 'already_settled')
  })

  test('an event is refused: {problem}')
    .with<Array<{ problem: string; change: (event: SignedEvent) => SignedEvent; status: number }>>([
      {
        problem: 'changed body',
        change: ({ body, signature }) => ({ body: body.replace('5831', '1'), signature }),
        status: 400,
      },
      {
        problem: 'other secret',
        change: ({ body }) => {
          const { id, type, data } = JSON.parse(body)
          return eventOf(type, data.object, { id, secret: 'whsec_other' })
        },
        status: 400,
      },
      {
        problem: 'six minutes old',
        change: ({ body }) => {
          const { id, type, data } = JSON.parse(body)
          return eventOf(type, data.object, { id, age: 360 })
        },
        status: 400,
      },
      {
        problem: 'no signature',
        change: ({ body }) => ({ body, signature: '' }),
        status: 400,
      },
      {
        problem: 'too large',
        change: ({ body, signature }) => ({ body: body + ' '.repeat(300_000), signature }),
        status: 413,
      },
    ])
    .run(async ({ assert, client }, { change, status }) => {
      const { sale, partner } = await pendingSale()
      await checkOut(client, sale, partner)

      assert.equal(await deliver(webhook, change(completed())), status)

      assert.deepEqual(await statusesOf(sale), pending)
      assert.isEmpty(await StripeEvent.all())
    })

  test('a lost answer: the next press gets the session that was made', async ({
    assert,
    client,
  }) => {
    const { sale, partner } = await pendingSale()
    double.state.lost = 3

    const lost = await checkOut(client, sale, partner)
    lost.assertStatus(503)
    assert.equal(lost.body().code, 'payments_unavailable')
    const found = await checkOut(client, sale, partner)

    found.assertStatus(201)
    assert.lengthOf(double.sessions, 1)
    assert.lengthOf(await Checkout.all(), 1)
    assert.equal(found.body().url, double.sessions[0].url)
  }).timeout(30_000)

  test('a lost answer, and the webhook comes first', async ({ assert, client }) => {
    const { sale, partner } = await pendingSale()
    double.state.lost = 3
    await checkOut(client, sale, partner)

    await deliver(webhook, completed())

    assert.deepEqual(await statusesOf(sale), paid)
    const checkout = await Checkout.firstOrFail()
    assert.equal(checkout.sessionId, double.sessions[0].id)
  }).timeout(30_000)

  test('nothing is released and staff are notified: {problem}')
    .with([
      { problem: 'amount', change: { amount_total: 1 }, returned: 1 },
      { problem: 'amount', change: { amount_total: 10_000 }, returned: 10_000 },
      { problem: 'currency', change: { currency: 'usd' }, returned: null },
    ])
    .run(async ({ assert, client }, { problem, change, returned }) => {
      const { sale, partner, admin } = await pendingSale()
      await checkOut(client, sale, partner)

      assert.equal(await deliver(webhook, completed(change)), 200)
      assert.equal(await deliver(webhook, completed(change)), 200)

      const state = await statusesOf(sale)
      assert.equal(state.sale, 'unpaid')
      assert.equal(state.package, 'pending')
      assert.deepEqual(state.payments, returned ? [`stripe ${returned}`] : [])
      const refunds = await Refund.query().where('sale_id', sale.id)
      assert.deepEqual(
        refunds.map(({ amount, status }) => [Number(amount), status]),
        returned ? [[returned, 'due']] : []
      )
      const checkout = await Checkout.firstOrFail()
      assert.containSubset(checkout.$attributes, { status: 'rejected', problem })
      const received = await messagesTo(admin)
      assert.lengthOf(
        received.filter((message) => message.includes('was not applied')),
        1
      )
      await AuditEntry.query().where('action', 'rejected_payment').firstOrFail()
      assert.isEmpty(await faults())
    })

  test('a payment that is not due any more is to be returned: {reason}')
    .with([{ reason: 'paid by transfer' }, { reason: 'voided' }, { reason: 'credited in part' }])
    .run(async ({ assert, client }, { reason }) => {
      const { sale, partner, admin } = await pendingSale()
      await checkOut(client, sale, partner)
      const event = completed()
      if (reason === 'voided') await settleSale(sale, 'voided', { actor: operator })
      if (reason === 'paid by transfer') await settleSale(sale, 'paid', { actor: operator })
      if (reason === 'credited in part') {
        const invoice = await Invoice.findByOrFail({ saleId: sale.id, kind: 'invoice' })
        await creditPart(invoice, { amount: 831, reason: 'Goodwill', actor: operator })
      }

      await deliver(webhook, event)

      const [refund] = await Refund.query().where('sale_id', sale.id).orderBy('id', 'desc')
      assert.containSubset(refund.$attributes, { amount: 5831, status: 'due' })
      assert.isEmpty(await faults())
      const done = await postV1(client, `billing/refunds/${refund.uid}/stripe`, admin)
      done.assertStatus(200)
      assert.deepEqual(
        double.refunds.map(({ amount }) => amount),
        [5831]
      )
      assert.isEmpty(await faults())
    })

  test('sessions of others, unpaid sessions and unknown events change nothing', async ({
    assert,
    client,
  }) => {
    const { sale, partner } = await pendingSale()
    await checkOut(client, sale, partner)
    const [session] = double.sessions

    for (const [type, object] of [
      ['checkout.session.completed', { ...session, payment_status: 'unpaid' }],
      ['checkout.session.completed', { ...session, payment_status: 'paid', id: 'cs_other' }],
      [
        'checkout.session.completed',
        { ...session, payment_status: 'paid', client_reference_id: 'order-7' },
      ],
      ['customer.created', { id: 'cus_1' }],
    ] as const) {
      assert.equal(await deliver(webhook, eventOf(type, object)), 200)
    }
    assert.deepEqual(await statusesOf(sale), pending)

    await deliver(webhook, eventOf('checkout.session.expired', session))
    await checkOut(client, sale, partner)
    assert.lengthOf(double.sessions, 2)
  })

  test('a lost webhook: Pay now finds the payment instead of a second one', async ({
    assert,
    client,
  }) => {
    const { sale, partner } = await pendingSale()
    await checkOut(client, sale, partner)
    double.pay(double.sessions[0])

    const again = await checkOut(client, sale, partner)

    again.assertStatus(409)
    assert.equal(again.body().code, 'already_settled')
    assert.deepEqual(await statusesOf(sale), paid)
    assert.lengthOf(double.sessions, 1)
  })

  test('an amount that Stripe refuses is to be paid otherwise', async ({ assert, client }) => {
    const { sale, partner } = await pendingSale()
    double.state.refusal = 'The amount is too small'

    const refused = await checkOut(client, sale, partner)

    refused.assertStatus(409)
    assert.equal(refused.body().code, 'not_payable_online')
    double.state.refusal = null
    const later = await checkOut(client, sale, partner)
    later.assertStatus(201)
  })

  test('only the client itself can pay its sale, and only where Stripe is set up', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { sale, partner, admin } = await pendingSale()
    const other = await createPartner()

    for (const [who, status] of [
      [other, 404],
      [admin, 403],
    ] as const) {
      const response = await checkOut(client, sale, who)
      response.assertStatus(status)
    }
    useDouble(double)()
    cleanup(() => void useDouble(double))
    const response = await checkOut(client, sale, partner)
    response.assertStatus(409)
    assert.equal(await deliver(webhook, eventOf('customer.created', {})), 404)
    const page = renderedPage(
      await client.get('/portal/partner/all-activated-packages').loginAs(partner)
    )
    assert.notInclude(page.html, 'Pay now')
  })

  test('the pages: Pay now leads to Stripe, and the return page shows the real state', async ({
    assert,
    client,
  }) => {
    const { sale, partner } = await pendingSale()
    const get = (path: string) => client.get(path).loginAs(partner)
    const list = renderedPage(await get('/portal/partner/all-activated-packages'))
    assert.include(list.html, 'Pay now')

    const sent = await client
      .post(`/portal/partner/sales/${sale.uid}/checkout`)
      .withCsrfToken()
      .redirects(0)
      .loginAs(partner)
    sent.assertStatus(303)
    const [session] = double.sessions
    assert.equal(sent.header('location'), session.url)
    const byScript = await client
      .post(`/portal/partner/sales/${sale.uid}/checkout`)
      .withCsrfToken()
      .header('x-inertia', 'true')
      .redirects(0)
      .loginAs(partner)
    byScript.assertStatus(409)
    assert.equal(byScript.header('x-inertia-location'), session.url)

    const { pathname } = new URL(session.success_url)
    const cancelled = renderedPage(await get(`${pathname}?returned=cancelled`))
    assert.include(cancelled.html, 'Not paid')
    assert.include(cancelled.html, 'Pay now')
    const early = renderedPage(await get(`${pathname}?returned=paid`))
    assert.include(early.html, 'Payment is being confirmed')
    assert.notInclude(early.html, 'Pay now')

    double.pay(session)
    const returned = renderedPage(await get(`${pathname}?returned=paid`))
    assert.include(returned.html, 'Its calls are available')
    assert.deepEqual(await statusesOf(sale), paid)
    await deliver(webhook, completed())
    assert.deepEqual(await statusesOf(sale), paid)
    const foreign = await client.get(pathname).loginAs(await createPartner())
    foreign.assertStatus(404)
  })

  test('a refund by Stripe is made once, by answer or by event', async ({ assert, client }) => {
    const { sale, admin } = await paidSale(client)
    await settleSale(sale, 'voided', { actor: operator })
    const refund = await Refund.findByOrFail({ saleId: sale.id })
    const list = await client.get('/v1/billing/refunds/list/').withGuard('api').loginAs(admin)
    assert.isTrue(list.body().data[0].by_stripe)
    double.state.lost = 3

    const lost = await postV1(client, `billing/refunds/${refund.uid}/stripe`, admin)
    lost.assertStatus(503)
    const byHand = await postV1(client, `billing/refunds/${refund.uid}/done`, admin)
    byHand.assertStatus(409)
    assert.equal(byHand.body().code, 'refund_under_way')
    double.state.refusal = 'The key may not read refunds'
    const unknown = await postV1(client, `billing/refunds/${refund.uid}/stripe`, admin)
    unknown.assertStatus(503)
    double.state.refusal = null
    const done = await postV1(client, `billing/refunds/${refund.uid}/stripe`, admin)
    done.assertStatus(200)

    assert.containSubset(done.body(), { status: 'done', method: 'stripe', by_stripe: false })
    assert.lengthOf(double.refunds, 1)
    const [made] = double.refunds
    assert.equal(done.body().provider_reference, made.id)
    assert.equal(await deliver(webhook, eventOf('refund.updated', made)), 200)
    const again = await postV1(client, `billing/refunds/${refund.uid}/stripe`, admin)
    again.assertStatus(409)
    assert.isEmpty(await faults())
  }).timeout(30_000)

  test('a refund that Stripe reports later, or that fails, even afterwards', async ({
    assert,
    client,
  }) => {
    const { sale, admin } = await paidSale(client)
    await settleSale(sale, 'voided', { actor: operator })
    const refund = await Refund.findByOrFail({ saleId: sale.id })
    const press = () => postV1(client, `billing/refunds/${refund.uid}/stripe`, admin)
    double.state.refundStatus = 'pending'

    const first = await press()
    assert.equal(first.body().status, 'due')
    const [made] = double.refunds
    await deliver(webhook, eventOf('refund.updated', { ...made, status: 'succeeded' }))
    await refund.refresh()
    assert.equal(refund.status, 'done')
    await deliver(webhook, eventOf('refund.failed', { ...made, status: 'failed' }))
    await refund.refresh()
    assert.containSubset(refund.$attributes, { status: 'due', providerReference: null })
    const received = await messagesTo(admin)
    assert.include(received.join(), 'could not make the refund')
    assert.isEmpty(await faults())

    Object.assign(made, { status: 'failed' })
    double.state.refundStatus = 'succeeded'
    const next = await press()
    assert.equal(next.body().status, 'done')
    await deliver(webhook, eventOf('refund.failed', made))
    await refund.refresh()
    assert.equal(refund.status, 'done')
    assert.lengthOf(double.refunds, 2)
  })

  test('a refund that Stripe refuses stays due and can be made otherwise', async ({
    assert,
    client,
  }) => {
    const { sale, admin } = await paidSale(client)
    const invoice = await Invoice.findByOrFail({ saleId: sale.id, kind: 'invoice' })
    await creditPart(invoice, { amount: 1000, reason: 'Downtime', actor: operator })
    const refund = await Refund.findByOrFail({ saleId: sale.id })
    double.state.refusal = 'Insufficient funds'

    const refused = await postV1(client, `billing/refunds/${refund.uid}/stripe`, admin)

    refused.assertStatus(409)
    assert.include(refused.body().detail, 'Insufficient funds')
    const byHand = await postV1(client, `billing/refunds/${refund.uid}/done`, admin)
    byHand.assertStatus(200)
  })

  test('a refund in the dashboard of Stripe is the one that is due; others are reported', async ({
    assert,
    client,
  }) => {
    const { sale, admin } = await paidSale(client)
    const invoice = await Invoice.findByOrFail({ saleId: sale.id, kind: 'invoice' })
    await creditPart(invoice, { amount: 1000, reason: 'Downtime', actor: operator })
    const intent = double.sessions[0].payment_intent
    const made = { object: 'refund', payment_intent: intent, status: 'succeeded', metadata: {} }

    await deliver(webhook, eventOf('refund.created', { ...made, id: 're_1', amount: 1000 }))
    await deliver(webhook, eventOf('refund.updated', { ...made, id: 're_1', amount: 1000 }))
    await deliver(webhook, eventOf('refund.created', { ...made, id: 're_2', amount: 500 }))

    const refund = await Refund.findByOrFail({ saleId: sale.id })
    assert.containSubset(refund.$attributes, {
      ...{ status: 'done', method: 'stripe', providerReference: 're_1' },
    })
    const received = await messagesTo(admin)
    assert.lengthOf(
      received.filter((message) => message.includes('no such refund is due')),
      1
    )
    assert.isEmpty(await faults())

    const failed = { ...made, id: 're_1', amount: 1000, status: 'failed' }
    await deliver(webhook, eventOf('refund.failed', failed))
    await refund.refresh()
    assert.equal(refund.status, 'due')
  })

  test('a refund of a sale that was paid otherwise is not made by Stripe', async ({ client }) => {
    const { sale, admin } = await pendingSale()
    await settleSale(sale, 'paid', { actor: operator })
    await settleSale(sale, 'voided', { actor: operator })
    const refund = await Refund.findByOrFail({ saleId: sale.id })

    const refused = await postV1(client, `billing/refunds/${refund.uid}/stripe`, admin)

    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'not_refundable' })
  })

  test('events are kept for 30 days', async ({ assert }) => {
    const kept = await StripeEvent.create({ eventId: 'evt_new', type: 'x' })
    const old = await StripeEvent.create({ eventId: 'evt_old', type: 'x' })
    const then = kept.createdAt.minus({ days: 31 })
    await old.merge({ createdAt: then }).save()

    await pruneEvents()

    const left = await StripeEvent.all()
    assert.deepEqual(
      left.map(({ eventId }) => eventId),
      ['evt_new']
    )
  })
})
