import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { operator } from '#app/accounts/audit/audit_log'
import { createSynonym } from '#app/catalogue/synonyms/save_synonym'
import { searchSkills, suggestSkills, type Suggestion } from '#app/search/playground/suggestions'
import { index, searchable } from '#tests/helpers/searchable_skills'

const asClient = (text: string, limit = 10) => suggestSkills(text, { limit, audience: 'client' })
const asStaff = (text: string, limit = 10) => suggestSkills(text, { limit, audience: 'staff' })
const namesOf = (found: Suggestion[]) => found.map(({ name }) => name)

test.group('Suggestions', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('begin with the exact match, however little it is used', async ({ assert }) => {
    const [java] = await searchable(
      { name: 'Java' },
      { name: 'JavaScript', popularity: 90 },
      { name: 'Java EE', popularity: 50 }
    )
    const found = await asClient('  JAVA ')
    assert.deepEqual(found[0], {
      id: java.uid,
      name: 'Java',
      match_reason: 'exact',
      matched_alias: null,
    })
    assert.deepEqual(namesOf(found), ['Java', 'JavaScript', 'Java EE'])
  })

  test('offer the skills of synonyms after exact matches', async ({ assert }) => {
    await searchable('JavaScript', 'Kubernetes', 'JS', 'JSON', { name: 'JSX', popularity: 9 })
    await createSynonym({ term: 'js', equivalent: 'Javascript' }, operator)
    await createSynonym({ term: 'js', equivalent: 'a skill to come' }, operator)
    await createSynonym({ term: 'K8s', equivalent: 'Kubernetes' }, operator)

    const found = await asClient('Js')

    assert.deepEqual(namesOf(found), ['JS', 'JavaScript', 'JSX', 'JSON'])
    assert.containSubset(found[1], { match_reason: 'synonym', matched_alias: null })
    assert.deepEqual(namesOf(await asClient('k8s')), ['Kubernetes'])
    assert.deepEqual(namesOf(await asClient('k8')), [])
  })

  test('show the matched alias as it is written', async ({ assert }) => {
    await searchable(
      { name: 'JavaScript', aliases: ['JS', 'ECMAScript 6'] },
      { name: 'JS', popularity: 0 },
      { name: 'JS Frameworks', popularity: 9 }
    )
    const found = await asClient('js')
    assert.deepEqual(
      found.map(({ name, match_reason: reason, matched_alias: alias }) => [name, reason, alias]),
      [
        ['JS', 'exact', null],
        ['JavaScript', 'alias', 'JS'],
        ['JS Frameworks', 'prefix', null],
      ]
    )
    const [begun] = await asClient('ecmas')
    assert.include(begun, { match_reason: 'prefix', matched_alias: 'ECMAScript 6' })
  })

  test('contain a skill once, by its name if name and alias match alike', async ({ assert }) => {
    await searchable({ name: 'weld steel', aliases: ['weld iron', 'weld metal', 'welding'] })
    for (const text of ['w', 'we', 'wel', 'weld', 'weld ']) {
      const found = await asClient(text)
      assert.deepEqual(namesOf(found), ['weld steel'], text)
      assert.isNull(found[0].matched_alias, text)
    }
    const [metal] = await asClient('weld m')
    assert.equal(metal.matched_alias, 'weld metal')
  })

  for (const length of [1, 2, 3, 4, 8]) {
    test(`of ${length} letters are sorted by use, then by name`, async ({ assert }) => {
      await searchable(
        { name: 'management C', popularity: 5 },
        { name: 'management B', popularity: 300 },
        { name: 'management A', popularity: 5 },
        { name: 'management D', popularity: 301 },
        { name: 'unmanaged', popularity: 999 }
      )
      const found = await asClient('management'.slice(0, length), 4)
      assert.deepEqual(namesOf(found), [
        'management D',
        'management B',
        'management A',
        'management C',
      ])
    })
  }

  test('respect the limit, in the same order for any limit', async ({ assert }) => {
    await searchable(
      ...Array.from({ length: 30 }, (_, at) => ({ name: `skill ${at}`, popularity: (at * 7) % 11 }))
    )
    const all = namesOf(await asClient('sk', 30))
    assert.lengthOf(all, 30)
    for (const limit of [1, 5, 12, 29]) {
      assert.deepEqual(namesOf(await asClient('sk', limit)), all.slice(0, limit))
    }
  })

  test('reach every name with a common prefix', async ({ assert }) => {
    await searchable(
      ...Array.from({ length: 1200 }, (_, at) => ({ name: `man${at}`, popularity: 2 })),
      { name: 'manx cat breeding', popularity: 0 }
    )
    assert.deepEqual(namesOf(await asClient('manx')), ['manx cat breeding'])
    assert.lengthOf(await asClient('man', 50), 50)
  })

  test('find a published skill among any number of drafts', async ({ assert }) => {
    await searchable(
      ...Array.from({ length: 700 }, (_, at) => ({
        name: `draft ${at} of team work`,
        status: 'draft' as const,
      })),
      'lead team work'
    )
    for (const text of ['work team', 'laed team work', 'lea', 'work']) {
      assert.deepEqual(namesOf(await asClient(text)), ['lead team work'], text)
    }
  })

  test('match all words in any order, the last one as a prefix', async ({ assert }) => {
    await searchable(
      { name: 'lead a team of welders', popularity: 1 },
      { name: 'lead a big team', popularity: 3 },
      { name: 'team building', aliases: ['leading in a team'], popularity: 2 },
      'lead poisoning'
    )
    const found = await asClient('team lead')
    assert.deepEqual(
      found.map(({ name, match_reason: reason, matched_alias: alias }) => [name, reason, alias]),
      [
        ['lead a big team', 'words', null],
        ['lead a team of welders', 'words', null],
        ['team building', 'words', 'leading in a team'],
      ]
    )
    assert.deepEqual(namesOf(await asClient('welders of')), ['lead a team of welders'])
  })

  test('match prefixes of all words if nothing else is found', async ({ assert }) => {
    await searchable(
      { name: 'Project management', popularity: 1 },
      { name: 'manage projects', popularity: 5 },
      { name: 'Scrum', aliases: ['agile project manager'], popularity: 50 },
      { name: 'a prose manuscript', popularity: 99 }
    )
    const found = await asClient('proj man')
    assert.deepEqual(
      found.map(({ name, match_reason: reason }) => [name, reason]),
      [
        ['manage projects', 'words'],
        ['Project management', 'words'],
        ['Scrum', 'words'],
      ]
    )
    assert.deepEqual(namesOf(await asClient('agi proj man')), ['Scrum'])
    assert.deepEqual(namesOf(await asClient('management pro')), ['Project management'])
  })

  test('match prefixes that many words have', async ({ assert }) => {
    const words = Array.from(
      { length: 40 },
      (_, at) => `pro${String.fromCharCode(97 + (at % 20))}${at}`
    )
    await searchable(...words.map((word) => ({ name: `${word} plan` })))
    assert.lengthOf(await asClient('plan pro', 50), 40)
    assert.deepEqual(namesOf(await asClient('plan prob')), ['prob1 plan', 'prob21 plan'])
  })

  test('distinguish C, C++, C#, F#, .NET and Node.js', async ({ assert }) => {
    await searchable('C', 'C++', 'C#', 'F#', '.NET', 'Node.js', 'Visual C++', 'program in C#')
    for (const name of ['C', 'C++', 'C#', 'F#', '.NET', 'Node.js']) {
      const [found] = await asClient(name)
      assert.deepEqual([found.name, found.match_reason], [name, 'exact'])
    }
    assert.deepEqual(namesOf(await asClient('c++')), ['C++', 'Visual C++'])
    assert.deepEqual(namesOf(await asClient('c#')), ['C#', 'program in C#'])
    assert.include(namesOf(await asClient('nodejs')), 'Node.js')
    assert.include(namesOf(await asClient('node js')), 'Node.js')
    assert.deepEqual(namesOf(await asClient('node')), ['Node.js'])
  })

  test('ignore accents, case, width and apostrophes', async ({ assert }) => {
    await searchable('Crème brûlée', 'Straßenbau', 'Łódź dialect', 'driver’s licence', '機械学習')
    for (const [text, name] of [
      ['creme brulee', 'Crème brûlée'],
      ['CRÈME', 'Crème brûlée'],
      ['strassenbau', 'Straßenbau'],
      ['lodz', 'Łódź dialect'],
      ["driver's lic", 'driver’s licence'],
      ['drivers licence', 'driver’s licence'],
      ['ｄｒｉｖｅｒ', 'driver’s licence'],
      ['機械', '機械学習'],
    ]) {
      assert.deepEqual(namesOf(await asClient(text)), [name], text)
    }
  })

  test('correct typos only if nothing else is found: {0}')
    .with([
      ['pyhton', 'Python'],
      ['pythn', 'Python'],
      ['pythonn', 'Python'],
      ['oython', 'Python'],
      ['projct managment', 'project management'],
      ['porject mangaement', 'project management'],
      ['projectmanagement', 'project management'],
      ['projectxmanagement', 'project management'],
      ['pro ject management', 'project management'],
      ['projec tmanagement', 'project management'],
      ['ECMAScirpt', 'JavaScript'],
    ] as const)
    .run(async ({ assert }, [typed, name]) => {
      await searchable('Python', 'project management', 'product management', {
        name: 'JavaScript',
        aliases: ['ECMAScript'],
      })
      const [found] = await asClient(typed)
      assert.deepEqual([found?.name, found?.match_reason], [name, 'typo'])
    })

  test('put the most similar first, then names, then the most used', async ({ assert }) => {
    await searchable(
      { name: 'knitting', popularity: 1 },
      { name: 'crochet', aliases: ['knittin'], popularity: 80 },
      { name: 'fitting', popularity: 90 },
      { name: 'knitting machines', popularity: 70 }
    )
    assert.deepEqual(namesOf(await asClient('knitttin')), [
      'crochet',
      'knitting',
      'knitting machines',
    ])
  })

  test('are published skills for clients; staff see drafts last, and archived skills in searches', async ({
    assert,
  }) => {
    const [, , archived] = await searchable(
      { name: 'welding A', status: 'published' },
      { name: 'welding B', status: 'draft', popularity: 50 },
      { name: 'welding C', status: 'archived', popularity: 90 }
    )
    for (const text of ['welding', 'w', 'weldnig', 'a welding']) {
      const audience = namesOf(await asClient(text))
      assert.isTrue(
        audience.every((name) => name === 'welding A'),
        text
      )
    }
    assert.deepEqual(namesOf(await asClient('weld')), ['welding A'])
    assert.deepEqual(namesOf(await asStaff('weld')), ['welding A', 'welding B'])
    assert.deepEqual(namesOf(await searchSkills('weld', { limit: 10 })), [
      'welding A',
      'welding B',
      'welding C',
    ])
    assert.deepEqual(await asClient('welding c'), [])

    await archived.merge({ status: 'published' }).save()
    await index(archived)
    assert.deepEqual(namesOf(await asClient('weld')), ['welding C', 'welding A'])
  })

  test('are empty for text without matches', async ({ assert }) => {
    await searchable('Welding', '!!!')
    assert.deepEqual(await asClient(''), [])
    assert.deepEqual(await asClient('  '), [])
    assert.deepEqual(await asClient('quantum wombats'), [])
    assert.deepEqual(namesOf(await asClient('!!!')), ['!!!'])
    for (const text of [
      '"',
      "'",
      "a' | b:*",
      '\\',
      'a OR "b',
      '*',
      '%',
      '(',
      '\u0000',
      '🙂',
      'NEAR(',
    ]) {
      assert.isArray(await asClient(text), text)
    }
  })

  test('accept the longest text', async ({ assert }) => {
    const name = 'operate a machine that makes parts of other machines '
      .repeat(6)
      .slice(0, 290)
      .trim()
    await searchable(name)
    assert.deepEqual(namesOf(await asClient(name)), [name])
    assert.deepEqual(namesOf(await asClient(name.replace('makes', 'maeks'))), [name])
    assert.isArray(await asClient('word '.repeat(60)))
    assert.isArray(await asClient('x'.repeat(300)))
  })
})
