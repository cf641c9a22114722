import db from '@adonisjs/lucid/services/db'
import { isoOf } from '#app/core/db/database_clock'
import { rawRows } from '#app/core/db/raw_rows'
import Client from '#app/accounts/client'
import UserTransformer from '#app/accounts/user_transformer'
import type User from '#app/accounts/user'

type Row = Record<string, unknown>
export type Person = Pick<User, 'id' | 'uid' | 'email'>

/** Rows about a person: the columns that are exported, and a condition with its bindings. */
interface Part {
  table: string
  columns: string[]
  /** The unique column by which the rows are read in pieces, `id` by default. */
  key?: string
  condition: string
  bindings: (person: Person) => Array<string | number>
}

const byId = ({ id }: Person) => [id]

/** Messages of the contact form, sent while logged in or with the same e-mail address. */
export const contactMessages: Part = {
  table: 'contact_messages',
  columns: ['name', 'email', 'organisation', 'subject', 'message', 'created_at'],
  condition: 'user_id = ? or email = ?',
  bindings: ({ id, email }) => [id, email],
}

/** Everything that is stored about a person, except for secrets and their hashes. */
const parts: Record<string, Part> = {
  sessions: {
    table: 'page_sessions',
    columns: ['ip', 'user_agent', 'created_at', 'last_used_at', 'expires_at'],
    condition: 'user_id = ?',
    bindings: byId,
  },
  api_sessions: {
    table: 'refresh_families',
    columns: ['ip', 'user_agent', 'created_at', 'rotated_at', 'expires_at', 'revoked_at'],
    condition: "user_id = ? and door = 'api'",
    bindings: byId,
  },
  mailed_links: {
    table: 'account_tokens',
    columns: ['purpose', 'email', 'created_at', 'expires_at', 'used_at'],
    condition: 'user_id = ?',
    bindings: byId,
  },
  mails: {
    table: 'queued_mails',
    columns: ['kind', 'recipient', 'created_at', 'sent_at'],
    condition: 'recipient = ?',
    bindings: ({ email }) => [email],
  },
  notifications: {
    table: 'notifications',
    columns: ['kind', 'message', 'link', 'read_at', 'created_at'],
    condition: 'user_id = ?',
    bindings: byId,
  },
  notification_settings: {
    table: 'staff_notice_choices',
    columns: ['event', 'choice'],
    key: 'event',
    condition: 'user_id = ?',
    bindings: byId,
  },
  saved_views: {
    table: 'saved_views',
    columns: ['list', 'name', 'query', 'columns', 'density', 'is_default', 'created_at'],
    condition: 'user_id = ?',
    bindings: byId,
  },
  searches: {
    table: 'search_history',
    columns: ['uid', 'call', 'origin', 'skills', 'filters', 'units', 'outcome', 'created_at'],
    condition: 'user_id = ?',
    bindings: byId,
  },
  invoices_read: {
    table: 'invoice_readings',
    columns: ['uid', 'file_name', 'state', 'seller', 'total', 'currency', 'created_at'],
    condition: 'user_id = ?',
    bindings: byId,
  },
  uploads: {
    table: 'uploads',
    columns: ['uid', 'kind', 'file_name', 'status', 'created_at'],
    condition: 'started_by = ?',
    bindings: byId,
  },
  api_keys: {
    table: 'api_keys',
    columns: ['uid', 'name', 'prefix', 'created_at', 'last_used_at', 'expires_at', 'revoked_at'],
    condition: 'user_id = ?',
    bindings: byId,
  },
  contact_messages: contactMessages,
  catalogue_changes: {
    table: 'change_log',
    columns: ['subject', 'action', 'created_at'],
    condition: 'actor_id = ?',
    bindings: byId,
  },
  audit_entries_by_you: {
    table: 'audit_entries',
    columns: ['action', 'subject', 'subject_name', 'before', 'after', 'ip', 'created_at'],
    condition: 'actor_id = ?',
    bindings: byId,
  },
  audit_entries_about_you: {
    table: 'audit_entries',
    columns: ['action', 'subject_name', 'before', 'after', 'created_at'],
    condition: "subject = 'user' and subject_uid = ?",
    bindings: ({ uid }) => [uid],
  },
}

const AT_ONCE = 1000

/**
 * The personal data of a user: a JSON document in pieces, since a user may have made a million searches. Reads 1000 rows
 * at a time.
 */
export async function* personalDataOf(user: User): AsyncGenerator<string> {
  const client = user.clientId === null ? null : await Client.find(user.clientId)
  const profile = {
    ...new UserTransformer(user).toObject(),
    organisation: client?.name ?? null,
    is_owner: user.isOwner,
    appearance: user.appearance,
    email_verified_at: user.emailVerifiedAt,
    two_factor_at: user.twoFactorAt,
    last_login_at: user.lastLoginAt,
    created_at: user.createdAt,
  }
  yield `{\n"profile": ${JSON.stringify(profile)}`
  for (const [name, part] of Object.entries(parts)) {
    yield `,\n"${name}": [`
    let separator = '\n'
    for await (const row of rowsOf(part, user)) {
      yield separator + JSON.stringify(row)
      separator = ',\n'
    }
    yield ']'
  }
  yield '\n}\n'
}

async function* rowsOf({ table, columns, key = 'id', condition, bindings }: Part, user: User) {
  const client = db.connection()
  const names = columns.map((column) => `"${column}"`).join(', ')
  let after: unknown = null
  for (;;) {
    const [later, last] = after === null ? ['', []] : [`and ${key} > ?`, [after as string]]
    const rows = await rawRows<Row>(
      client,
      `select ${key} as place, ${names} from ${table} where (${condition}) ${later} order by ${key} limit ${AT_ONCE}`,
      [...bindings(user), ...last]
    )
    for (const row of rows) yield publicRow(row, columns)
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)?.place
  }
}

/** SQLite stores times and JSON as text. */
function publicRow(row: Row, columns: string[]): Row {
  return Object.fromEntries(columns.map((column) => [column, publicValue(column, row[column])]))
}

function publicValue(column: string, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (column.endsWith('_at')) return isoOf(value as string | Date)
  if (typeof value === 'string' && jsonColumns.includes(column)) return JSON.parse(value)
  return value
}

const jsonColumns = ['before', 'after', 'skills', 'filters']
