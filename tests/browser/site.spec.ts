import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import { contactFormToken } from '#app/site/contact_form'
import ContactMessage from '#app/site/contact_message'
import { exampleSearch } from '#app/site/example_search'
import { graphFigures } from '#app/site/graph_figures'
import { PackageFactory } from '#database/factories/package_factory'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { UserFactory } from '#database/factories/user_factory'
import { axeFaults, axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { relate, searchable } from '#tests/helpers/searchable_skills'

/** Simulates a form opened a minute ago, since fast submissions are refused. */
async function openedEarlier(page: Page) {
  const token = contactFormToken(undefined, Date.now() - 60_000)
  await page.evaluate(
    `document.querySelector('input[name=form]').setAttribute('value', '${token}')`
  )
  await page.locator(`input[name=form][value="${token}"]`).waitFor({ state: 'attached' })
}

test.group('Public site', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => exampleSearch.forget())
  group.each.teardown(() => graphFigures.forget())
  group.each.teardown(() => exampleSearch.forget())

  test('the home page is accessible in light and dark, on desktop and phone', async ({
    assert,
    visit,
  }) => {
    await PackageFactory.merge({ features: ['All published skills'] }).create()
    const [python, statistics] = await searchable('Python', 'Statistics')
    await relate(python, statistics, 60)
    await relate(statistics, python, 80)
    const page = await visit('/')
    await page.getByRole('heading', { name: /^Related to/ }).waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    assert.isAtMost(await overflowOf(page), 0)
  }).tags(['@full'])

  test('phones have the navigation in a menu', async ({ assert, visit }) => {
    await PackageFactory.create()
    const page = await visit('/')
    await page.setViewportSize({ width: 390, height: 844 })
    const pricing = page.getByRole('banner').getByRole('link', { name: 'Pricing' })
    assert.isFalse(await pricing.isVisible())

    await page.getByLabel('Menu').click()
    assert.deepEqual(await axeFaults(page), [])
    await pricing.click()
    await page.waitForURL('**/#packages')
    await pricing.waitFor({ state: 'hidden' })

    await page.getByLabel('Menu').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('banner').getByRole('link', { name: 'AboutUs' }).click()
    await page.waitForURL('**/about-us')
  })

  test('the home page suggests completions of the last name', async ({ assert, visit }) => {
    await searchable('Python', 'Statistics', 'Planning, rough')
    const page = await visit('/')
    const field = page.getByRole('combobox', { name: 'Which skills are you looking for?' })

    await field.pressSequentially('pyt')
    await page.getByRole('option', { name: 'Python' }).waitFor()
    assert.deepEqual(await axeFaults(page), [])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    assert.equal(await field.inputValue(), 'Python, ')
    await field.pressSequentially('plann')
    await page.getByRole('option', { name: 'Planning, rough' }).click()
    assert.equal(await field.inputValue(), 'Python, "Planning, rough", ')
    await field.pressSequentially('stat')
    await page.getByRole('option', { name: 'Statistics' }).waitFor()
    await page.keyboard.press('Escape')
    assert.isFalse(await page.getByRole('listbox').isVisible())
    await page.keyboard.press('Enter')

    await page.getByRole('heading', { level: 1, name: 'Playground' }).waitFor()
    for (const name of ['Python', 'Planning, rough', 'stat']) {
      await page.getByRole('button', { name: `Remove ${name}` }).waitFor()
    }
  }).tags(['@full'])

  test('a skill has a page, linked from matches and from its related skills', async ({
    assert,
    visit,
  }) => {
    const [python, statistics] = await searchable(
      { name: 'Python', aliases: ['Python 3', 'x'.repeat(100)] },
      'Statistics'
    )
    await relate(python, statistics, 60)
    await relate(statistics, python, 80)
    const page = await visit('/playground?skills=Statistics')
    await page.getByRole('button', { name: /^Search/ }).click()

    await page.getByRole('link', { name: 'About Python' }).click()
    await page.getByRole('heading', { name: 'Python', level: 1 }).waitFor()
    assert.match(page.url(), /\/skills\/python-[\da-f]{12}$/)
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    await page.setViewportSize({ width: 390, height: 844 })
    assert.isAtMost(await overflowOf(page), 0)
    await page.getByRole('link', { name: 'Statistics' }).click()
    await page.getByRole('heading', { name: 'Statistics', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Open in playground' }).click()
    await page.getByRole('button', { name: 'Remove Statistics' }).waitFor()
  })

  test('about us is accessible and linked in the navigation', async ({ assert, visit }) => {
    const page = await visit('/')
    await page.getByRole('link', { name: 'AboutUs' }).click()
    await page.getByRole('heading', { name: 'AboutUs', level: 1 }).waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    assert.isAtMost(await overflowOf(page), 0)
  }).tags(['@full'])

  test('the contact form is sent by keyboard after a correction', async ({ assert, visit }) => {
    const page = await visit('/contact-us')
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    assert.isAtMost(await overflowOf(page), 0)
    await page.getByLabel('Your name').focus()
    for (const text of ['Ada Lovelace', 'ada@example', '', 'Prices']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('What do a thousand calls cost?')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('Correct 1 field').waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    await page.getByLabel('E-mail').fill('ada@example.com')
    await openedEarlier(page)
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])

    const { subject } = await ContactMessage.firstOrFail()
    assert.equal(subject, 'Prices')
  })

  test('staff read messages and mark them as done', async ({ assert, browserContext, visit }) => {
    await ContactMessageFactory.merge({
      subject: 'Prices',
      message: 'What do a thousand calls cost?',
    }).create()
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/contact-messages')
    await page.getByRole('link', { name: 'Prices' }).waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    assert.isAtMost(await overflowOf(page), 0)
    await page.setViewportSize({ width: 1280, height: 844 })
    await page.getByRole('link', { name: 'Prices' }).click()
    await page.getByText('What do a thousand calls cost?').waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    assert.isAtMost(await overflowOf(page), 0)
    await page.getByRole('button', { name: 'Mark as done' }).click()
    await page.getByText('Marked “Prices” as done.').first().waitFor()
    const { status } = await ContactMessage.firstOrFail()
    assert.equal(status, 'done')
  }).tags(['@full'])

  test('contact and about us work without scripts', async ({ assert, browser, visit }) => {
    const home = await visit('/')
    const { origin } = new URL(home.url())
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
    const page = await plain.newPage()
    await page.goto('/about-us')
    assert.isTrue(await page.getByRole('heading', { name: 'How calls are charged' }).isVisible())

    await page.getByRole('link', { name: 'Contact', exact: true }).click()
    await page.getByLabel('Your name').fill('Ada Lovelace')
    await page.getByLabel('Subject').fill('Prices')
    await page.getByLabel('Message').fill('What do a thousand calls cost?')
    await page.getByRole('button', { name: 'Send message' }).click()
    assert.isTrue(await page.getByText('The e-mail address is required.').first().isVisible())
    assert.equal(await page.getByLabel('Subject').inputValue(), 'Prices')
    const trap = await page.getByLabel('Leave this field empty').boundingBox()
    assert.isBelow(trap!.x + trap!.width, 0)

    await page.getByLabel('E-mail').fill('ada@example.com')
    await page.getByRole('button', { name: 'Send message' }).click()
    assert.isTrue(await page.getByText('sent too quickly').first().isVisible())
    await plain.close()
  }).tags(['@full'])

  test('back to top appears after 50 px and scrolls to the top', async ({ assert, visit }) => {
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
  }).tags(['@full'])

  test('the first Tab focuses the skip link', async ({ assert, visit }) => {
    const page = await visit('/')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('main:focus').waitFor()
    await page.keyboard.press('Tab')
    assert.isTrue(
      await page
        .getByRole('link', { name: 'Register' })
        .first()
        .and(page.locator(':focus'))
        .isVisible()
    )
  }).tags(['@full'])

  test('the font is self-hosted, and nothing shifts while the page loads', async ({
    assert,
    visit,
  }) => {
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
  }).tags(['@full'])
})
