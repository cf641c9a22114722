import { setPriority } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import logger from '@adonisjs/core/services/logger'

/**
 * V8 lets the heap grow to several times the live data, young objects to about 130 MB. An import
 * would gain no speed from this, since it waits for the database.
 */
export function limitHeap() {
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--heap-growing-percent=20')
}

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
