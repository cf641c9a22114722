import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createSkill } from '#app/catalogue/skills/create_skill'
import Skill from '#app/catalogue/skill'
import { UserFactory } from '#database/factories/user_factory'
import { axeFaults, axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { expectConsoleErrors } from '#tests/browser/console'
import { hold } from '#tests/browser/hold'

async function publish(...names: string[]) {
  for (const name of names) await createSkill({ name, status: 'published' }, { actorId: null })
}

test.group('Lists in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('distinguish empty, no matches and failed to load', async ({
    assert,
    browserContext,
    visit,
  }) => {
    expectConsoleErrors(/ERR_INTERNET_DISCONNECTED|status of 500|could not be fetched/)
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/skills')
    await page.getByText('No skills yet').waitFor()

    await publish('Welding')
    await page.goto('/portal/admin/skills?search=zzz&sort=-name&keep=me')
    await page.getByText('No results').waitFor()
    await page.getByRole('link', { name: 'Show all skills' }).click()
    await page.getByRole('link', { name: 'Welding', exact: true }).waitFor()
    assert.equal(new URL(page.url()).search, '?sort=-name&keep=me')

    await browserContext.setOffline(true)
    await page.getByRole('link', { name: 'Updated' }).click()
    await page.getByText('The skills could not be loaded').waitFor()
    await browserContext.setOffline(false)
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('link', { name: 'Welding', exact: true }).waitFor()
    assert.equal(new URL(page.url()).search, '?sort=updated_at&keep=me')
  }).tags(['@full'])

  test('rows are selected and archived with the keyboard only', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    await publish('Bending', 'Welding', 'Wending')
    const page = await visit('/portal/admin/skills?search=we&limit=1')
    const { keyboard } = page
    const bar = page.locator('.bulk-bar')
    assert.isFalse(await bar.isVisible())

    await page.getByLabel('Select Welding').focus()
    await keyboard.press('Space')
    await bar.getByText('1 on this page').waitFor()
    await bar.getByLabel('Select all 2 matching').focus()
    await keyboard.press('Space')
    await bar.getByText('All 2 matching skills', { exact: true }).waitFor()
    await bar.getByLabel('Select all 2 matching').focus()
    await keyboard.press('Space')
    await page.getByLabel('Select all 1 on this page').focus()
    await keyboard.press('Space')
    await bar.getByText('1 on this page').waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])

    await bar.getByRole('button', { name: 'Archive' }).focus()
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Archive 1 skill?' })
    await dialog.getByText('Welding').waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    await dialog.getByRole('button', { name: 'Archive' }).focus()
    await keyboard.press('Enter')
    await page.getByText('1 archived.').first().waitFor()
    assert.equal(new URL(page.url()).search, '?search=we&limit=1')
    const welding = await Skill.findByOrFail('name', 'Welding')
    assert.equal(welding.status, 'archived')
    assert.isFalse(await bar.isVisible())
  })

  test('phones show the filters on demand', async ({ assert, browserContext, visit }) => {
    await browserContext.loginAs(await UserFactory.create())
    await publish('Welding')
    const page = await visit('/portal/admin/skills')
    await page.setViewportSize({ width: 390, height: 844 })
    const status = page.getByRole('combobox', { name: 'Status' })
    const button = page.getByRole('button', { name: 'Filters' })
    await button.waitFor()
    assert.isFalse(await status.isVisible())

    await button.click()
    assert.equal(await button.getAttribute('aria-expanded'), 'true')
    assert.deepEqual(await axeFaults(page), [])
    await status.selectOption('draft')
    await page.getByText('No results').waitFor()
    assert.isTrue(await status.isVisible())
    assert.isAtMost(await overflowOf(page), 0)
  })

  test('a filter that is chosen before the script runs is applied', async ({ browserContext }) => {
    await browserContext.loginAs(await UserFactory.create())
    await createSkill({ name: 'Welding', status: 'published' }, { actorId: null })
    const page = await browserContext.newPage()
    const scripts = await hold(page, '**/assets/app-*.js')
    await page.goto('/portal/admin/skills', { waitUntil: 'commit' })
    await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('draft')
    scripts.release()
    await page.waitForURL('**status=draft**')
    await page.getByText('Welding').waitFor({ state: 'detached' })
  })

  test('rows are selected and published without scripts', async ({ assert, browser, visit }) => {
    await publish('Bending', 'Welding', 'Wending')
    const context = await browser.newContext({ javaScriptEnabled: false })
    await context.loginAs(await UserFactory.create())
    const page = await context.newPage()
    const home = await visit('/')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(new URL('/portal/admin/skills?search=we&limit=1', home.url()).href)
    assert.isTrue(await page.getByRole('combobox', { name: 'Status' }).isVisible())
    await page.getByLabel('Select Welding').check()
    await page.getByLabel('Select all 2 matching').check()
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByText('0 published, 2 were already published.').first().waitFor()
    assert.equal(new URL(page.url()).search, '?search=we&limit=1')
    await context.close()
  })

  test('single keys move along the rows, select, open and search', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    await publish('Bending', 'Welding')
    const page = await visit('/portal/admin/skills')
    const { keyboard } = page
    const row = (name: string) => page.getByRole('link', { name, exact: true })
    const hasFocus = (name: string) => row(name).and(page.locator(':focus')).waitFor()
    await page.getByRole('button', { name: 'Shortcuts' }).waitFor()

    await keyboard.press('j')
    await hasFocus('Bending')
    await keyboard.press('j')
    await hasFocus('Welding')
    await keyboard.press('x')
    await page.getByText('1 on this page').first().waitFor()
    assert.isTrue(await page.getByLabel('Select Welding').isChecked())
    await keyboard.press('k')
    await hasFocus('Bending')

    await keyboard.press('/')
    await keyboard.type('jx')
    assert.equal(await page.getByLabel('Search names').inputValue(), 'jx')
    await row('Bending').focus()
    await keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await sheet.getByText('Open row').waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    await sheet.getByRole('button', { name: 'Turn off single-key shortcuts' }).click()
    await keyboard.press('Escape')
    await row('Bending').focus()
    await keyboard.press('j')
    await hasFocus('Bending')
    await keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Bending', level: 1 }).waitFor()
  }).tags(['@full'])
})
