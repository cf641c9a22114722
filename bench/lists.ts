import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { BenchRow } from './types.js'
import { Role } from '#app/accounts/role'
import User from '#app/accounts/user'
import { exactTotal } from '#app/core/lists/list_url'
import { cursorList, pageList } from '#app/core/lists/listing'
import { jsonTable, rawRows } from '#app/core/db/raw_rows'
import { readConnection } from '#app/core/lists/read_connection'
import { newUid } from '#app/core/uid'
import { nameKey } from '#app/core/text/name_key'
import Skill from '#app/catalogue/skill'
import { skillList } from '#app/catalogue/skills/skill_list'
import { loadRelations, generatedSkills, realSkills } from './search_data.js'
import { sideBySide } from './side_by_side.js'

const skillCount = 100_000
const shown = 25
const target = 'at most 3'
const rounds = Array.from({ length: 40 }, (_, index) => index)

/** The columns of a list with domain and number of relations, in one statement. */
const columns = `skills.*, categories.uid as domain_uid, categories.name as domain_name,
  (select count(*) from skill_relations where skill_relations.skill_id = skills.id) as relations_count`
const from = 'skills left join categories on categories.id = skills.category_id'

/**
 * Measures pages of a list of 100,000 skills, compared with minimal statements: the rows by an
 * index, and the count up to 10,000 on both sides. The values are the time in the database; the
 * note has the time of a page including its models.
 */
export default async function bench(): Promise<BenchRow[]> {
  process.stderr.write('lists: 100,000 skills\n')
  await load()
  const last = await lastCursor()
  const [{ name_key: key, id }] = await rawRows<{ name_key: string; id: number }>(
    db.connection(),
    `select name_key, id from skills order by name_key desc, id desc limit 1 offset ${shown}`
  )
  const drafts = "where skills.status = 'draft'"
  const byName = `order by skills.name_key, skills.id limit ${shown}`
  return [
    await compare('first page', {}, [`select ${columns} from ${from} ${byName}`], ''),
    await compare(
      'page filtered by status',
      { status: 'published' },
      [`select ${columns} from ${from} where skills.status = 'published' ${byName}`],
      "where skills.status = 'published'"
    ),
    await compare(
      'last page, by its cursor',
      { cursor: last },
      [
        `select ${columns} from ${from} where (skills.name_key, skills.id) > (?, ?) ${byName}`,
        [key, id],
      ],
      ''
    ),
    await compare(
      'first page of 9,000 drafts',
      { status: 'draft' },
      [`select ${columns} from ${from} ${drafts} ${byName}`],
      drafts
    ),
    await compare(
      'last page of 9,000 drafts, by its number',
      { status: 'draft', page: '360' },
      [
        `select ${columns} from ${from} ${drafts} order by skills.name_key desc, skills.id desc limit ${shown}`,
      ],
      drafts
    ),
    await compare(
      'first page by status',
      { sort: 'status' },
      [`select ${columns} from ${from} order by skills.status, skills.id limit ${shown}`],
      ''
    ),
  ]
}

async function compare(
  name: string,
  qs: Record<string, string>,
  [sql, bindings = []]: [sql: string, bindings?: Array<string | number>],
  narrowed: string
): Promise<BenchRow> {
  const client = readConnection()
  const counted = `select count(*) as total from (select 1 from skills ${narrowed} limit ${exactTotal + 1}) as counted`
  const least = async () => {
    await rawRows(client, counted)
    await rawRows(client, sql, bindings)
  }
  const list = () => pageList(skillList, listed(), asking(qs))
  const { reference, ours } = await sideBySide(rounds, least, list, 3, databaseTime())
  const whole = await sideBySide(rounds, least, list)
  const note = `${Math.round(whole.ours).toLocaleString('en')} µs wall time with the models`
  return {
    name: `list: ${name}`,
    ours,
    reference,
    unit: 'µs',
    ratio: ours / reference,
    target,
    note,
  }
}

let isListening = false
let spent = 0

/** A clock that only runs during statements. */
function databaseTime(): () => number {
  if (!isListening) {
    isListening = true
    const started = new Map<string, number>()
    const knex = readConnection().getReadClient()
    knex.on('query', ({ __knexQueryUid: id }: { __knexQueryUid: string }) => {
      started.set(id, performance.now())
    })
    knex.on('query-response', (_: unknown, { __knexQueryUid: id }: { __knexQueryUid: string }) => {
      spent += performance.now() - (started.get(id) ?? performance.now())
      started.delete(id)
    })
  }
  return () => spent
}

function listed() {
  return Skill.listFor(new User().merge({ role: Role.admin }))
}

/** The cursor of the last page, reached page by page. */
async function lastCursor(): Promise<string> {
  let cursor = ''
  for (;;) {
    const qs = { limit: '100', ...(cursor && { cursor }) }
    const { meta } = await cursorList(skillList, listed(), asking(qs))
    if (!meta.next_cursor) return cursor
    cursor = meta.next_cursor
  }
}

/** The parts of a request that a list reads. */
function asking(qs: Record<string, string>) {
  return {
    request: { qs: () => qs, url: () => '/skills' },
    response: { header: () => {} },
  } as unknown as Pick<HttpContext, 'request' | 'response'>
}

async function load() {
  const { skills } = realSkills()
  const client = db.connection()
  const rows = generatedSkills(skills, skillCount).map(({ name }, index) => ({
    uid: newUid(),
    name,
    name_key: nameKey(name),
    slug: `s${index}`,
    status: index % 100 < 9 ? 'draft' : 'published',
  }))
  const given = jsonTable(client, 'given', {
    uid: 'uuid',
    name: 'text',
    name_key: 'text',
    slug: 'text',
    status: 'text',
  })
  for (let start = 0; start < rows.length; start += 5000) {
    await client.rawQuery(
      `insert into skills (uid, name, name_key, slug, status, created_at, updated_at)
         select uid, name, name_key, slug, status, current_timestamp, current_timestamp from ${given}`,
      [JSON.stringify(rows.slice(start, start + 5000))]
    )
  }
  await loadRelations(client, { skills: skillCount, from: 20_000, degree: 5 })
}
