import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { sqlFromNow } from '#app/core/db/database_clock'
import {
  answerKey,
  claimKey,
  keptSeconds,
  IdempotencyKeyInFlight,
  IdempotencyKeyReused,
  leaseSeconds,
  pruneKeys,
  releaseKey,
  type IdempotencyClaim,
  type StoredResponse,
} from '#app/core/http/idempotency'

const request = { owner: 'client:1', key: 'a-key', requestHash: 'a'.repeat(64) }
const answer: StoredResponse = {
  status: 201,
  headers: { 'content-type': 'application/json' },
  body: '{"text":"it\'s \\u0000 ?"}',
}

async function claim(changes: Partial<typeof request> = {}) {
  const claimed = await claimKey(db.connection(), { ...request, ...changes })
  if ('owner' in claimed) return claimed
  throw new Error('The key was answered already')
}

/** Simulates that this many seconds have passed since the key was claimed. */
async function wait(seconds: number) {
  const client = db.connection()
  await client.rawQuery(
    `update idempotency_records
     set updated_at = ${sqlFromNow(client, -seconds)},
         expires_at = ${sqlFromNow(client, keptSeconds - seconds)}`
  )
}

function answerAs(holder: IdempotencyClaim) {
  return answerKey(db.connection(), holder, answer)
}

test.group('An idempotency key', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('returns the stored response for the same request', async ({ assert }) => {
    await answerAs(await claim())

    assert.deepEqual(await claimKey(db.connection(), request), answer)
  })

  test('is separate for each owner', async ({ assert }) => {
    await answerAs(await claim())

    const other = await claim({ owner: 'client:2' })

    assert.equal(other.owner, 'client:2')
  })

  test('is refused for another request, with and without a response', async ({ assert }) => {
    const other = { requestHash: 'b'.repeat(64) }
    const holder = await claim()
    await assert.rejects(() => claim(other), IdempotencyKeyReused)

    await answerAs(holder)

    await assert.rejects(() => claim(other), IdempotencyKeyReused)
  })

  test('is refused while the first request with it is in flight', async ({ assert }) => {
    await claim()
    await wait(leaseSeconds - 5)

    await assert.rejects(() => claim(), IdempotencyKeyInFlight)
  })

  test('is taken over after its lease; the first holder cannot respond', async ({ assert }) => {
    const crashed = await claim()
    await wait(leaseSeconds + 1)

    const successor = await claim()
    await answerKey(db.connection(), crashed, { ...answer, body: 'late' })
    await assert.rejects(() => claim(), IdempotencyKeyInFlight)
    await answerAs(successor)

    assert.deepEqual(await claimKey(db.connection(), request), answer)
  })

  test('is not taken over by another request', async ({ assert }) => {
    await claim()
    await wait(leaseSeconds + 1)

    await assert.rejects(() => claim({ requestHash: 'b'.repeat(64) }), IdempotencyKeyReused)
  })

  test('can be used again after its release', async ({ assert }) => {
    const holder = await claim()
    await releaseKey(db.connection(), holder)

    const next = await claim({ requestHash: 'b'.repeat(64) })

    assert.notEqual(next.requestId, holder.requestId)
  })

  test('cannot be released by a former holder, nor after the response', async ({ assert }) => {
    const crashed = await claim()
    await wait(leaseSeconds + 1)
    const successor = await claim()

    await releaseKey(db.connection(), crashed)
    await assert.rejects(() => claim(), IdempotencyKeyInFlight)

    await answerAs(successor)
    await releaseKey(db.connection(), successor)
    assert.deepEqual(await claimKey(db.connection(), request), answer)
  })

  test('is a new key after 24 hours', async ({ assert }) => {
    await answerAs(await claim())
    await wait(keptSeconds - 60)
    assert.deepEqual(await claimKey(db.connection(), request), answer)

    await wait(keptSeconds + 1)

    const fresh = await claim({ requestHash: 'b'.repeat(64) })
    assert.isFalse(fresh.answered)
  })

  test('is deleted after its expiry', async ({ assert }) => {
    await answerAs(await claim())
    await wait(keptSeconds + 1)
    await claim({ key: 'fresh' })

    await pruneKeys()

    const remaining = await db.from('idempotency_records').select('key')
    assert.deepEqual(remaining, [{ key: 'fresh' }])
  })
})
