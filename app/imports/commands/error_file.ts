import { constants, createWriteStream } from 'node:fs'
import { access, realpath } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { OptionFault } from '#app/imports/commands/option_fault'
import { rejectedBytes } from '#app/imports/report/rejected_bytes'
import type Upload from '#app/imports/upload'

/** The file of `--errors`, only created if there are rejected rows. */
export class ErrorFile {
  #path: string

  private constructor(path: string) {
    this.#path = path
  }

  /**
   * Checks before the import that the file can be written.
   * @throws OptionFault if it cannot, or if it is the imported file itself
   */
  static async at(path: string, input?: string): Promise<ErrorFile> {
    const folder = dirname(resolve(path))
    if (input && (await placeOf(path)) === (await placeOf(input))) {
      throw new OptionFault('--errors must not be the file that is imported')
    }
    try {
      await access(folder, constants.W_OK)
    } catch {
      throw new OptionFault(`--errors: the directory ${folder} is not writable`)
    }
    return new ErrorFile(path)
  }

  /** Writes all rejected rows of the upload, including those from before a crash. */
  async write(upload: Upload) {
    if (!upload.failed) return
    await pipeline(Readable.from(rejectedBytes(upload, 'csv')), createWriteStream(this.#path))
  }
}

/** The real path, with links resolved; works for a file that does not exist yet. */
function placeOf(path: string): Promise<string> {
  return realpath(path).catch(() => resolve(path))
}
