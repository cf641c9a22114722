import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import Refund from '#app/billing/refund'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { expectConsoleErrors } from '#tests/browser/console'
import { axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { createOffers } from '#tests/helpers/offers'
import { completeSeller } from '#tests/helpers/sellers'
import { stripeDouble, useDouble } from '#tests/helpers/stripe_double'

/** The problems of the page in light and dark mode, on desktop and mobile. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults = await axeFaultsEverywhere(page)
  const overflow = await overflowOf(page)
  await page.setViewportSize({ width: 1280, height: 844 })
  return overflow > 0 ? [...faults, `${page.url()} is ${overflow} px too wide`] : faults
}

const history = '/portal/partner/all-activated-packages'

test.group('Payment by Stripe in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a partner buys, cancels, pays and has calls; staff refund it', async ({
    assert,
    browserContext,
    cleanup,
    visit,
  }) => {
    const webhook = `http://${process.env.HOST}:${process.env.PORT}/stripe/events`
    const double = await stripeDouble({ webhook: () => webhook })
    cleanup(() => double.close())
    cleanup(useDouble(double))
    const { basic } = await createOffers()
    await completeSeller()
    await db.from('default_setups').update({ credit_limit: 0 })
    await browserContext.loginAs(await createPartner())
    /** How Inertia leaves the portal. */
    expectConsoleErrors(/\/checkout: .* 409/)

    const page = await visit(`/portal/partner/packages-list/${basic.uid}`)
    await page.getByRole('button', { name: 'Activate now' }).click()
    await page.waitForURL(`**${history}`)
    await page.getByText('Basic 5,000: €58.31 to pay').waitFor()
    assert.deepEqual(await faultsOf(page), [])
    await page.getByRole('button', { name: 'Pay now: Basic 5,000' }).click()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByText('Nothing was charged').waitFor()
    assert.deepEqual(await faultsOf(page), [])

    await page.getByRole('button', { name: 'Pay now' }).click()
    await page.getByRole('button', { name: 'Pay' }).click()
    await page.getByText('We received €58.31').waitFor()
    assert.deepEqual(await faultsOf(page), [])
    await page.getByRole('link', { name: 'Purchase History' }).last().click()
    await page.getByText('0 of 5,000 calls').first().waitFor()
    assert.lengthOf(double.sessions, 1)

    await browserContext.loginAs(await UserFactory.create())
    await page.goto(new URL('/portal/admin/sales-history', page.url()).href)
    await page
      .getByRole('link', { name: /^Sale \d+$/ })
      .first()
      .click()
    await page.getByText('received on').waitFor()
    await page.getByRole('button', { name: /^Void sale/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Void sale/ })
      .click()
    await page.getByText('voided and its package cancelled').first().waitFor()
    await page.goto(new URL('/portal/admin/refunds', page.url()).href)
    assert.deepEqual(await faultsOf(page), [])
    await page.getByRole('button', { name: 'Refund by Stripe' }).click()
    await page.getByText('made by Stripe').first().waitFor()
    const refund = await Refund.firstOrFail()
    assert.equal(refund.status, 'done')
    assert.lengthOf(double.refunds, 1)
  })
})
