import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { exportCategories } from '#app/exports/export_categories'
import { exportRelations } from '#app/exports/export_relations'
import { rowFormats, type RowFormat } from '#app/core/lists/row_format'
import type { ExportPieces } from '#app/exports/export_rows'
import { exportSkills } from '#app/exports/export_skills'
import type { UploadKind } from '#app/imports/upload'
import Skill from '#app/catalogue/skill'
import SkillRelation from '#app/catalogue/skill_relation'
import Category from '#app/catalogue/category'
import { nameKey } from '#app/core/text/name_key'
import { memoryFile } from '#tests/helpers/csv_files'
import { everything, importFile } from '#tests/helpers/imports'

const kinds: UploadKind[] = ['categories', 'skills', 'relations']

function exported(kind: UploadKind, format: RowFormat): ExportPieces {
  if (kind === 'categories') return exportCategories({ format })
  return kind === 'skills' ? exportSkills({ format }) : exportRelations({ format })
}

/** As exported, gzipped, or saved with tabs. */
type Kept = 'as it is' | 'gzipped' | 'with tabs'

async function exportedFile(kind: UploadKind, format: RowFormat, kept: Kept) {
  const bytes = await buffer(Readable.from(exported(kind, format)))
  const name = `${kind}.${format}`
  if (kept === 'gzipped') return memoryFile(gzipSync(bytes), 64 * 1024, `${name}.gz`)
  if (kept === 'as it is') return memoryFile(bytes, 64 * 1024, name)
  const records: string[][] = parse(bytes)
  return memoryFile(stringify(records, { delimiter: '\t' }), 64 * 1024, `${kind}.tsv`)
}

/** The differences after exporting and importing everything; expected to be empty. */
async function differences(format: RowFormat, mode: 'merge' | 'replace', kept: Kept = 'as it is') {
  const found: unknown[] = []
  const { change_log: before, skill_relations: relations } = await everything()
  for (const kind of kinds) {
    /** A file without rows is rejected. */
    if (kind === 'relations' && !relations) continue
    const file = await exportedFile(kind, format, kept)
    const { created, updated, removed, failed, skillsCreated, rows } = await importFile({
      kind,
      file,
      options: { mode },
    })
    const counts = { created, updated, removed, failed, skillsCreated }
    if (Object.values(counts).some(Boolean))
      found.push({ kind, format, kept, mode, ...counts, rows })
  }
  const { change_log: after } = await everything()
  return after === before ? found : [...found, { logged: after - before }]
}

const unit = fc.constantFrom(
  ...['=', '+', '-', '@', "'", '"', ';', ',', '|', '\\', '\t', '\n', '\r\n', ' ', '\u00a0'],
  ...['a', 'B', '1', '%', '<', '&', '{', '[', '_x0041_', 'ä', '語', '😀', '＝']
)
const text = fc.string({ unit, minLength: 1, maxLength: 10 })
const optional = fc.option(text, { nil: null })
const skill = fc.record({
  name: text.filter((name) => nameKey(name) !== ''),
  description: optional,
  aliases: fc.uniqueArray(text, { maxLength: 3, selector: nameKey }),
  uri: fc.option(
    fc.oneof(
      fc.webUrl(),
      text,
      fc.constant('https://other/v1/skills/retrieve/01936d5c-0000-7000-8000-000000000000/')
    ),
    { nil: null }
  ),
  externalId: optional,
  source: optional,
})
const world = fc.record({
  skills: fc.uniqueArray(skill, {
    minLength: 2,
    maxLength: 6,
    selector: ({ name }) => nameKey(name),
  }),
  weights: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 5 }),
  confidence: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null }),
  domain: text.filter((name) => nameKey(name) !== ''),
})

/** Writes skills directly, without the normalization of imports. */
async function build({ skills, weights, confidence, domain }: ReturnType<typeof sample>) {
  const quote = (cell: string | null) => JSON.stringify(cell ?? '')
  const records = skills.map((one) => ({ ...one, domain: { name: domain } }))
  await importFile({
    kind: 'skills',
    file: memoryFile(
      records
        .map(({ name, description, aliases, uri, externalId, source }) =>
          [
            `{"skill":${quote(name)},"description":${quote(description)}`,
            `"aliases":${JSON.stringify(aliases)},"uri":${quote(uri)}`,
            `"external_id":${quote(externalId)},"source":${quote(source)}`,
            `"category":${quote(domain)}}`,
          ].join(',')
        )
        .join('\n'),
      4096,
      'skills.jsonl'
    ),
  })
  const made = await Skill.query().orderBy('id')
  const pairs = made.flatMap((from) =>
    made.filter(({ id }) => id !== from.id).map((to) => [from, to])
  )
  for (const [index, weight] of weights.entries()) {
    const pair = pairs[index]
    if (!pair) break
    await SkillRelation.create({
      skillId: pair[0].id,
      relatedSkillId: pair[1].id,
      type: index % 2 ? 'broader' : 'co_occurs',
      weight,
      confidence,
      source: skills[0].source?.trim() || null,
    })
  }
}

function sample() {
  return fc.sample(world, 1)[0]
}

test.group('Imports of exported files', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const format of rowFormats) {
    test(`as ${format} change nothing, whatever their content`, async ({ assert }) => {
      await fc.assert(
        fc.asyncProperty(world, async (made) => {
          await SkillRelation.query().delete()
          await Skill.query().delete()
          await Category.query().delete()
          await build(made)
          assert.deepEqual(await differences(format, 'merge'), [])
          assert.deepEqual(await differences(format, 'replace'), [])
          if (format === 'xlsx') return
          assert.deepEqual(await differences(format, 'replace', 'gzipped'), [])
          if (format !== 'csv') return
          assert.deepEqual(await differences(format, 'replace', 'with tabs'), [])
        }),
        { numRuns: 12 }
      )
    })
  }

  test('change nothing of real data, in any format', async ({ assert }) => {
    for (const kind of kinds) {
      const packed = await readFile(app.makePath('database/data', `demo_${kind}.csv.gz`))
      const records: string[][] = parse(gunzipSync(packed), { to: 401 })
      const file = memoryFile(stringify(records), 64 * 1024)
      await importFile({ kind, file, options: { createMissing: true } })
    }
    const { skills, skill_relations: relations } = await everything()
    assert.isAbove(skills, 400)
    assert.equal(relations, 400)
    for (const format of rowFormats) {
      assert.deepEqual(await differences(format, 'replace'), [])
      if (format === 'xlsx') continue
      assert.deepEqual(await differences(format, 'replace', 'gzipped'), [])
    }
    assert.deepEqual(await differences('csv', 'replace', 'with tabs'), [])
  })
})
