import { constants, createWriteStream, type WriteStream } from 'node:fs'
import { access, realpath } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { finished } from 'node:stream/promises'
import { OptionFault } from '#app/uploads/option_fault'
import { errorFileHeader, errorFileLines, rejectedRowsOf } from '#app/uploads/rejected_rows'
import type { RejectedRow } from '#app/uploads/row_fault'
import type { ImportReport, ImportStart } from '#app/uploads/run_import'
import Upload from '#app/uploads/upload'

/** The file of `--errors`: made when the first rejected row comes, so that none is left behind without need. */
export class ErrorFile {
  #path: string
  #start: ImportStart | null = null
  #stream: WriteStream | null = null

  private constructor(path: string) {
    this.#path = path
  }

  /**
   * Looks before anything is read whether the file can be written.
   * @throws OptionFault where it cannot, or where it is the file that is imported
   */
  static async at(path: string, input: string): Promise<ErrorFile> {
    const folder = dirname(resolve(path))
    if ((await placeOf(path)) === (await placeOf(input))) {
      throw new OptionFault('--errors names the file that is imported: give it another name')
    }
    try {
      await access(folder, constants.W_OK)
    } catch {
      throw new OptionFault(`--errors: nothing can be written in the folder ${folder}`)
    }
    return new ErrorFile(path)
  }

  start(start: ImportStart) {
    this.#start = start
  }

  write(rows: RejectedRow[]) {
    if (!rows.length || !this.#start) return
    if (!this.#stream) {
      this.#stream = createWriteStream(this.#path)
      this.#stream.write(errorFileHeader(this.#start.header, this.#start.weight))
    }
    this.#stream.write(errorFileLines(rows))
  }

  /** All rejected rows of the upload, those from before a crash too. */
  async writeUpload({ upload: uid }: ImportReport) {
    const upload = uid ? await Upload.findBy('uid', uid) : null
    if (!upload) return
    for await (const rows of rejectedRowsOf(upload.id)) this.write(rows)
  }

  async end() {
    if (!this.#stream) return
    this.#stream.end()
    await finished(this.#stream)
  }
}

/** Where a path leads, links followed; a file that is not there yet is where it will be. */
function placeOf(path: string): Promise<string> {
  return realpath(path).catch(() => resolve(path))
}
