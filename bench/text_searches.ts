import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/db/prepared_rows'
import { rawRows } from '#app/core/db/raw_rows'
import { exactTotal } from '#app/core/lists/list_url'

/** The columns that the search of a list compares, and its order. */
const scans: Record<string, { columns: string[]; order: string }> = {
  audit_entries: { columns: ['subject_name'], order: 'created_at desc, id desc' },
  sales: { columns: ['client_name', 'package_name'], order: 'number desc' },
  uploads: { columns: ['file_name'], order: 'created_at desc, id desc' },
  clients: { columns: ['name_key', 'email', 'contact_name'], order: 'name_key, id' },
  synonyms: { columns: ['term_key', 'equivalent_key'], order: 'term_key, id' },
  contact_messages: {
    columns: ['name', 'email', 'organisation', 'subject', 'message'],
    order: 'created_at desc, id desc',
  },
  invoice_readings: {
    columns: ["file_name || ' ' || coalesce(invoice_number, '') || ' ' || coalesce(seller, '')"],
    order: 'id desc',
  },
}
const shown = 25

/** Many matches, few and none. The search of sales reads a number as that of a sale. */
export function searchedTexts(table: string): string[] {
  return table === 'sales' ? ['client 77', 'client 7777', 'nowhere'] : ['77', '7777', 'nowhere']
}

/**
 * The statements for a page of matches and their bounded number, written by hand. With more matches than are counted, the
 * scan ends there, and the index of the order finds the page. Fewer are scanned once, and the page is read from them. On PostgreSQL, `lower` by the rules of the
 * collation C takes less time than `ilike`. Null for a list without such a search.
 */
export async function scanOf(client: QueryClientContract, table: string, text: string) {
  if (!Object.hasOwn(scans, table)) return null
  const { columns, order } = scans[table]
  const where = columns
    .map((column) => (isPostgres(client) ? `lower(${column} collate "C")` : column))
    .map((compared) => `${compared} like ?`)
    .join(' or ')
  const matches = columns.map(() => `%${text}%`)
  const found = `select id from ${table} where ${where} limit ${exactTotal + 1}`
  const counted = {
    sql: `select count(*) as total from (${found}) as found`,
    bindings: matches,
  }
  const [{ total }] = await rawRows<{ total: number }>(client, counted.sql, counted.bindings)
  if (total === 0) return [counted]

  const rows = (source: string) => `select ${table}.* from ${table} where ${source}`
  if (total > exactTotal) {
    const page = { sql: `${rows(where)} order by ${order} limit ${shown}`, bindings: matches }
    return [counted, page]
  }
  const sql = `with found as materialized (${found})
    ${rows('id in (select id from found)').replace('.*', '.*, (select count(*) from found) as total')}
     order by ${order} limit ${shown}`
  return [{ sql, bindings: matches }]
}
