import testUtils from '@adonisjs/core/services/test_utils'
import type { HttpContext } from '@adonisjs/core/http'
import type { RouteJSON } from '@adonisjs/core/types/http'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#app/accounts/role'
import type User from '#app/accounts/user'
import { registeredRoutes } from '#app/contract/contract'
import { callersOf, nameIn, v1Routes } from '#app/contract/route_traits'
import { operations } from '#app/contract/operations'
import { rawRows } from '#app/core/db/raw_rows'
import type { ListDefinition } from '#app/core/lists/listing'
import { readConnection } from '#app/core/lists/read_connection'
import { databaseTime, statementsOf } from './database_time.js'
import { roundsFor, sideBySide } from './side_by_side.js'
import { scanOf, searchedTexts } from './text_searches.js'

type AnyList = ListDefinition<any>

/** A list of `/v1` for staff, as its contract describes it. */
interface StaffList {
  name: string
  route: RouteJSON
  definition: AnyList
  params: Record<string, string>
}

export interface MeasuredPage {
  list: string
  qs: Record<string, string>
  path: string
  ours: number
  reference: number
  /** The time of the page with its models, in µs. */
  wall: number
}

/** Values of text filters, and the tables of ids, by filter. */
const samples: Record<string, string> = {
  from: '2026-10-01',
  to: '2026-06-01',
  currency: 'EUR',
  source: 'adverts',
  related: 'manage project',
}
const tables: Record<string, string> = {
  client: 'clients',
  person: 'users',
  subject_id: 'clients',
  started_by: 'users',
  package: 'client_packages',
  api_key: 'api_keys',
  parent: 'categories',
}
/** Of the values of a filter. */
const mostValues = 6

interface Statement {
  sql: string
  bindings: Array<string | number>
}

/**
 * Measures each sort and filter of all lists of staff but the named ones. The reference is
 * the page that an index always serves: the statements of the unfiltered list, with its rows in the
 * order of the primary key. For the search of a part of a text, which no index serves, it is a scan (`scanOf`).
 */
export async function measureStaffLists(user: User, except: string[]): Promise<MeasuredPage[]> {
  const measured: MeasuredPage[] = []
  for (const list of await listsOfStaff(except)) {
    const reference = await referenceOf(list, user)
    for (const qs of await pagesOf(list)) {
      measured.push(await measurePage(list, qs, user, reference))
    }
  }
  return measured
}

async function listsOfStaff(except: string[]): Promise<StaffList[]> {
  const ids: Record<string, string> = {
    'v1.skills.history': await uidOf('skills'),
    'v1.webhooks.deliveries.index': await uidOf('webhooks'),
  }
  return v1Routes(registeredRoutes(), '').flatMap((route) => {
    const name = nameIn(route)
    const definition = operations[name]?.list as AnyList | undefined
    if (!definition || except.includes(name) || !callersOf(route).includes(Role.admin)) return []
    const params: Record<string, string> = Object.hasOwn(ids, name) ? { id: ids[name] } : {}
    return { name: name.replace(/^v1\.|\.index$/g, ''), route, definition, params }
  })
}

async function pagesOf({ definition }: StaffList): Promise<Array<Record<string, string>>> {
  const pages: Array<Record<string, string>> = []
  for (const sort of Object.keys(definition.sorts)) pages.push({ sort }, { sort: `-${sort}` })
  if (definition.search)
    pages.push(...searchedTexts(tableOf(definition)).map((search) => ({ search })))
  for (const [name, { schema }] of Object.entries(definition.filters)) {
    const values = (schema?.items as { enum?: string[] } | undefined)?.enum ?? [
      samples[name] ?? (await uidOf(tables[name])),
    ]
    for (const value of values.slice(0, mostValues)) pages.push({ [name]: value })
  }
  return pages
}

async function uidOf(table: string): Promise<string> {
  const { uid } = await db
    .from(table)
    .where('id', 10)
    .orWhere('id', 1)
    .orderBy('id', 'desc')
    .firstOrFail()
  return uid
}

/** Runs the controller of the list. */
async function answer({ route, params }: StaffList, qs: Record<string, string>, user: User) {
  const ctx = await testUtils.createHttpContext()
  ctx.request.updateQs(qs)
  ctx.params = params
  ctx.route = route as unknown as HttpContext['route']
  ctx.auth = { user, getUserOrFail: () => user } as HttpContext['auth']
  const { handler } = route
  await (typeof handler === 'function' ? handler(ctx) : handler.handle(ctx.containerResolver, ctx))
}

function tableOf({ key }: AnyList) {
  return key.split('.')[0]
}

async function referenceOf(list: StaffList, user: User): Promise<Statement[]> {
  const { key } = list.definition
  const table = tableOf(list.definition)
  const ofTable = new RegExp(`from \\W?${table}\\W`)
  const statements = await statementsOf(() => answer(list, {}, user))
  return statements.map(({ sql, bindings }) => ({
    sql: (ofTable.test(sql)
      ? sql.replaceAll(/ order by [^()]*?( limit )/g, ` order by ${key}$1`)
      : sql
    )
      .replace(/ indexed by \w+/, '')
      .replaceAll(/\$\d+/g, '?'),
    bindings: bindings as Array<string | number>,
  }))
}

async function measurePage(
  list: StaffList,
  qs: Record<string, string>,
  user: User,
  ofIndex: Statement[]
): Promise<MeasuredPage> {
  const client = readConnection()
  const statements =
    (qs.search && (await scanOf(client, tableOf(list.definition), qs.search))) || ofIndex
  const reference = async () => {
    for (const { sql, bindings } of statements) await rawRows(client, sql, bindings)
  }
  const ours = () => answer(list, qs, user)
  const rounds = await roundsFor(ours)
  const times = await sideBySide(rounds, reference, ours, 3, await databaseTime())
  const { ours: wall } = await sideBySide(rounds, reference, ours, 1)
  const path = `${list.route.pattern.replace(':id', list.params.id)}?${new URLSearchParams(qs)}`
  return { list: list.name, qs, path, wall, ...times }
}
