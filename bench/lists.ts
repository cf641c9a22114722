import { setTimeout as wait } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import type { HttpContext } from '@adonisjs/core/http'
import type { BenchRow } from './types.js'
import { Role } from '#app/accounts/role'
import User from '#app/accounts/user'
import { exactTotal } from '#app/core/lists/list_url'
import { cursorList, pageList, type ListDefinition, type ListQuery } from '#app/core/lists/listing'
import { rawRows } from '#app/core/db/raw_rows'
import { readConnection } from '#app/core/lists/read_connection'
import { newUid } from '#app/core/uid'
import { skillsByWordPrefixes } from '#app/catalogue/names/skills_by_word_prefixes'
import { relationList } from '#app/catalogue/relations/relation_list'
import Skill, { skillTypes } from '#app/catalogue/skill'
import SkillRelation from '#app/catalogue/skill_relation'
import { skillList } from '#app/catalogue/skills/skill_list'
import { loadBusiness } from './business_data.js'
import { databaseTime } from './database_time.js'
import { MeasuredServer, staffToken, staffUser, type Figures } from './measured_server.js'
import { idleSeconds, limitRow, ms, probes } from './requests_beside.js'
import { generatedSkills, loadRelations, loadSkills, realSkills } from './search_data.js'
import { roundsFor, sideBySide } from './side_by_side.js'
import { measureStaffLists, type MeasuredPage } from './staff_lists.js'

const sizes = {
  usual: { skills: 100_000, from: 20_000, degree: 5 },
  large: { skills: 1_000_000, from: 1_000_000, degree: 5 },
}
const domains = 300
const shown = 25
const target = 'at most 3'
/** The idle server and the busy one are measured in turns, since other programs use the processors too. */
const besideRounds = 5
const admin = new User().merge({ role: Role.admin })

/** A page of a list: its parameters, and the minimal statement for its rows and their number. */
interface Page {
  /** Instead of the parameters. */
  label?: string
  qs: Record<string, string>
  where?: string
  bindings?: Array<string | number>
  /** The last row before the page; the number is that of all pages. */
  after?: [name: string, id: number]
  order?: string
}

interface MeasuredList<Model extends LucidModel> {
  name: string
  path: string
  definition: ListDefinition<Model>
  query: () => ListQuery<Model>
  /** The minimal statement, with the number of relations and the names that the list shows. */
  rows: (page: Page) => string
  table: string
  defaultOrder: string
}

const skills: MeasuredList<typeof Skill> = {
  name: 'skills',
  path: '/v1/skills/list/',
  definition: skillList,
  query: () => Skill.listFor(admin),
  rows: ({ where = 'true', order }) =>
    `select skills.*, categories.uid as domain_uid, categories.name as domain_name,
        (select count(*) from skill_relations where skill_relations.skill_id = skills.id) as relations_count
       from skills left join categories on categories.id = skills.category_id
      where ${where} order by ${order} limit ${shown}`,
  table: 'skills',
  defaultOrder: 'skills.name_key, skills.id',
}

const relations: MeasuredList<typeof SkillRelation> = {
  name: 'relations',
  path: '/v1/skills/skill-relations/list/',
  definition: relationList,
  query: () => SkillRelation.listFor(admin),
  rows: ({ where = 'true', order = '' }) => {
    const tables = ['skill_relations', 'skills']
    if (order.startsWith('skills') && !/skill_id (=|in) /.test(where)) tables.reverse()
    return `select skill_relations.*, skills.uid as skill_uid, skills.name as skill_name,
        related.uid as related_uid, related.name as related_name
       from ${tables.join(' cross join ')} join skills related on related.id = skill_relations.related_skill_id
      where skill_relations.skill_id = skills.id and ${where} order by ${order} limit ${shown}`
  },
  table: 'skill_relations',
  defaultOrder: 'skills.name_key, skill_relations.weight desc, skill_relations.id desc',
}

/**
 * Measures a page of each sort and filter of the lists of skills and relations, compared with
 * minimal statements: the rows by an index, and the count up to 10,000 on both sides. The values
 * are the processor time of the database; the note has the time of a page including its models. The other lists
 * of staff are measured by their definitions. Then the slowest page is requested from a server without
 * pause, beside other requests.
 */
export default async function bench({ large }: { large: boolean }): Promise<BenchRow[]> {
  const size = large ? sizes.large : sizes.usual
  const title = `${size.skills.toLocaleString('en')} skills`
  process.stderr.write(`lists: ${title}\n`)
  const user = await staffUser()
  if (!(await db.from('skills').first())) await load(size)
  if (!(await db.from('clients').first())) {
    await loadBusiness(db.connection(), size.skills, user.id)
  }

  const measured = [
    ...(await measure(skills, await pagesOfSkills(), title)),
    ...(await measure(relations, await pagesOfRelations(), title)),
    ...slowestOfEach(await measureStaffLists(user, ['v1.skills.index', 'v1.relations.index'])),
  ]
  const slowest = measured.reduce((a, b) => (a.wall > b.wall ? a : b))
  const rows = measured.map(({ row }) => row)
  return [...rows, ...(await beside(slowest))]
}

