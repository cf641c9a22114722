import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import ClientPackage from '#app/billing/client_package'
import { activatePackage } from '#app/billing/sales/activate_package'
import Sale from '#app/billing/sale'
import { settleSale } from '#app/billing/sales/settle_sale'
import { operator } from '#app/accounts/audit/audit_log'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { createOffers } from '#tests/helpers/offers'

/** The problems of the page in light and dark mode, on desktop and mobile. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults = await axeFaultsEverywhere(page)
  const overflow = await overflowOf(page)
  await page.setViewportSize({ width: 1280, height: 844 })
  return overflow > 0 ? [...faults, `${page.url()} is ${overflow} px too wide`] : faults
}

const list = '/portal/partner/packages-list'
const history = '/portal/partner/all-activated-packages'

test.group('Buying in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a partner sees the price while typing, confirms, and finds receipt and history', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const { payAsYouGo } = await createOffers()
    const partner = await createPartner()
    await browserContext.loginAs(partner)

    const page = await visit(list)
    await page.getByRole('heading', { name: 'Additional Packs' }).waitFor()
    assert.deepEqual(await faultsOf(page), [])
    await page.getByLabel('Calls', { exact: true }).fill('1250')
    await page.locator('output', { hasText: '€25' }).waitFor()
    await page.getByRole('button', { name: 'Choose Pay as you go' }).click()
    await page.waitForURL(`**${list}/${payAsYouGo.uid}?quantity=1250`)
    await page.locator('output', { hasText: '€25' }).waitFor()
    assert.deepEqual(await faultsOf(page), [])

    await page.getByRole('button', { name: 'Activate now' }).dblclick()
    await page.waitForURL(`**${history}`)
    await page.getByText('0 of 1,250 calls').first().waitFor()
    assert.lengthOf(await ClientPackage.query().where({ clientId: partner.ownClientId }), 1)
    assert.deepEqual(await faultsOf(page), [])

    const sale = await Sale.findByOrFail({ clientId: partner.ownClientId })
    await settleSale(sale, 'paid', { actor: operator })
    await page.reload()
    await page.getByRole('link', { name: 'Receipt of Pay as you go' }).click()
    await page.getByRole('heading', { name: /^Receipt \d+$/ }).waitFor()
    await page.getByText('Total (EUR)').waitFor()
    assert.deepEqual(await faultsOf(page), [])
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'PDF' }).click()
    const file = await download
    assert.match(file.suggestedFilename(), /^receipt-\d+\.pdf$/)
  })

  test('a pending purchase says how to pay it, is asked before it is repeated, and released', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const { basic } = await createOffers()
    await db.from('default_setups').update({ credit_limit: 0 })
    const partner = await createPartner()
    await browserContext.loginAs(partner)

    const page = await visit(`${list}/${basic.uid}`)
    await page
      .getByText(
        'The calls are available once you have paid the invoice, which has the bank details.'
      )
      .waitFor()
    await page.getByRole('button', { name: 'Buy now' }).click()
    await page.waitForURL(`**${history}`)
    await page.getByText('Basic 5,000: €49.00 to pay').waitFor()
    assert.deepEqual(await faultsOf(page), [])
    await page.goto(new URL(`${list}/${basic.uid}`, page.url()).href)
    await page.getByText('You already have this package').waitFor()
    assert.deepEqual(await faultsOf(page), [])
    await page.getByRole('link', { name: 'How to pay it' }).click()
    await page.waitForURL(`**${history}`)

    await browserContext.loginAs(await UserFactory.create())
    await page.goto(new URL('/portal/admin/sales-history', page.url()).href)
    await page
      .getByRole('combobox', { name: 'Package', exact: true })
      .selectOption('pending_payment')
    await page.waitForURL('**package_status=pending_payment**')
    await page.getByRole('link', { name: /^Sale \d+$/ }).click()
    await page.getByRole('heading', { name: 'Release package' }).waitFor()
    assert.deepEqual(await faultsOf(page), [])
    await page.getByRole('button', { name: 'Release', exact: true }).click()
    await page
      .getByText(/^Released the package of sale/)
      .first()
      .waitFor()
    const { status } = await ClientPackage.findByOrFail({ clientId: partner.ownClientId })
    assert.equal(status, 'active')
  })

  test('staff assign a package and see the sale', async ({ assert, browserContext, visit }) => {
    const { basic } = await createOffers()
    const partner = await createPartner()
    await partner.load('client')
    const { client } = partner
    await db.transaction((trx) =>
      activatePackage({ client, offer: basic, actor: operator, channel: 'self' }, trx)
    )
    await browserContext.loginAs(await UserFactory.create())

    const page = await visit(`/portal/admin/clients/packages/${client.uid}`)
    await page.getByRole('heading', { name: `Packages of ${client.name}` }).waitFor()
    assert.deepEqual(await faultsOf(page), [])
    await page.getByLabel('Package', { exact: true }).selectOption(basic.uid)
    await page.getByRole('button', { name: 'Assign package' }).click()
    await page.getByText(`Assigned “Basic 5,000” to ${client.name}.`).first().waitFor()
    assert.lengthOf(await Sale.query().where({ clientId: client.id }), 2)

    await page.getByRole('link', { name: 'Sales History' }).first().click()
    await page.waitForURL('**/portal/admin/sales-history')
    await page.getByText('€98.00', { exact: true }).first().waitFor()
    assert.deepEqual(await faultsOf(page), [])
    await page
      .getByRole('link', { name: /^Sale \d+$/ })
      .first()
      .click()
    await page.getByRole('heading', { name: /^Sale \d+$/ }).waitFor()
    assert.deepEqual(await faultsOf(page), [])
  })
})
