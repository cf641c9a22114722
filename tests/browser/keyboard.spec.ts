import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createSkill } from '#app/catalogue/skills/create_skill'
import Skill from '#app/catalogue/skill'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { isFocusLost, tabTo } from '#tests/browser/by_keyboard'
import { expectConsoleErrors } from '#tests/browser/console'
import { createGraph, createPartnerWith, spentOf } from '#tests/functional/playground/graph'

async function publish(...names: string[]) {
  for (const name of names) await createSkill({ name, status: 'published' }, { actorId: null })
}

test.group('With the keyboard only', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a user logs in, also after a failed attempt', async ({ assert, visit }) => {
    expectConsoleErrors(/status of 4/)
    const partner = await createPartner()
    const page = await visit('/auth/login')
    const { keyboard } = page

    await tabTo(page, page.getByLabel('E-mail'))
    await keyboard.type(partner.email)
    await tabTo(page, page.getByLabel('Password'))
    await keyboard.type('not the password')
    await keyboard.press('Enter')
    await page.getByRole('alert').waitFor()
    assert.equal(await page.getByLabel('E-mail').inputValue(), partner.email)

    await tabTo(page, page.getByLabel('Password'))
    await keyboard.type('secret-password')
    await tabTo(page, page.getByRole('button', { name: 'Log in' }))
    await keyboard.press('Enter')
    await page.waitForURL('**/portal/partner/dashboard')
  })

  test('a list is searched and filtered, and a filter removed', async ({
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    await publish('Bending', 'Welding', 'Wending')
    const page = await visit('/portal/admin/skills')
    const { keyboard } = page

    await tabTo(page, page.getByRole('searchbox', { name: 'Search names' }))
    await keyboard.type('we')
    await keyboard.press('Enter')
    await page.waitForURL('**/skills?search=we')
    await page.getByRole('link', { name: 'Bending', exact: true }).waitFor({ state: 'detached' })
    await page
      .getByRole('searchbox', { name: 'Search names' })
      .and(page.locator(':focus'))
      .waitFor()

    await tabTo(page, page.getByRole('combobox', { name: 'Status' }))
    await keyboard.type('Draft')
    await page.getByText('No results').waitFor()
    await page.getByRole('combobox', { name: 'Status' }).and(page.locator(':focus')).waitFor()

    await tabTo(page, page.getByRole('link', { name: /^Status: Draft/ }))
    await keyboard.press('Enter')
    await page.getByRole('link', { name: 'Wending', exact: true }).waitFor()
    await page.locator('h1:focus').waitFor()
  }).tags(['@full'])

  test('a skill is created and edited', async ({ assert, browserContext, visit }) => {
    expectConsoleErrors(/status of 422/)
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/skills')
    const { keyboard } = page

    await tabTo(page, page.getByRole('link', { name: 'New skill' }).first())
    await keyboard.press('Enter')
    await page.waitForURL('**/skills/create*')
    await page.locator('h1:focus').waitFor()
    await tabTo(page, page.getByLabel('Description'))
    await keyboard.type('Joins metal.')
    await tabTo(page, page.getByRole('button', { name: 'Create', exact: true }))
    await keyboard.press('Enter')
    await page.getByRole('alert').and(page.locator(':focus')).waitFor()
    await tabTo(page, page.getByLabel('Name', { exact: true }))
    await keyboard.type('Welding')
    await keyboard.press('Enter')
    await page.waitForURL('**/skills/edit/**')
    await page.locator('h1:focus').waitFor()
    await tabTo(page, page.getByLabel('Status'))
    await keyboard.type('Published')
    await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }))
    await keyboard.press('Enter')
    await page.waitForURL(/\/portal\/admin\/skills$/)
    await page.locator('h1:focus').waitFor()
    const skill = await Skill.findByOrFail('name', 'Welding')
    assert.equal(skill.status, 'published')
    assert.equal(skill.description, 'Joins metal.')
  }).tags(['@full'])

  test('rows are selected and archived', async ({ assert, browserContext, visit }) => {
    await browserContext.loginAs(await UserFactory.create())
    await publish('Bending', 'Welding', 'Wending')
    const page = await visit('/portal/admin/skills')
    const { keyboard } = page

    await tabTo(page, page.getByLabel('Select Welding'))
    await keyboard.press('Space')
    const bar = page.locator('.bulk-bar')
    await bar.getByText('1 on this page').waitFor()
    await tabTo(page, bar.getByRole('button', { name: 'Archive' }))
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Archive 1 skill?' })
    await dialog.waitFor()
    await keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await bar.getByRole('button', { name: 'Archive' }).and(page.locator(':focus')).waitFor()

    await keyboard.press('Enter')
    await dialog.waitFor()
    if (
      !(await dialog.getByRole('button', { name: 'Archive' }).and(page.locator(':focus')).count())
    ) {
      await tabTo(page, dialog.getByRole('button', { name: 'Archive' }))
    }
    await keyboard.press('Enter')
    await page.getByText('1 archived.').first().waitFor()
    await page.locator('main *:focus').waitFor()
    const welding = await Skill.findByOrFail('name', 'Welding')
    assert.equal(welding.status, 'archived')
  }).tags(['@full'])

  test('the playground is searched, and its views are changed', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    await browserContext.loginAs(partner)
    const page = await visit('/playground')
    const { keyboard } = page

    await tabTo(page, page.getByRole('combobox', { name: 'Skills' }))
    await keyboard.type('Pyth')
    await page.getByRole('option', { name: 'Python' }).waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await page.getByRole('button', { name: 'Remove Python' }).waitFor()
    assert.isFalse(await isFocusLost(page))
    await tabTo(page, page.getByRole('button', { name: /^Search ·/ }))
    await keyboard.press('Enter')
    await page.getByRole('heading', { name: '3 related skills' }).waitFor()
    await page.locator('#answer:focus').waitFor()
    await tabTo(page, page.getByRole('link', { name: 'JSON' }))
    await keyboard.press('Enter')
    await page.getByText('"res_percentage": 100').waitFor()
    assert.isFalse(await isFocusLost(page))
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
  })

  test('the palette opens another page from any page', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/skills')
    await tabTo(page, page.getByRole('button', { name: 'Search', exact: true }))
    await page.keyboard.press('Enter')
    await page
      .getByRole('dialog', { name: 'Search' })
      .getByRole('combobox')
      .and(page.locator(':focus'))
      .waitFor()
    await page.keyboard.type('limit')
    await page.getByRole('option', { name: 'Limitation Setup', selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/portal/admin/default-setup')
    await page.locator('h1:focus').waitFor()
    assert.isFalse(await isFocusLost(page))
  }).tags(['@full'])
})
