import { test } from '@japa/runner'
import fc from 'fast-check'
import testUtils from '@adonisjs/core/services/test_utils'
import {
  combinedScore,
  truncateRanking,
  searchPlayground,
  type PlaygroundAnswer,
  type PlaygroundMatch,
  type PlaygroundQuery,
} from '#app/search/playground/playground_search'
import Synonym from '#app/catalogue/synonym'
import { CategoryFactory } from '#database/factories/skill_factory'
import { relate, searchable } from '#tests/helpers/searchable_skills'
import { nonsense } from '#tests/helpers/nonsense'

const everything = { min_weight: 0, max_weight: 100, limit: 100 }

function search(skills: string[], filters: Partial<PlaygroundQuery> = {}) {
  return searchPlayground({ ...everything, skills, ...filters }, { audience: 'client' })
}

async function scoresOf(skills: string[], filters: Partial<PlaygroundQuery> = {}) {
  const { matches } = await search(skills, filters)
  return scores(matches)
}

const nothing = { match_reason: 'none', confidence: 0, skill: null, suggestions: [] }

const scores = (matches: PlaygroundMatch[]) => matches.map(({ name, score }) => [name, score])

test.group('Combined score', () => {
  test('of weights {0} is {1}')
    .with([
      [[40], 40],
      [[50, 50], 75],
      [[40, 30], 58],
      [[90, 60, 20], 96.8],
      [[33, 33, 33], 69.92],
      [[100, 1], 100],
      [[0], 0],
      [[0, 0], 0],
      [[99, 99, 99, 99], 100],
    ] as const)
    .run(({ assert }, [weights, score]) => {
      assert.equal(combinedScore([...weights]), score)
    })

  test('does not depend on the order, and is at least the strongest weight', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(
        weights.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))
        ),
        ([all, shuffled]) => {
          const score = combinedScore(all)
          return score === combinedScore(shuffled) && score >= Math.max(...all) && score <= 100
        }
      )
    )
  })
})

test.group('The share of results of a package', () => {
  const answerOf = (total: number, limit: number): PlaygroundAnswer => ({
    inputs: [],
    total_matches: total,
    matches: Array.from({ length: Math.min(total, limit) }, (_, at) => ({
      id: String(at),
      name: `match ${at}`,
      type: 'skill',
      domain: null,
      score: 100 - at / 2,
      reasons: [],
    })),
  })

  test('of {0} matches at {1} percent is {2}')
    .with([
      [10, 100, 10],
      [10, 0, 0],
      [10, 1, 1],
      [10, 25, 3],
      [10, 50, 5],
      [3, 50, 2],
      [0, 50, 0],
    ] as const)
    .run(({ assert }, [total, percentage, shown]) => {
      const revealed = truncateRanking(answerOf(total, 100), percentage)
      assert.lengthOf(revealed.matches, shown)
      assert.include(revealed, {
        returned: shown,
        total_matches: total,
        res_percentage: percentage,
      })
    })

  test('is applied to all matches, then the limit of the search', ({ assert }) => {
    assert.equal(truncateRanking(answerOf(80, 25), 50).returned, 25)
    assert.equal(truncateRanking(answerOf(80, 25), 10).returned, 8)
  })

  test('grows with the percentage, and is a prefix of the ranking', () => {
    const percent = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(
        fc.nat({ max: 120 }),
        fc.integer({ min: 1, max: 100 }),
        percent,
        percent,
        (total, limit, a, b) => {
          const answer = answerOf(total, limit)
          const less = truncateRanking(answer, Math.min(a, b)).matches
          const more = truncateRanking(answer, Math.max(a, b)).matches
          return (
            less.every((match, at) => match === more[at]) &&
            more.every((match, at) => match === answer.matches[at])
          )
        }
      )
    )
  })
})

