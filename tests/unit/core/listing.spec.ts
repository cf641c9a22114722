import { test } from '@japa/runner'
import fc from 'fast-check'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { HttpContextFactory, RequestFactory } from '@adonisjs/core/factories/http'
import {
  choiceFilter,
  whereContains,
  whereContainsAnyCase,
  integerFilter,
} from '#app/core/lists/list_filters'
import { cursorList, exportedQuery, pageList, type ListDefinition } from '#app/core/lists/listing'
import { isPostgres } from '#app/core/db/prepared_rows'
import { Refusal } from '#app/core/errors/problem'
import { newUid } from '#app/core/uid'
import Skill from '#app/catalogue/skill'
import { SkillFactory } from '#database/factories/skill_factory'

const list: ListDefinition<typeof Skill> = {
  key: 'skills.id',
  sorts: {
    name: 'skills.name_key',
    created_at: 'skills.created_at',
    popularity: 'skills.popularity',
    type: 'skills.type',
  },
  defaultSort: 'name',
  search: (query, text) => whereContains(query, 'skills.name_key', text),
  filters: {
    type: choiceFilter(['tool', 'language'], (query, types) => query.whereIn('skills.type', types)),
    most: integerFilter([0, 10], (query, most) => query.where('skills.popularity', '<=', most)),
  },
}

function contextOf(qs: Record<string, string>) {
  const ctx = new HttpContextFactory().create()
  ctx.request = new RequestFactory()
    .merge({ url: `/v1/things?${new URLSearchParams(qs)}` })
    .create()
  return ctx
}

const v1 = (qs: Record<string, string> = {}) => cursorList(list, Skill.query(), contextOf(qs))
const page = (qs: Record<string, string> = {}) => pageList(list, Skill.query(), contextOf(qs))

/** Follows next_cursor to the end, then prev_cursor back to the start. */
async function walkThereAndBack(qs: Record<string, string>) {
  const there: number[][] = []
  let answer = await v1(qs)
  there.push(answer.rows.map(({ id }) => id))
  while (answer.meta.next_cursor) {
    answer = await v1({ ...qs, cursor: answer.meta.next_cursor })
    there.push(answer.rows.map(({ id }) => id))
  }
  const back: number[][] = [answer.rows.map(({ id }) => id)]
  while (answer.meta.prev_cursor) {
    answer = await v1({ ...qs, cursor: answer.meta.prev_cursor })
    back.unshift(answer.rows.map(({ id }) => id))
  }
  return { there, back }
}

