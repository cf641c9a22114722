import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { replicaNames } from '#config/database'

/**
 * Notes that this user has written, after the commit: their reads then use replicas only that have it. The time is
 * stored with the user, because authentication reads this row from the primary anyway, in whichever process, and
 * because programs keep no cookies. Does nothing without replicas.
 */
export async function noteWrite(userId: number | null | undefined): Promise<void> {
  if (!replicaNames.length || !userId) return
  try {
    await db.rawQuery('update users set wrote_at = clock_timestamp() where id = ?', [userId])
  } catch (error) {
    /** The write itself is committed. */
    logger.warn({ err: error }, 'A write could not be noted; reads from replicas may lack it')
  }
}
