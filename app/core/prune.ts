import logger from '@adonisjs/core/services/logger'

/** Removes some of what has expired: so little at once that a request does not notice. */
export type PruneRule = () => Promise<unknown>

/** Removes all that has expired, however long that takes; ends early when it is aborted. */
export type HourlyRule = (signal: AbortSignal) => Promise<unknown>

/** One in so many of the requests that write expiring rows prunes some. */
const ONE_IN = 100

const rules = new Map<string, PruneRule>()
const hourlyRules: HourlyRule[] = []

/** Adds what is pruned during requests, by the name that the log gives it. See app/shell/registrations.ts. */
export function addPruneRules(more: Record<string, PruneRule>) {
  for (const [what, rule] of Object.entries(more)) rules.set(what, rule)
}

/** Adds what the upload worker prunes once an hour. */
export function addHourlyRule(rule: HourlyRule) {
  hourlyRules.push(rule)
}

/** Prunes now and then, so that no job of its own is needed; a request never fails by it. */
export async function pruneNowAndThen(): Promise<void> {
  if (Math.random() * ONE_IN < 1) await prune()
}

/** Applies every rule. One that fails is logged and does not stop the others. */
export async function prune(): Promise<void> {
  for (const [what, rule] of rules) {
    try {
      await rule()
    } catch (error) {
      logger.warn({ err: error }, `Expired ${what} could not be removed`)
    }
  }
}

/** Applies every hourly rule. Throws what a rule throws. */
export async function pruneHourly(signal: AbortSignal): Promise<void> {
  for (const rule of hourlyRules) await rule(signal)
}
