import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { CategoryFactory, SkillFactory } from '#database/factories/skill_factory'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { clientWith, spend } from '#tests/unit/metering/spending'

test.group('Domains, Limitation Setup and dashboards in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are accessible and fit on a phone', async ({ assert, browser, browserContext, visit }) => {
    const metal = await CategoryFactory.merge({ name: 'Metal', code: 'K' }).create()
    const steel = await CategoryFactory.merge({ name: 'Steel', parentId: metal.id }).create()
    await SkillFactory.merge({ categoryId: steel.id }).create()
    const { client } = await clientWith({ name: 'Basic 10', family: 'basic', totalCalls: 10 })
    await spend(client, { units: 9 })
    await browserContext.loginAs(await UserFactory.create())

    const page = await visit('/portal/admin/default-setup')
    await page.getByLabel('Searches per day').fill('17')
    await page.getByRole('button', { name: 'Save' }).click()
    await page
      .getByText('Limitation Setup saved. The changes take effect immediately.')
      .first()
      .waitFor()
    await page.getByText('1 change').first().waitFor()

    for (const path of [
      '/portal/admin/default-setup',
      '/portal/admin/dashboard',
      '/portal/admin/categories',
      '/portal/admin/categories?search=ste',
      '/portal/admin/categories/create',
      `/portal/admin/categories/edit/${metal.uid}`,
      `/portal/admin/categories/merge/${metal.uid}`,
    ]) {
      await page.goto(new URL(path, page.url()).href)
      assert.deepEqual(await axeFaultsEverywhere(page), [], path)
      assert.isAtMost(await overflowOf(page), 0, path)
    }

    const context = await browser.newContext()
    await context.loginAs(await createPartner(client))
    const theirs = await context.newPage()
    await theirs.goto(new URL('/portal/partner/dashboard', page.url()).href)
    await theirs.getByText('9 of 10 calls').first().waitFor()
    assert.deepEqual(await axeFaultsEverywhere(theirs), [])
    assert.isAtMost(await overflowOf(theirs), 0)
    await context.close()
  }).tags(['@full'])
})