/** One row for each of the other lists: the page with the highest ratio. */
function slowestOfEach(pages: MeasuredPage[]): Measured[] {
  return [...Map.groupBy(pages, ({ list }) => list)].map(([list, all]) => {
    const ratioOf = ({ ours, reference }: MeasuredPage) => ours / reference
    for (const page of all.filter((one) => ratioOf(one) > 3)) {
      process.stderr.write(
        `${list}, ${textOf(page.qs)}: ${ratioOf(page).toFixed(2)} (${Math.round(page.ours)} µs)\n`
      )
    }
    const worst = all.reduce((a, b) => (ratioOf(a) > ratioOf(b) ? a : b))
    const slowest = all.reduce((a, b) => (a.wall > b.wall ? a : b))
    const { ours, reference } = worst
    const row = {
      name: `list of ${list}, ${textOf(worst.qs)}`,
      ...{ ours, reference, unit: 'µs', ratio: ratioOf(worst), target },
      note: `the highest ratio of ${all.length} sorts and filters; reference: the page by primary key, or a scan for a text`,
    }
    const { path, wall } = slowest
    return { row, page: `list of ${list}, ${textOf(slowest.qs)}`, path, wall }
  })
}

async function pagesOfSkills(): Promise<Page[]> {
  const client = db.connection()
  const [root, leaf] = await rawRows<{ uid: string }>(
    client,
    'select uid from categories where id in (1, 2) order by id'
  )
  const last = await lastPage()
  return [
    ...sortsOf(skillList),
    {
      qs: { cursor: last.cursor },
      after: last.before,
    },
    ...['draft', 'published', 'archived'].map((status) => ({
      qs: { status },
      where: `skills.status = '${status}'`,
    })),
    { qs: { type: 'tool' }, where: "skills.type = 'tool'" },
    {
      qs: { status: 'draft', sort: '-updated_at' },
      where: "skills.status = 'draft'",
      order: 'skills.updated_at desc, skills.id desc',
    },
    { label: 'domain', qs: { domain: leaf.uid }, where: 'skills.category_id = 2' },
    {
      label: 'domain with nine below',
      qs: { domain: root.uid },
      where: 'skills.category_id between 1 and 10',
    },
    ...['manage', 'manage project'].map((search) => {
      const { sql, bindings } = skillsByWordPrefixes(client, search)
      return { qs: { search }, where: `skills.id in (${sql})`, bindings }
    }),
  ]
}

async function pagesOfRelations(): Promise<Page[]> {
  const client = db.connection()
  const [skill] = await rawRows<{ uid: string }>(client, 'select uid from skills where id = 1000')
  const { sql, bindings } = skillsByWordPrefixes(client, 'manage project')
  return [
    { qs: { sort: 'skill,-weight' } },
    ...sortsOf(relationList),
    { qs: { type: 'related' }, where: "skill_relations.type = 'related'" },
    { qs: { type: 'broader' }, where: "skill_relations.type = 'broader'" },
    {
      qs: { source: 'adverts' },
      where:
        "skill_relations.type in ('related', 'co_occurs') and skill_relations.source = 'occupations+adverts'",
    },
    { qs: { min_weight: '100' }, where: 'skill_relations.weight >= 100' },
    { qs: { max_weight: '50' }, where: 'skill_relations.weight <= 50' },
    { qs: { skill: skill.uid }, where: 'skill_relations.skill_id = 1000' },
    { qs: { related_skill: skill.uid }, where: 'skill_relations.related_skill_id = 1000' },
    { qs: { search: 'manage project' }, where: `skill_relations.skill_id in (${sql})`, bindings },
    {
      qs: { related: 'manage project' },
      where: `skill_relations.related_skill_id in (${sql})`,
      bindings,
    },
  ]
}

/** Both directions of each sort. */
function sortsOf<Model extends LucidModel>({ sorts, key }: ListDefinition<Model>): Page[] {
  return Object.entries(sorts).flatMap(([name, column]) =>
    ['', '-'].map((sign) => {
      const columns = new Set([column, key])
      const order = [...columns].map((one) => one + (sign && ' desc')).join(', ')
      return { qs: { sort: sign + name }, order }
    })
  )
}

interface Measured {
  row: BenchRow
  /** The slowest page. */
  page: string
  path: string
  /** The time of a page with its models, in µs. */
  wall: number
}

async function measure<Model extends LucidModel>(
  list: MeasuredList<Model>,
  pages: Page[],
  title: string
): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const page of pages) measured.push(await compare(list, page, title))
  return measured
}