test.group('Related skills of several inputs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are combined, ranked and explained', async ({ assert }) => {
    const [python, sql, pandas, etl, testing] = await searchable(
      'Python',
      'SQL',
      'pandas',
      'ETL',
      'testing'
    )
    await relate(python, pandas, 90)
    await relate(sql, pandas, 20)
    await relate(python, etl, 40)
    await relate(sql, etl, 30)
    await relate(python, testing, 58)
    await relate(testing, python, 99)

    const answer = await search(['python', 'Sql'])

    assert.deepEqual(scores(answer.matches), [
      ['pandas', 92],
      ['ETL', 58],
      ['testing', 58],
    ])
    assert.equal(answer.total_matches, 3)
    assert.deepEqual(answer.matches[1], {
      id: etl.uid,
      name: 'ETL',
      type: 'skill',
      domain: null,
      score: 58,
      reasons: [
        {
          input: 'python',
          skill: { id: python.uid, name: 'Python' },
          type: 'related',
          weight: 40,
          source: null,
          source_text: null,
        },
        {
          input: 'Sql',
          skill: { id: sql.uid, name: 'SQL' },
          type: 'related',
          weight: 30,
          source: null,
          source_text: null,
        },
      ],
    })
  })

  test('exclude the inputs', async ({ assert }) => {
    const [a, b, c] = await searchable('Alpha', 'Beta', 'Gamma')
    await relate(a, b, 80)
    await relate(b, a, 80)
    await relate(a, c, 10)

    assert.deepEqual(await scoresOf(['Alpha', 'Beta']), [['Gamma', 10]])
  })

  test('count two terms for one skill once', async ({ assert }) => {
    const [js, react] = await searchable({ name: 'JavaScript', aliases: ['JS'] }, 'React')
    await relate(js, react, 50)

    const { inputs, matches } = await search(['JS', 'JavaScript'])
    assert.deepEqual(scores(matches), [['React', 50]])
    assert.deepEqual(
      matches[0].reasons.map(({ input }) => input),
      ['JS']
    )
    assert.deepEqual(
      inputs.map(({ match_reason: reason, skill }) => [reason, skill?.name]),
      [
        ['alias', 'JavaScript'],
        ['exact', 'JavaScript'],
      ]
    )
  })

  test('count every relation that is listed as a reason', async ({ assert }) => {
    const [a, b] = await searchable('Alpha', 'Beta')
    await relate(a, b, 50, 'related')
    await relate(a, b, 60, 'essential')

    const { matches } = await search(['Alpha'])
    assert.equal(matches[0].score, 80)
    assert.deepEqual(
      matches[0].reasons.map(({ type, weight }) => [type, weight]),
      [
        ['essential', 60],
        ['related', 50],
      ]
    )
  })

  test('are filtered by weight, bounds included, before they are combined', async ({ assert }) => {
    const [a, b, c, d] = await searchable('Alpha', 'Beta', 'Gamma', 'Delta')
    await relate(a, c, 20)
    await relate(b, c, 60)
    await relate(a, d, 61)

    const between = (least: number, most: number) =>
      scoresOf(['Alpha', 'Beta'], { min_weight: least, max_weight: most })
    assert.deepEqual(await between(20, 60), [['Gamma', 68]])
    assert.deepEqual(await between(21, 100), [
      ['Delta', 61],
      ['Gamma', 60],
    ])
    assert.deepEqual(await between(62, 100), [])
  })

  test('are filtered by the type of relation', async ({ assert }) => {
    const [a, b, c] = await searchable('Alpha', 'Beta', 'Gamma')
    await relate(a, b, 50, 'essential')
    await relate(a, b, 50, 'related')
    await relate(a, c, 90, 'optional')

    assert.deepEqual(await scoresOf(['Alpha'], { type: 'essential' }), [['Beta', 50]])
    assert.deepEqual(await scoresOf(['Alpha'], { type: 'broader' }), [])
  })

  test('are filtered by a domain and its subdomains', async ({ assert }) => {
    const science = await CategoryFactory.merge({ name: 'Science' }).create()
    const physics = await CategoryFactory.merge({ name: 'Physics', parentId: science.id }).create()
    const optics = await CategoryFactory.merge({ name: 'Optics', parentId: physics.id }).create()
    const arts = await CategoryFactory.merge({ name: 'Arts' }).create()
    const [a, ...others] = await searchable(
      'Alpha',
      { name: 'measuring', domain: science },
      { name: 'lasers', domain: optics },
      { name: 'painting', domain: arts },
      'anything'
    )
    for (const [at, other] of others.entries()) await relate(a, other, 90 - at)

    const inDomain = async (domain: string) => {
      const { matches } = await search(['Alpha'], { domain })
      return matches
    }
    assert.deepEqual(scores(await inDomain(science.uid)), [
      ['measuring', 90],
      ['lasers', 89],
    ])
    const [lasers] = await inDomain(physics.uid)
    assert.deepEqual(lasers.domain, { id: optics.uid, name: 'Optics' })
    assert.deepEqual(await inDomain(a.uid), [])
    const all = await search(['Alpha'], { domain: optics.uid, type: 'related', min_weight: 89 })
    assert.equal(all.total_matches, 1)
  })

  test('exclude drafts and archived skills for clients, as input and match', async ({ assert }) => {
    const [a, draft, archived, shown] = await searchable(
      'Alpha',
      { name: 'Beta', status: 'draft' },
      { name: 'Gamma', status: 'archived' },
      'Delta'
    )
    for (const other of [draft, archived, shown]) await relate(a, other, 50)
    for (const hidden of [draft, archived]) await relate(hidden, shown, 70)
    assert.deepEqual(await scoresOf(['Alpha']), [['Delta', 50]])

    const empty = await search(['Beta', 'Gamma'])
    assert.deepEqual(
      empty.inputs.map(({ match_reason: reason, skill }) => [reason, skill]),
      [
        ['none', null],
        ['none', null],
      ]
    )
    assert.deepEqual(empty.matches, [])

    const forStaff = await searchPlayground(
      { ...everything, skills: ['Alpha', 'Beta'] },
      { audience: 'staff' }
    )
    assert.deepEqual(scores(forStaff.matches), [['Delta', 85]])
    assert.equal(forStaff.inputs[1].skill?.name, 'Beta')
  })

  test('are ordered by name, then by id for equal scores', async ({ assert }) => {
    const [a, ...others] = await searchable('start', 'beta', 'Alpha', 'gamma', 'Alpha 2')
    for (const other of others) await relate(a, other, 50)

    const { matches } = await search(['start'])
    assert.deepEqual(
      matches.map(({ name }) => name),
      ['Alpha', 'Alpha 2', 'beta', 'gamma']
    )
  })

  test('contain the highest ranked and count all', async ({ assert }) => {
    const [a, ...others] = await searchable(
      'start',
      ...Array.from({ length: 9 }, (_, at) => `skill ${at}`)
    )
    for (const [at, other] of others.entries()) await relate(a, other, 10 * at)

    const all = await search(['start'])
    const some = await search(['start'], { limit: 4 })
    assert.equal(some.total_matches, 9)
    assert.deepEqual(some.matches, all.matches.slice(0, 4))
  })

  test('are empty if no term matches a skill', async ({ assert }) => {
    await searchable('alpha')
    assert.deepEqual(await search(['quantum wombat', '   ']), {
      inputs: [
        { input: 'quantum wombat', ...nothing },
        { input: '   ', ...nothing },
      ],
      matches: [],
      total_matches: 0,
    })
  })

  test('do not depend on the order of the terms', async ({ assert }) => {
    const skills = await searchable(...'abcdefgh'.split('').map((letter) => `skill ${letter}`))
    const weight = fc.integer({ min: 0, max: 100 })
    const pair = fc.tuple(fc.nat({ max: 7 }), fc.nat({ max: 7 }), weight)
    const terms = fc.shuffledSubarray(
      skills.map(({ name }) => name),
      { minLength: 1, maxLength: 4 }
    )
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(pair, { selector: ([from, to]) => 8 * from + to, maxLength: 20 }),
        terms.chain((chosen) =>
          fc.tuple(fc.constant(chosen), fc.shuffledSubarray(chosen, { minLength: chosen.length }))
        ),
        async (pairs, [one, other]) => {
          for (const skill of skills) await skill.related('relations').query().delete()
          for (const [from, to, value] of pairs) {
            if (from !== to) await relate(skills[from], skills[to], value)
          }
          const first = await search(one)
          const second = await search(other)
          assert.deepEqual(scores(first.matches), scores(second.matches))
          assert.equal(first.total_matches, second.total_matches)
          for (const { score, reasons } of first.matches) {
            assert.equal(score, combinedScore(reasons.map((reason) => reason.weight)))
          }
          assert.sameDeepMembers(first.inputs, second.inputs)
        }
      ),
      { numRuns: 20 }
    )
  })
})

