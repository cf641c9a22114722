import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#app/accounts/role'
import SkillRelation from '#app/catalogue/skill_relation'
import { createSkill } from '#app/catalogue/skills/create_skill'
import Skill from '#app/catalogue/skill'
import { CategoryFactory, SkillRelationFactory } from '#database/factories/skill_factory'
import { UserFactory } from '#database/factories/user_factory'
import { axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { expectConsoleErrors } from '#tests/browser/console'

async function publish(...names: string[]) {
  const skills: Skill[] = []
  for (const name of names) {
    skills.push(await createSkill({ name, status: 'published' }, { actorId: null }))
  }
  return skills
}

test.group('Skills and relations in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a skill and its relations are created and edited with the keyboard', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.merge({ role: Role.companyUser }).create())
    await publish('Brazing', 'Soldering')
    const engineering = await CategoryFactory.merge({ name: 'Engineering' }).create()
    const metal = await CategoryFactory.merge({
      name: 'Metal work',
      parentId: engineering.id,
    }).create()

    const page = await visit('/portal/companyUser/skills?status=published')
    const { keyboard } = page
    await page.getByRole('link', { name: 'New skill' }).focus()
    await keyboard.press('Enter')
    await page.getByRole('heading', { name: 'New skill' }).waitFor()

    await page.getByLabel('Name', { exact: true }).focus()
    await keyboard.type('Welding')
    await keyboard.press('Tab')
    await keyboard.type('Tool')
    await keyboard.press('Tab')
    await keyboard.type('Pub')
    await keyboard.press('Tab')
    await keyboard.type('metal')
    await page.getByRole('option', { name: 'Metal work (Engineering)' }).waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await page.locator('[name="domain"][value="Metal work (Engineering)"]').waitFor()
    await page.getByRole('button', { name: 'Create and add related skills' }).focus()
    await keyboard.press('Enter')

    await page.getByRole('heading', { name: 'Welding', level: 1 }).waitFor()
    await page.getByText('Created the skill “Welding”.').first().waitFor()
    await page.getByRole('combobox', { name: 'Skill', exact: true }).focus()
    await keyboard.type('braz')
    await page.getByRole('option', { name: 'Brazing' }).waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await page.locator('[name="relations[0][related_skill]"][value="Brazing"]').waitFor()
    await keyboard.press('Tab')
    await keyboard.type('Ess')
    await keyboard.press('Tab')
    await keyboard.type('80')
    await page.getByRole('button', { name: 'Add another' }).focus()
    await keyboard.press('Enter')
    await page.getByRole('combobox', { name: 'Skill', exact: true }).nth(1).focus()
    await keyboard.type('Soldering')
    await keyboard.press('Escape')
    await page.getByRole('button', { name: 'Save', exact: true }).focus()
    await keyboard.press('Enter')

    await page.waitForURL('**/portal/companyUser/skills?status=published')
    await page.getByText('Saved “Welding” and its related skills.').first().waitFor()
    const welding = await Skill.findByOrFail('name', 'Welding')
    assert.equal(welding.type, 'tool')
    assert.equal(welding.status, 'published')
    assert.equal(welding.categoryId, metal.id)
    const created = await SkillRelation.query()
      .where('skillId', welding.id)
      .preload('relatedSkill')
      .orderBy('id')
    assert.deepEqual(
      created.map(({ relatedSkill, type, weight }) => [relatedSkill.name, type, weight]),
      [
        ['Brazing', 'essential', 80],
        ['Soldering', 'related', 50],
      ]
    )

    await page.getByRole('link', { name: 'Welding', exact: true }).focus()
    await keyboard.press('Enter')
    await page.getByLabel('Description').focus()
    await keyboard.type('Joining metal')
    await page.getByLabel('Name', { exact: true }).focus()
    await keyboard.press('Enter')
    await page.getByText('Saved the skill “Welding”.').first().waitFor()
    await welding.refresh()
    assert.equal(welding.description, 'Joining metal')

    await page.goto(page.url().replace(/skills.*/, 'skill-relations?min_weight=60'))
    await page.getByRole('link', { name: 'Edit the relation from Welding to Brazing' }).focus()
    await keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Edit the relation' }).waitFor()
    await page.getByLabel('Weight', { exact: true }).focus()
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type('66')
    await keyboard.press('Enter')
    await page.waitForURL('**/skill-relations?min_weight=60')
    await created[0].refresh()
    assert.equal(created[0].weight, 66)

    await page.getByRole('link', { name: 'Edit the relation from Welding to Brazing' }).focus()
    await keyboard.press('Enter')
    await page.getByRole('button', { name: 'Remove' }).first().focus()
    await keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).focus()
    await keyboard.press('Enter')
    await page.getByText('No results').waitFor()
    assert.isNull(await SkillRelation.find(created[0].id))
  })

  test('a related skill is previewed beside the page', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    const [welding, brazing, soldering] = await publish('Welding', 'Brazing', 'Soldering')
    await SkillRelationFactory.merge({ skillId: welding.id, relatedSkillId: brazing.id }).create()
    await SkillRelationFactory.merge({ skillId: brazing.id, relatedSkillId: soldering.id }).create()

    const page = await visit(`/portal/admin/skills/edit/${welding.uid}`)
    const button = page.getByRole('button', { name: 'Preview Brazing' })
    await button.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Brazing' })
    await drawer.getByText('Soldering').waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    assert.equal(await page.locator(':focus').getAttribute('aria-label'), 'Preview Brazing')
  })

  test('unsaved changes of a skill and errors of its new relation do not mix', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    const [welding] = await publish('Welding', 'Brazing')
    const page = await visit(`/portal/admin/skills/edit/${welding.uid}`)
    const description = page.locator('[name="description"]')
    const skill = page.getByRole('combobox', { name: 'Skill', exact: true })
    const add = page.getByRole('button', { name: 'Add a related skill' })
    const questions: string[] = []
    let discards = false
    page.on('dialog', (dialog) => {
      questions.push(dialog.message())
      return discards ? dialog.accept() : dialog.dismiss()
    })

    await skill.fill('wooden')
    await add.click()
    const errors = page.getByRole('alert')
    await errors.getByText('There is no skill').waitFor()
    assert.equal(await page.locator('.new-relations [role="alert"]').count(), 1)
    assert.equal(await errors.count(), 1)

    await description.fill('Joins metals')
    await skill.fill('Brazing')
    await add.click()
    assert.deepEqual(questions, ['Continue? Your unsaved changes will be lost.'])
    assert.equal(await description.inputValue(), 'Joins metals')
    assert.lengthOf(await SkillRelation.all(), 0)

    discards = true
    await add.click()
    await page.getByRole('link', { name: 'Brazing', exact: true }).first().waitFor()
    assert.lengthOf(questions, 2)
    assert.lengthOf(await SkillRelation.all(), 1)
    await page.locator('input[role="combobox"]:focus').waitFor()
    assert.equal(await skill.inputValue(), '')
  })

  test('a relation is removed on the page of its skill, with and without scripts', async ({
    assert,
    browser,
    visit,
  }) => {
    const staff = await UserFactory.create()
    const home = await visit('/')
    for (const javaScriptEnabled of [true, false]) {
      const [welding, brazing] = await publish(
        `Welding ${javaScriptEnabled}`,
        `Brazing ${javaScriptEnabled}`
      )
      const ends = { skillId: welding.id, relatedSkillId: brazing.id }
      await SkillRelationFactory.merge(ends).create()
      const context = await browser.newContext({ javaScriptEnabled })
      await context.loginAs(staff)
      const page = await context.newPage()
      await page.goto(new URL(`/portal/admin/skills/edit/${welding.uid}`, home.url()).href)

      const button = page.getByRole(javaScriptEnabled ? 'button' : 'link', {
        name: `Remove ${brazing.name}`,
      })
      await button.click()
      if (!javaScriptEnabled) await page.getByRole('button', { name: /^Remove/ }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Remove/ })
        .click()

      await page.getByRole('heading', { name: welding.name, level: 1 }).waitFor()
      await page.getByText('No related skills yet').waitFor()
      assert.lengthOf(await SkillRelation.query().where(ends), 0)
      await context.close()
    }
  })

  test('a weight is edited inline, and concurrent changes are shown', async ({
    assert,
    browserContext,
    visit,
  }) => {
    expectConsoleErrors(/status of 4(12|22)/)
    await browserContext.loginAs(await UserFactory.create())
    const [welding, brazing] = await publish('Welding', 'Brazing')
    const relation = await SkillRelationFactory.merge({
      skillId: welding.id,
      relatedSkillId: brazing.id,
      weight: 40,
      version: 1,
    }).create()
    const page = await visit(`/portal/admin/skills/edit/${welding.uid}`)
    const weight = page.getByLabel('Weight of Welding to Brazing')
    await weight.fill('70')
    await weight.press('Enter')
    await page.getByText('Saved.', { exact: true }).waitFor()
    await relation.refresh()
    assert.deepEqual([relation.weight, relation.version], [70, 2])

    for (const wrong of ['170', '', '8.5', 'abc']) {
      await weight.fill(wrong)
      await weight.press('Enter')
      await page.getByText('Enter the weight as a whole number from 0 to 100.').waitFor()
      await weight.press('Escape')
      assert.equal(await weight.inputValue(), '70')
    }

    await relation.merge({ weight: 20, version: 3 }).save()
    await weight.fill('80')
    await weight.press('Tab')
    await page.getByText('Someone else has just saved 20.').waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    await page.getByRole('button', { name: 'Save 80' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    await relation.refresh()
    assert.equal(relation.weight, 80)
  }).tags(['@full'])

  test('search, filters and order are kept in the URL', async ({
    assert,
    browserContext,
    visit,
  }) => {
    expectConsoleErrors(/status of 500/)
    await browserContext.loginAs(await UserFactory.create())
    await publish('Welding', 'Weaving', 'Bending')
    const page = await visit('/portal/admin/skills')

    await page.getByLabel('Search names').fill('we')
    await page.getByRole('combobox', { name: 'Status' }).selectOption('published')
    await page.waitForURL('**/skills?search=we&status=published')
    await page.getByRole('link', { name: 'Name', exact: true }).click()
    await page.waitForURL('**/skills?search=we&status=published&sort=-name')
    const names = page.getByRole('rowheader')
    assert.deepEqual(await names.allInnerTexts(), ['Welding', 'Weaving'])

    await page.reload()
    assert.deepEqual(await names.allInnerTexts(), ['Welding', 'Weaving'])
    await names.first().getByRole('link').click()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.waitForURL('**/skills?search=we&status=published&sort=-name')
  }).tags(['@full'])

  test('a stale save shows the differences and keeps the input', async ({
    assert,
    browserContext,
    visit,
  }) => {
    expectConsoleErrors(/status of 409/)
    await browserContext.loginAs(await UserFactory.create())
    const [skill] = await publish('Welding')
    const page = await visit(`/portal/admin/skills/edit/${skill.uid}`)
    await page.getByLabel('Name', { exact: true }).fill('Mine')
    await skill.merge({ description: 'theirs', version: 2 }).save()
    await page.getByRole('button', { name: 'Save', exact: true }).click()

    await page.getByText('This skill has been changed since you opened it').waitFor()
    assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Mine')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL('**/portal/admin/skills')
    await skill.refresh()
    assert.equal(skill.name, 'Mine')
  })

  test('errors are shown next to their fields, listed and focused', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    const [skill] = await publish('Welding')
    const page = await visit(`/portal/admin/skills/skill-update-with-related-skills/${skill.uid}`)
    await page.getByRole('combobox', { name: 'Skill', exact: true }).fill('Nowhere')
    await page.getByRole('button', { name: 'Save', exact: true }).click()

    const summary = page.getByRole('alert').filter({ hasText: 'Correct 1 field' })
    await summary.waitFor()
    await page.locator('.form-errors:focus').waitFor()
    await summary.getByRole('link').click()
    const field = page.getByRole('combobox', { name: 'Skill', exact: true })
    assert.equal(await field.inputValue(), 'Nowhere')
    assert.equal(await field.getAttribute('aria-invalid'), 'true')
    await page.locator('[name="relations[0][related_skill]"]:focus').waitFor()
  }).tags(['@full'])

  test('a skill is created and related without scripts', async ({ assert, browser, visit }) => {
    const staff = await UserFactory.create()
    await publish('Brazing')
    const context = await browser.newContext({ javaScriptEnabled: false })
    await context.loginAs(staff)
    const page = await context.newPage()
    const home = await visit('/')
    await page.goto(new URL('/portal/admin/skills/create', home.url()).href)
    await page.getByLabel('Name', { exact: true }).fill('Welding')
    await page.getByRole('button', { name: 'Create and add related skills' }).click()
    await page.getByRole('combobox', { name: 'Skill', exact: true }).fill('brazing')
    await page.getByRole('button', { name: 'Save', exact: true }).click()

    await page.getByText('Saved “Welding” and its related skills.').waitFor()
    const [relation] = await SkillRelation.query().preload('relatedSkill')
    assert.equal(relation.relatedSkill.name, 'Brazing')
    await context.close()
  }).tags(['@full'])

  test('{$self} is accessible')
    .tags(['@full'])
    .with([
      '/skills',
      '/skills?search=nothing&type=tool',
      '/skills/create',
      '/skills/edit/:skill',
      '/skills/history/:skill',
      '/skills/merge/:skill',
      '/skills/merge/:skill?into=Brazing',
      '/skills/skill-update-with-related-skills/:skill/:relation',
      '/skills/skill-relation-edit/:relation',
      '/skill-relations',
      '/skill-relations?min_weight=99',
    ])
    .run(async ({ assert, browserContext, visit }, path) => {
      await browserContext.loginAs(await UserFactory.create())
      const [welding, brazing] = await publish('Welding', 'Brazing')
      const relation = await SkillRelationFactory.merge({
        skillId: welding.id,
        relatedSkillId: brazing.id,
        source: 'ESCO',
      }).create()
      const place = path.replace(':skill', welding.uid).replace(':relation', relation.uid)
      const page = await visit(`/portal/admin${place}`)
      assert.deepEqual(await axeFaultsEverywhere(page), [])
      assert.isAtMost(await overflowOf(page), 0)
    })
})
