import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { choosePreset, type PresetInput } from '#app/imports/actions/choose_preset'
import { Refusal } from '#app/core/errors/problem'
import { localFile, type ImportFile } from '#app/core/files/import_file'
import { importOptions } from '#app/imports/import_options'
import { presets } from '#app/imports/presets/presets'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import { claimUpload } from '#app/imports/run/upload_claims'
import Upload from '#app/imports/upload'
import { UserFactory } from '#database/factories/user_factory'
import { memoryFile } from '#tests/helpers/csv_files'
import { importFile, relationsNow } from '#tests/helpers/imports'

const folder = app.makePath('tests/fixtures/sources')

async function source(name: string): Promise<ImportFile> {
  return { ...(await localFile(`${folder}/${name}`)), name }
}

/** Imports a file as it is recognised. */
async function take(file: ImportFile, input: PresetInput = {}) {
  const { kind, options: chosen } = await choosePreset(file, input)
  const options = importOptions(kind, { language: input.language }, null, chosen)
  const report = await importFile({ kind, file, options })
  const { rows, created, failed, notes } = report
  return { kind, rows, created, failed, notes }
}

/** A line of made-up CSV with the columns of a published file. */
function lines(...rows: string[]): ImportFile {
  return memoryFile(rows.join('\n'), 1024)
}

async function refusal(work: Promise<unknown>) {
  try {
    await work
  } catch (error) {
    if (error instanceof Refusal)
      return error.faults.map(({ field, code, message }) => `${field} ${code}: ${message}`)
    throw error
  }
  throw new Error('It was not refused')
}

async function skill(name: string) {
  const row = await db.from('skills').where('name', name).firstOrFail()
  const aliases = await db.from('skill_aliases').where('skill_id', row.id)
  return { ...row, aliases: aliases.map((alias) => alias.name).sort() }
}

