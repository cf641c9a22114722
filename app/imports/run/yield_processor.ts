import { setPriority } from 'node:os'
import logger from '@adonisjs/core/services/logger'

/**
 * Lower priority than requests, which must stay fast, but not so low that it holds the SQLite lock
 * for long.
 */
const niceness = 5

/** Lowers the priority of this process. */
export function yieldProcessor() {
  try {
    setPriority(niceness)
  } catch (error) {
    logger.debug({ err: error }, 'The priority of an upload could not be lowered')
  }
}
