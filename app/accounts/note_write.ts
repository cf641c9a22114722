import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { replicaNames } from '#config/database'

/**
 * Records, after the commit, that this user has written something: their reads then only use replicas that have it. The
 * time is stored with the user, because authentication in every process reads this row from the primary anyway, and
 * because programs keep no cookies. Does nothing without replicas.
 */
export async function noteWrite(userId: number | null | undefined): Promise<void> {
  if (!replicaNames.length || !userId) return
  try {
    await db.rawQuery('update users set wrote_at = clock_timestamp() where id = ?', [userId])
  } catch (error) {
    /** The write itself is committed. */
    logger.warn(
      { err: error },
      'The time of a write could not be stored; reads from replicas may lack the write'
    )
  }
}
