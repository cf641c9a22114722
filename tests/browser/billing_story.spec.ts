import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import Invoice from '#app/billing/invoice'
import Sale from '#app/billing/sale'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { expectConsoleErrors } from '#tests/browser/console'
import { createOffers } from '#tests/helpers/offers'
import { completeSeller, sellerData } from '#tests/helpers/sellers'
import { stripeDouble, useDouble } from '#tests/helpers/stripe_double'

/** What the partner enters. */
const buyer = {
  name: 'Analytical Engines GmbH',
  street: 'Hauptstraße 5',
  postCode: '80331',
  city: 'München',
  taxId: 'DE123456789',
  reference: 'PO-77',
}

/** As the invoice reader returns them. */
const buyerOnPaper = {
  name: buyer.name,
  vatId: buyer.taxId,
  taxNumber: null,
  address: `${buyer.street}, ${buyer.postCode} ${buyer.city}`,
  country: 'DE',
  iban: null,
}
const sellerOnPaper = {
  name: sellerData.legalName,
  vatId: sellerData.vatId,
  taxNumber: null,
  address: `${sellerData.street}, ${sellerData.postCode} ${sellerData.city}`,
  country: sellerData.country,
  iban: sellerData.iban,
}

/** The problems of the page in light and dark mode, on desktop and mobile. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults = await axeFaultsEverywhere(page)
  const overflow = await overflowOf(page)
  await page.setViewportSize({ width: 1280, height: 844 })
  return overflow > 0 ? [...faults, `${page.url()} is ${overflow} px too wide`] : faults
}

test.group('The billing workflow', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a partner pays by card and by transfer, gets invoices, credit notes and its money back', async ({
    assert,
    browser,
    browserContext,
    cleanup,
    visit,
  }) => {
    const webhook = `http://${process.env.HOST}:${process.env.PORT}/stripe/events`
    const double = await stripeDouble({ webhook: () => webhook })
    cleanup(() => double.close())
    cleanup(useDouble(double))
    await createOffers()
    await completeSeller()
    await db.from('default_setups').update({ credit_limit: 0 })
    await browserContext.loginAs(await createPartner())
    const partner = (await visit('/portal/partner/billing')) as unknown as Page
    const employees = await browser.newContext({ baseURL: new URL(partner.url()).origin })
    await employees.loginAs(await UserFactory.create())
    const staff = await employees.newPage()
    /** How Inertia leaves the portal. */
    expectConsoleErrors(/\/checkout: .* 409/)

    await fillBillingData(partner)
    await buy(partner, 'Basic 5,000', '€58.31')
    await partner.getByText('Basic 5,000: €58.31 to pay').waitFor()
    assert.deepEqual(await faultsOf(partner), [])
    await open(partner, 'Billing')
    await partner.getByRole('row', { name: /Basic 5,000.*Pending payment.*€58\.31/ }).waitFor()
    assert.deepEqual(await faultsOf(partner), [])

    await open(partner, 'Purchase History')
    await partner.getByText(/Pay 58\.31 EUR as described on invoice \d+-000001\./).waitFor()
    await partner
      .getByRole('link', { name: /^Invoice \d+-000001$/ })
      .first()
      .click()
    await partner.getByRole('button', { name: 'Pay now' }).click()
    await partner.getByRole('link', { name: 'Cancel' }).click()
    await partner.getByText('Nothing was charged').waitFor()
    assert.deepEqual(await faultsOf(partner), [])
    await partner.getByRole('button', { name: 'Pay now' }).click()
    await partner.getByRole('button', { name: 'Pay' }).click()
    await partner.getByText('We received €58.31').waitFor()
    assert.deepEqual(await faultsOf(partner), [])
    await seesCalls(partner, '0 of 5,000 calls')
    assert.lengthOf(double.sessions, 1)

    await buy(partner, 'Top-up 1,000', '€14.28')
    await partner.getByText('Top-up 1,000: €14.28 to pay').waitFor()
    const [byCard, byTransfer] = await Sale.query().orderBy('id')
    await openSale(staff, byTransfer)
    await staff.locator('#settle').getByLabel(/^Note/).fill('Statement 12')
    await staff.getByRole('button', { name: 'Mark as paid' }).click()
    await staff.getByText('Unpaid changed to paid').waitFor()
    await staff.getByText('Statement 12').waitFor()
    await seesCalls(partner, '0 of 1,000 calls')
    await open(partner, 'Billing')
    await partner.getByText('Nothing is due').waitFor()
    await partner.getByRole('row', { name: /Card.*€58\.31/ }).waitFor()
    await partner.getByRole('row', { name: /Bank transfer.*€14\.28/ }).waitFor()

    const invoice = await Invoice.findByOrFail({ saleId: byTransfer.id })
    const day = byTransfer.createdAt.setZone(sellerData.timeZone)
    assert.deepEqual(await readDownloaded(partner, invoice.number), {
      faults: [],
      values: {
        documentType: 'invoice',
        invoiceNumber: `${day.year}-000002`,
        issueDate: day.toISODate(),
        dueDate: day.plus({ days: 14 }).toISODate(),
        currency: 'EUR',
        seller: sellerOnPaper,
        buyer: buyerOnPaper,
        purchaseOrder: null,
        buyerReference: buyer.reference,
        paymentReference: invoice.number,
        subtotal: '12.00',
        tax: '2.28',
        total: '14.28',
        prepaid: null,
        amountDue: '14.28',
        taxes: [{ rate: '19.00', base: '12.00', amount: '2.28', category: 'S' }],
        lineItems: [
          {
            description: 'Top-up 1,000: 1,000 calls',
            quantity: '1',
            unit: 'C62',
            unitPrice: '12.00',
            taxRate: '19.00',
            amount: '12.00',
          },
        ],
      },
    })

    await staff.goto(`/portal/admin/invoices/${invoice.uid}`)
    await staff.getByLabel('Amount with tax (EUR)').fill('5.95')
    await staff.getByLabel('Reason').fill('Downtime')
    await confirm(staff, 'Issue credit note')
    await staff.getByRole('heading', { name: /^Credit note C\d+-000001$/ }).waitFor()
    await openSale(staff, byCard)
    await confirm(staff, `Void sale ${byCard.number}`)
    await staff.getByText('voided and its package cancelled').first().waitFor()

    await open(partner, 'Billing')
    await partner.getByRole('row', { name: /C\d+-000001.*Refund due.*−€5\.95/ }).waitFor()
    await partner.getByRole('row', { name: /C\d+-000002.*Refund due.*−€58\.31/ }).waitFor()
    await partner.getByRole('row', { name: /^\d+-000001.*Void/ }).waitFor()
    assert.deepEqual(await faultsOf(partner), [])

    await staff.goto('/portal/admin/refunds')
    assert.deepEqual(await faultsOf(staff), [])
    await staff.getByRole('button', { name: 'Refund by Stripe' }).click()
    await staff.getByText('made by Stripe').first().waitFor()
    await staff.getByRole('main').locator('summary', { hasText: 'Due' }).click()
    await staff.getByRole('button', { name: 'Mark as done' }).click()
    await staff.getByText(`Refund of sale ${byTransfer.number} marked as done.`).waitFor()
    assert.deepEqual(
      double.refunds.map(({ amount }) => amount),
      [5831]
    )

    await partner.reload()
    await partner.getByRole('row', { name: /C\d+-000001.*Refunded.*−€5\.95/ }).waitFor()
    await partner.getByRole('row', { name: /C\d+-000002.*Refunded.*−€58\.31/ }).waitFor()
    const note = await Invoice.findByOrFail({ correctsId: invoice.id })
    const credited = await readDownloaded(partner, note.number)
    assert.isEmpty(credited.faults)
    assert.containSubset(credited.values, {
      documentType: 'creditNote',
      invoiceNumber: note.number,
      buyer: buyerOnPaper,
      subtotal: '5.00',
      tax: '0.95',
      total: '5.95',
    })
  })
})

