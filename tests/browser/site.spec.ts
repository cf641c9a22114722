import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { forgetGraphFigures } from '#app/site/graph_figures'
import { PackageFactory } from '#database/factories/package_factory'
import { axeFaults, axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { hearComplaints } from '#tests/browser/console'

test.group('Public site', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => forgetGraphFigures())

  test('the home page is accessible in light and dark, on desk and phone', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const complaints = hearComplaints(browserContext)
    await PackageFactory.merge({ features: ['All published skills'] }).create()
    const page = await visit('/')
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    assert.isAtMost(await overflowOf(page), 0)
    assert.deepEqual(complaints, [])
  })

  test('back to top appears after 50 px and leads there', async ({ assert, visit }) => {
    const page = await visit('/')
    await page.setViewportSize({ width: 1280, height: 600 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const button = page.getByRole('button', { name: 'Back to top' })

    await page.evaluate("window.scrollTo({ top: 50, behavior: 'instant' })")
    assert.isFalse(await button.isVisible())
    await page.evaluate("window.scrollTo({ top: 51, behavior: 'instant' })")
    await button.waitFor()
    assert.deepEqual(await axeFaults(page), [])
    await button.click()
    await button.waitFor({ state: 'hidden' })
    assert.isAtMost(await page.evaluate<number>('window.scrollY'), 50)
  })

  test('the first Tab leads over the navigation', async ({ assert, visit }) => {
    const page = await visit('/')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('main:focus').waitFor()
    await page.keyboard.press('Tab')
    assert.isTrue(
      await page
        .getByRole('link', { name: 'Start with free calls' })
        .and(page.locator(':focus'))
        .isVisible()
    )
  })

  test('the font is ours and nothing moves while the page loads', async ({ assert, visit }) => {
    const page = await visit('/')
    await page.evaluate('document.fonts.ready.then(() => true)')
    assert.isTrue(await page.evaluate('document.fonts.check("1rem Nunito")'))
    const shift = await page.evaluate<number>(`new Promise((resolve) => {
      let sum = 0
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) sum += value
      }).observe({ type: 'layout-shift', buffered: true })
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
    })`)
    assert.isAtMost(shift, 0.02)
  })
})
