import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import limiter from '@adonisjs/limiter/services/main'
import { issueAccountToken } from '#app/accounts/account_links/account_token'
import { startPageSession } from '#app/accounts/sessions/page_session'
import { pruneExpired } from '#app/accounts/sessions/prune_expired'
import { openApiFamily, openBrowserFamily } from '#app/accounts/sessions/refresh_family'
import { SessionStore } from '#app/accounts/sessions/session_store'
import { prune } from '#app/core/prune'
import { newUid } from '#app/core/uid'
import QueuedMail from '#app/mail/queued_mail'
import SearchHistory from '#app/billing/metering/search_history'
import DefaultSetup from '#app/billing/default_setup'
import { UserFactory } from '#database/factories/user_factory'

const ends = {
  sessions: { expires_at: 1 },
  page_sessions: { expires_at: '2026-01-01 00:00:00' },
  refresh_families: { expires_at: '2026-01-01 00:00:00' },
  account_tokens: { expires_at: '2026-01-01 00:00:00' },
  rate_limits: { expire: 1 },
}

async function counts() {
  const found: Record<string, number> = {}
  for (const table of [...Object.keys(ends), 'access_tokens']) {
    const rows = await db.from(table)
    found[table] = rows.length
  }
  return found
}

test.group('An expired row', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const user = await UserFactory.create()
    await openBrowserFamily(await startPageSession(user))
    await openApiFamily(user)
    await issueAccountToken(db.connection(), user.email, 'password_reset')
    await new SessionStore(60).write('one', { a: 1 })
    await limiter.use({ requests: 1, duration: 60 }).consume('one')
  })

  test('is deleted, and nothing else', async ({ assert }) => {
    const full = {
      sessions: 1,
      page_sessions: 1,
      refresh_families: 2,
      account_tokens: 1,
      rate_limits: 1,
      access_tokens: 2,
    }
    await pruneExpired()
    assert.deepEqual(await counts(), full)

    for (const [table, end] of Object.entries(ends)) await db.from(table).update(end)
    await pruneExpired()
    assert.deepEqual(
      await counts(),
      Object.fromEntries(Object.keys(full).map((table) => [table, 0]))
    )
  })
})

test.group('Thousands of expired rows', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are deleted a few hundred at a time, oldest first', async ({ assert }) => {
    const { id: userId } = await UserFactory.create()
    const past = DateTime.utc().minus({ days: 1 })
    const ago = (minutes: number) => past.minus({ minutes })
    const kinds = {
      sessions: (id: string, end: DateTime) => ({ id, data: '{}', expires_at: +end }),
      rate_limits: (key: string, end: DateTime) => ({ key, points: 1, expire: +end }),
      page_sessions: (_: string, end: DateTime) => {
        const moment = end.toSQL({ includeOffset: false })
        const times = { last_used_at: moment, created_at: moment, updated_at: moment }
        return { uid: newUid(), user_id: userId, expires_at: moment, ...times }
      },
    }
    for (const [table, row] of Object.entries(kinds)) {
      const rows = Array.from({ length: 501 }, (__, index) => row(`${index}`, ago(index)))
      for (let start = 0; start < rows.length; start += 100) {
        await db.table(table).multiInsert(rows.slice(start, start + 100))
      }
    }
    const left = async () => Promise.all(Object.keys(kinds).map((table) => db.from(table)))

    await pruneExpired()
    const [sessions, ...others] = await left()
    assert.deepEqual(
      sessions.map(({ id }) => id),
      ['0']
    )
    for (const rows of others) assert.lengthOf(rows, 1)

    await pruneExpired()
    for (const rows of await left()) assert.lengthOf(rows, 0)
  })
})

function queueMail(recipient: string, sentAt: DateTime | null) {
  return QueuedMail.create({ kind: 'calls_alert', recipient, content: {}, sentAt })
}

function search(skill: string, createdAt: DateTime) {
  return SearchHistory.create({
    requestId: newUid(),
    origin: 'api',
    skills: [skill],
    filters: {},
    totalMatches: 1,
    returned: 1,
    outcome: 'found',
    units: 1,
    latencyMs: 3,
    createdAt,
  })
}

test.group('A row with a retention period', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is deleted after it: mail thirty days after it was sent', async ({ assert }) => {
    const now = DateTime.utc()
    await queueMail('old@example.com', now.minus({ days: 30, minutes: 1 }))
    await queueMail('recent@example.com', now.minus({ days: 29, hours: 23 }))
    await queueMail('waiting@example.com', null)

    await prune()

    const remaining = await QueuedMail.query().orderBy('id')
    assert.deepEqual(
      remaining.map(({ recipient }) => recipient),
      ['recent@example.com', 'waiting@example.com']
    )
  })

  test('is deleted after it: searches as set in Limitation Setup', async ({ assert }) => {
    const now = DateTime.utc()
    await DefaultSetup.query().update({ searchHistoryDays: 30 })
    await search('old', now.minus({ days: 30, minutes: 1 }))
    await search('recent', now.minus({ days: 29, hours: 23 }))

    await prune()

    const remaining = await SearchHistory.all()
    assert.deepEqual(
      remaining.map(({ skills }) => skills),
      [['recent']]
    )
  })
})
