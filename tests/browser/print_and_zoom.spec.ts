import { test } from '@japa/runner'
import type { BrowserContext, Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { operator } from '#app/accounts/audit/audit_log'
import { activatePackage } from '#app/billing/sales/activate_package'
import { settleSale } from '#app/billing/sales/settle_sale'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { overflowOf } from '#tests/browser/axe'
import { createOffers } from '#tests/helpers/offers'
import { createGraph, createPartnerWith } from '#tests/functional/playground/graph'

const zoomed = ['/', '/docs', '/docs/webhooks', '/auth/register', '/playground?skills=Python']
const zoomedInPortal = [
  'dashboard',
  'skills',
  'skills/create',
  'sales-history',
  'skills/upload-status',
]

async function searchPython(page: Page) {
  await page.goto('/playground?skills=Python')
  await page.getByRole('button', { name: /^Search/ }).click()
  await page.getByRole('heading', { name: /related skill/ }).waitFor()
}

/** The lightness of the text and of the paper below it, from 0 to 255. */
function inkOf(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    `Math.max(...getComputedStyle(document.querySelector('${selector}')).color.match(/[\\d.]+/g).slice(0, 3).map(Number))`
  )
}

async function nothingButPrinted(page: Page, hidden: string[]): Promise<string[]> {
  const shown = await Promise.all(
    hidden.map(async (selector) => {
      const count = await page.locator(selector).filter({ visible: true }).count()
      return count ? [selector] : []
    })
  )
  return shown.flat()
}

test.group('Printed pages in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an answer is printed without the form, in dark ink', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await createGraph()
    const { partner } = await createPartnerWith()
    await browserContext.loginAs(partner)
    const page = (await visit('/playground')) as unknown as Page
    await searchPython(page)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.setViewportSize({ width: 718, height: 1000 })

    const hidden = ['.search-form', '.site-header', '.site-footer', '.tabs', '.latest', 'button']
    assert.deepEqual(await nothingButPrinted(page, hidden), [])
    await page.getByText('Django').first().waitFor()
    assert.isBelow(await inkOf(page, '.answer-for'), 80)
    assert.isAtMost(await overflowOf(page), 0)
  })

  test('a receipt is printed without the portal', async ({ assert, browserContext, visit }) => {
    const { basic } = await createOffers()
    const partner = await createPartner()
    await partner.load('client')
    const { client } = partner
    const { sale, clientPackage: pack } = await db.transaction((trx) =>
      activatePackage({ client, offer: basic, actor: operator, channel: 'self' }, trx)
    )
    await settleSale(sale, 'paid', { actor: operator })
    await browserContext.loginAs(partner)
    const path = `/portal/partner/all-activated-packages/${pack.uid}/receipt`
    const page = (await visit(path)) as unknown as Page
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.setViewportSize({ width: 718, height: 1000 })

    const hidden = ['.sidebar', '.topbar', '.page-actions', 'button']
    assert.deepEqual(await nothingButPrinted(page, hidden), [])
    await page.locator('.receipt-total').waitFor()
    assert.isBelow(await inkOf(page, '.receipt-total strong'), 80)
    assert.isAtMost(await overflowOf(page), 0)
  })
})

test.group('Enlarged pages in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** The pages that scroll sideways. */
  async function wideOn(context: BrowserContext, enlarge: (page: Page) => Promise<void>) {
    const wide: string[] = []
    await createGraph()
    await context.loginAs(await UserFactory.create())
    const page = await context.newPage()
    for (const path of [...zoomed, ...zoomedInPortal.map((name) => `/portal/admin/${name}`)]) {
      await page.goto(path)
      await enlarge(page)
      const overflow = await overflowOf(page)
      if (overflow > 0) wide.push(`${path}: ${overflow} px`)
    }
    return wide
  }

  test('fit at 200 % zoom of a screen of 1440 px', async ({ assert, browser }) => {
    const context = await browser.newContext({
      viewport: { width: 720, height: 450 },
      deviceScaleFactor: 2,
      baseURL: `http://${process.env.HOST}:${process.env.PORT}`,
    })
    assert.deepEqual(await wideOn(context, async () => {}), [])
    await context.close()
  })

  test('fit with text of 200 %', async ({ assert, browser }) => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      baseURL: `http://${process.env.HOST}:${process.env.PORT}`,
    })
    const enlarge = (page: Page) =>
      page.evaluate<void>(`(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('html { font-size: 200% !important }')
        document.adoptedStyleSheets = [sheet]
      })()`)
    assert.deepEqual(await wideOn(context, enlarge), [])
    await context.close()
  })

  test('nothing moves for people who prefer that', async ({ assert, browserContext, visit }) => {
    await browserContext.loginAs(await UserFactory.create())
    const page = (await visit('/portal/admin/skills')) as unknown as Page
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const moving = await page.evaluate<string[]>(`[...document.querySelectorAll('body *')]
      .filter((one) => !one.matches('.spinner'))
      .filter((one) => ['transitionDuration', 'animationDuration'].some((name) =>
        getComputedStyle(one)[name].split(',').some((time) => parseFloat(time) > 0.001)))
      .map((one) => one.className)`)
    assert.deepEqual(moving, [])
  })
})
