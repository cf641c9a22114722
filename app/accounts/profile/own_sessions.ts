import Bowser from 'bowser'
import db from '@adonisjs/lucid/services/db'
import { isoOf, sqlNow } from '#app/core/db/database_clock'
import { rawRows } from '#app/core/db/raw_rows'
import { endPageSession } from '#app/accounts/sessions/page_session'
import { revokeFamily } from '#app/accounts/sessions/refresh_family'
import { markOf } from '#app/accounts/sessions/token'
import type User from '#app/accounts/user'

/** A login of the user that has not ended, on pages or on `/v1`. */
export interface OwnSession {
  /** Opaque, see `markOf`. */
  id: string
  kind: 'pages' | 'api'
  /** Such as "Firefox"; for a program, the beginning of its User-Agent. */
  browser: string | null
  /** Such as "Linux". */
  system: string | null
  ip: string | null
  started_at: string
  last_used_at: string
  current: boolean
}

interface Row {
  kind: OwnSession['kind']
  id: number
  uid: string
  ip: string | null
  user_agent: string | null
  created_at: Date | string
  last_used_at: Date | string
}

/** The page sessions and the token families of programs of a user, last used first. */
export async function ownSessions(user: User, currentUid: string): Promise<OwnSession[]> {
  const rows = await readRows(user)
  return rows.map((row) => ({
    id: markOf(row.uid),
    kind: row.kind,
    ...programOf(row.user_agent),
    ip: row.ip,
    started_at: isoOf(row.created_at),
    last_used_at: isoOf(row.last_used_at),
    current: row.uid === currentUid,
  }))
}

/**
 * Ends one of the user's sessions by its opaque id, with its tokens; every process reads sessions from the database, so it
 * ends at once. Returns false if there is none with this id.
 */
export async function endOwnSession(user: User, id: string): Promise<boolean> {
  const rows = await readRows(user)
  const row = rows.find(({ uid }) => markOf(uid) === id)
  if (!row) return false
  if (row.kind === 'pages') await endPageSession(row.uid)
  else await revokeFamily(db.connection(), row.id, 'ended_elsewhere')
  return true
}

function readRows({ id }: User): Promise<Row[]> {
  const client = db.connection()
  const now = sqlNow(client)
  return rawRows<Row>(
    client,
    `select 'pages' as kind, id, uid, ip, user_agent, created_at, last_used_at
     from page_sessions where user_id = ? and expires_at > ${now}
     union all
     select 'api' as kind, id, uid, ip, user_agent, created_at,
            coalesce((select max(access_tokens.last_used_at) from access_tokens
              where access_tokens.family_id = refresh_families.id), rotated_at) as last_used_at
     from refresh_families
     where user_id = ? and door = 'api' and revoked_at is null and expires_at > ${now}
     order by last_used_at desc, kind, id desc`,
    [id, id]
  )
}

function programOf(userAgent: string | null): Pick<OwnSession, 'browser' | 'system'> {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name || userAgent.split(/[ /]/)[0], system: os.name || null }
}
