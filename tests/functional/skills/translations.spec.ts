import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { createSkill } from '#app/catalogue/skills/create_skill'
import { mergeSkill } from '#app/catalogue/skills/merge_skill'
import { publishedSkills } from '#app/catalogue/skills/published_skill'
import Skill from '#app/catalogue/skill'
import { skillLabelsOf } from '#app/catalogue/skills/skill_fields'
import { rowFormats } from '#app/core/lists/row_format'
import { exportSkills } from '#app/exports/export_skills'
import { undoUpload } from '#app/imports/actions/undo_upload'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import { claimUpload } from '#app/imports/run/upload_claims'
import { lastPlace } from '#app/catalogue/names/skill_index'
import { resolveInputs } from '#app/search/playground/resolve_inputs'
import { suggestSkills } from '#app/search/playground/suggestions'
import { UserFactory } from '#database/factories/user_factory'
import { memoryFile } from '#tests/helpers/csv_files'
import { importFile, importLines } from '#tests/helpers/imports'
import { renderedPage } from '#tests/helpers/rendered_page'
import { queueLines, removesFiles } from '#tests/helpers/queued_uploads'

const nobody = { actorId: null }
const french = { language: 'fr', name: 'techniques de soudage', aliases: ['soudure'] }
const german = { language: 'de', name: 'Schweißtechnik', aliases: [] }
const uri = 'http://data.europa.eu/esco/skill/1'

function welding(translations = [french, german]) {
  return createSkill(
    {
      name: 'welding techniques',
      status: 'published',
      aliases: ['soudure'],
      external_uri: uri,
      translations,
    },
    nobody
  )
}

async function translationsOf(skill: Skill) {
  return skillLabelsOf(await Skill.findVisibleTo(undefined, skill.uid)).translations
}

async function found(input: string) {
  const [{ match_reason: reason, skill }] = await resolveInputs(db.connection(), [input], {
    lastPlace: lastPlace.published,
  })
  return [skill?.name, reason]
}

async function work() {
  await runClaimedUpload((await claimUpload())!)
}