test.group('The skill of a term', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is found by name before alias, the alias of the most used skill first', async ({
    assert,
  }) => {
    const [first, second] = await searchable(
      { name: 'Alpha', aliases: ['shared'], popularity: 1 },
      { name: 'Beta', aliases: ['shared'], popularity: 8 },
      { name: 'Gamma', aliases: ['Alpha'], popularity: 99 }
    )
    const { inputs } = await search(['shared', 'ALPHA'])
    assert.deepEqual(inputs[0], {
      input: 'shared',
      match_reason: 'alias',
      confidence: 0.97,
      skill: { id: second.uid, name: 'Beta' },
      suggestions: [{ id: first.uid, name: 'Alpha' }],
    })
    assert.deepEqual(
      [inputs[1].match_reason, inputs[1].skill?.name, inputs[1].suggestions[0]?.name],
      ['exact', 'Alpha', 'Gamma']
    )
  })

  test('prefers a whole label to a longer one', async ({ assert }) => {
    await searchable(
      { name: 'JavaScript', popularity: 90 },
      { name: 'Java (computer programming)', popularity: 3 },
      { name: 'Java servers in production', popularity: 9 }
    )
    const { inputs } = await search(['java', 'java developer'])
    for (const input of inputs) assert.equal(input.skill?.name, 'Java (computer programming)')
  })

  test('is found by other forms and another order of its words, and despite typos', async ({
    assert,
  }) => {
    await searchable(
      'lead a team',
      'project management',
      'project planning',
      'bookkeeping',
      'lay bricks',
      { name: 'TypeScript', popularity: 3 },
      'Node.js',
      'C',
      'C#',
      'systems development life-cycle',
      'welding',
      'nutrition',
      { name: 'maintain network', aliases: ['administer network'] },
      'geology',
      { name: 'liaise with industrial professionals', aliases: ['work with geologists'] },
      'attend to detail',
      'perform VATS'
    )
    const cases: Array<[term: string, reason: string, skill: string | null]> = [
      ['team lead', 'words', 'lead a team'],
      ['managing projects', 'forms', 'project management'],
      ['bookkeeper', 'forms', 'bookkeeping'],
      ['brick layer', 'forms', 'lay bricks'],
      ['nutritionist', 'forms', 'nutrition'],
      ['network administrator', 'forms', 'maintain network'],
      ['geologist', 'forms', 'geology'],
      ['attention to detail', 'forms', 'attend to detail'],
      ['vat', 'none', null],
      ['type script', 'words', 'TypeScript'],
      ['nodejs', 'none', null],
      ['node js', 'words', 'Node.js'],
      ['c sharp', 'exact', 'C#'],
      ['projcet managment', 'typo', 'project management'],
      ['wombat planning', 'none', null],
    ]
    const { inputs } = await search(cases.map(([term]) => term))
    assert.deepEqual(
      inputs.map(({ input, match_reason: reason, skill }) => [input, reason, skill?.name ?? null]),
      cases
    )
  })

  test('is a synonym that staff keep', async ({ assert }) => {
    await searchable('JavaScript', 'machine learning', 'use Java')
    await Synonym.create({
      term: 'js',
      termKey: 'js',
      equivalent: 'JavaScript',
      equivalentKey: 'javascript',
      source: 'test',
    })
    const { inputs } = await search(['js', 'js developer'])
    assert.deepEqual(
      inputs.map(({ match_reason: reason, skill }) => [reason, skill?.name]),
      [
        ['synonym', 'JavaScript'],
        ['synonym', 'JavaScript'],
      ]
    )
  })

  test('is not guessed from short words, words with signs, or another first letter', async ({
    assert,
  }) => {
    await searchable('Java', 'C++', 'golf', 'welding')
    const { inputs } = await search(['Jvaa', 'C+', 'gofl', 'qelding'])
    assert.deepEqual(
      inputs.map(({ skill }) => skill),
      [null, null, null, null]
    )
  })

  test('is never a skill that only shares a part of the term', async ({ assert }) => {
    await searchable(...nonsense.map(([, name]) => name))
    const { inputs } = await search(nonsense.map(([term]) => term))
    assert.deepEqual(
      inputs.map(({ input, skill }) => [input, skill?.name ?? null]),
      nonsense.map(([term]) => [term, null])
    )
  })

  test('is only a name or alias if the search is strict', async ({ assert }) => {
    const [welding] = await searchable({ name: 'welding', aliases: ['join metal'] })
    const { inputs } = await search(['Welding', 'join metal', 'weldnig'], { strict: true })
    assert.deepEqual(
      inputs.map(({ match_reason: reason }) => reason),
      ['exact', 'alias', 'none']
    )
    assert.deepEqual(inputs[2].suggestions, [{ id: welding.uid, name: 'welding' }])
  })

  test('has suggestions with some of the words if none is certain', async ({ assert }) => {
    const [planning] = await searchable('project planning', 'welding')
    const { inputs } = await search(['wombat breeding planning'])
    assert.containSubset(inputs[0], {
      match_reason: 'none',
      skill: null,
      suggestions: [{ id: planning.uid, name: 'project planning' }],
    })
    assert.isBelow(inputs[0].confidence, 0.8)
  })

  test('has no suggestions that have only a word of little meaning', async ({ assert }) => {
    await searchable('tanning techniques', 'use techniques of agronomy', 'evaluate techniques')
    const { inputs } = await search(['techniques de soudage', 'grooming techniques of ponies'])
    assert.deepEqual(inputs[0].suggestions, [])
  })

  test('has at most five suggestions', async ({ assert }) => {
    await searchable(...Array.from({ length: 12 }, (_, at) => `welding ${at}`))
    const { inputs } = await search(['weld', 'welding 3'])
    assert.lengthOf(inputs[0].suggestions, 5)
    assert.isNull(inputs[0].skill)
    assert.equal(inputs[1].skill?.name, 'welding 3')
  })
})