async function compare<Model extends LucidModel>(
  { name, path, definition, query, rows, table, defaultOrder }: MeasuredList<Model>,
  page: Page,
  title: string
): Promise<Measured> {
  const { label, qs, where = 'true', bindings = [], after } = page
  const client = readConnection()
  const counted = `select count(*) as total from (select 1 from ${table} where ${where} limit ${exactTotal + 1}) as counted`
  const isAfter = after && '(skills.name_key, skills.id) > (?, ?)'
  const sql = rows({ order: defaultOrder, ...page, where: isAfter ?? where })
  const least = async () => {
    await rawRows(client, counted, bindings)
    await rawRows(client, sql, after ?? bindings)
  }
  const ours = () => pageList(definition, query(), asking(qs))
  const rounds = await roundsFor(ours)
  const times = await sideBySide(rounds, least, ours, 3, await databaseTime())
  const { ours: wall } = await sideBySide(rounds, least, ours, 1)
  const row = {
    name: `list of ${name}, ${label ?? textOf(qs)}, ${title}`,
    ours: times.ours,
    reference: times.reference,
    unit: 'µs',
    ratio: times.ours / times.reference,
    target,
    note: `${Math.round(wall).toLocaleString('en')} µs wall time with the models`,
  }
  return { row, page: row.name, path: `${path}?${new URLSearchParams(qs)}`, wall }
}

/** The time of other requests while the page is requested without pause. */
async function beside({ path, page }: Measured): Promise<BenchRow[]> {
  const server = new MeasuredServer()
  try {
    await server.start(await staffToken())
    await server.read(path)
    const only = [probes[0]]
    const idle: Figures[] = []
    const busy: Figures[] = []
    let pages = 0
    for (let round = 0; round < besideRounds; round += 1) {
      idle.push(...(await server.ask(only, () => wait(idleSeconds * 1000))))
      busy.push(
        ...(await server.ask(only, async () => {
          const until = performance.now() + idleSeconds * 1000
          for (; performance.now() < until; pages += 1) await server.read(path)
        }))
      )
    }
    const p99 = (all: Figures[]) => median(all.map((figures) => figures.p99))
    const range = (all: Figures[]) => {
      const each = all.map((figures) => figures.p99)
      return `${ms(Math.min(...each))} to ${ms(Math.max(...each))}`
    }
    const note =
      `${pages} pages; median of ${besideRounds} times ${idleSeconds} s in turns, p99 of each ${range(busy)}, ` +
      `idle ${range(idle)}; the reference is three times idle`
    return [
      limitRow(
        `p99 of ${probes[0].name}, beside the ${page}`,
        p99(busy),
        3 * p99(idle),
        'ms',
        note
      ),
    ]
  } finally {
    await server.stop()
  }
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

/** Without ids and cursors. */
function textOf(qs: Record<string, string>) {
  return Object.entries(qs)
    .map(([key, value]) => (value.length > 30 ? key : `${key}=${value}`))
    .join(', ')
}

/**
 * The cursor of the last page by name, and the row before this page. A cursor does not depend on filters, so the
 * pages before are left out.
 */
async function lastPage() {
  const [row] = await rawRows<{ name_key: string; id: number }>(
    db.connection(),
    `select name_key, id from skills order by name_key desc, id desc limit 1 offset ${shown}`
  )
  const query = skills.query().where('skills.name_key', '>=', row.name_key)
  const { meta } = await cursorList(skillList, query, asking({ limit: '1' }))
  const before: [string, number] = [row.name_key, row.id]
  return { cursor: meta.next_cursor!, before }
}

/** The parts of a request that a list reads. */
function asking(qs: Record<string, string>) {
  return {
    request: { qs: () => qs, url: () => '/skills' },
    response: { header: () => {} },
  } as unknown as Pick<HttpContext, 'request' | 'response'>
}

/** 30 domains with nine others below each; a tenth of the skills are no longer or not yet published. */
async function load({ skills: count, from, degree }: typeof sizes.usual) {
  const client = db.connection()
  const at = { created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00' }
  const rows = Array.from({ length: domains }, (_, index) => ({
    uid: newUid(),
    name: `Domain ${index + 1}`,
    name_key: `domain ${index + 1}`,
    slug: `domain-${index + 1}`,
    parent_id: index % 10 ? index - (index % 10) + 1 : null,
    ...at,
  }))
  await client.table('categories').multiInsert(rows)
  await loadSkills(client, generatedSkills(realSkills().skills, count), (id) => ({
    status: id % 100 < 9 ? 'draft' : id % 100 < 10 ? 'archived' : 'published',
    type: skillTypes[id % skillTypes.length],
    category_id: 1 + (id % domains),
  }))
  await loadRelations(client, { skills: count, from, degree })
}
