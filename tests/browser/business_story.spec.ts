import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#app/auth/user'
import Sale from '#app/sales/sale'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { hearComplaints } from '#tests/browser/console'
import { createGraph } from '#tests/functional/playground/graph'
import { createOffers } from '#tests/helpers/offers'

/** Chooses an offer of the packages list and confirms it. */
async function activate(page: Page, name: string) {
  await page.getByRole('link', { name: 'Packages list' }).click()
  await page.getByRole('link', { name: `Choose ${name}` }).click()
  await page.getByRole('button', { name: 'Activate now' }).click()
  await page.getByRole('heading', { name: 'Purchase History' }).waitFor()
  await page.getByText(`Activated “${name}”.`).first().waitFor()
}

/** Spends calls over the API, one after another. */
async function spend(client: ApiClient, partner: User, calls: number) {
  for (let call = 0; call < calls; call++) {
    const response = await client
      .get('/v1/skills/playground-search/')
      .qs({ skills: 'Python' })
      .withGuard('api')
      .loginAs(partner)
    response.assertStatus(200)
  }
}

test.group('The story of the business', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.timeout(90_000)

  test('a partner buys, tops up, spends to the end, buys again; staff settle and export', async ({
    assert,
    browserContext,
    client,
    visit,
  }) => {
    const complaints = hearComplaints(browserContext)
    await createGraph()
    const { basic, additional } = await createOffers()
    await basic.merge({ name: 'Small', totalCalls: 5 }).save()
    await additional.merge({ name: 'Top-up', totalCalls: 2 }).save()
    const partner = await createPartner()
    await partner.load('client')
    await browserContext.loginAs(partner)

    const page = await visit('/portal/partner/packages-list')
    await page.getByText('activate one of these first').waitFor()
    await activate(page, 'Small')
    await activate(page, 'Top-up')

    await spend(client, partner, 4)
    await page.goto(page.url().replace(/all-activated.*/, 'notifications'))
    await page.getByText('80 % of the calls of “Small” are used: 4 of 5, 1 is left.').waitFor()
    await spend(client, partner, 1)
    await page.reload()
    await page.getByText('All 5 calls of “Small” are used.').waitFor()

    await spend(client, partner, 2)
    const refused = await client
      .get('/v1/skills/playground-search/')
      .qs({ skills: 'Python' })
      .withGuard('api')
      .loginAs(partner)
    refused.assertStatus(429)
    await page.getByRole('link', { name: 'Purchase History' }).click()
    await page.getByText('5 of 5 calls').waitFor()
    await page.getByText('2 of 2 calls').waitFor()
    assert.equal(await page.getByText('Exhausted', { exact: true }).count(), 2)

    await activate(page, 'Small')
    await spend(client, partner, 1)
    await page.getByRole('link', { name: 'Receipt of Top-up' }).click()
    await page.getByText('Top-up: 2 calls').waitFor()
    await page.getByText('€12').first().waitFor()

    await page.close()
    await browserContext.loginAs(await UserFactory.create())
    const desk = await visit('/portal/admin/sales-history')
    await desk.getByText('€110').waitFor()
    await desk
      .getByRole('link', { name: /^Sale \d+$/ })
      .last()
      .click()
    await desk.getByRole('button', { name: 'Mark paid' }).click()
    await desk.getByText('Unpaid to paid').waitFor()
    await desk.getByRole('link', { name: 'Sales History' }).first().click()
    await desk.getByLabel('Payment').selectOption('paid')
    await desk.getByRole('button', { name: 'Apply' }).click()
    await desk.waitForURL('**payment_status=paid**')
    await desk.locator('.stat-value', { hasText: '€49' }).waitFor()

    const download = desk.waitForEvent('download')
    await desk.getByRole('link', { name: 'Export CSV' }).click()
    const file = await download
    const csv = await readFile(await file.path(), 'utf8')
    const [, ...lines] = csv.trim().split(/\r?\n/)
    const paid = await Sale.query().where({ paymentStatus: 'paid' })
    assert.lengthOf(lines, 1)
    assert.include(lines[0], `${paid[0].number},`)
    assert.include(lines[0], ',49.00,EUR,')
    assert.equal(paid[0].amount, 4900)
    assert.deepEqual(complaints, [])
  })
})
