import logger from '@adonisjs/core/services/logger'

/**
 * Runs the callback immediately and then at this interval (in ms), without overlap, until the
 * returned function is called, which waits for a running call. If the callback throws, `fault` is
 * logged.
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
