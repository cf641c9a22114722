import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import Currency from '#app/money/currency'
import { families, familyIds } from '#app/billing/families'
import Package from '#app/billing/package'
import { UserFactory } from '#database/factories/user_factory'
import { axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { createOffers } from '#tests/helpers/offers'

/** The problems of the page in light and dark mode, on desktop and mobile. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults = await axeFaultsEverywhere(page)
  const overflow = await overflowOf(page)
  await page.setViewportSize({ width: 1280, height: 844 })
  return overflow > 0 ? [...faults, `${page.url()} is ${overflow} px too wide`] : faults
}

test.group('Packages and currencies in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('staff create, offer, archive and delete a package', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const { basic } = await createOffers()
    await browserContext.loginAs(await UserFactory.create())

    const page = await visit('/portal/admin/packages')
    await page.getByRole('link', { name: 'Basic 5,000' }).waitFor()
    assert.deepEqual(await faultsOf(page), [])
    await page.getByRole('link', { name: 'New package' }).click()
    await page.getByRole('heading', { name: 'New package' }).waitFor()
    await page.getByLabel('Name').fill('Spring 2,500')
    await page.getByLabel('Currency').selectOption('EUR')
    await page.getByLabel('Price', { exact: true }).fill('29.50')
    await page.getByLabel('Calls', { exact: true }).fill('2500')
    await page.getByLabel('Features').fill('All skills\nEvery relation')
    const card = page.getByRole('complementary', { name: 'Preview for clients' })
    await card.getByText('€29.50').waitFor()
    await card.getByText('Every relation').waitFor()
    assert.deepEqual(await faultsOf(page), [])
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await page.getByText('Created the package “Spring 2,500”.').first().waitFor()
    const created = await Package.findByOrFail('name', 'Spring 2,500')
    assert.containSubset(created.$attributes, { price: 2950, totalCalls: 2500, status: 'draft' })

    await page.getByRole('link', { name: 'Spring 2,500' }).click()
    await page.getByRole('button', { name: 'Activate' }).click()
    await page.getByText('“Spring 2,500” is now active.').first().waitFor()
    await page.getByRole('link', { name: 'Spring 2,500' }).click()
    await page.getByText('Never activated').waitFor()
    assert.deepEqual(await faultsOf(page), [])
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Deleted the package “Spring 2,500”.').first().waitFor()

    await page.getByRole('link', { name: basic.name }).click()
    await page.getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
    await page.getByText(`“${basic.name}” is now archived.`).first().waitFor()
    await basic.refresh()
    assert.equal(basic.status, 'archived')
  })

  test('the pages of every family are accessible', async ({ assert, browserContext, visit }) => {
    const offers = await createOffers()
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/dashboard')
    for (const family of familyIds.filter((id) => id !== 'basic')) {
      const screen = `/portal/admin${families[family].screen}`
      const offer = Object.values(offers).find((one) => 'family' in one && one.family === family)
      for (const path of ['', '/create', `/edit/${offer?.uid}`]) {
        await page.goto(screen + path)
        assert.deepEqual(await faultsOf(page), [])
      }
    }
  }).tags(['@full'])

  test('an administrator adds a currency, changes its rate and makes it the base', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await createOffers()
    await browserContext.loginAs(await UserFactory.create())

    const page = await visit('/portal/admin/currencies')
    await page.getByRole('link', { name: 'EUR' }).waitFor()
    assert.deepEqual(await faultsOf(page), [])
    await page.getByRole('link', { name: 'New currency' }).click()
    await page.getByLabel('Currency', { exact: true }).selectOption('KWD')
    await page.getByText('3 decimals').waitFor()
    await page.getByLabel('Rate').fill('3.25')
    assert.deepEqual(await faultsOf(page), [])
    await page.getByRole('button', { name: 'Add currency' }).click()
    await page.getByText('Added KWD.').first().waitFor()

    await page.getByRole('link', { name: 'KWD' }).click()
    await page.getByLabel('Rate').fill('3.2')
    assert.deepEqual(await faultsOf(page), [])
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved KWD.').first().waitFor()
    await page.getByRole('link', { name: 'KWD' }).click()
    await page.getByRole('button', { name: 'Set as base currency' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Set as base currency' }).click()
    await page.getByText('KWD is now the base currency').first().waitFor()
    const dollar = await Currency.findByOrFail('code', 'USD')
    assert.closeTo(dollar.rate, 1 / 3.2, 1e-9)
  })
})
