import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Notification from '#app/notifications/notification'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { createThreeNotifications } from '#tests/functional/notifications/three_notifications'
import { clientWith, search, spend } from '#tests/unit/metering/spending'

/** A client with a user, a package of ten calls and some searches. */
async function holder() {
  const { client, packages } = await clientWith({
    name: 'Basic 10',
    family: 'basic',
    totalCalls: 10,
  })
  const partner = await createPartner(client)
  const record = () => ({ ...search, skills: ['Python', 'SQL'], userId: partner.id })
  await spend(client, { units: 3, record })
  await spend(client, { record })
  return { client, partner, pack: packages[0] }
}

test.group('Client packages in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('staff reserve a package and refund a call, and the client is notified', async ({
    assert,
    browser,
    browserContext,
    visit,
  }) => {
    const { client, partner, pack } = await holder()
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit(`/portal/admin/clients/packages/${client.uid}/${pack.uid}`)
    await page.getByText('4 of 10 calls').waitFor()

    await page.getByLabel('Order of use').selectOption('true')
    await page.getByLabel('Share of results').fill('50')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText(`Saved “Basic 10” of ${client.name}.`).first().waitFor()

    await page.getByLabel('Calls', { exact: true }).fill('5')
    await page.getByLabel('Reason').fill('The index was down')
    await page.getByRole('button', { name: 'Refund calls' }).click()
    await page.locator('.form-errors:focus').waitFor()
    assert.equal(await page.getByLabel('Reason').inputValue(), 'The index was down')
    await page.getByLabel('Calls', { exact: true }).fill('1')
    await page.getByRole('button', { name: 'Refund calls' }).click()
    await page.getByText('Refunded 1 call of “Basic 10”.').first().waitFor()
    await page.getByText('3 of 10 calls').waitFor()
    await page.getByRole('rowheader').first().waitFor()

    await pack.refresh()
    assert.deepEqual([pack.backup, pack.resPercentage, pack.usageCalls], [true, 50, 3])

    const context = await browser.newContext({ javaScriptEnabled: false })
    await context.loginAs(partner)
    const theirs = await context.newPage()
    await theirs.goto(new URL('/portal/partner/dashboard', page.url()).href)
    await theirs.getByLabel('Notifications, 1 unread').first().click()
    await theirs.getByRole('link', { name: 'View All' }).click()
    const main = theirs.getByRole('main')
    await main.getByText('1 call of “Basic 10” was refunded: The index was down').first().waitFor()
    await main.getByRole('button', { name: 'Mark as read: 1 call' }).click()
    await main.getByRole('link', { name: 'Unread' }).click()
    await main.getByText('No unread notifications').waitFor()
    assert.equal(await Notification.unreadCountOf(partner.id), 0)
    await context.close()
  })

  test('a client marks all notifications as read and sees which package paid what', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const { partner, pack } = await holder()
    await createThreeNotifications(partner)
    await browserContext.loginAs(partner)
    const page = await visit('/portal/partner/notifications?show=unread')
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await page.getByText('Marked 1 notification as read.').first().waitFor()
    await page.getByText('No unread notifications').waitFor()
    assert.match(page.url(), /show=unread$/)

    const searches = await visit(
      `/portal/partner/all-activated-packages/${pack.uid}/search-history`
    )
    await searches.getByText('Basic 10, 3 calls').waitFor()
    await searches.getByRole('combobox', { name: 'Source' }).selectOption('playground')
    await searches.getByText('No results').waitFor()
  })

  test('{$self} is accessible')
    .tags(['@full'])
    .with([
      '/portal/admin/clients/packages/:client/:pack',
      '/portal/admin/clients/play-ground-history/:pack',
      '/portal/admin/clients/search-history',
      '/portal/admin/clients/search-history?client=:client&to=2020-01-01',
      '/portal/admin/notifications',
      '/portal/partner/notifications',
      '/portal/partner/notifications?show=other',
      '/portal/partner/all-activated-packages/:pack/search-history',
      '/portal/partner/all-activated-packages/:pack/search-history?to=2020-01-01',
    ])
    .run(async ({ assert, browserContext, visit }, path) => {
      const { client, partner, pack } = await holder()
      const staff = await UserFactory.create()
      await createThreeNotifications(partner)
      await browserContext.loginAs(path.startsWith('/portal/admin') ? staff : partner)
      const page = await visit(path.replace(':client', client.uid).replace(':pack', pack.uid))
      assert.deepEqual(await axeFaultsEverywhere(page), [])
      assert.isAtMost(await overflowOf(page), 0)
    })
})