test.group('Files of other publishers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are recognised by their columns', async ({ assert }) => {
    const files = {
      'skills_en.csv': 'esco_skills',
      'skills_fr.csv': 'esco_skills',
      'digitalSkillsCollection_en.csv': 'esco_collection',
      'skillGroups_en.csv': 'esco_skill_groups',
      'skillSkillRelations.csv': 'esco_relations',
      'broaderRelationsSkillPillar.csv': 'esco_broader',
      'Skills.txt': 'onet_skills',
      'Technology Skills.txt': 'onet_technology',
      'Tools Used.txt': 'onet_tools',
      'tabiya_skills.csv': 'tabiya_skills',
      'tabiya_skill_skill_relations.csv': 'tabiya_relations',
      'tabiya_skills_hierarchy.csv': 'tabiya_hierarchy',
      'concept-to-taxonomy.json': 'jobtech_concepts',
      'sfia-9.csv': 'sfia_skills',
      'lightcast.json': 'lightcast_skills',
      'lightcast_list.csv': 'lightcast_list',
      'skill2vec.csv': 'skill2vec',
      'occupations_en.csv': undefined,
      'Abilities.txt': undefined,
    }
    const found: Record<string, string | undefined> = {}
    for (const name of Object.keys(files)) {
      const { options } = await choosePreset(await source(name), {})
      found[name] = options.preset
    }
    assert.deepEqual(found, files)
    const tried = new Set(Object.values(files))
    const untried = presets.filter(({ id }) => !tried.has(id)).map(({ id }) => id)
    assert.isTrue(
      untried.every((id) => id.startsWith('own_')),
      untried.join()
    )
  })

  test('have the same columns in any spelling', async ({ assert }) => {
    for (const header of [
      'conceptType,conceptUri,skillType,preferredLabel,altLabels',
      'concept_type,concept_uri,skill_type,preferred_label,alt_labels',
      'Concept type,Concept URI,Skill Type,Preferred label,Alt. labels',
      'CONCEPTTYPE,CONCEPTURI,SKILLTYPE,PREFERREDLABEL,ALTLABELS',
    ]) {
      const row = 'KnowledgeSkillCompetence,http://example.org/1,knowledge,physics,nature; science'
      const file = lines(header, row)
      const { options } = await choosePreset(file, {})
      assert.equal(options.preset, 'esco_skills', header)
      await take(file)
    }
    const [{ count }] = await db.from('skills').count('* as count')
    assert.equal(Number(count), 1)
    const physics = await skill('physics')
    assert.deepEqual(physics.aliases, ['nature; science'])
  })

  test('are refused if they only look like it, with the reason', async ({ assert }) => {
    const as = async (name: string, preset: string) =>
      refusal(choosePreset(await source(name), { preset }))
    assert.deepEqual(await as('occupations_en.csv', 'esco_skills'), [
      'preset other_file: This file does not look like ESCO skills. It has no column skillType. Choose another preset, or none.',
    ])
    assert.deepEqual(await as('Abilities.txt', 'onet_skills'), [
      'preset other_file: This file does not look like O*NET skills. Its column Element ID contains "1.A.1.a.1". Choose another preset, or none.',
    ])
    for (const { id } of presets.filter(({ columns }) => columns)) {
      const [first] = await refusal(choosePreset(lines('a,b', 'c,d'), { preset: id }))
      assert.match(first, /^preset other_file: /, id)
    }
    const header =
      'originalSkillUri,originalSkillType,relationType,relatedSkillType,relatedSkillUri'
    const [odd] = await refusal(
      choosePreset(lines(header, 'a,b,similar,c,d'), { preset: 'esco_relations' })
    )
    assert.include(odd, 'Its column relationType contains "similar".')
    assert.deepEqual(
      await refusal(
        choosePreset(await source('skills_en.csv'), { preset: 'esco_skills', kind: 'relations' })
      ),
      ['preset other_kind: The rows of ESCO skills are skills. Choose that kind of data.']
    )
  })

  test('of ESCO: skills, another language, groups and relations by URI', async ({ assert }) => {
    const skills = await take(await source('skills_en.csv'))
    assert.containSubset(skills, { kind: 'skills', created: 52, failed: 0 })
    const found = await skill('follow industry codes of practice for aviation safety')
    assert.equal(found.source, 'ESCO, European Commission')
    const text = await readFile(`${folder}/skills_en.csv`, 'utf8')
    for (const alias of found.aliases) assert.include(text, alias)

    const french = await take(await source('skills_fr.csv'))
    assert.containSubset(french, { kind: 'skills', created: 0, failed: 0 })
    const names = await db.from('skill_aliases').where({ language: 'fr', is_name: true })
    assert.lengthOf(names, french.rows)

    assert.containSubset(await take(await source('skillGroups_en.csv')), {
      kind: 'categories',
      created: 12,
      failed: 0,
    })
    assert.containSubset(await take(await source('skillSkillRelations.csv')), {
      kind: 'relations',
      created: 15,
      failed: 0,
    })
    const broader = await take(await source('broaderRelationsSkillPillar.csv'))
    assert.containSubset(broader, { kind: 'relations', created: 15, failed: 0 })
    assert.containSubset(
      broader.notes.find(({ code }) => code === 'rows_skipped'),
      { count: 6, examples: ['conceptType: SkillGroup', 'broaderType: SkillGroup'] }
    )
    const relations = await relationsNow()
    assert.lengthOf(
      relations.filter((one) => one.endsWith('broader 90')),
      15
    )
    assert.lengthOf(
      relations.filter((one) => /(optional 60|essential 100)$/.test(one)),
      15
    )
  })

  test('of Tabiya: relations by the ids of its skills', async ({ assert }) => {
    assert.containSubset(await take(await source('tabiya_skills.csv')), { created: 5, failed: 0 })
    const weaving = await skill('weave baskets')
    assert.deepEqual(weaving.aliases, ['basket weaving', 'make baskets; from willow'])
    const relations = await take(await source('tabiya_skill_skill_relations.csv'))
    assert.containSubset(relations, { created: 2, failed: 1 })
    await take(await source('tabiya_skills_hierarchy.csv'))
    assert.deepEqual(await relationsNow(), [
      'dye fabrics > spin yarn essential 100',
      'mend nets > spin yarn broader 90',
      'weave baskets > spin yarn broader 90',
      'weave baskets > spin yarn optional 60',
    ])
  })

  test('of O*NET, JobTech, SFIA, Lightcast and skill2vec', async ({ assert }) => {
    await take(await source('Technology Skills.txt'))
    const tool = await skill('Example Writer')
    assert.containSubset(tool, { type: 'tool', source: 'O*NET' })
    const commodity = await db.from('categories').where('id', tool.category_id).firstOrFail()
    assert.equal(commodity.code, '43232104')
    await take(await source('Tools Used.txt'))
    await take(await source('Skills.txt'))
    const programming = await skill('Programming')
    assert.equal(programming.external_id, '2.B.3.e')

    await take(await source('concept-to-taxonomy.json'))
    const mending = await skill('Nätlagning')
    assert.equal(mending.external_id, 'c3D4_e5F_6gH')
    assert.isNull(await db.from('skills').where('name', 'Exempelstad').first())

    await take(await source('sfia-9.csv'))
    const planning = await skill('Example planning')
    assert.equal(planning.external_id, 'XPLN')
    const domain = await db.from('categories').where('id', planning.category_id).firstOrFail()
    assert.equal(domain.name, 'Strategy and architecture – Strategy and planning')

    await take(await source('lightcast.json'))
    assert.containSubset(await skill('Example Certified Weaver'), {
      type: 'knowledge',
      external_uri: 'https://lightcast.example.org/KS0000EXAMPLE0000001',
    })
    await take(await source('lightcast_list.csv'))
    await take(await source('skill2vec.csv'))
    const names = await db.from('skills').where('source', 'skill2vec').orderBy('name')
    assert.sameMembers(
      names.map(({ name }) => name),
      ['dyeing', 'Example Weaving', 'Net mending', 'spinning', 'Market stall']
    )
  })

  test('on /v1 are imported as what they are, which the task says', async ({ assert, client }) => {
    const person = await UserFactory.merge({ role: 4 }).create()
    const send = (fields: Record<string, string>, name = 'skills_en.csv') => {
      const sent = client
        .post('/v1/skills/skill_relation_bulk_import/')
        .withGuard('api')
        .loginAs(person)
        .accept('json')
        .file('file', `${folder}/${name}`)
      for (const [field, value] of Object.entries(fields)) sent.field(field, value)
      return sent
    }
    const sent = await send({})
    sent.assertStatus(202)
    assert.containSubset(sent.body(), { kind: 'skills', options: { preset: 'esco_skills' } })
    await runClaimedUpload((await claimUpload())!)
    const upload = await Upload.named(sent.body().id)
    assert.containSubset(upload, { status: 'succeeded', created: 52, failed: 0 })

    const wrong = await send({ preset: 'onet_skills' })
    wrong.assertStatus(422)
    assert.containSubset(wrong.body(), { errors: [{ field: 'preset', code: 'other_file' }] })
    const unknown = await send({ preset: 'esco' })
    unknown.assertStatus(422)
    const french = await send({ language: 'fr' })
    french.assertStatus(202)
    assert.containSubset(french.body(), {
      options: { language: 'fr', preset_title: 'ESCO skills' },
    })
    const relations = await send({ create_missing: 'true' })
    relations.assertStatus(422)
    assert.containSubset(relations.body(), { errors: [{ field: 'create_missing' }] })
    const off = await send({ preset: 'none', kind: 'skills' })
    assert.containSubset(off.body(), { options: { preset: null, columns: null } })
  })
})
