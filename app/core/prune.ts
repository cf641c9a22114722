import logger from '@adonisjs/core/services/logger'

/** Deletes some of the expired rows, few enough not to slow down a request. */
export type PruneRule = () => Promise<unknown>

/** One in this many requests that write expiring rows prunes some of them. */
const ONE_IN = 100

const rules = new Map<string, PruneRule>()

/**
 * Registers prune rules that run during requests, by their name in the log. See
 * app/shell/registrations.ts.
 */
export function addPruneRules(more: Record<string, PruneRule>) {
  for (const [what, rule] of Object.entries(more)) rules.set(what, rule)
}

/** Prunes on about 1 % of calls, which replaces a scheduled job. Never throws. */
export async function pruneOccasionally(): Promise<void> {
  if (Math.random() * ONE_IN < 1) await prune()
}

/** Applies every rule. A failing rule is logged and does not stop the others. */
export async function prune(): Promise<void> {
  for (const [what, rule] of rules) {
    try {
      await rule()
    } catch (error) {
      logger.warn({ err: error }, `Expired ${what} could not be removed`)
    }
  }
}
