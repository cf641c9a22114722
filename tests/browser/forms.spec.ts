import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Skill from '#app/skills/skill'
import { UserFactory } from '#database/factories/user_factory'
import { axeFaults, axeFaultsEverywhere } from '#tests/browser/axe'
import { hearComplaints } from '#tests/browser/console'

test.group('Forms', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('errors stand in a summary that takes the focus, and beside their fields', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const complaints = hearComplaints(browserContext)
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/skills/create')
    await page.getByLabel('Description').fill('What was typed stays.')
    await page.getByRole('button', { name: 'Create', exact: true }).click()

    const summary = page.getByRole('alert')
    await summary.and(page.locator(':focus')).waitFor()
    const name = page.getByLabel('Name', { exact: true })
    assert.equal(await name.getAttribute('aria-invalid'), 'true')
    assert.equal(await page.getByLabel('Description').inputValue(), 'What was typed stays.')
    assert.deepEqual(await axeFaultsEverywhere(page), [])

    await summary.getByRole('link').first().click()
    await name.and(page.locator(':focus')).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('what was done shows as a toast that can be closed', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const complaints = hearComplaints(browserContext)
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/skills/create')
    await page.getByLabel('Name', { exact: true }).fill('Glass blowing')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.waitForURL('**/portal/admin/skills')

    const toast = page.getByRole('status').filter({ hasText: 'Glass blowing' })
    await toast.waitFor()
    assert.deepEqual(await axeFaults(page), [])
    await page.getByRole('button', { name: 'close' }).click()
    await toast.waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
  })

  test('a toast goes by itself after five seconds', async ({ browserContext, visit }) => {
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/skills/create')
    await page.getByLabel('Name', { exact: true }).fill('Glass cutting')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    const toast = page.getByRole('status').filter({ hasText: 'Glass cutting' })
    await toast.waitFor()
    await toast.waitFor({ state: 'detached', timeout: 7000 })
  })

  test('leaving with unsaved changes asks first, by link and by Back', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/skills')
    await page.getByRole('link', { name: 'New skill' }).first().click()
    await page.waitForURL('**/portal/admin/skills/create*')
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Half a thought')

    const questions: string[] = []
    let leave = false
    page.on('dialog', (dialog) => {
      questions.push(dialog.message())
      return leave ? dialog.accept() : dialog.dismiss()
    })

    await page.getByRole('link', { name: 'Dashboard' }).click()
    assert.lengthOf(questions, 1)
    assert.equal(await name.inputValue(), 'Half a thought')

    await page.goBack({ waitUntil: 'commit' })
    await page.waitForURL('**/portal/admin/skills/create*')
    assert.lengthOf(questions, 2)
    assert.equal(await name.inputValue(), 'Half a thought')

    leave = true
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.waitForURL('**/portal/admin/dashboard')
    assert.lengthOf(questions, 3)
  })

  test('what is saved needs no question', async ({ assert, browserContext, visit }) => {
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/skills/create')
    page.on('dialog', (dialog) => assert.fail(dialog.message()))
    await page.getByLabel('Name', { exact: true }).fill('Whole thought')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.waitForURL('**/portal/admin/skills')
    assert.isNotNull(await Skill.findBy('name', 'Whole thought'))
  })
})

test.group('Forms without scripts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('post, keep what was typed after a refusal, and say what was done', async ({
    assert,
    browser,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: `http://${process.env.HOST}:${process.env.PORT}`,
    })
    await context.loginAs(await UserFactory.create())
    const page = await context.newPage()
    await page.goto('/portal/admin/skills/create')
    await page.getByLabel('Description').fill('Kept')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByRole('alert').waitFor()
    assert.equal(await page.getByLabel('Description').inputValue(), 'Kept')

    await page.getByLabel('Name', { exact: true }).fill('Basket weaving')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.waitForURL('**/portal/admin/skills')
    assert.isTrue(await page.getByRole('status').filter({ hasText: 'Basket weaving' }).isVisible())
    await context.close()
  })
})
