import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import Client from '#app/accounts/client'
import { operator } from '#app/accounts/audit/audit_log'
import Invoice from '#app/billing/invoice'
import Sale from '#app/billing/sale'
import { activatePackage } from '#app/billing/sales/activate_package'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { createOffers } from '#tests/helpers/offers'
import { completeSeller } from '#tests/helpers/sellers'

test.group('Open amounts in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('staff mark selected sales as paid', async ({ assert, browserContext, visit }) => {
    await completeSeller()
    const { basic } = await createOffers()
    const partner = await createPartner()
    const client = await Client.findOrFail(partner.ownClientId)
    for (let count = 0; count < 3; count += 1) {
      await db.transaction((trx) =>
        activatePackage({ client, offer: basic, actor: operator, channel: 'admin' }, trx)
      )
    }
    await browserContext.loginAs(await UserFactory.create())

    const page = await visit('/portal/admin/sales-history')
    await page.getByRole('heading', { name: 'Open amounts' }).waitFor()
    await page.getByText('€174.93').first().waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    assert.isAtMost(await overflowOf(page), 0)
    await page.setViewportSize({ width: 1280, height: 844 })
    const boxes = page.locator('tbody input[type=checkbox]')
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await page.getByRole('button', { name: 'Mark as paid' }).first().click()
    const dialog = page.getByRole('dialog', { name: /^Mark 2 sales as paid\?$/ })
    await dialog.getByRole('button', { name: 'Mark as paid' }).click()
    await page.getByText('2 marked as paid.').first().waitFor()
    const paid = await Sale.query().where({ paymentStatus: 'paid' })
    assert.lengthOf(paid, 2)
  })

  test('the confirmation of a credit note closes when its form has errors', async ({
    browserContext,
    visit,
  }) => {
    await completeSeller()
    const { basic } = await createOffers()
    const partner = await createPartner()
    const client = await Client.findOrFail(partner.ownClientId)
    const { sale } = await db.transaction((trx) =>
      activatePackage({ client, offer: basic, actor: operator, channel: 'admin' }, trx)
    )
    const { uid } = await Invoice.findByOrFail({ saleId: sale.id })
    await browserContext.loginAs(await UserFactory.create())

    const page = await visit(`/portal/admin/invoices/${uid}`)
    await page.getByLabel('Amount with tax').fill('99')
    await page.getByLabel('Reason').fill('Downtime')
    await page.getByRole('button', { name: 'Issue credit note' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Issue credit note' }).click()
    await page.getByText('The amount must be more than 0 and at most €58.31.').first().waitFor()
    await dialog.waitFor({ state: 'hidden' })
  })
})
