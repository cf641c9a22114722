import type { DateTime } from 'luxon'

const steps = [
  { unit: 'year', seconds: 365 * 86_400 },
  { unit: 'month', seconds: 30 * 86_400 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const

const words = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

/** How long ago a moment was, in words: "just now", "5 minutes ago", "3 days ago". */
export function timeAgo(moment: DateTime, now: DateTime): string {
  const passed = (now.toMillis() - moment.toMillis()) / 1000
  const step = steps.find(({ seconds }) => passed >= seconds)
  return step ? words.format(-Math.floor(passed / step.seconds), step.unit) : 'just now'
}
