import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { Browser, Page } from 'playwright'
import { Role, type Visitor } from '#app/accounts/role'
import type User from '#app/accounts/user'
import { createSkill } from '#app/catalogue/skills/create_skill'
import Skill from '#app/catalogue/skill'
import { UserFactory } from '#database/factories/user_factory'
import { everyPage } from '#tests/helpers/every_page'
import { createGraph, createPartnerWith, spentOf } from '#tests/functional/playground/graph'

/** Elements that only work with JavaScript; `commandfor` opens and closes dialogs without it. */
const dead = [
  'button[type="button"]:not([commandfor])',
  '.needs-script',
  'xpath=//main//input[not(ancestor::form) and not(@form)]',
  'xpath=//main//select[not(ancestor::form) and not(@form)]',
]

async function withoutScripts(browser: Browser, person?: User) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 844 },
    baseURL: `http://${process.env.HOST}:${process.env.PORT}`,
  })
  if (person) await context.loginAs(person)
  return { context, page: await context.newPage() }
}

/** The problems of a page without JavaScript. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = []
  if ((await page.locator('h1').count()) !== 1) faults.push('has not one h1')
  const text = await page.locator('main').innerText()
  if (text.trim().length < 20) faults.push('has an empty main')
  for (const selector of dead) {
    for (const element of await page.locator(selector).filter({ visible: true }).all()) {
      faults.push(`shows what is dead: ${(await element.innerText()) || selector}`)
    }
  }
  return faults
}

test.group('Without scripts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const areas: Array<{ who: string; visitor: Visitor }> = [
    { who: 'a guest', visitor: 'guest' },
    { who: 'an admin', visitor: Role.admin },
    { who: 'a partner', visitor: Role.partner },
    { who: 'a company user', visitor: Role.companyUser },
  ]
  for (const { who, visitor } of areas) {
    test(`every page of ${who} is readable and shows no controls that need scripts`, async ({
      assert,
      browser,
    }) => {
      const { pages, people } = await everyPage()
      const { context, page } = await withoutScripts(browser, people[visitor])
      const faults: string[] = []
      for (const { name, path } of pages.filter((known) => known.visitor === visitor)) {
        const answer = await page.goto(path)
        if (answer?.status() !== 200) faults.push(`${name}: answered ${answer?.status()}`)
        for (const fault of await faultsOf(page)) faults.push(`${name}: ${fault}`)
      }
      assert.deepEqual(faults, [])
      await context.close()
    }).tags(['@full'])
  }

  test('a user logs in, finds a page and a skill, and logs out', async ({ assert, browser }) => {
    const person = await UserFactory.create()
    await createSkill({ name: 'Welding', status: 'published' }, { actorId: null })
    const { context, page } = await withoutScripts(browser)
    await page.goto('/auth/login')
    await page.getByLabel('E-mail').fill(person.email)
    await page.getByLabel('Password').fill('wrong-password')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('alert').waitFor()
    assert.equal(await page.getByLabel('E-mail').inputValue(), person.email)
    await page.getByLabel('Password').fill('secret-password')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL('**/portal/admin/dashboard')

    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
    await page.getByRole('searchbox').fill('weld')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: 'Welding', exact: true }).click()
    await page.waitForURL('**/portal/admin/skills/edit/**')

    await page.getByLabel(/^Profile of/).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/auth/login')
    await page.goto('/portal/admin/skills')
    await page.waitForURL('**/auth/login')
    await context.close()
  })

  test('a list is searched, filtered and paged', async ({ assert, browser }) => {
    for (let count = 10; count < 40; count++) {
      await createSkill({ name: `Welding ${count}`, status: 'published' }, { actorId: null })
    }
    await createSkill({ name: 'Bending', status: 'draft' }, { actorId: null })
    const { context, page } = await withoutScripts(browser, await UserFactory.create())
    await page.goto('/portal/admin/skills')
    await page.getByRole('searchbox', { name: 'Search names' }).fill('weld')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('link', { name: 'Next' }).first().click()
    await page.getByRole('link', { name: 'Welding 39', exact: true }).waitFor()
    assert.equal(new URL(page.url()).searchParams.get('search'), 'weld')

    await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Draft' })
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('No results').waitFor()
    await page.getByRole('link', { name: /^Search: weld/ }).click()
    await page.getByRole('link', { name: 'Bending', exact: true }).waitFor()
    await context.close()
  })

  test('a skill is created after a validation error, and edited', async ({ assert, browser }) => {
    const { context, page } = await withoutScripts(browser, await UserFactory.create())
    await page.goto('/portal/admin/skills')
    await page.getByRole('link', { name: 'New skill' }).first().click()
    await page.getByLabel('Description').fill('Joins metal.')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByRole('alert').waitFor()
    assert.equal(await page.getByLabel('Description').inputValue(), 'Joins metal.')
    await page.getByLabel('Name', { exact: true }).fill('Welding')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.waitForURL('**/skills/edit/**')

    await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Published' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(/\/portal\/admin\/skills$/)
    const skill = await Skill.findByOrFail('name', 'Welding')
    assert.equal(skill.status, 'published')
    assert.equal(skill.description, 'Joins metal.')
    await context.close()
  }).tags(['@full'])

  test('the playground shows results; reading them again is free', async ({ assert, browser }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    const { context, page } = await withoutScripts(browser, partner)
    await page.goto('/playground')
    await page
      .getByRole('textbox', { name: 'Skills' })
      .or(page.getByRole('combobox', { name: 'Skills' }))
      .fill('Python')
    await page.getByRole('button', { name: /^Search ·/ }).click()
    await page.getByRole('heading', { name: '3 related skills' }).waitFor()
    await page.reload()
    await page.getByRole('link', { name: 'JSON' }).click()
    await page.getByText('"res_percentage": 100').waitFor()
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
    await context.close()
  })
})
