import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createSkill } from '#app/catalogue/skills/create_skill'
import Skill from '#app/catalogue/skill'
import { updateSkill } from '#app/catalogue/skills/update_skill'
import { CategoryFactory } from '#database/factories/skill_factory'
import { UserFactory } from '#database/factories/user_factory'
import { axeFaults, axeFaultsEverywhere } from '#tests/browser/axe'
import { expectConsoleErrors } from '#tests/browser/console'
import { hold } from '#tests/browser/hold'

test.group('Forms', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('errors are shown in a focused summary and next to their fields', async ({
    assert,
    browserContext,
    visit,
  }) => {
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
  })

  test('a success message is shown as a toast that can be closed', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/skills/create')
    await page.getByLabel('Name', { exact: true }).fill('Glass blowing')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.waitForURL('**/portal/admin/skills/edit/**')

    const toast = page.getByRole('status').filter({ hasText: 'Glass blowing' })
    await toast.waitFor()
    /** Keeps the toast open: axe may take longer than five seconds. */
    await toast.hover()
    assert.deepEqual(await axeFaults(page), [])
    await page.getByRole('button', { name: 'close' }).click()
    await toast.waitFor({ state: 'detached' })
  }).tags(['@full'])

  test('a toast disappears after five seconds', async ({ browserContext, visit }) => {
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/skills/create')
    await page.getByLabel('Name', { exact: true }).fill('Glass cutting')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    const toast = page.getByRole('status').filter({ hasText: 'Glass cutting' })
    await toast.waitFor()
    await toast.waitFor({ state: 'detached', timeout: 7000 })
  }).tags(['@full'])

  test('a toast is shown although the next page came before its script', async ({
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    await createSkill({ name: 'Glass etching' }, { actorId: null })
    const page = await visit('/portal/admin/skills')
    await page.getByRole('link', { name: 'Glass etching', exact: true }).click()
    await page.getByLabel('Name', { exact: true }).waitFor()
    const scripts = await hold(page, '**/assets/*.js')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.locator('.flash', { hasText: 'Glass etching' }).waitFor()
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('link').click()
    await page.locator('.flash').waitFor({ state: 'detached' })
    scripts.release()
    await page.locator('.Toastify__toast', { hasText: 'Glass etching' }).waitFor()
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

  test('leaving a saved form needs no confirmation', async ({ assert, browserContext, visit }) => {
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/skills/create')
    page.on('dialog', (dialog) => assert.fail(dialog.message()))
    await page.getByLabel('Name', { exact: true }).fill('Whole thought')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.waitForURL('**/portal/admin/skills/edit/**')
    assert.isNotNull(await Skill.findBy('name', 'Whole thought'))
  }).tags(['@full'])
})

test.group('Forms during input', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('Ctrl+Enter submits from a text area, only once', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/skills/create')
    await page.getByLabel('Name', { exact: true }).fill('Smithing')
    const description = page.getByLabel('Description')
    await description.fill('By hand')
    let posts = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/skills/create')) posts += 1
    })
    await description.focus()
    await page.evaluate(`for (const time of ['first', 'second']) {
      const press = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', press))
    }`)
    await page.waitForURL('**/portal/admin/skills/edit/**')
    assert.equal(posts, 1)
    const created = await Skill.findByOrFail('name', 'Smithing')
    assert.equal(created.description, 'By hand')
  }).tags(['@full'])

  test('an existing or similar name shows a hint with a link', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    await createSkill({ name: 'Glass blowing' }, { actorId: null })
    await createSkill({ name: 'Glass blowing by mouth' }, { actorId: null })
    const page = await visit('/portal/admin/skills/create')
    const name = page.getByLabel('Name', { exact: true })
    await name.pressSequentially('GLASS  blowing')
    await page.getByText('A skill with this name already exists: Glass blowing').waitFor()
    await page.getByText('Similar names: Glass blowing by mouth').waitFor()
    assert.deepEqual(await axeFaults(page), [])

    await name.fill('Glass blowing with air')
    await page.getByText('A skill with this name already exists').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.waitForURL('**/portal/admin/skills/edit/**')
    assert.isNotNull(await Skill.findBy('name', 'Glass blowing with air'))
  }).tags(['@full'])

  test('after a stale save, each field can take either value', async ({
    assert,
    browserContext,
    visit,
  }) => {
    expectConsoleErrors(/status of 409/)
    await browserContext.loginAs(await UserFactory.create())
    const metal = await CategoryFactory.merge({ name: 'Metal' }).create()
    const skill = await createSkill({ name: 'Welding' }, { actorId: null })
    const back = encodeURIComponent('/skills?status=draft')
    const page = await visit(`/portal/admin/skills/edit/${skill.uid}?back=${back}`)
    await page.getByLabel('Name', { exact: true }).fill('Mine')
    await page.getByLabel('Description').fill('Mine too')
    await updateSkill(
      skill,
      { name: 'Theirs', description: 'Theirs too', domain: metal.uid },
      { actorId: null }
    )
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('This skill has been changed since you opened it').waitFor()
    assert.equal(new URL(page.url()).searchParams.get('back'), '/skills?status=draft')
    assert.deepEqual(await axeFaultsEverywhere(page), [])

    const questions: string[] = []
    page.once('dialog', (dialog) => {
      questions.push(dialog.message())
      return dialog.dismiss()
    })
    await page.getByRole('link', { name: 'Cancel' }).click()
    assert.lengthOf(questions, 1)

    await page.getByRole('button', { name: 'Use the saved value: Description' }).click()
    await page.getByRole('button', { name: 'Use the saved value: Domain' }).click()
    await page.getByRole('button', { name: 'Use the saved value: Name' }).click()
    await page.getByRole('button', { name: 'Use your value: Name' }).click()
    const description = page.getByRole('textbox', { name: 'Description' })
    assert.equal(await description.inputValue(), 'Theirs too')
    assert.equal(await page.getByRole('combobox', { name: 'Domain' }).inputValue(), 'Metal')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(/\/skills\?status=draft$/)
    await skill.refresh()
    assert.deepEqual(
      [skill.name, skill.description, skill.categoryId],
      ['Mine', 'Theirs too', metal.id]
    )
  })

  test('input before the scripts run is kept and checked', async ({ assert, browserContext }) => {
    await browserContext.loginAs(await UserFactory.create())
    await createSkill({ name: 'Glass blowing' }, { actorId: null })
    const metal = await CategoryFactory.merge({ name: 'Metal work' }).create()
    const page = await browserContext.newPage()
    const scripts = await hold(page, '**/assets/app-*.js')
    await page.goto('/portal/admin/skills/create', { waitUntil: 'commit' })
    await page.getByLabel('Name', { exact: true }).fill('Glass blowing')
    const domain = page.getByRole('combobox', { name: 'Domain' })
    await domain.fill('metal')
    scripts.release()

    await page.getByText('A skill with this name already exists').waitFor()
    await page.getByRole('option', { name: 'Metal work' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Glass cutting')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.waitForURL('**/portal/admin/skills/edit/**')
    const created = await Skill.findByOrFail('name', 'Glass cutting')
    assert.equal(created.categoryId, metal.id)
  }).tags(['@full'])

  test('input before the scripts run requires confirmation on leaving', async ({
    assert,
    browserContext,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    const page = await browserContext.newPage()
    const scripts = await hold(page, '**/assets/app-*.js')
    await page.goto('/portal/admin/skills/create', { waitUntil: 'commit' })
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Half a thought')
    scripts.release()
    await page.locator('html[data-scripts=running]').waitFor()

    const questions: string[] = []
    page.on('dialog', (dialog) => {
      questions.push(dialog.message())
      return dialog.dismiss()
    })
    await page.getByRole('link', { name: 'Dashboard' }).click()
    assert.lengthOf(questions, 1)
    assert.equal(await name.inputValue(), 'Half a thought')
  }).tags(['@full'])

  test('no input is lost while choices load, and the focus is kept', async ({
    assert,
    browserContext,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    await CategoryFactory.merge({ name: 'Metal work' }).create()
    const page = await browserContext.newPage()
    const choices = await hold(page, '**/assets/combobox_input-*.js')
    await page.goto('/portal/admin/skills/create')
    const domain = page.getByRole('combobox', { name: 'Domain' })
    await domain.pressSequentially('meal')
    await domain.press('ArrowLeft')
    await domain.press('ArrowLeft')
    /** When the field is replaced: records the focus, then moves it to the next field. */
    await page.evaluate(`
      new MutationObserver((_, observer) => {
        const { activeElement } = document
        window.wasIn = [activeElement.name, activeElement.selectionStart]
        observer.disconnect()
        document.querySelector('[name="description"]').focus()
      }).observe(document.querySelector('[name="domain"]').parentElement, { childList: true })`)
    choices.release()

    await page.locator('[name="domain"][aria-controls]').waitFor()
    assert.deepEqual(await page.evaluate('window.wasIn'), ['domain', 2])
    await domain.and(page.locator('[aria-controls]')).waitFor()
    await page.keyboard.type('Elsewhere')
    assert.equal(await domain.inputValue(), 'meal')
    assert.equal(await page.getByLabel('Description').inputValue(), 'Elsewhere')
  }).tags(['@full'])

  test('Enter in a field with choices saves unless a choice is highlighted', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    const metal = await CategoryFactory.merge({ name: 'Metal work' }).create()
    const page = await visit('/portal/admin/skills/create')
    await page.getByLabel('Name', { exact: true }).fill('Forging')
    const domain = page.getByRole('combobox', { name: 'Domain' })
    await domain.fill('Metal')
    await page.getByRole('option', { name: 'Metal work' }).waitFor()
    await domain.press('ArrowDown')
    await domain.press('Enter')
    await page.locator('[name="domain"][value="Metal work"]').waitFor()
    await domain.press('End')
    await domain.pressSequentially(' ')
    await domain.press('Enter')
    await page.waitForURL('**/portal/admin/skills/edit/**')
    const created = await Skill.findByOrFail('name', 'Forging')
    assert.equal(created.categoryId, metal.id)
  }).tags(['@full'])
})

test.group('Forms without scripts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('submit, keep invalid input and show a success message', async ({ assert, browser }) => {
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
    await page.waitForURL('**/portal/admin/skills/edit/**')
    assert.isTrue(await page.getByRole('status').filter({ hasText: 'Basket weaving' }).isVisible())
    await context.close()
  })
})
