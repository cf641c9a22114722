import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { parse } from 'csv-parse/sync'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import Sale from '#app/billing/sale'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { createGraph } from '#tests/functional/playground/graph'

interface Offer {
  name: string
  price: string
  calls: number
}

/** Priced in dinars, with three decimals, to reveal totals that assume two. */
const small: Offer = { name: 'Small', price: '4.905', calls: 5 }
const topUp: Offer = { name: 'Top-up', price: '1.237', calls: 2 }

test.group('The business workflow', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('staff create offers, a partner buys and spends calls, staff settle and export', async ({
    assert,
    browser,
    browserContext,
    visit,
  }) => {
    await createGraph()
    const partners = await browser.newContext()
    await partners.loginAs(await createPartner())
    await browserContext.loginAs(await UserFactory.create())

    const staff = await visit('/portal/admin/dashboard')
    await addCurrency(staff, 'EUR')
    await addCurrency(staff, 'KWD', '3.0517')
    await addDomain(staff, 'Data')
    await moveSkill(staff, 'Statistics', 'Data')
    await offer(staff, 'Packages', small)
    await offer(staff, 'Additional Packs', topUp)

    const partner = await partners.newPage()
    await partner.goto(new URL('/portal/partner/dashboard', staff.url()).href)
    await seesThatTopUpsComeLater(partner)
    await buy(partner, small)
    await buy(partner, topUp)
    await search(partner, 'Data')
    for (const domain of ['Any', 'Data', 'Any']) await search(partner, domain)
    await isAlerted(partner, '80 % of the calls of “Small” have been used: 4 of 5. 1 is left.')
    await search(partner)
    await isAlerted(partner, 'All 5 calls of “Small” have been used.')
    await search(partner)
    await search(partner)
    await isAlerted(partner, 'All 2 calls of “Top-up” have been used.')
    await isRefused(partner)
    await buy(partner, small)
    await search(partner)
    await seesHistory(partner)

    await open(staff, 'Sales History')
    await seesTotals(staff, 'KWD 11.047', '€33.71')
    await settle(staff, 'Sale 1')
    assert.equal(await receiptOf(partner, small.name), 'KWD 4.905')
    await partners.close()
    await open(staff, 'Sales History')
    await showPaid(staff)
    await seesTotals(staff, 'KWD 4.905', '€14.97')
    const settled = ['1', 'Small', '4.905', 'KWD', '14.97', 'EUR', 'paid']
    assert.deepEqual(await exported(staff), [settled])
    await open(staff, 'Sales History')
    await seesTotals(staff, 'KWD 11.047', '€33.71')
    assert.deepEqual(await exported(staff), [
      settled,
      ['2', 'Top-up', '1.237', 'KWD', '3.77', 'EUR', 'unpaid'],
      ['3', 'Small', '4.905', 'KWD', '14.97', 'EUR', 'unpaid'],
    ])
    const sales = await Sale.query().orderBy('number')
    assert.deepEqual(
      sales.map(({ amount, baseAmount }) => [amount, baseAmount]),
      [
        [4905, 1497],
        [1237, 377],
        [4905, 1497],
      ]
    )
  })
})

/** Opens a page from the sidebar, expanding its group if needed. */
async function open(page: Page, screen: string, group?: string) {
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  const link = sidebar.getByRole('link', { name: screen, exact: true })
  if (group && !(await link.isVisible()))
    await sidebar.locator('summary', { hasText: group }).click()
  await link.click()
  await page.getByRole('heading', { name: screen, level: 1 }).waitFor()
}

/** Opens the form for a new record from its list. */
async function openNew(staff: Page, screen: string, group: string) {
  await open(staff, screen, group)
  await staff.getByRole('link', { name: /^New / }).first().click()
  await staff.getByRole('heading', { name: /^New / }).waitFor()
}

async function seesMessage(page: Page, message: string) {
  await page.getByText(message).first().waitFor()
}

async function addCurrency(staff: Page, code: string, rate?: string) {
  await openNew(staff, 'Currencies', 'Setup')
  await staff.getByLabel('Currency', { exact: true }).selectOption(code)
  if (rate) await staff.getByLabel('Rate').fill(rate)
  await staff.getByRole('button', { name: 'Add currency' }).click()
  await seesMessage(staff, `Added ${code}.`)
}

async function addDomain(staff: Page, name: string) {
  await openNew(staff, 'Domains', 'Setup')
  await staff.getByLabel('Name').fill(name)
  await staff.getByRole('button', { name: 'Create' }).click()
  await seesMessage(staff, `Created the domain “${name}”.`)
}

