import { setPriority } from 'node:os'
import logger from '@adonisjs/core/services/logger'

/** Below requests, which are to stay quick, and not so far below that it holds SQLite's lock for long. */
const niceness = 5

/** From now on this process gives way to others. */
export function yieldProcessor() {
  try {
    setPriority(niceness)
  } catch (error) {
    logger.debug({ err: error }, 'The priority of an upload could not be lowered')
  }
}
