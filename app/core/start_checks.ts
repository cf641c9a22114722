import { refuseUnusableDatabase } from '#app/core/db/database_refusals'
import { refuseUnwritableFolder } from '#app/core/files/storage_check'

/** @throws StartRefused if a server or worker could not do its work */
export async function refuseToStart(): Promise<void> {
  await refuseUnusableDatabase()
  await refuseUnwritableFolder()
}
