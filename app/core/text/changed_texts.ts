import { createHash } from 'node:crypto'
import { glob, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Loads texts again when a file of their folder was added, changed or removed since they were loaded. */
export class ChangedTexts {
  #loaded = ''
  #running: Promise<void> | undefined

  /** `load` gets a stamp of the files, which is another one after each change. */
  constructor(
    private folder: string,
    private load: (stamp: string) => Promise<void>
  ) {}

  /** Requests that come together wait for the same load. A load that fails is tried again by the next call. */
  async refresh(): Promise<void> {
    this.#running ??= this.#refresh().finally(() => (this.#running = undefined))
    return this.#running
  }

  async #refresh() {
    const stamp = await stampOf(this.folder)
    if (stamp === this.#loaded) return
    await this.load(stamp)
    this.#loaded = stamp
  }
}

async function stampOf(folder: string): Promise<string> {
  const names = await Array.fromAsync(glob('**/*.json', { cwd: folder }))
  const states = await Promise.all(
    names.toSorted().map(async (name) => {
      const { mtimeMs, size } = await stat(join(folder, name))
      return `${name} ${mtimeMs} ${size}`
    })
  )
  return createHash('sha1').update(states.join('\n')).digest('hex').slice(0, 12)
}
