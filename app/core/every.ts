import logger from '@adonisjs/core/services/logger'

/**
 * Does the work at once and every so many milliseconds, never twice at the same time, until the returned function
 * is called, which waits for what is under way. Where it throws, `fault` is logged.
 */
export function every(
  milliseconds: number,
  work: () => Promise<unknown>,
  fault: string
): () => Promise<void> {
  let underWay: Promise<unknown> | null = null
  const begin = () => {
    underWay ??= work()
      .catch((error: unknown) => logger.error({ err: error }, fault))
      .finally(() => (underWay = null))
  }
  begin()
  const timer = setInterval(begin, milliseconds).unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
