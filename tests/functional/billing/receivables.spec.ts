import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import mailer from '@adonisjs/mail/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import type { ApiClient } from '@japa/api-client'
import Client from '#app/accounts/client'
import { operator } from '#app/accounts/audit/audit_log'
import type User from '#app/accounts/user'
import { creditPart } from '#app/billing/documents/credit/credit_sale'
import Invoice from '#app/billing/invoice'
import type Package from '#app/billing/package'
import Payment from '#app/billing/payment'
import { agingOf, type Aging } from '#app/billing/receivables/aging'
import { followUpInvoices } from '#app/billing/receivables/follow_up_invoices'
import PaymentReminderMail from '#app/billing/receivables/payment_reminder_mail'
import Refund from '#app/billing/refund'
import Sale from '#app/billing/sale'
import Seller from '#app/billing/seller'
import { activatePackage } from '#app/billing/sales/activate_package'
import { settleSale } from '#app/billing/sales/settle_sale'
import QueuedMail from '#app/mail/queued_mail'
import Notification from '#app/notifications/notification'
import Currency from '#app/money/currency'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { runDue } from '#tests/helpers/jobs'
import { createOffers } from '#tests/helpers/offers'
import { renderedPage } from '#tests/helpers/rendered_page'
import { completeSeller } from '#tests/helpers/sellers'

/** A client with an invoice of €58.31 that is due in 14 days. */
async function sellBasic(offer?: Package, buyer: Partial<ModelAttributes<Client>> = {}) {
  const { basic } = offer ? { basic: offer } : await createOffers()
  const partner = await createPartner()
  const client = await Client.findOrFail(partner.ownClientId)
  await client.merge({ name: 'Acme', billingName: 'Acme GmbH', ...buyer }).save()
  const { sale } = await db.transaction((trx) =>
    activatePackage({ client, offer: basic, actor: operator, channel: 'admin' }, trx)
  )
  const invoice = await Invoice.query().where({ saleId: sale.id, kind: 'invoice' }).firstOrFail()
  return { sale, client, invoice, basic }
}

/** Noon, this many days after the due date. */
function daysLate({ dueOn }: Invoice, days: number): DateTime {
  return DateTime.fromISO(`${dueOn}T12:00:00Z`).plus({ days })
}

function page(client: ApiClient, query: string, who: User) {
  return client.get(`/portal/admin/sales-history${query}`).loginAs(who)
}

test.group('Overdue invoices', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await completeSeller()
  })

  test('staff are notified once, and the client is reminded once by mail', async ({
    assert,
    cleanup,
  }) => {
    const admin = await UserFactory.create()
    const { invoice, client } = await sellBasic()
    await client.merge({ billingEmail: 'billing@acme.example' }).save()

    assert.deepEqual(await followUpInvoices(daysLate(invoice, 0)), { notified: 0, reminded: 0 })
    assert.deepEqual(await followUpInvoices(daysLate(invoice, 1)), { notified: 1, reminded: 0 })
    assert.deepEqual(await followUpInvoices(daysLate(invoice, 6)), { notified: 0, reminded: 0 })
    assert.deepEqual(await followUpInvoices(daysLate(invoice, 7)), { notified: 0, reminded: 1 })
    assert.deepEqual(await followUpInvoices(daysLate(invoice, 40)), { notified: 0, reminded: 0 })

    const notices = await Notification.query().where({ userId: admin.id })
    const due = DateTime.fromISO(invoice.dueOn!)
    const message = `Invoice ${invoice.number} to Acme is overdue. €58.31 was due on ${due.toFormat('d LLL yyyy')}.`
    assert.deepEqual(
      notices.map((notice) => ({ kind: notice.kind, message: notice.message, link: notice.link })),
      [{ kind: 'overdue', message, link: `/portal/admin/invoices/${invoice.uid}` }]
    )
    assert.equal(
      notices[0].messageIn('de'),
      `Rechnung ${invoice.number} an Acme ist überfällig. 58,31\u00a0€ waren am ${due.toFormat('dd.LL.yyyy')} fällig.`
    )
    assert.lengthOf(await QueuedMail.query(), 1)
    const { mails } = mailer.fake()
    cleanup(() => mailer.restore())
    assert.equal(await runDue('mails'), 1)
    mails.assertSent(PaymentReminderMail, ({ message: mail }) => {
      mail.assertSubject(`Skillary: invoice ${invoice.number} is overdue`)
      mail.assertTextIncludes('58.31 EUR is still unpaid')
      const [file] = mail.toJSON().message.attachments!
      assert.equal(file.filename, `${invoice.number}.pdf`)
      return mail.hasTo('billing@acme.example')
    })
  })

  test('are written in the language of the invoice', async ({ assert }) => {
    const { invoice, client } = await sellBasic(undefined, { language: 'de' })
    assert.deepEqual(await followUpInvoices(daysLate(invoice, 7)), { notified: 1, reminded: 1 })
    const mail = await QueuedMail.firstOrFail()
    assert.equal(mail.recipient, client.email)
    assert.deepEqual(mail.content, {
      language: 'de',
      uid: invoice.uid,
      number: invoice.number,
      amount: '58,31 EUR',
      due: invoice.dueOn!.split('-').reverse().join('.'),
    })
  })

  test('are those that are unpaid on the day of the seller', async ({ assert }) => {
    const seller = await Seller.current()
    await seller.merge({ timeZone: 'Pacific/Auckland' }).save()
    const { invoice, basic } = await sellBasic()
    const paid = await sellBasic(basic)
    await settleSale(paid.sale, 'paid', { actor: operator })
    const waived = await sellBasic(basic)
    await settleSale(waived.sale, 'waived', { actor: operator })

    // In Auckland, the next day begins at 11:00 UTC.
    const evening = DateTime.fromISO(`${invoice.dueOn}T10:30:00Z`)
    assert.deepEqual(await followUpInvoices(evening), { notified: 0, reminded: 0 })
    const nextDay = evening.plus({ hours: 2 })
    assert.deepEqual(await followUpInvoices(nextDay), { notified: 1, reminded: 0 })
  })

  test('get no reminder without a number of days, or once they are paid', async ({ assert }) => {
    const seller = await Seller.current()
    await seller.merge({ reminderDays: null }).save()
    const { invoice, sale } = await sellBasic()
    assert.deepEqual(await followUpInvoices(daysLate(invoice, 30)), { notified: 1, reminded: 0 })
    await seller.merge({ reminderDays: 10 }).save()
    await settleSale(sale, 'paid', { actor: operator })
    assert.deepEqual(await followUpInvoices(daysLate(invoice, 31)), { notified: 0, reminded: 0 })
    assert.isEmpty(await QueuedMail.query())
  })

  test('the days of the reminder are in Invoice data', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const path = '/v1/invoice-data/'
    const change = (days: number | null) =>
      client.patch(path).json({ reminder_days: days }).withGuard('api').loginAs(admin)
    const three = await change(3)
    assert.equal(three.body().reminder_days, 3)
    const none = await change(null)
    assert.isNull(none.body().reminder_days)
    const wrong = await change(0)
    wrong.assertStatus(422)
    assert.equal(wrong.body().errors[0].field, 'reminder_days')
  })
})

