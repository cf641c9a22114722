import { createHash } from 'node:crypto'
import { glob, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Reloads texts when a file in their folder was added, changed or removed since the last load. */
export class ChangedTexts {
  #loaded = ''
  #running: Promise<void> | undefined

  /** `load` receives a stamp of the files, which differs after each change. */
  constructor(
    private folder: string,
    private load: (stamp: string) => Promise<void>
  ) {}

  /** Concurrent requests share one load. After a failed load, the next call retries. */
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
