import { test } from '@japa/runner'
import fc from 'fast-check'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { isPostgres } from '#app/core/db/prepared_rows'
import { rawRows } from '#app/core/db/raw_rows'
import { nameKey, slugOf } from '#app/core/text/name_key'
import { refreshPopularity, skillLabels, sortPlaceOf } from '#app/catalogue/names/skill_index'
import { searchSkills } from '#app/search/playground/suggestions'
import Skill, { skillStatuses } from '#app/catalogue/skill'
import { SkillRelationFactory } from '#database/factories/skill_factory'
import { index, nameAlso, relate, searchable } from '#tests/helpers/searchable_skills'

/** The content of the search tables, without generated ids. */
async function searchTables() {
  const client = db.connection()
  const read = (sql: string) => rawRows<Record<string, unknown>>(client, sql)
  return {
    labels: await read(
      'select skill_id, key, alias, shared, stems from search_labels order by skill_id, key'
    ),
    places: await read('select skill_id, place from search_skills order by skill_id'),
    shelves: await read(
      `select bucket, place, key, skill_id, shared from search_shelves
        order by bucket, place, key, skill_id`
    ),
    stems: await read(
      `select stem, words, skill_id, key from search_stems join search_labels on id = label_id
        order by stem, skill_id, key`
    ),
    stemUses: await read("select stem, uses from search_stem_uses where stem <> '' order by stem"),
    words: await read('select word, uses from search_vocabulary order by word'),
    hashes: await read(
      `select hash, word from search_deletes join search_vocabulary on id = word_id
        order by hash, word`
    ),
  }
}

async function forgetAll() {
  const client = db.connection()
  if (!isPostgres(client)) {
    await client.rawQuery("insert into search_words (search_words) values ('delete-all')")
  }
  for (const table of [
    'search_labels',
    'search_skills',
    'search_shelves',
    'search_vocabulary',
    'search_deletes',
    'search_revisions',
    'search_stems',
    'search_stem_uses',
  ]) {
    await client.from(table).delete()
  }
}

async function namesOf(text: string) {
  const found = await searchSkills(text, { limit: 10 })
  return found.map(({ name }) => name)
}

const aliasesOf = (...names: string[]) => names.map((name) => ({ name, language: '' }))

test.group('Labels of a skill', () => {
  test('are its name and each different alias once', ({ assert }) => {
    const labels = skillLabels(
      'Java',
      aliasesOf('JAVA', 'Java SE', 'java se', 'Java EE', '', 'JRE')
    )
    assert.deepEqual(labels, [
      { key: 'java', alias: null, language: '', shared: 0 },
      { key: 'java ee', alias: 'Java EE', language: '', shared: 4 },
      { key: 'java se', alias: 'java se', language: '', shared: 5 },
      { key: 'jre', alias: 'JRE', language: '', shared: 1 },
    ])
  })

  test('have no language if they are also aliases of any language', ({ assert }) => {
    const french = ['soudure', 'Brasage'].map((name) => ({ name, language: 'fr' }))
    const labels = skillLabels('welding', [...aliasesOf('Soudure'), ...french])
    assert.deepEqual(
      labels.map(({ alias, language }) => [alias, language]),
      [
        [null, ''],
        ['Brasage', 'fr'],
        ['Soudure', ''],
      ]
    )
  })

  test('store the length of the prefix shared with an earlier one', ({ assert }) => {
    const shared = skillLabels('welding', aliasesOf('well drilling', 'weld steel', 'steel')).map(
      (label) => [label.key, label.shared] as const
    )
    assert.deepEqual(shared, [
      ['welding', 0],
      ['steel', 0],
      ['weld steel', 4],
      ['well drilling', 3],
    ])
  })

  test('count characters, not UTF-16 units', ({ assert }) => {
    const [, alias] = skillLabels('𐌰𐌱𐌳', aliasesOf('𐌰𐌲𐌳'))
    assert.equal(alias.shared, 1)
  })
})

test.group('Ranks', () => {
  test('put the most used first, drafts and archived skills last', ({ assert }) => {
    const places = [
      sortPlaceOf('published', 5_000_000),
      sortPlaceOf('published', 12),
      sortPlaceOf('published', 0),
      sortPlaceOf('draft', 999),
      sortPlaceOf('draft', 0),
      sortPlaceOf('archived', 3),
    ]
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b)
    )
    assert.equal(new Set(places).size, places.length)
  })
})

