import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Bench, BenchRow } from './types.js'
import { lookUpSkills } from '#app/search/batch/look_up_skills'
import { beginning, type Position } from '#app/changes/feed_position'
import { readChanges } from '#app/changes/read_changes'
import { amongValues, isPostgres, preparedRows } from '#app/core/db/prepared_rows'
import { rawRows } from '#app/core/db/raw_rows'
import { nameKey } from '#app/core/text/name_key'
import { loadRelations, loadSkills, openScratch, realSkills } from './search_data.js'
import { sideBySide } from './side_by_side.js'

const named = 500
const onPage = 100
const degree = 20
const rounds = [0, 1, 2, 3, 4]

/**
 * Measures batch calls: a lookup of 500 names among all skills of the demo, compared with one
 * indexed statement for the same names; and a page of changes at the end of the log, compared with
 * one at its start.
 */
const bench: Bench = async () => {
  const { skills } = realSkills()
  process.stderr.write(`batch: ${skills.length} skills\n`)
  const { client, close } = await openScratch()
  try {
    await loadSkills(client, skills)
    await loadRelations(client, { skills: skills.length, from: skills.length, degree })
    await logAll(client)
    const step = Math.floor(skills.length / named)
    const names = Array.from({ length: named }, (_, at) => skills[at * step].name)
    return [await lookup(client, names), await pages(client)]
  } finally {
    await close()
  }
}

export default bench

async function lookup(client: QueryClientContract, names: string[]): Promise<BenchRow> {
  const key = amongValues(client, 'name_key', 'text')
  const keys = key.bind(names.map(nameKey))
  const least = () =>
    preparedRows(client, 'bench_names', `select * from skills where ${key.sql}`, [keys])
  const look = () => lookUpSkills('names', names, { client })
  const { reference, ours } = await sideBySide(rounds, least, look)
  return {
    name: `lookup of ${named} names`,
    ours,
    reference,
    unit: 'µs',
    ratio: ours / reference,
    target: 'at most 10',
    note: 'reference: the rows of the skills by an index, without aliases, domain and matching',
  }
}

async function pages(client: QueryClientContract): Promise<BenchRow> {
  const [{ last, written }] = await rawRows<{ last: number; written: number }>(
    client,
    'select max(id) as last, max(written_in) as written from change_log'
  )
  const end: Position = {
    writtenIn: Number(written),
    entry: Number(last) - onPage - 1,
    relation: null,
  }
  const half: Position = { ...end, entry: Math.floor(Number(last) / 2) }
  const page = (from: Position) => () => readChanges(from, onPage, client)
  const { reference, ours } = await sideBySide(rounds, page(half), page(end))
  const first = await sideBySide(rounds, page(half), page(beginning))
  return {
    name: `page of ${onPage} changes at the end of the log`,
    ours,
    reference,
    unit: 'µs',
    ratio: ours / reference,
    target: 'at most 1.5',
    note: `reference: in the middle; the first page, of skills with their relations: ${Math.round(first.ours)} µs`,
  }
}

/** The change log entries of an import: each skill, then each relation. */
async function logAll(client: QueryClientContract) {
  const object = isPostgres(client) ? 'json_build_object' : 'json_object'
  const columns = `(subject, subject_id, action, "after", created_at)`
  await client.rawQuery(
    `insert into change_log ${columns}
     select 'skill', id, 'created', ${object}('name', name, 'status', status), current_timestamp
       from skills order by id`
  )
  await client.rawQuery(
    `insert into change_log ${columns}
     select 'relation', id, 'created', ${object}('type', type, 'weight', weight), current_timestamp
       from skill_relations order by id`
  )
  await client.rawQuery('analyze')
}