async function moveSkill(staff: Page, name: string, domain: string) {
  await open(staff, 'Skills', 'Skills')
  await staff.getByRole('link', { name, exact: true }).click()
  await staff.getByRole('heading', { name, level: 1 }).waitFor()
  await staff.getByRole('combobox', { name: 'Domain' }).fill(domain)
  await staff.getByRole('option', { name: domain }).click()
  await staff.getByRole('button', { name: 'Save' }).click()
  await seesMessage(staff, `Saved the skill “${name}”.`)
}

async function offer(staff: Page, screen: string, { name, price, calls }: Offer) {
  await openNew(staff, screen, 'Packages')
  await staff.getByLabel('Name').fill(name)
  await staff.getByLabel('Currency').selectOption('KWD')
  await staff.getByLabel('Price', { exact: true }).fill(price)
  await staff.getByLabel('Calls', { exact: true }).fill(String(calls))
  await staff.getByRole('button', { name: 'Create and activate' }).click()
  await seesMessage(staff, `“${name}”`)
}

async function seesThatTopUpsComeLater(partner: Page) {
  await open(partner, 'Packages-list')
  await seesMessage(partner, 'Activate one of these first')
}

async function buy(partner: Page, { name, price }: Offer) {
  await open(partner, 'Packages-list')
  await partner.getByRole('link', { name: `Choose ${name}` }).click()
  await partner.getByText(`Total: KWD ${price}`).waitFor()
  await partner.getByRole('button', { name: 'Activate now' }).click()
  await partner.getByRole('heading', { name: 'Purchase History' }).waitFor()
  await seesMessage(partner, `Activated “${name}”.`)
}

/** Searches for skills related to Python, in one domain or any; costs a call. */
async function search(partner: Page, domain = 'Any') {
  await ask(partner, domain)
  const found = domain === 'Data' ? '1 related skill' : '3 related skills'
  await partner.getByRole('heading', { name: found, exact: true }).waitFor()
  await backToPortal(partner)
}

async function ask(partner: Page, domain = 'Any') {
  await open(partner, 'Playground', 'Playground')
  await partner.getByRole('combobox', { name: 'Skills' }).pressSequentially('Python,')
  await partner.getByLabel('Domain').selectOption({ label: domain })
  await partner.getByRole('button', { name: /^Search/ }).click()
}

async function backToPortal(partner: Page) {
  await partner.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  await partner.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
}

async function isAlerted(partner: Page, message: string) {
  await partner
    .getByLabel(/^Notifications/)
    .first()
    .click()
  await partner.getByRole('link', { name: 'View All' }).click()
  await partner.getByRole('main').getByRole('link', { name: message }).waitFor()
}

async function isRefused(partner: Page) {
  await ask(partner)
  await seesMessage(partner, 'You have no calls left. Activate a package to continue.')
  await backToPortal(partner)
}

async function seesHistory(partner: Page) {
  await open(partner, 'Purchase History')
  for (const usage of ['5 of 5 calls', '2 of 2 calls', '1 of 5 calls']) {
    await partner.getByText(usage).first().waitFor()
  }
  await partner.getByRole('link', { name: 'Searches of Top-up' }).click()
  await partner
    .getByRole('row', { name: /Python/ })
    .nth(1)
    .waitFor()
}

/** The total on the receipt of the only paid package of this name. */
async function receiptOf(partner: Page, name: string) {
  await open(partner, 'Purchase History')
  await partner.getByRole('link', { name: `Receipt of ${name}` }).click()
  await partner.getByRole('heading', { name: /^Receipt \d+$/ }).waitFor()
  const total = await partner.locator('.receipt-total strong').innerText()
  return total.replace('\u00a0', ' ')
}

/** The totals above the sales: in the currency and in the base currency. */
async function seesTotals(staff: Page, ...totals: string[]) {
  for (const total of totals) {
    await staff.locator('.stat-value').filter({ hasText: total }).waitFor()
  }
}

async function showPaid(staff: Page) {
  await staff.getByRole('combobox', { name: 'Payment' }).selectOption('paid')
  await staff.waitForURL('**payment_status=paid**')
}

async function settle(staff: Page, sale: string) {
  await staff.getByRole('link', { name: sale, exact: true }).click()
  await staff.getByRole('button', { name: 'Mark as paid' }).click()
  await staff.getByText('Unpaid changed to paid').waitFor()
}

/** The exported rows: number, package, amount, currency, base amount, payment. */
async function exported(staff: Page) {
  const download = staff.waitForEvent('download')
  await staff.getByText('Export', { exact: true }).click()
  await staff.getByRole('link', { name: 'CSV', exact: true }).click()
  const file = await download
  const text = await readFile(await file.path(), 'utf8')
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true })
  return rows.map((row) => [
    row.number,
    row.package,
    row.amount,
    row.currency,
    row.base_amount,
    row.base_currency,
    row.payment_status,
  ])
}
