import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import type { Page } from 'playwright'
import { channelOf } from '#app/notifications/live_notices'
import Notification from '#app/notifications/notification'
import { createPartner } from '#database/factories/user_factory'
import { axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { expectConsoleErrors } from '#tests/browser/console'
import { hold } from '#tests/browser/hold'
import { createThreeNotifications } from '#tests/functional/notifications/three_notifications'

const dashboard = '/portal/partner/dashboard'

const bellOf = (page: Page) => page.getByLabel(/^Notifications(, .* unread)?$/).first()
const panelOf = (page: Page) => page.getByRole('region', { name: 'Notifications' })

test.group('Notifications in the top bar', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are listed latest first, filtered, and all marked as read', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const partner = await createPartner()
    await createThreeNotifications(partner)
    await browserContext.loginAs(partner)
    const page = await visit(dashboard)
    const panel = panelOf(page)
    assert.equal(await bellOf(page).getAttribute('aria-label'), 'Notifications, 1 unread')

    await bellOf(page).click()
    await panel.getByText('7 days ago').first().waitFor()
    assert.lengthOf(await panel.getByRole('listitem').all(), 3)
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    assert.isAtMost(await overflowOf(page), 0)

    for (const label of ['New', 'Unread', 'Other']) {
      await panel.getByRole('link', { name: label, exact: true }).click()
      await panel.getByRole('listitem').getByText(label.toLowerCase(), { exact: true }).waitFor()
      assert.lengthOf(await panel.getByRole('listitem').all(), 1)
    }
    await panel.getByRole('link', { name: 'All Notification' }).click()
    await panel.getByRole('listitem').nth(2).waitFor()

    await panel.getByRole('button', { name: 'Mark as all read' }).click()
    await panel.getByText('All read', { exact: true }).waitFor()
    assert.equal(await bellOf(page).getAttribute('aria-label'), 'Notifications')
    assert.equal(await Notification.unreadCountOf(partner.id), 0)

    await panel.getByRole('link', { name: 'View All' }).click()
    await page.waitForURL('**/portal/partner/notifications')
    await panel.waitFor({ state: 'hidden' })
  })

  test('have their checkbox at the left edge', async ({ assert, browserContext, visit }) => {
    const partner = await createPartner()
    await createThreeNotifications(partner)
    await browserContext.loginAs(partner)
    const page = await visit('/portal/partner/notifications')
    const notice = (await page.locator('.notice').first().boundingBox())!
    const box = (await page.locator('.notice input[type=checkbox]').first().boundingBox())!
    assert.isBelow(box.x - notice.x, 40)
  }).tags(['@full'])

  test('load in a panel that was opened before the scripts ran', async ({ browserContext }) => {
    const partner = await createPartner()
    await createThreeNotifications(partner)
    await browserContext.loginAs(partner)
    const page = await browserContext.newPage()
    const scripts = await hold(page, '**/assets/app-*.js')
    await page.goto(dashboard, { waitUntil: 'commit' })
    await bellOf(page).click()
    await panelOf(page).waitFor()
    scripts.release()
    await panelOf(page).getByRole('listitem').nth(2).waitFor()
  })

  test('are marked as read when their link is followed', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const partner = await createPartner()
    const { unread } = await createThreeNotifications(partner)
    await browserContext.loginAs(partner)
    const page = await visit('/portal/partner/profile')

    await bellOf(page).click()
    const marked = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && response.ok()
    )
    await panelOf(page).getByRole('link', { name: 'unread', exact: true }).click()
    await page.waitForURL(`**${dashboard}`)
    await marked

    await unread.refresh()
    assert.isNotNull(unread.readAt)
  })

  test('appear on the open page immediately and are announced', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const partner = await createPartner()
    await browserContext.loginAs(partner)
    const page = await visit(dashboard)
    await page.waitForResponse('**/notifications/live')

    await createThreeNotifications(partner)
    const transmit = await app.container.make('transmit')
    transmit.broadcast(channelOf(partner.uid), 'news')

    await page.getByText('New notification: unread').waitFor()
    assert.equal(await bellOf(page).getAttribute('aria-label'), 'Notifications, 1 unread')
  })

  test('are polled without a stream, less often after failures', async ({
    assert,
    browserContext,
  }) => {
    expectConsoleErrors(/status of 404|ERR_FAILED|could not be fetched/)
    const partner = await createPartner()
    await browserContext.loginAs(partner)
    const page = await browserContext.newPage()
    await page.clock.install()
    await page.route('**/notifications/live', (route) => route.fulfill({ status: 404 }))
    await page.goto(dashboard)
    const refused = page.waitForResponse('**/notifications/live')
    await page.clock.runFor(2000)
    await refused
    const requestedPaths: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/v1/notifications/')) requestedPaths.push(request.url())
    })

    await createThreeNotifications(partner)
    const answered = page.waitForResponse('**/v1/notifications/**')
    await page.clock.runFor(31_000)
    await answered
    await page.getByText('New notification: unread').waitFor()

    await page.route('**/v1/notifications/**', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.clock.runFor(31_000)
    await failed
    const before = requestedPaths.length
    await page.clock.runFor(31_000)
    assert.lengthOf(requestedPaths, before)
    const failedAgain = page.waitForEvent('requestfailed')
    await page.clock.runFor(30_000)
    await failedAgain
  })

  test('that cannot be loaded are logged, and the page still works', async ({
    assert,
    browserContext,
    visit,
  }) => {
    expectConsoleErrors(/ERR_FAILED|could not be fetched/)
    await browserContext.loginAs(await createPartner())
    const page = await visit(dashboard)
    await page.route('**/v1/notifications/**', (route) => route.abort())
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('Notifications could not be fetched')
    )

    await bellOf(page).click()
    await logged
    await panelOf(page).getByText('The list could not be loaded.').waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    await panelOf(page).getByRole('link', { name: 'View All' }).click()
    await page.getByRole('heading', { name: 'Notifications' }).waitFor()
  })

  test('work without scripts', async ({ assert, browser }) => {
    const partner = await createPartner()
    await createThreeNotifications(partner)
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: `http://${process.env.HOST}:${process.env.PORT}`,
    })
    await context.loginAs(partner)
    const page = await context.newPage()
    await page.goto(dashboard)

    await bellOf(page).click()
    assert.isFalse(await panelOf(page).getByText('Loading').isVisible())
    await panelOf(page).getByRole('button', { name: 'Mark as all read' }).click()
    await page.getByText('Marked 1 notification as read.').waitFor()
    assert.isTrue(page.url().endsWith(dashboard))

    await bellOf(page).click()
    await panelOf(page).getByRole('link', { name: 'Other' }).click()
    await page.waitForURL('**/portal/partner/notifications?show=other')
    await context.close()
  })
})
