import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import { errors } from '@adonisjs/limiter'

test.group('Rate limits in the database', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('allow a number of requests, then refuse until the window ends', async ({ assert }) => {
    const limit = limiter.use({ requests: 3, duration: '1 minute' })
    for (const left of [2, 1, 0]) {
      const answer = await limit.consume('a')
      assert.equal(answer.remaining, left)
    }
    await assert.rejects(() => limit.consume('a'), errors.E_TOO_MANY_REQUESTS)
    const other = await limit.consume('b')
    assert.equal(other.remaining, 2)

    await db.rawQuery('update rate_limits set expire = 1')
    const afterReset = await limit.consume('a')
    assert.equal(afterReset.consumed, 1)
    assert.isAtLeast(afterReset.availableIn, 59)
  })

  test('are counted, set, decremented, blocked and deleted', async ({ assert }) => {
    const limit = limiter.use({ requests: 3, duration: 60 })
    assert.isNull(await limit.get('a'))
    await limit.increment('a', 5)
    assert.isTrue(await limit.isBlocked('a'))
    await limit.decrement('a', 4)
    assert.equal(await limit.remaining('a'), 2)
    await limit.decrement('a', 9)
    assert.equal(await limit.remaining('a'), 3)
    await limit.block('a', '1 hour')
    assert.approximately(await limit.availableIn('a'), 3600, 2)
    assert.isTrue(await limit.delete('a'))
    assert.isFalse(await limit.delete('a'))
    await limit.set('a', 2, '10 seconds')
    const answer = await limit.get('a')
    assert.equal(answer?.consumed, 2)
    await limit.clear()
    assert.isNull(await limit.get('a'))
  })

  test('block for the duration of the limiter', async ({ assert }) => {
    const limit = limiter.use({ requests: 1, duration: 60, blockDuration: '1 hour' })
    await limit.consume('a')
    await assert.rejects(() => limit.consume('a'), errors.E_TOO_MANY_REQUESTS)
    assert.approximately(await limit.availableIn('a'), 3600, 2)
  })
})
