import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import i18nManager from '@adonisjs/i18n/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { languages } from '#config/i18n'
import { freshDatabase } from '#tests/helpers/fresh_database'
import { createSkill } from '#app/catalogue/skills/create_skill'
import { publishedSkills, type PublishedSkill } from '#app/catalogue/skills/published_skill'
import {
  byColumn,
  publishedOf,
  publishedSkillColumns,
  skillColumnNames,
  skillColumns,
  skillHeaders,
} from '#app/catalogue/skills/skill_columns'
import { skillTextsOf } from '#app/catalogue/skills/skill_fields'
import { publishedSkillSchema } from '#app/catalogue/skills/published_skill_schema'
import { skillNotes } from '#app/catalogue/skills/skill_operations'
import { skillSchema } from '#app/catalogue/skills/skill_schemas'
import {
  changeSkillValidator,
  createSkillValidator,
  replaceSkillValidator,
} from '#app/catalogue/skills/skill_validators'
import Skill from '#app/catalogue/skill'
import { updateSkill } from '#app/catalogue/skills/update_skill'
import { beginning } from '#app/changes/feed_position'
import { readChanges } from '#app/changes/read_changes'
import { schemaOf } from '#app/core/contract/validator_schema'
import { rowFormats } from '#app/core/lists/row_format'
import { exportSkills } from '#app/exports/export_skills'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import { undoUpload } from '#app/imports/actions/undo_upload'
import { claimUpload } from '#app/imports/run/upload_claims'
import { exampleFile } from '#app/imports/uploads/example_file'
import { UserFactory } from '#database/factories/user_factory'
import type { PublishedSkill as PublishedSkillOfClient } from '../../../client/src/answers.js'
import SkillsImport from '../../../commands/skills_import.js'
import { memoryFile } from '#tests/helpers/csv_files'
import { importFile, importLines } from '#tests/helpers/imports'
import { queueLines, removesFiles } from '#tests/helpers/queued_uploads'
import { renderedPage } from '#tests/helpers/rendered_page'

/** Whether two unions have the same members; the type checker compares them. */
type Same<One, Other> = [One, Other] extends [Other, One] ? true : false

const nobody = { actorId: null }
const texts = byColumn((name) => `the ${name}`)
const noTexts = byColumn(() => null)
const otherTexts = byColumn((name) => `another ${name}`)

function welding() {
  return createSkill({ name: 'Welding', status: 'published', ...texts }, nobody)
}

async function textsNow() {
  return skillTextsOf(await Skill.findByOrFail('name', 'Welding'))
}

async function work() {
  await runClaimedUpload((await claimUpload())!)
}

