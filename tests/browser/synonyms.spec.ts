import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { operator } from '#app/accounts/audit/audit_log'
import { Role } from '#app/accounts/role'
import SearchHistory from '#app/billing/metering/search_history'
import { createSkill } from '#app/catalogue/skills/create_skill'
import Synonym from '#app/catalogue/synonym'
import { createSynonym } from '#app/catalogue/synonyms/save_synonym'
import { newUid } from '#app/core/uid'
import { ClientFactory, UserFactory } from '#database/factories/user_factory'
import { axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'

test.group('Synonyms in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a search without results becomes a synonym in two clicks', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.merge({ role: Role.subAdmin }).create())
    await createSkill({ name: 'JavaScript', status: 'published' }, { actorId: null })
    await missSearch('ecma')

    const page = await visit('/portal/admin/dashboard')
    await page.getByRole('link', { name: 'Add as synonym of … (ecma)' }).click()
    await page.getByRole('heading', { name: 'New synonym' }).waitFor()
    assert.equal(await page.getByLabel('Term').inputValue(), 'ecma')
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    assert.equal(await overflowOf(page), 0)
    await page.getByRole('combobox', { name: 'Stands for' }).focus()
    await page.keyboard.type('javasc')
    await page.getByRole('option', { name: 'JavaScript' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.locator('[name="equivalent"][value="JavaScript"]').waitFor()
    await page.getByRole('button', { name: 'Create' }).click()

    await page.waitForURL('**/portal/admin/dashboard')
    await page.getByText('Created the synonym “ecma → JavaScript”.').first().waitFor()
    await page.getByText('Now stands for: JavaScript').waitFor()
    const [synonym] = await Synonym.all()
    assert.containSubset(synonym.$attributes, { term: 'ecma', equivalent: 'JavaScript' })
  })

  test('is edited, and deleted after a confirmation', async ({ assert, browserContext, visit }) => {
    await browserContext.loginAs(await UserFactory.merge({ role: Role.companyUser }).create())
    await createSynonym({ term: 'js', equivalent: 'Java' }, operator)

    const page = await visit('/portal/companyUser/synonyms')
    await page.getByRole('link', { name: 'js', exact: true }).click()
    await page.getByRole('heading', { name: 'js → Java' }).waitFor()
    await page.getByRole('combobox', { name: 'Language' }).selectOption('German')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved the synonym “js → Java”.').first().waitFor()
    await page.getByRole('cell', { name: 'German' }).waitFor()
    await page.getByRole('link', { name: 'js', exact: true }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Deleted the synonym “js → Java”.').first().waitFor()
    assert.lengthOf(await Synonym.all(), 0)
  })

  test('is added without scripts', async ({ assert, browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: `http://${process.env.HOST}:${process.env.PORT}`,
    })
    await context.loginAs(await UserFactory.create())
    await missSearch('ecma')
    const page = await context.newPage()
    await page.goto('/portal/admin/dashboard')
    await page.getByRole('link', { name: 'Add as synonym of … (ecma)' }).click()
    await page.getByLabel('Stands for').fill('JavaScript')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByText('Stands for: JavaScript (no matching skill)').waitFor()
    assert.lengthOf(await Synonym.all(), 1)
    await context.close()
  })
})

async function missSearch(term: string) {
  const { id } = await ClientFactory.create()
  await SearchHistory.create({
    ...{ requestId: newUid(), clientId: id, origin: 'api', skills: [term], filters: {} },
    ...{ totalMatches: 0, returned: 0, outcome: 'empty', units: 1, latencyMs: 4 },
  })
}
