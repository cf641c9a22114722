import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Checks the output path before any work is done. @throws RangeError if no file can be written
 * there
 */
export async function refusePlace(file: string): Promise<void> {
  const [place, folder] = await Promise.all([kindOf(file), kindOf(dirname(file))])
  if (place === 'folder') throw new RangeError(`${file} is a directory`)
  if (folder === 'folder') return
  const fault = folder === 'file' ? 'is not a directory' : 'does not exist'
  throw new RangeError(`The directory ${dirname(file)} ${fault}`)
}

async function kindOf(path: string): Promise<'folder' | 'file' | null> {
  const found = await stat(path).catch(() => null)
  if (!found) return null
  return found.isDirectory() ? 'folder' : 'file'
}
