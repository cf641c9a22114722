import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { createGraph, createPartnerWith } from '#tests/functional/playground/graph'
import { createOffers } from '#tests/helpers/offers'

/** Roles that say nothing without a name. */
const named =
  /^- (button|link|textbox|searchbox|combobox|checkbox|radio|slider|dialog|region|img|figure|option|tab)(:| \[|$)/

/**
 * What a screen reader would meet on the page, as Chromium computes its accessibility tree: elements without a
 * name, headings that skip a level, missing or repeated landmarks.
 */
async function faultsIn(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot()
  const lines = tree.split('\n').map((line) => line.trim())
  const levels = lines
    .flatMap((line) => /^- heading .*\[level=(\d)\]/.exec(line)?.[1] ?? [])
    .map(Number)
  const skipped = levels.flatMap((level, at) =>
    level > (levels[at - 1] ?? 0) + 1 ? [`heading ${at + 1} has level ${level}`] : []
  )
  const landmarks = lines.map(
    (line) => /^- (main|banner|navigation|contentinfo)\b(.*?):?$/.exec(line)?.[0] ?? ''
  )
  const repeated = landmarks.filter((line, at) => line && landmarks.indexOf(line) !== at)
  return [
    ...lines.filter((line) => named.test(line)),
    ...skipped,
    ...(levels.filter((level) => level === 1).length === 1 ? [] : ['not one heading of level 1']),
    ...(landmarks.filter((line) => line.startsWith('- main')).length === 1 ? [] : ['not one main']),
    ...repeated.map((line) => `repeated landmark ${line}`),
  ]
}

/** The name of the focused element, or its text. */
function focusOn(page: Page): Promise<string> {
  return page.evaluate(
    'document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent.trim()'
  )
}

test.group('Main flows for a screen reader', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a guest logs in, registers and reads the documentation', async ({ assert, visit }) => {
    const page = (await visit('/auth/login')) as unknown as Page
    assert.deepEqual(await faultsIn(page), [], 'log in')
    await page.goto('/auth/register')
    await page
      .getByRole('main')
      .getByRole('button', { name: /Register|account/ })
      .click()
    await page.getByRole('alert').first().waitFor()
    assert.deepEqual(await faultsIn(page), [], 'register, with errors')
    assert.isAbove(await page.locator('[aria-invalid=true][aria-describedby]').count(), 0)

    await page.goto('/docs?q=webhook')
    await page
      .getByRole('status')
      .getByText(/sections for “webhook”/)
      .waitFor()
    assert.deepEqual(await faultsIn(page), [], 'search in the documentation')
    await page.goto('/docs/search')
    assert.deepEqual(await faultsIn(page), [], 'reference of calls')
    await page.goto('/')
    assert.deepEqual(await faultsIn(page), [], 'home')
  })

  test('a partner searches, buys and creates a key', async ({ assert, browserContext, visit }) => {
    await createGraph()
    const { partner } = await createPartnerWith()
    await createOffers()
    await browserContext.loginAs(partner)
    const page = (await visit('/playground?skills=Python')) as unknown as Page
    assert.deepEqual(await faultsIn(page), [], 'form of the search')
    await page.getByRole('button', { name: /^Search/ }).click()
    await page.getByRole('heading', { name: /related skill/ }).waitFor()
    assert.match(await focusOn(page), /related skill/)
    for (const view of ['Table', 'Graph', 'JSON', 'Code']) {
      await page.getByRole('link', { name: view, exact: true }).click()
      await page.locator(`.tabs .is-active >> text=${view}`).waitFor()
      assert.deepEqual(await faultsIn(page), [], `answer as ${view}`)
    }
    for (const path of [
      'dashboard',
      'packages-list',
      'all-activated-packages',
      'playground/search-history',
      'api-keys/create',
      'billing',
      'webhooks/create',
    ]) {
      await page.goto(`/portal/partner/${path}`)
      assert.deepEqual(await faultsIn(page), [], path)
    }
    await page.locator('html[data-scripts=running]').waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Pages and records' }).fill('webhook')
    await page
      .getByRole('option', { name: /webhook/i })
      .first()
      .waitFor()
    await page
      .getByRole('status')
      .getByText(/result/)
      .first()
      .waitFor()
    const tree = await page.getByRole('dialog', { name: 'Search' }).ariaSnapshot()
    assert.notMatch(tree, /- (option|group|button)(:|$)/m)
  })

  test('an administrator edits skills, relations, imports and sales', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const { python } = await createGraph()
    await createPartner()
    await browserContext.loginAs(await UserFactory.create())
    const page = (await visit('/portal/admin/dashboard')) as unknown as Page
    for (const path of [
      'dashboard',
      'skills',
      `skills/edit/${python.uid}`,
      'skills/create',
      'skill-relations',
      'skills/upload-status',
      'skills/upload-status/create',
      'sales-history',
      'clients',
      'clients/create',
    ]) {
      await page.goto(`/portal/admin/${path}`)
      assert.deepEqual(await faultsIn(page), [], path)
    }
    await page.goto('/portal/admin/skills/create')
    await page
      .getByRole('main')
      .getByRole('button', { name: /Create|Save/ })
      .first()
      .click()
    await page.getByRole('alert').first().waitFor()
    assert.match(await focusOn(page), /error|Enter|required|name/i)
  })
})