test.group('Lists', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a cursor visits each row once, in both directions and every order', async ({ assert }) => {
    await SkillFactory.merge([
      ...Array.from({ length: 17 }, (_, index) => ({
        popularity: index % 3,
        type: (['tool', 'language', 'skill'] as const)[index % 2],
      })),
    ]).createMany(17)
    const all = await Skill.query()

    const sorts = fc
      .uniqueArray(fc.constantFrom('name', 'created_at', 'popularity', 'type'), { minLength: 1 })
      .chain((names) =>
        fc
          .tuple(...names.map((name) => fc.constantFrom(name, `-${name}`)))
          .map((parts) => parts.join())
      )

    await fc.assert(
      fc.asyncProperty(sorts, fc.integer({ min: 1, max: 18 }), async (sort, limit) => {
        const { there, back } = await walkThereAndBack({ sort, limit: String(limit) })
        assert.deepEqual(there.flat().toSorted(), all.map(({ id }) => id).toSorted())
        assert.deepEqual(back.flat(), there.flat())
        assert.isTrue(there.slice(0, -1).every((rows) => rows.length === limit))
      }),
      { numRuns: 40 }
    )
  })

  test('cursors and page numbers have the same order', async ({ assert }) => {
    await SkillFactory.merge(
      Array.from({ length: 9 }, (_, index) => ({ popularity: index % 4 }))
    ).createMany(9)
    const { there } = await walkThereAndBack({ sort: '-popularity,name', limit: '2' })

    const numbered: number[][] = []
    for (let number = 1; number <= 5; number++) {
      const { rows } = await page({ sort: '-popularity,name', limit: '2', page: String(number) })
      numbered.push(rows.map(({ id }) => id))
    }
    assert.deepEqual(numbered, there)
  })

  test('concurrent changes neither hide nor repeat other rows', async ({ assert }) => {
    const skills = await SkillFactory.merge(
      ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name }))
    ).createMany(5)
    const first = await v1({ limit: '2' })
    await skills[1].delete()
    await SkillFactory.merge({ name: 'aa' }).create()

    const second = await v1({ limit: '2', cursor: first.meta.next_cursor ?? '' })
    assert.deepEqual(
      second.rows.map(({ name }) => name),
      ['c', 'd']
    )
  })

  test('returns the total for the search and filters', async ({ assert }) => {
    await SkillFactory.merge([
      { name: 'Welding', type: 'tool', popularity: 3 },
      { name: 'Weaving', type: 'tool', popularity: 20 },
      { name: 'Welsh', type: 'language', popularity: 5 },
      { name: 'Wedding 100%', type: 'skill', popularity: 0 },
    ]).createMany(4)

    const all = await v1({ limit: '2' })
    assert.deepInclude(all.meta, { limit: 2, total: 4, total_capped: false, prev_cursor: null })
    assert.isString(all.meta.next_cursor)

    const few = await v1({ search: 'wel', type: 'tool,language', most: '4' })
    assert.deepEqual(
      few.rows.map(({ name }) => name),
      ['Welding']
    )
    assert.equal(few.meta.total, 1)
    assert.isNull(few.meta.next_cursor)

    const literal = await v1({ search: '0%' })
    assert.equal(literal.meta.total, 1)
  })

  test('a text is found in any case, with its wildcards as they are', async ({ assert }) => {
    await SkillFactory.merge([{ name: 'MIG Welding' }, { name: '100% ÉTÉ' }]).createMany(2)

    for (const [text, found] of [
      ['mig WELD', ['MIG Welding']],
      ['0% ', ['100% ÉTÉ']],
      ['m_g', []],
      // SQLite only knows the case of ASCII letters.
      ['été', isPostgres(db.connection()) ? ['100% ÉTÉ'] : []],
    ] as const) {
      const query = Skill.query()
      whereContainsAnyCase(query, 'skills.name', text)
      const rows = await query
      assert.deepEqual(
        rows.map(({ name }) => name),
        [...found],
        text
      )
    }
  })

  test('pages of a search have its matches in order', async ({ assert }) => {
    await SkillFactory.merge(
      Array.from({ length: 5 }, (_, at) => ({ name: `Welding ${at}`, popularity: -(at % 2) }))
    ).createMany(5)
    await SkillFactory.merge({ name: 'Weaving' }).create()
    const names = async (qs: Record<string, string>) => {
      const { rows } = await page({ search: 'welding', sort: 'popularity,name', limit: '2', ...qs })
      return rows.map(({ name }) => name)
    }

    const pages = [await names({}), await names({ page: '2' }), await names({ page: '3' })]
    assert.deepEqual(
      pages.flat(),
      ['1', '3', '0', '2', '4'].map((at) => `Welding ${at}`)
    )
    const { there, back } = await walkThereAndBack({ search: 'welding', limit: '2' })
    assert.deepEqual(
      there.map(({ length }) => length),
      [2, 2, 1]
    )
    assert.deepEqual(back, there)
  })

  test('reads no rows if nothing matches', async ({ assert }) => {
    await SkillFactory.merge({ name: 'Welding' }).create()
    const knex = db.connection().getReadClient()
    const statements: string[] = []
    const listen = ({ sql }: { sql: string }) => statements.push(sql)
    knex.on('query', listen)
    try {
      for (const read of [v1, page]) await read({ search: 'nowhere' })
      assert.lengthOf(statements, 2)
      for (const read of [v1, page]) {
        const { rows } = await read({ search: 'weld' })
        assert.lengthOf(rows, 1)
      }
      assert.lengthOf(statements, 6)
    } finally {
      knex.off('query', listen)
    }
  })

  test('links to the next and previous page with the same query', async ({ assert }) => {
    await SkillFactory.createMany(3)
    const ctx = contextOf({ limit: '1', sort: '-name' })
    const { meta } = await cursorList(list, Skill.query(), ctx)
    const link = String(ctx.response.getHeader('Link'))
    assert.match(link, /^<\/v1\/things\?limit=1&sort=-name&cursor=[^>]+>; rel="next"$/)

    const next = contextOf({ limit: '1', sort: '-name', cursor: meta.next_cursor ?? '' })
    await cursorList(list, Skill.query(), next)
    assert.match(String(next.response.getHeader('Link')), /rel="next".*rel="prev"/)
  })

  test('refuses an invalid {field} on /v1 and names it ({$i})')
    .with([
      { qs: { colour: 'red' }, field: 'colour', code: 'unknown_parameter' },
      { qs: { page: '2' }, field: 'page', code: 'unknown_parameter' },
      { qs: { limit: '101' }, field: 'limit', code: 'invalid_parameter' },
      { qs: { limit: '0' }, field: 'limit', code: 'invalid_parameter' },
      { qs: { limit: 'ten' }, field: 'limit', code: 'invalid_parameter' },
      { qs: { sort: 'description' }, field: 'sort', code: 'invalid_parameter' },
      { qs: { sort: 'name,-name' }, field: 'sort', code: 'invalid_parameter' },
      { qs: { sort: 'constructor' }, field: 'sort', code: 'invalid_parameter' },
      { qs: { cursor: 'made.up' }, field: 'cursor', code: 'invalid_parameter' },
      { qs: { type: 'tool,weapon' }, field: 'type', code: 'invalid_parameter' },
      { qs: { most: '11' }, field: 'most', code: 'invalid_parameter' },
      { qs: { 'type[x]': 'tool' }, field: 'type', code: 'invalid_parameter' },
      { qs: { search: 'x'.repeat(201) }, field: 'search', code: 'invalid_parameter' },
    ] as Array<{ qs: Record<string, string>; field: string; code: string }>)
    .run(async ({ assert }, { qs, field, code }) => {
      const refusal = await v1(qs).then(
        () => null,
        (error: unknown) => error
      )
      assert.instanceOf(refusal, Refusal)
      if (!(refusal instanceof Refusal)) return
      assert.equal(refusal.status, code === 'unknown_parameter' ? 400 : 422)
      assert.containSubset(refusal.faults, [{ field, code }])
    })

  test('refuses a cursor of another sort order', async ({ assert }) => {
    await SkillFactory.createMany(2)
    const { meta } = await v1({ limit: '1' })
    const refusal = await v1({ sort: '-name', cursor: meta.next_cursor ?? '' }).catch(
      (error: unknown) => error
    )
    assert.instanceOf(refusal, Refusal)
  })

  test('a page ignores invalid parts of a URL', async ({ assert }) => {
    await SkillFactory.createMany(3)
    const { rows, list: state } = await page({
      sort: 'nonsense',
      type: 'weapon',
      limit: '1000',
      page: '99',
      utm_source: 'mail',
    })
    assert.lengthOf(rows, 3)
    assert.deepInclude(state, { sort: 'name', page: 1, pages: 1, limit: 25, filters: {} })
    assert.deepEqual(state.left_out, [
      'The list cannot be sorted by “nonsense”. The default order was used.',
      '“weapon” is not a valid value of the filter “Type”. The filter was ignored.',
    ])
  })

  test('an export applies the filters, not the page', async ({ assert }) => {
    await SkillFactory.merge([{ type: 'tool' }, { type: 'skill' }]).createMany(2)
    const rows = await exportedQuery(
      list,
      Skill.query(),
      contextOf({ type: 'tool', sort: '-name', limit: '1', page: '7', cursor: 'x' })
    )
    assert.lengthOf(rows, 1)
  })

  test('an export refuses an unknown or invalid filter ({$i})')
    .with([
      { field: 'tpye', value: 'tool' },
      { field: 'type', value: 'weapon' },
      { field: 'search', value: 'x'.repeat(201) },
    ])
    .run(({ assert }, { field, value }) => {
      const refused = () => exportedQuery(list, Skill.query(), contextOf({ [field]: value }))
      assert.throws(refused, Refusal)
      try {
        refused()
      } catch (error) {
        assert.containSubset(error, { status: field === 'tpye' ? 400 : 422, faults: [{ field }] })
      }
    })

  test('a short list has page numbers', async ({ assert }) => {
    await SkillFactory.createMany(5)
    const { rows, list: state } = await page({ limit: '2', page: '3' })
    assert.lengthOf(rows, 1)
    assert.deepInclude(state, { total: 5, total_capped: false, page: 3, pages: 3 })
    assert.isNull(state.next_cursor)
  })

  test('has page numbers up to 10,000 rows, and then cursors', async ({ assert }) => {
    await insertSkills(10_001)
    const answer = await v1()
    assert.deepInclude(answer.meta, { total: 10_000, total_capped: true })

    const first = await page({ limit: '2' })
    assert.deepInclude(first.list, { total: 10_001, total_capped: false, page: null, pages: null })
    assert.isNull(first.list.prev_cursor)
    const second = await page({ limit: '2', cursor: first.list.next_cursor ?? '' })
    const back = await page({ limit: '2', cursor: second.list.prev_cursor ?? '' })
    assert.deepEqual(
      [...back.rows, ...second.rows].map(({ name }) => name),
      ['bulk 10000', 'bulk 10001', 'bulk 10002', 'bulk 10003']
    )
  })

  test('is counted beyond 10,000 rows unless its table is much longer', async ({ assert }) => {
    await insertSkills(10_003)
    await Skill.query().where('name', 'bulk 10000').update({ type: 'tool' })
    const all = await page()
    assert.deepInclude(all.list, { total: 10_003, total_capped: false })
    const most = await page({ most: '10' })
    assert.deepInclude(most.list, { total: 10_003, total_capped: false })

    const last = await Skill.query().orderBy('id', 'desc').firstOrFail()
    await Skill.query()
      .where('id', last.id)
      .update({ id: last.id + 100_000 })
    const few = await page()
    assert.deepInclude(few.list, { total: 10_000, total_capped: true })
  })
})

async function insertSkills(count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    uid: newUid(),
    name: `bulk ${10_000 + index}`,
    name_key: `bulk ${10_000 + index}`,
    slug: `bulk-${10_000 + index}`,
    created_at: '2026-01-01 00:00:00',
    updated_at: '2026-01-01 00:00:00',
  }))
  for (let start = 0; start < count; start += 500) {
    await db.table('skills').multiInsert(rows.slice(start, start + 500))
  }
}
