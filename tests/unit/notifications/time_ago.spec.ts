import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { timeAgo } from '#app/notifications/time_ago'

const now = DateTime.fromISO('2026-11-21T08:00:00Z')

test.group('Relative times', () => {
  test('{words} for {seconds} seconds')
    .with([
      { seconds: -5, words: 'just now' },
      { seconds: 59, words: 'just now' },
      { seconds: 60, words: '1 minute ago' },
      { seconds: 3599, words: '59 minutes ago' },
      { seconds: 7200, words: '2 hours ago' },
      { seconds: 86_400, words: '1 day ago' },
      { seconds: 40 * 86_400, words: '1 month ago' },
      { seconds: 800 * 86_400, words: '2 years ago' },
    ])
    .run(({ assert }, { seconds, words }) => {
      assert.equal(timeAgo(now.minus({ seconds }), now, 'en'), words)
    })

  test('are in the language of the reader', ({ assert }) => {
    assert.equal(timeAgo(now, now, 'de'), 'gerade eben')
    assert.equal(timeAgo(now.minus({ hours: 2 }), now, 'de'), 'vor 2 Stunden')
  })
})
