import { test } from '@japa/runner'
import {
  bindingsOf,
  sha256,
  isAccessToken,
  isRefreshToken,
  markOf,
  newTokenPair,
  selectorHashOf,
  successorsOf,
} from '#app/accounts/sessions/token'

test.group('Tokens', () => {
  test('are distinguished by their prefix', ({ assert }) => {
    const { access, refresh } = newTokenPair()

    assert.isTrue(isAccessToken(access))
    assert.isTrue(isRefreshToken(refresh))
    assert.isFalse(isAccessToken(refresh))
    assert.isFalse(isRefreshToken(access))
    assert.isFalse(isRefreshToken(`${refresh} `))
  })

  test('each have one successor for each accepted key, in the same family', ({ assert }) => {
    const { refresh } = newTokenPair()
    const [next] = successorsOf(refresh)

    assert.deepEqual(successorsOf(refresh)[0], next)
    assert.isTrue(isAccessToken(next.access))
    assert.isTrue(isRefreshToken(next.refresh))
    assert.notEqual(next.refresh, refresh)
    assert.equal(selectorHashOf(next.refresh), selectorHashOf(refresh))
    assert.notEqual(next.refresh.slice(-43), next.access.slice(-43))
  })

  test('of two families are unrelated', ({ assert }) => {
    const one = newTokenPair()
    const other = newTokenPair()

    assert.notEqual(selectorHashOf(one.refresh), selectorHashOf(other.refresh))
    assert.notEqual(sha256(one.access), sha256(other.access))
  })

  test('of a page session: its binding and mark are unrelated', ({ assert }) => {
    const uid = '019aa0c2-0000-7000-8000-000000000001'

    assert.deepEqual(bindingsOf(uid), bindingsOf(uid))
    assert.lengthOf(bindingsOf(uid), successorsOf(newTokenPair().refresh).length)
    assert.notInclude(bindingsOf(uid)[0], markOf(uid))
    assert.lengthOf(markOf(uid), 16)
  })
})
