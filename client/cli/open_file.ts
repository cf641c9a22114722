import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { wrongUsage } from './exit.ts'

/** The file to upload. @throws CommanderError if it does not exist or is a directory */
export async function openFile(path: string): Promise<Blob> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) {
    throw wrongUsage(found ? `${path} is not a file.` : `The file ${path} does not exist.`)
  }
  return openAsBlob(path)
}
