import type { DateTime } from 'luxon'
import type { Language } from '#config/i18n'
import { tIn } from '#app/core/text/text'

const steps = [
  { unit: 'year', seconds: 365 * 86_400 },
  { unit: 'month', seconds: 30 * 86_400 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const

/** How long ago a time was, in words: "just now", "5 minutes ago", "3 days ago". */
export function timeAgo(moment: DateTime, now: DateTime, language: Language): string {
  const passed = (now.toMillis() - moment.toMillis()) / 1000
  const step = steps.find(({ seconds }) => passed >= seconds)
  if (!step) return tIn(language, 'notices.just_now')
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'always' })
  return words.format(-Math.floor(passed / step.seconds), step.unit)
}
