import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import { createSkill } from '#app/catalogue/skills/create_skill'
import SavedView from '#app/saved_views/saved_view'
import { UserFactory } from '#database/factories/user_factory'
import { axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'

/** The menu of saved views, next to that of exports. */
function viewMenu(page: Page) {
  return page.locator('.view-menu', { has: page.getByText('View', { exact: true }) })
}

test.group('Saved views of a list in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('columns, density and a name are selected, and the view is deleted', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const admin = await UserFactory.create()
    await browserContext.loginAs(admin)
    await createSkill({ name: 'Welding', status: 'published' }, { actorId: null })
    const page = await visit('/portal/admin/skills?sort=-name')
    const menu = viewMenu(page)
    const open = () => menu.getByText('View', { exact: true }).click()

    await open()
    await menu.getByLabel('Type').uncheck()
    await menu.getByLabel('Compact').check()
    await menu.getByRole('button', { name: 'Show' }).click()
    await page.locator('.data-table.is-dense').waitFor()
    assert.isFalse(await page.getByRole('columnheader', { name: 'Type' }).isVisible())
    assert.isTrue(await page.getByRole('columnheader', { name: 'Status' }).isVisible())
    assert.equal(
      new URL(page.url()).search,
      '?sort=-name&columns=name%2Cdomain%2Crelations_count%2Cstatus%2Cupdated_at&density=compact'
    )

    await menu.and(page.locator(':not([open])')).waitFor()
    await open()
    const name = menu.getByLabel('Save this view as')
    await name.fill('Short')
    await menu.getByRole('checkbox', { name: 'Use as the default view' }).check()
    await menu.getByRole('button', { name: 'Save view' }).click()
    await page.getByText('Saved the view “Short”.').first().waitFor()
    await menu.and(page.locator(':not([open])')).waitFor()
    await open()
    await name.fill('Short')
    await menu.getByRole('button', { name: 'Save view' }).click()
    await menu.getByText('You already have a view “Short” for this list.').waitFor()
    await menu.getByText('Update “Short”').click()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    assert.isAtMost(await overflowOf(page), 0)

    await menu.getByRole('link', { name: 'Standard' }).click()
    await page.locator('.data-table:not(.is-dense)').waitFor()
    assert.equal(new URL(page.url()).search, '?view=all')
    await page.goto('/portal/admin/skills')
    assert.include(page.url(), 'density=compact')
    await open()
    await menu.getByText('Update “Short”').click()
    await menu.getByRole('button', { name: 'Delete view Short' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete view' }).click()
    await page.getByText('Deleted the view “Short”.').first().waitFor()
    assert.lengthOf(await SavedView.query().where({ userId: admin.id }), 0)
  })

  test('a view is saved and deleted without scripts', async ({ assert, browser, visit }) => {
    await createSkill({ name: 'Welding', status: 'published' }, { actorId: null })
    const context = await browser.newContext({ javaScriptEnabled: false })
    await context.loginAs(await UserFactory.create())
    const page = await context.newPage()
    const home = await visit('/')
    await page.goto(new URL('/portal/admin/skills?search=we', home.url()).href)
    const menu = viewMenu(page)
    const open = () => menu.getByText('View', { exact: true }).click()

    await open()
    await menu.getByLabel('Type').uncheck()
    await menu.getByLabel('Compact').check()
    await menu.getByRole('button', { name: 'Show' }).click()
    await page.locator('.data-table.is-dense').waitFor()
    assert.isFalse(await page.getByRole('columnheader', { name: 'Type' }).isVisible())
    assert.include(page.url(), 'search=we')

    await open()
    await menu.getByRole('button', { name: 'Save view' }).click()
    await menu.getByText('The name is required.').waitFor()
    await menu.getByLabel('Save this view as').fill('Short')
    await menu.getByRole('button', { name: 'Save view' }).click()
    await page.getByText('Saved the view “Short”.').first().waitFor()
    await page.goto(new URL('/portal/admin/skills', home.url()).href)
    await open()
    await menu.getByRole('link', { name: 'Short' }).click()
    await page.locator('.data-table.is-dense').waitFor()
    assert.isFalse(await page.getByRole('columnheader', { name: 'Type' }).isVisible())
    assert.isTrue(await page.getByRole('link', { name: 'Welding', exact: true }).isVisible())

    await open()
    await menu.getByText('Update “Short”').click()
    await menu.getByLabel('Name', { exact: true }).fill('Brief')
    await menu.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Saved the view “Brief”.').first().waitFor()
    await context.close()
  })
})
