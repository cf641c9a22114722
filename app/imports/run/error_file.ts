import { constants, createWriteStream } from 'node:fs'
import { access, realpath } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { OptionFault } from '#app/imports/option_fault'
import { rejectedFile } from '#app/imports/report/rejected_file'
import type Upload from '#app/imports/upload'

/** The file of `--errors`: made when there are rejected rows, so that none is left behind without need. */
export class ErrorFile {
  #path: string

  private constructor(path: string) {
    this.#path = path
  }

  /**
   * Looks before anything is read whether the file can be written.
   * @throws OptionFault where it cannot, or where it is the file that is imported
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

  /** All rejected rows of the upload, those from before a crash too. */
  async write(upload: Upload) {
    if (!upload.failed) return
    await pipeline(Readable.from(rejectedFile(upload)), createWriteStream(this.#path))
  }
}

/** Where a path leads, links followed; a file that is not there yet is where it will be. */
function placeOf(path: string): Promise<string> {
  return realpath(path).catch(() => resolve(path))
}