test.group('The sales list', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await completeSeller()
  })

  test('has the open amounts by age', async ({ assert }) => {
    const { invoice, basic } = await sellBasic()
    const paid = await sellBasic(basic)
    await settleSale(paid.sale, 'paid', { actor: operator })
    const credited = await sellBasic(basic)
    await creditPart(credited.invoice, { amount: 831, reason: 'Discount', actor: operator })

    const aging = (days: number) => agingOf(Sale.query(), daysLate(invoice, days).startOf('day'))
    const open = 5831 + 5000
    const none = { not_due: 0, up_to_30: 0, up_to_60: 0, up_to_90: 0, older: 0 }
    const euro = { code: 'EUR', symbol: '€', exponent: 2, total: open }
    assert.deepEqual(await aging(0), [{ ...none, ...euro, not_due: open }])
    assert.deepEqual(await aging(1), [{ ...none, ...euro, up_to_30: open }])
    assert.deepEqual(await aging(30), [{ ...none, ...euro, up_to_30: open }])
    assert.deepEqual(await aging(31), [{ ...none, ...euro, up_to_60: open }])
    assert.deepEqual(await aging(90), [{ ...none, ...euro, up_to_90: open }])
    assert.deepEqual(await aging(91), [{ ...none, ...euro, older: open }])
  })

  test('sums open amounts per currency, within the filters', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const { basic } = await sellBasic()
    const dollar = await Currency.findByOrFail('code', 'USD')
    await basic.merge({ currencyId: dollar.id }).save()
    const { client: buyer, sale } = await sellBasic(basic)
    const openOn = async (query: string) => {
      const { props } = renderedPage(await page(client, query, admin))
      return props.aging.map(({ code, total }: Aging) => `${total} ${code}`)
    }
    assert.deepEqual(await openOn(''), ['5831 EUR', '5831 USD'])
    assert.deepEqual(await openOn(`?client=${buyer.uid}`), ['5831 USD'])
    assert.deepEqual(await openOn(`?search=${sale.number}`), ['5831 USD'])
    assert.deepEqual(await openOn('?search=acme&sort=created_at&from=2026-01-01&currency=EUR'), [
      '5831 EUR',
    ])
    assert.deepEqual(await openOn('?payment_status=paid'), [])
  })

  test('hides free sales by default, and links the client', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const { free, basic } = await createOffers()
    const { client: buyer } = await sellBasic(basic)
    await db.transaction((trx) =>
      activatePackage({ client: buyer, offer: free, actor: operator, channel: 'admin' }, trx)
    )
    const packagesOn = async (query: string) => {
      const { props } = renderedPage(await page(client, query, admin))
      return props.sales.map((sale: { package: { name: string } }) => sale.package.name)
    }
    assert.deepEqual(await packagesOn(''), ['Basic 5,000'])
    assert.deepEqual(await packagesOn('?free=shown'), ['Free 100', 'Basic 5,000'])
    const { html } = renderedPage(await page(client, '', admin))
    assert.include(html, `/portal/admin/clients/edit/${buyer.uid}`)
    assert.include(html, '€49.00')
    assert.include(html, 'Open amounts')
    const file = await page(client, '/export', admin)
    assert.notInclude(file.text(), 'Free 100')
  })

  test('marks the selected sales as paid', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const { sale, basic } = await sellBasic()
    const paid = await sellBasic(basic)
    await settleSale(paid.sale, 'paid', { actor: operator })
    const waived = await sellBasic(basic)
    await settleSale(waived.sale, 'waived', { actor: operator })
    const pay = (form: Record<string, unknown>) =>
      client
        .post('/portal/admin/sales-history/bulk')
        .form({ act: 'pay', ...form })
        .withCsrfToken()
        .redirects(0)
        .loginAs(admin)

    const uids = [sale, paid.sale, waived.sale].map(({ uid }) => uid)
    const response = await pay({ 'ids[]': uids, 'received_on': '2026-11-02' })
    response.assertFlashMessage(
      'success',
      '1 marked as paid, 1 was already marked as paid, 1 skipped. Only unpaid sales can be marked as paid.'
    )
    await sale.refresh()
    assert.equal(sale.paymentStatus, 'paid')
    const payment = await Payment.findByOrFail('saleId', sale.id)
    assert.containSubset(payment.$attributes, { method: 'bank_transfer', amount: 5831 })
    assert.equal(payment.receivedOn.toISODate(), '2026-11-02')

    const last = await sellBasic(basic)
    const early = await pay({ 'ids[]': last.sale.uid, 'received_on': '2999-01-01' })
    early.assertFlashMessage(
      'error',
      'Nothing was changed. The day of the payment must not be in the future.'
    )
    const other = await pay({ 'act': 'waive', 'ids[]': last.sale.uid })
    assert.isDefined(other.flashMessage('error'))
    await last.sale.refresh()
    assert.equal(last.sale.paymentStatus, 'unpaid')
    await pay({ all: '1', matching: 4 })
    await last.sale.refresh()
    assert.equal(last.sale.paymentStatus, 'paid')
  })
})