test.group('Every declared column of a skill', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(removesFiles)

  test('is written, read and limited by /v1', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const created = await client
      .post('/v1/skills/create/')
      .withGuard('api')
      .loginAs(staff)
      .json({ name: 'Welding', ...texts })
    created.assertStatus(201)
    assert.containSubset(created.body(), texts)

    const path = `/v1/skills/update/${created.body().id}/`
    for (const name of skillColumnNames) {
      const tooLong = 'x'.repeat(skillColumns[name].maxLength + 1)
      const refused = await client
        .patch(path)
        .withGuard('api')
        .loginAs(staff)
        .json({ [name]: tooLong })
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field: name, code: 'too_long' }] })
    }
    const emptied = await client.patch(path).withGuard('api').loginAs(staff).json(noTexts)
    emptied.assertStatus(200)
    assert.containSubset(emptied.body(), noTexts)
  })

  test('is described by the contract', ({ assert }) => {
    assert.includeMembers(Object.keys(skillSchema.properties), skillColumnNames)
    assert.includeMembers(Object.keys(publishedSkillSchema.properties), publishedSkillColumns)
    for (const validator of [createSkillValidator, replaceSkillValidator, changeSkillValidator]) {
      assert.containSubset(
        schemaOf(validator, skillNotes).properties!,
        byColumn((_, { maxLength, example }) => ({ maxLength, examples: [example] }))
      )
    }
  })

  test('is a labelled field of the forms, in every language', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const skill = await welding()
    for (const language of languages) {
      const labels = i18nManager.getTranslationsFor(language)
      assert.includeMembers(
        Object.keys(labels),
        skillColumnNames.map((name) => `fields.${name}`)
      )
    }
    const edit = await client.get(`/portal/admin/skills/edit/${skill.uid}`).loginAs(staff)
    const both = `/portal/admin/skills/skill-update-with-related-skills/${skill.uid}`
    const withRelations = await client.get(both).loginAs(staff)
    for (const name of skillColumnNames) {
      assert.include(renderedPage(edit).html, `name="${name}"`)
      assert.include(renderedPage(withRelations).html, `name="skill[${name}]"`)
    }
    assert.containSubset(renderedPage(edit).props.form, texts)

    const saved = await client
      .post(`/portal/admin/skills/edit/${skill.uid}`)
      .loginAs(staff)
      .withCsrfToken()
      .redirects(0)
      .form({ name: 'Welding', type: 'skill', status: 'draft', version: 1, ...otherTexts })
    saved.assertStatus(302)
    assert.deepEqual(await textsNow(), otherTexts)
  })

  test('is exported, and imported again without a change, as {$self}')
    .with([...rowFormats])
    .run(async ({ assert }, format) => {
      await welding()
      const bytes = await buffer(Readable.from(exportSkills({ format })))
      const file = memoryFile(bytes, 4096, `skills.${format}`)
      const again = await importFile({ kind: 'skills', file, options: { mode: 'replace' } })
      assert.containSubset(again, { rows: 1, unchanged: 1, failed: 0 })

      await Skill.query().delete()
      const anew = await importFile({ kind: 'skills', file })
      assert.containSubset(anew, { rows: 1, created: 1, failed: 0 })
      assert.deepEqual(await textsNow(), texts)
    })

  test('is imported with each of its headers, up to its length', async ({ assert }) => {
    const skill = await createSkill({ name: 'Welding' }, nobody)
    for (const name of skillColumnNames) {
      const { headers: accepted, maxLength } = skillColumns[name]
      assert.include(accepted, name)
      for (const header of accepted) {
        await importLines('skills', [`skill,${header}`, `Welding,${header}`])
        const now = await textsNow()
        assert.deepEqual(now, { ...noTexts, [name]: header })
        await Skill.query().where('id', skill.id).update(noTexts)
      }
      const tooLong = 'x'.repeat(maxLength + 1)
      const { rejected } = await importLines('skills', [`skill,${name}`, `Welding,${tooLong}`])
      assert.containSubset(rejected, [{ column: name, code: 'text_too_long' }])
    }
  })

  test('is in the example file and in the help of the command', ({ assert }) => {
    const [header] = exampleFile('skills').split('\n')
    for (const name of skillHeaders) {
      assert.include(header.trim().split(','), name)
      assert.include(SkillsImport.help.join('\n'), name)
    }
  })

  test('is in the history, and restored when an import is undone', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const skill = await createSkill({ name: 'Welding' }, nobody)
    const lines = [`skill,${skillHeaders.join(',')}`, `Welding,${Object.values(texts).join(',')}`]
    const upload = await queueLines(lines, { kind: 'skills' })
    await work()
    assert.deepEqual(await textsNow(), texts)

    const history = await client
      .get(`/v1/skills/history/${skill.uid}/`)
      .withGuard('api')
      .loginAs(staff)
    assert.sameDeepMembers(
      history.body().data[0].changes,
      skillColumnNames.map((field) => ({ field, before: null, after: texts[field] }))
    )

    await undoUpload(await upload.refresh(), { startedBy: null })
    await work()
    assert.deepEqual(await textsNow(), noTexts)
  })

  test('can be exported from the list', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    await welding()
    const response = await client
      .get('/portal/admin/skills/export')
      .qs({ columns: skillColumnNames.join(',') })
      .loginAs(staff)
    assert.equal(
      response.text().trim().replaceAll('\r', ''),
      [skillColumnNames, Object.values(texts)].join('\n')
    )
  })

  test('that is published is in the type of the client', ({ assert }) => {
    const isSame: Same<keyof PublishedSkill, keyof PublishedSkillOfClient> = true
    assert.isTrue(isSame)
  })
})

/** The feed shows committed changes only. */
test.group('A declared column in the changes feed', (group) => {
  group.each.teardown(freshDatabase)

  test('appears with its changes if it is published', async ({ assert }) => {
    const skill = await welding()
    const skills = await publishedSkills(db.connection(), [skill.id])
    const published = skills.get(skill.id)!
    assert.deepEqual(
      Object.keys(published).filter((name) => name in skillColumns),
      publishedSkillColumns as string[]
    )
    assert.containSubset(published, publishedOf(texts))
    for (const name of skillColumnNames) {
      const { position } = await readChanges(beginning, 100)
      await updateSkill(skill, { [name]: otherTexts[name] }, nobody)
      const { events } = await readChanges(position, 100)
      assert.equal(events.length, skillColumns[name].isPublished ? 1 : 0, name)
    }
  })
})
