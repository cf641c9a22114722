import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { logChanges, type Change, type ChangeAuthor } from '#app/core/db/change_log'
import { isPostgres } from '#app/core/db/prepared_rows'
import { jsonTable, rawRows } from '#app/core/db/raw_rows'
import { newUid } from '#app/core/uid'
import { nameKey, slugOf } from '#app/core/text/name_key'

/** A domain with the fields that imports use. */
export interface CategoryRow {
  id: number
  uid: string
  name: string
  slug: string
  code: string | null
  external_uri: string | null
  parent_id: number | null
  description: string | null
  active: boolean
  version: number
}

export type NewCategory = Pick<
  CategoryRow,
  'name' | 'code' | 'external_uri' | 'description' | 'active'
>

/**
 * All domains: hundreds, at most thousands. With `hold`, other writers of domains wait for the end
 * of the transaction, as when saving on the page; skills can still be added to domains.
 */
export async function allCategories(
  client: QueryClientContract,
  { hold = false }: { hold?: boolean } = {}
): Promise<CategoryRow[]> {
  const holding = hold && isPostgres(client) ? 'for no key update' : ''
  const rows = await rawRows<CategoryRow & { active: boolean | number }>(
    client,
    `select id, uid, name, slug, code, external_uri, parent_id, description, active, version
     from categories order by id ${holding}`
  )
  return rows.map((row) => ({ ...row, active: row.active === true || Number(row.active) === 1 }))
}

/**
 * Inserts domains without parents; `slugs` contains the slugs in use and is extended by the new
 * ones.
 */
export async function insertCategories(
  trx: TransactionClientContract,
  categories: NewCategory[],
  slugs: Set<string>
): Promise<CategoryRow[]> {
  if (!categories.length) return []
  const rows = categories.map((category) => {
    const uid = newUid()
    return {
      ...category,
      id: 0,
      uid,
      slug: slugFor(category, uid, slugs),
      parent_id: null,
      version: 1,
    }
  })
  const table = jsonTable(trx, 'wanted', {
    uid: 'uuid',
    name: 'text',
    name_key: 'text',
    slug: 'text',
    code: 'text',
    external_uri: 'text',
    description: 'text',
    active: 'boolean',
  })
  await trx.rawQuery(
    `insert into categories (uid, name, name_key, slug, code, external_uri, description, active,
       version, created_at, updated_at)
     select uid, name, name_key, slug, code, external_uri, description, active, 1,
            current_timestamp, current_timestamp
     from ${table}`,
    [JSON.stringify(rows.map((row) => ({ ...row, name_key: nameKey(row.name) })))]
  )
  const made = await rawRows<{ id: number; uid: string }>(trx, 'select id, uid from categories')
  const ids = new Map(made.map(({ id, uid }) => [uid, id]))
  for (const row of rows) row.id = ids.get(row.uid) ?? 0
  return rows
}

/** Updates existing domains to these values, including parents. */
export async function updateCategories(
  trx: TransactionClientContract,
  rows: CategoryRow[]
): Promise<void> {
  if (!rows.length) return
  const table = jsonTable(trx, 'wanted', {
    id: 'integer',
    name: 'text',
    name_key: 'text',
    code: 'text',
    external_uri: 'text',
    parent_id: 'integer',
    description: 'text',
    active: 'boolean',
    version: 'integer',
  })
  await trx.rawQuery(
    `update categories set name = wanted.name, name_key = wanted.name_key, code = wanted.code,
       external_uri = wanted.external_uri, parent_id = wanted.parent_id,
       description = wanted.description, active = wanted.active, version = wanted.version,
       updated_at = current_timestamp
     from ${table} where categories.id = wanted.id`,
    [JSON.stringify(rows.map((row) => ({ ...row, name_key: nameKey(row.name) })))]
  )
}

/** Logs the creation of domains, after their parents are set. */
export async function logCreatedCategories(
  trx: TransactionClientContract,
  rows: CategoryRow[],
  uidOf: (id: number | null) => string | null,
  author: ChangeAuthor
): Promise<void> {
  const changes = rows.map((row): Change => {
    const after = { ...categoryFields(row, uidOf) }
    return { subject: 'category', subjectId: row.id, action: 'created', before: null, after }
  })
  await logChanges(trx, changes, author)
}

/** The fields of a domain by public name; the parent as its public id. */
export function categoryFields(row: CategoryRow, uidOf: (id: number | null) => string | null) {
  const { name, slug, code, description, active } = row
  const parent = uidOf(row.parent_id)
  return { name, slug, code, external_uri: row.external_uri, parent, description, active }
}

function slugFor({ name, code }: NewCategory, uid: string, slugs: Set<string>): string {
  const tail = uid.slice(-6)
  const bare = slugOf(name)
  const choices = [
    bare,
    slugOf(`${name} ${code ?? ''}`),
    bare && `${bare}-${tail}`,
    `domain-${tail}`,
  ]
  const slug = choices.find((choice) => choice && !slugs.has(choice)) ?? `domain-${uid}`
  slugs.add(slug)
  return slug
}
