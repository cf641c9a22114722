import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Before anything is read or asked for. @throws RangeError where no file can stand in this place */
export async function refusePlace(file: string): Promise<void> {
  const [place, folder] = await Promise.all([kindOf(file), kindOf(dirname(file))])
  if (place === 'folder') throw new RangeError(`${file} is a folder: name a file in it`)
  if (folder === 'folder') return
  const fault = folder === 'file' ? 'is a file, no folder' : 'does not exist: make it first'
  throw new RangeError(`The folder ${dirname(file)} ${fault}`)
}

async function kindOf(path: string): Promise<'folder' | 'file' | null> {
  const found = await stat(path).catch(() => null)
  if (!found) return null
  return found.isDirectory() ? 'folder' : 'file'
}
