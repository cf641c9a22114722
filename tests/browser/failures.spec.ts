import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { UserFactory } from '#database/factories/user_factory'
import { axeFaults, axeFaultsEverywhere } from '#tests/browser/axe'
import { expectConsoleErrors } from '#tests/browser/console'

test.group('A page that cannot be loaded', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows a spinner for 15 seconds, then a message with a refresh button', async ({
    assert,
    browserContext,
    visit,
  }) => {
    expectConsoleErrors(/ERR_FAILED|could not be fetched/)
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/dashboard')
    await page.clock.install()
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.getByRole('link', { name: 'Relations' }).first().click()

    await page.getByRole('status', { name: 'Loading' }).waitFor()
    // The clock also advances by itself, slowly on a busy machine.
    await page.clock.fastForward(10_000)
    const failure = page.getByRole('heading', { name: 'Something Went Wrong...' })
    assert.isFalse(await failure.isVisible())
    await page.clock.fastForward(5000)
    await failure.waitFor()
    await page.locator('h1:focus').waitFor()
    const alert = page.getByRole('alert')
    assert.include(await alert.innerText(), 'Something Went Wrong...')
    assert.isTrue(
      await page.getByText("Unfortunately, we're unable to load the content right now.").isVisible()
    )

    await page.unroute('**/assets/*.js')
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByRole('heading', { name: 'Skill-relations' }).waitFor()
  })

  test('a script that does not load within 120 seconds counts as failed', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/dashboard')
    await page.clock.install()
    await page.route('**/assets/*.js', () => {})
    const scriptRequest = page.waitForRequest('**/assets/*.js')
    await page.getByRole('link', { name: 'Relations' }).first().click()
    await scriptRequest

    await page.clock.runFor(119_000)
    assert.isFalse(await page.getByRole('status', { name: 'Loading' }).isVisible())
    await page.clock.runFor(2000)
    await page.getByRole('status', { name: 'Loading' }).waitFor()
    await page.clock.runFor(15_000)
    await page.getByRole('heading', { name: 'Something Went Wrong...' }).waitFor()
    assert.deepEqual(await axeFaults(page), [])
  })

  test('an error page is accessible', async ({ assert, browserContext, visit }) => {
    expectConsoleErrors(/status of 404/)
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/dashboard')
    await page.goto(new URL('/portal/admin/skills/edit/nothing', page.url()).href)
    await page.getByRole('heading', { name: 'Not found' }).waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
  }).tags(['@full'])
})