test.group('The export for bookkeeping', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has no formulas', async ({ assert, client }) => {
    await completeSeller()
    await sellBasic(undefined, { billingName: '=HYPERLINK("http://evil.example")' })
    const file = await client
      .get('/portal/admin/invoices/export?columns=client')
      .loginAs(await UserFactory.create())
    assert.equal(file.text(), `client\n"'=HYPERLINK(""http://evil.example"")"\n`)
  })

  test('has each invoice and credit note with net, tax and gross', async ({ assert, client }) => {
    await completeSeller()
    const admin = await UserFactory.create()
    const { invoice, sale, basic } = await sellBasic()
    await settleSale(sale, 'paid', {
      actor: operator,
      received_on: DateTime.fromISO('2026-11-02', { zone: 'utc' }),
    })
    const note = await creditPart(invoice, { amount: 1190, reason: 'Discount', actor: operator })

    const returned = await sellBasic(basic)
    const money = { saleId: returned.sale.id, amount: 100, currencyCode: 'EUR' }
    const rejected = await Payment.create({
      ...money,
      method: 'stripe',
      receivedOn: DateTime.fromISO('2026-11-03', { zone: 'utc' }),
    })
    await Refund.create({ ...money, status: 'due', paymentId: rejected.id })

    const path = '/portal/admin/invoices/export?columns=number,kind,client,net,tax,gross,currency'
    const file = await client.get(path).loginAs(admin)
    file.assertStatus(200)
    assert.sameMembers(file.text().trim().split('\n').slice(1), [
      `${returned.invoice.number},invoice,Acme GmbH,49.00,9.31,58.31,EUR`,
      `${invoice.number},invoice,Acme GmbH,49.00,9.31,58.31,EUR`,
      `${note.number},credit_note,Acme GmbH,-10.00,-1.90,-11.90,EUR`,
    ])
    const whole = await client.get('/portal/admin/invoices/export?kind=invoice').loginAs(admin)
    const [header, ...lines] = whole.text().trim().split('\n')
    const records = lines.map((line) => {
      const cells = line.split(',')
      return Object.fromEntries(header.split(',').map((name, index) => [name, cells[index]]))
    })
    const recordOf = ({ number }: Invoice) => records.find((record) => record.number === number)
    assert.lengthOf(records, 2)
    assert.containSubset(recordOf(returned.invoice), { payment_status: 'unpaid', paid_on: '' })
    assert.containSubset(recordOf(invoice), {
      date: invoice.issuedOn,
      due: invoice.dueOn,
      tax_rate: '19.00',
      tax_category: 'S',
      sale: String(sale.number),
      payment_status: 'paid',
      paid_on: '2026-11-02',
    })
  })
})