test.group('Names in other languages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(removesFiles)

  test('are written, replaced and refused by /v1', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const created = await client
      .post('/v1/skills/create/')
      .withGuard('api')
      .loginAs(staff)
      .json({ name: 'Welding', aliases: ['soudure'], translations: [french, german] })
    created.assertStatus(201)
    assert.deepEqual(created.body().translations, [german, french])
    assert.deepEqual(created.body().aliases, ['soudure'])

    const path = `/v1/skills/update/${created.body().id}/`
    const patch = (translations: unknown) =>
      client.patch(path).withGuard('api').loginAs(staff).json({ translations })
    const other = { language: 'fr', name: 'soudure', aliases: ['techniques de soudage'] }
    const changed = await patch([other])
    changed.assertStatus(200)
    assert.deepEqual(changed.body().translations, [other])
    const again = await patch([other])
    assert.equal(again.body().version, changed.body().version)

    for (const wrong of [
      [french, french],
      [{ language: 'en', name: 'Welding' }],
      [{ language: 'fr' }],
    ]) {
      const refused = await patch(wrong)
      refused.assertStatus(422)
      assert.match(refused.body().errors[0].field, /^translations/)
    }
  })

  test('are edited in the form, one language per line', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const skill = await welding([french])
    const text = 'FR: soudage|techniques de soudage | soudure\n\nde: Schweißen'
    const fields = { name: skill.name, type: 'skill', status: 'published', translations: text }
    const saved = await client
      .post(`/portal/admin/skills/edit/${skill.uid}`)
      .loginAs(staff)
      .withCsrfToken()
      .redirects(0)
      .form({ ...fields, version: 1 })
    saved.assertStatus(302)
    assert.deepEqual(await translationsOf(skill), [
      { language: 'de', name: 'Schweißen', aliases: [] },
      { language: 'fr', name: 'soudage', aliases: ['soudure', 'techniques de soudage'] },
    ])
  })

  test('are refused in the form with the number of the line', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const skill = await welding([french])
    const path = `/portal/admin/skills/edit/${skill.uid}`
    const shown = await client.get(path).loginAs(staff)
    assert.include(shown.text(), '<span lang="fr">techniques de soudage</span>')

    const save = async (translations: string) => {
      const refused = await client
        .post(path)
        .loginAs(staff)
        .withCsrfToken()
        .header('Referer', path)
        .form({ name: skill.name, type: 'skill', status: 'published', translations, version: 1 })
      return renderedPage(refused).html
    }
    const incomplete =
      'Line 2 needs the code of a language other than English and a name, as in “fr: soudage”.'
    for (const line of ['soudage', 'en: welding', 'fr: | soudage']) {
      const html = await save(`de: Schweißen\n${line}`)
      assert.include(html, `-translations">${incomplete}</a>`, line)
      assert.match(html, new RegExp(`id="[a-z]+-translations-error">${incomplete}<`), line)
    }
    assert.include(
      await save('fr: soudage\nfr: soudure'),
      'The language “fr” appears more than once.'
    )
    assert.deepEqual(await translationsOf(skill), [french])
  })

  test('are exported and imported again without changes, in each format', async ({ assert }) => {
    const skill = await welding([{ ...french, aliases: ['a|b; c'] }, german])
    for (const format of rowFormats) {
      const bytes = await buffer(Readable.from(exportSkills({ format })))
      const file = memoryFile(bytes, 64 * 1024, `skills.${format}`)
      for (const mode of ['merge', 'replace'] as const) {
        const report = await importFile({ kind: 'skills', file, options: { mode } })
        assert.containSubset(report, { unchanged: 1, updated: 0, created: 0, failed: 0 }, format)
      }
      await Skill.query().where('id', skill.id).increment('version', 1)
    }
  })

  test('are imported by URI in one language, without changing anything else', async ({
    assert,
  }) => {
    const skill = await welding([german])
    const lines = [
      'conceptType,conceptUri,skillType,reuseLevel,preferredLabel,altLabels,description',
      `KnowledgeSkillCompetence,${uri},knowledge,cross-sector,techniques de soudage,"soudure\nsoudage",Souder.`,
      `KnowledgeSkillCompetence,${uri}9,knowledge,cross-sector,inconnue,,`,
    ]
    const options = { language: 'fr' }
    const first = await importLines('skills', lines, { options })
    assert.deepEqual(first.counts, { created: 0, updated: 1, unchanged: 0, removed: 0, failed: 1 })
    assert.containSubset(first.rejected, [{ code: 'unknown_skill', column: 'conceptUri' }])
    const unmatched = await importLines('skills', ['skill,alt_labels', `${skill.name},soudure`], {
      options,
    })
    assert.containSubset(unmatched.rejected, [{ code: 'uri_missing' }])
    assert.includeMembers(first.report.unusedColumns, ['skillType', 'description'])

    const now = await Skill.findOrFail(skill.id)
    assert.deepInclude(now.serialize(), { name: skill.name, type: 'skill', description: null })
    assert.deepEqual(await translationsOf(skill), [
      german,
      { language: 'fr', name: 'techniques de soudage', aliases: ['soudure', 'soudage'] },
    ])
    const again = await importLines('skills', lines, { options })
    assert.containSubset(again.counts, { updated: 0, unchanged: 1 })

    const renamed = [lines[0], `,${uri},,,soudage,,`]
    await importLines('skills', renamed, { options: { ...options, mode: 'replace' } })
    assert.deepEqual(await translationsOf(skill), [
      german,
      { language: 'fr', name: 'soudage', aliases: [] },
    ])
  })

  test('are in the history, and restored when an import is undone', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const skill = await welding([french])
    const lines = ['skill,uri,translations', `x,${uri},"fr: soudage | soudure\nde: Schweißen"`]
    lines[1] = lines[1].replace('x', skill.name)
    const upload = await queueLines(lines, { kind: 'skills' })
    await work()
    assert.deepEqual(await translationsOf(skill), [
      { language: 'de', name: 'Schweißen', aliases: [] },
      { language: 'fr', name: 'soudage', aliases: ['soudure'] },
    ])
    assert.deepEqual(await found('schweissen'), [skill.name, 'alias'])

    const history = await client
      .get(`/v1/skills/history/${skill.uid}/`)
      .withGuard('api')
      .loginAs(staff)
    assert.deepEqual(history.body().data[0].changes, [
      {
        field: 'translations',
        before: 'fr: techniques de soudage|soudure',
        after: 'de: Schweißen, fr: soudage|soudure',
      },
    ])

    await undoUpload(await upload.refresh(), { startedBy: null })
    await work()
    assert.deepEqual(await translationsOf(skill), [french])
    assert.deepEqual(await found('schweissen'), [undefined, 'none'])
  })

  test('are rejected if a line has no language or name', async ({ assert }) => {
    const { rejected } = await importLines('skills', [
      'skill,translations',
      'Welding,soudage',
      'Brazing,fr: | brasage',
      'Soldering,"fr: brasage\nfr: soudage"',
      'Forging,en: forging',
    ])
    assert.deepEqual(
      rejected.map(({ code }) => code),
      Array.from({ length: 4 }, () => 'unknown_translation')
    )
    assert.include(rejected[0].message, '"soudage"')
  })

  test('move with a merge: those of the target stay, the others become aliases', async ({
    assert,
  }) => {
    const into = await welding([french])
    const skill = await createSkill(
      {
        name: 'Welding',
        translations: [{ language: 'fr', name: 'soudage', aliases: ['Soudure'] }, german],
      },
      nobody
    )
    await mergeSkill(skill, into, nobody)
    assert.deepEqual(await translationsOf(into), [
      german,
      { language: 'fr', name: french.name, aliases: ['soudure', 'soudage'] },
    ])
  })

  test('are part of a published skill', async ({ assert }) => {
    const skill = await welding([french])
    const skills = await publishedSkills(db.connection(), [skill.id])
    assert.deepEqual(skills.get(skill.id)!.translations, [french])
  })

  test('find the skill, inflected, without accents and with elisions', async ({ assert }) => {
    await createSkill({ name: 'project management', status: 'published' }, nobody)
    const skills = [
      ['welding techniques', 'techniques de soudage'],
      ['accounting', 'comptabilité'],
      ['manage projects', 'gestion de projets'],
      ['investigation methods', "méthodes d'enquête"],
      ['English', 'anglais'],
    ]
    for (const [name, label] of skills) {
      const translations = [{ language: 'fr', name: label, aliases: [] }]
      await createSkill({ name, status: 'published', translations }, nobody)
    }
    for (const [name, label] of skills) {
      assert.deepEqual(await found(label), [name, 'alias'])
      assert.deepEqual(await found(label.toUpperCase()), [name, 'alias'])
    }
    assert.deepEqual(await found('comptabilite'), ['accounting', 'alias'])
    assert.deepEqual(await found('technique du soudage'), ['welding techniques', 'forms'])
    assert.deepEqual(await found('projets gestion'), ['manage projects', 'words'])
    assert.deepEqual(await found("l'anglais"), ['English', 'words'])
    const [suggested] = await suggestSkills('compt', { limit: 5, audience: 'client' })
    assert.deepInclude(suggested, {
      name: 'accounting',
      match_reason: 'prefix',
      matched_alias: 'comptabilité',
    })
  })
})
