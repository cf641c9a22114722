import { test } from '@japa/runner'
import { inBothCases, withNameAfter } from '#app/invoices/reading/printed_text'

test.group('Patterns in both cases', () => {
  test('expand {source}')
    .with([
      { source: 'ag|ltd\\.?', pattern: '[aA][gG]|[lL][tT][dD]\\.?' },
      { source: 's[aà]rl(?:-S)?', pattern: '[sS][aAàÀ][rR][lL](?:-[sS])?' },
      { source: '\\s\\p{Ll}{2}ß', pattern: '\\s\\p{Ll}{2}ß' },
    ])
    .run(({ assert }, { source, pattern }) => {
      assert.equal(inBothCases(source), pattern)
    })

  test('have a name with a capital after them', ({ assert }) => {
    const owner = withNameAfter(/^owner:?\s+/)
    assert.match('OWNER: Jane Fox', owner)
    assert.match('Owner Jane Fox', owner)
    assert.notMatch('Owner: jane fox', owner)
  })
})