test.group('Indexing skills', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('finds a renamed skill by its new name only', async ({ assert }) => {
    const [skill] = await searchable('Gas welding')
    await skill.merge({ name: 'Plumbing', nameKey: 'plumbing' }).save()
    await index(skill)

    assert.deepEqual(await namesOf('plumbing'), ['Plumbing'])
    assert.deepEqual(await namesOf('plumbnig'), ['Plumbing'])
    assert.deepEqual(await namesOf('gas'), [])
    assert.deepEqual(await namesOf('weldnig'), [])
  })

  test('removes deleted aliases', async ({ assert }) => {
    const [skill] = await searchable({ name: 'JavaScript', aliases: ['ECMAScript', 'JS'] })
    await nameAlso(skill, ['JS'])
    await index(skill)

    assert.deepEqual(await namesOf('ecmascript'), [])
    assert.deepEqual(await namesOf('js'), ['JavaScript'])
  })

  test('removes a deleted skill and words used only by it', async ({ assert }) => {
    const before = await searchTables()
    const [skill] = await searchable({ name: 'Falconry', aliases: ['hawking'] })
    await skill.delete()
    await index(skill)

    assert.deepEqual(await searchTables(), before)
  })

  test('changes nothing if nothing changed', async ({ assert }) => {
    const skills = await searchable('Falconry', { name: 'Angling', aliases: ['fishing'] })
    const ids = () => db.from('search_labels').select('id', 'key').orderBy('id')
    const before = await ids()
    await index(...skills)

    assert.deepEqual(await ids(), before)
  })

  test('accepts any number of ids, known or not, repeated or not', async ({ assert }) => {
    const [skill] = await searchable('Falconry')
    await index(skill, skill, { id: 2_000_000_000 } as Skill)
    assert.deepEqual(await namesOf('falconry'), ['Falconry'])
    await index()
  })

  test('ranks a skill higher with more relations', async ({ assert }) => {
    const [unpopular, popular, other] = await searchable('Welding A', 'Welding B', 'Gardening')
    assert.deepEqual(await namesOf('weld'), ['Welding A', 'Welding B'])

    await relate(other, popular, 10)
    await relate(unpopular, popular, 20)
    await relate(other, unpopular, 90)

    assert.deepEqual(await namesOf('weld'), ['Welding B', 'Welding A'])
    await popular.refresh()
    assert.equal(popular.popularity, 2)
  })

  test('moves many skills at once to the places of a new index', async ({ assert }) => {
    const plans = Array.from({ length: 110 }, (_, nth) => ({
      name: `Weaving ${nth}`,
      aliases: [`Loom ${nth}`],
    }))
    const [first, ...others] = await searchable(...plans)
    await SkillRelationFactory.merge(
      others.map(({ id }) => ({ skillId: first.id, relatedSkillId: id }))
    ).createMany(others.length)

    await refreshPopularity(
      db.connection(),
      others.map(({ id }) => id)
    )

    const moved = await searchTables()
    await forgetAll()
    await index(first, ...others)
    assert.deepEqual(moved, await searchTables())
    assert.lengthOf([...new Set(moved.places.map(({ place }) => place))], 2)
  })

  test('has the same result in steps, in any order, as all at once', async ({ assert }) => {
    const word = fc.constantFrom(
      'weld',
      'welding',
      'steel',
      'C++',
      'team',
      'work',
      'été',
      'a',
      '.net'
    )
    const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
    const step = fc.record({
      skill: fc.nat({ max: 4 }),
      name,
      aliases: fc.array(name, { maxLength: 4 }),
      status: fc.constantFrom(...skillStatuses, 'gone' as const),
      popularity: fc.nat({ max: 30 }),
      others: fc.array(fc.nat({ max: 4 }), { maxLength: 2 }),
    })
    const start = await searchTables()

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const skillsByNumber = new Map<number, Skill>()
        for (const { skill: at, name: newName, aliases, status, popularity, others } of steps) {
          const skill = skillsByNumber.get(at)
          const unique = `${newName} ${at}`
          const fields = {
            name: unique,
            nameKey: nameKey(unique),
            slug: slugOf(`${unique} ${at}`),
            status: status === 'gone' ? ('draft' as const) : status,
            popularity,
          }
          if (status === 'gone') {
            await skill?.delete()
            if (skill) await index(skill)
            skillsByNumber.delete(at)
            continue
          }
          const saved = skill ? await skill.merge(fields).save() : await Skill.create(fields)
          await nameAlso(saved, [
            ...new Map(aliases.map((alias) => [nameKey(alias), alias])).values(),
          ])
          skillsByNumber.set(at, saved)
          await index(saved, ...others.flatMap((other) => skillsByNumber.get(other) ?? []))
        }
        const inSteps = await searchTables()
        await forgetAll()
        await index(...skillsByNumber.values())
        assert.deepEqual(await searchTables(), inSteps)

        for (const skill of skillsByNumber.values()) await skill.delete()
        await index(...skillsByNumber.values())
        assert.deepEqual(await searchTables(), start)
      }),
      { numRuns: 25 }
    )
  })
})
