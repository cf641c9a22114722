import type { Client as PostgresConnection } from 'pg'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { isPostgres } from '#app/core/db/prepared_rows'
import { jsonTable } from '#app/core/db/raw_rows'
import { newUid } from '#app/core/uid'
import { resolveInputs } from '#app/search/playground/resolve_inputs'
import { lastPlaceFor, suggestSkills } from '#app/search/playground/suggestions'
import { indexSkills } from '#app/catalogue/names/skill_index'
import { planOf } from '#tests/helpers/plan_of'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const wordOf = (number: number) =>
  Array.from({ length: 6 }, (_, at) => letters[Math.floor(number / 3 ** at) % letters.length]).join(
    ''
  )

/** Creates and indexes skills with names of two words. */
async function createSkills(count: number) {
  const client = db.connection()
  const rows = Array.from({ length: count }, (_, at) => {
    const name = `${wordOf(at * 7919)} ${wordOf(at * 104729)} ${at}`
    return { uid: newUid(), name, slug: `s${at}` }
  })
  const columns = { uid: 'uuid', name: 'text', slug: 'text' } as const
  await client.rawQuery(
    `insert into skills (uid, name, name_key, slug, status, created_at, updated_at)
       select uid, name, name, slug, 'published', current_timestamp, current_timestamp
         from ${jsonTable(client, 'given', columns)}`,
    [JSON.stringify(rows)]
  )
  const skills = await client.from('skills').select('id')
  await indexSkills(
    client,
    skills.map(({ id }) => id)
  )
  await client.rawQuery('analyze')
  return rows.map(({ name }) => name)
}

/** The statements that the work sends, with their values; prepared ones emit no query event. */
async function statementsOf(connection: PostgresConnection, work: () => Promise<unknown>) {
  const sent: Array<{ text: string; values: unknown[] }> = []
  const { query } = connection
  connection.query = function (this: PostgresConnection, ...given: unknown[]) {
    sent.push(given[0] as (typeof sent)[number])
    return Reflect.apply(query, this, given)
  } as typeof query
  try {
    await work()
  } finally {
    connection.query = query
  }
  return sent
}

/** The statement in the PostgreSQL function that finds labels by words, with values of a search. */
async function statementInside(name: string) {
  const { rows } = await db.rawQuery('select prosrc from pg_proc where proname = ?', [name])
  const [, statement] = /return query (.*?);/s.exec(rows[0].prosrc)!
  return statement
    .replace('@@ words', `@@ cast('abcdef' as tsquery)`)
    .replace('<= last_place', '<= 1000000000')
    .replace('limit most', 'limit 500')
}

test.group('Query plans of searches', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** SQLite has no parallel plans. */
  test('use no parallel workers on PostgreSQL', async ({ assert }) => {
    const client = db.connection()
    if (!isPostgres(client)) return
    const [name] = await createSkills(2000)
    for (const cost of [
      'min_parallel_table_scan_size',
      'min_parallel_index_scan_size',
      'parallel_setup_cost',
      'parallel_tuple_cost',
    ]) {
      await client.rawQuery(`set local ${cost} = 0`)
    }
    const connection = await client.getReadClient().client.acquireConnection()

    const sent = [
      ...(await statementsOf(connection, () => search(name.slice(0, 3)))),
      ...(await statementsOf(connection, () => search(`${name.slice(0, 4)}z${name.slice(5)}`))),
      ...(await statementsOf(connection, () => resolve(`${name.slice(0, 6)}s`))),
      { text: await statementInside('search_labels_holding'), values: [] },
    ]

    assert.isAtLeast(sent.length, 10)
    for (const { text, values } of sent) {
      // empty here, and an empty table is read without its index
      if (/from (synonyms|merged_skills)/.test(text)) continue
      const steps = await planOf(client, text, values)
      const plan = steps.join('\n')
      assert.notMatch(plan, /Gather|Seq Scan/, text)
      assert.match(plan, /Index/, text)
    }
  })

  /** Prepared statements emit no events, so only those of PostgreSQL are seen. */
  test('search no labels for a word that no label has', async ({ assert }) => {
    const client = db.connection()
    if (!isPostgres(client)) return
    const [first, second] = await createSkills(2)
    const connection = await client.getReadClient().client.acquireConnection()
    const [, right] = second.split(' ')
    const searches = async (text: string) => {
      const sent = await statementsOf(connection, () => search(text))
      return sent.filter(({ text: sql }) => sql.includes('search_labels_holding')).length
    }

    assert.equal(await searches(`${right} ${second.slice(0, 4)}`), 1)
    assert.equal(await searches(`${right.slice(0, 4)} ${second.slice(0, 4)}`), 1)
    // one search for labels with the similar words
    assert.equal(await searches(`z${first}`), 1)
  })
})

function resolve(text: string) {
  return resolveInputs(db.connection(), [text], { lastPlace: lastPlaceFor.client })
}

function search(text: string) {
  return suggestSkills(text, { limit: 10, audience: 'client' })
}