/** Opens a page from the sidebar. */
async function open(page: Page, screen: string) {
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  await sidebar.getByRole('link', { name: screen, exact: true }).click()
  await page.getByRole('heading', { name: screen, level: 1 }).waitFor()
}

async function fillBillingData(partner: Page) {
  await partner.getByRole('link', { name: 'Edit billing data' }).click()
  await partner.getByLabel('Billing name').fill(buyer.name)
  await partner.getByLabel('Billing address').fill(buyer.street)
  await partner.getByLabel('Post code').fill(buyer.postCode)
  await partner.getByLabel('City').fill(buyer.city)
  await partner.getByLabel('Language of invoices').selectOption('en')
  await partner.getByLabel('Reference').fill(buyer.reference)
  await partner.getByLabel('Tax ID').fill(buyer.taxId)
  await partner.getByLabel('Country').selectOption('DE')
  await partner.getByRole('button', { name: 'Save' }).click()
  await partner.getByText('Hauptstraße 5, 80331 München, Germany').waitFor()
  await partner.getByText(buyer.taxId).waitFor()
}

async function buy(partner: Page, name: string, gross: string) {
  await open(partner, 'Packages-list')
  await partner.getByRole('link', { name: `Choose ${name}` }).click()
  await partner.getByText(`Total: ${gross}`).waitFor()
  await partner.getByRole('button', { name: /^(Activate|Buy) now$/ }).click()
  await partner.getByRole('heading', { name: 'Purchase History' }).waitFor()
}

async function seesCalls(partner: Page, usage: string) {
  await open(partner, 'Purchase History')
  await partner.getByText(usage).first().waitFor()
}

async function openSale(staff: Page, { uid }: Sale) {
  await staff.goto(`/portal/admin/sales-history/${uid}`)
}

/** Presses a button that asks, and confirms. */
async function confirm(page: Page, button: string) {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
}

/** What the invoice reader finds in the PDF of a document on the billing page, and its failed checks. */
async function readDownloaded(partner: Page, number: string) {
  await open(partner, 'Billing')
  await partner.getByRole('link', { name: number, exact: true }).first().click()
  const download = partner.waitForEvent('download')
  await partner.getByRole('link', { name: 'PDF' }).click()
  const file = await download
  const reading = await readInvoice(await readFile(await file.path()))
  const faults = reading.checks.filter(({ isPassed }) => !isPassed)
  return { values: plainValues(reading), faults }
}
