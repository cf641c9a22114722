import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import drive from '@adonisjs/drive/services/main'
import { localFolder, prefix } from '#config/drive'
import { StartRefused } from '#app/core/start_refused'
import { reportingFaults } from '#app/core/files/storage_fault'

/**
 * A bucket may respond later; a folder without permissions does not repair itself.
 * @throws StartRefused if uploaded files cannot be written to the folder
 */
export async function refuseUnwritableFolder(): Promise<void> {
  if (!localFolder) return
  await checkStorage().catch(({ message }: Error) => {
    throw new StartRefused(
      `uploaded files cannot be stored (${message}). Give this user write access, or set UPLOAD_DIR to a different folder.`
    )
  })
}

/** Whether uploaded files can be stored: a writable folder, or a bucket that responds. @throws Error */
export async function checkStorage(): Promise<void> {
  if (localFolder) {
    await mkdir(localFolder, { recursive: true, mode: 0o700 })
    return access(localFolder, constants.W_OK)
  }
  const unused = [prefix, randomUUID()].filter(Boolean).join('/')
  await reportingFaults('to check it', () => drive.use().exists(unused))
}
