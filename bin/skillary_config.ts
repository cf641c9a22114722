import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Who signed in at a server, with the pair of tokens that stands for it. */
export interface SavedSession {
  access: string
  refresh: string
  user: { id: string; full_name: string; email: string; role: number }
}

interface SavedConfig {
  /** The server that is asked when none is named. */
  server?: string
  sessions: Record<string, SavedSession>
}

/** A lock older than this was left behind by a process that died: a refresh takes seconds at most. */
const STALE_LOCK_MS = 60_000
const LOCK_RETRY_MS = 50

/**
 * What `skillary` remembers between runs: `skillary/config.json` below `XDG_CONFIG_HOME`
 * (default `~/.config`), readable by its owner alone.
 */
export class ConfigFile {
  readonly path: string

  constructor(home = process.env.XDG_CONFIG_HOME || join(homedir(), '.config')) {
    this.path = join(home, 'skillary', 'config.json')
  }

  async defaultServer(): Promise<string | undefined> {
    const { server } = await this.#read()
    return server
  }

  async session(server: string): Promise<SavedSession | undefined> {
    const { sessions } = await this.#read()
    return sessions[server]
  }

  /** Keeps the session and makes its server the one that is asked by default. */
  async signIn(server: string, session: SavedSession) {
    await this.locked(() => this.#change((config) => save(config, server, session)))
  }

  async signOut(server: string) {
    await this.locked(() =>
      this.#change((config) => {
        delete config.sessions[server]
      })
    )
  }

  /** Replaces the tokens of a session; call it inside `locked`. */
  async replaceTokens(server: string, session: SavedSession) {
    await this.#change((config) => {
      config.sessions[server] = session
    })
  }

  /**
   * Runs `work` while no other process holds the file's lock: a refresh token is good for one use,
   * so two processes must never send the same one.
   */
  async locked<T>(work: () => Promise<T>): Promise<T> {
    const lock = `${this.path}.lock`
    await mkdir(dirname(this.path), { recursive: true, mode: 0o700 })
    await takeLock(lock)
    try {
      return await work()
    } finally {
      await rm(lock, { force: true })
    }
  }

  async #read(): Promise<SavedConfig> {
    try {
      const saved = JSON.parse(await readFile(this.path, 'utf8')) as Partial<SavedConfig>
      return { server: saved.server, sessions: saved.sessions ?? {} }
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return { sessions: {} }
      if (error instanceof SyntaxError) {
        throw new Error(`${this.path} is not valid JSON: mend it or delete it, then sign in again.`)
      }
      throw error
    }
  }

  /** Written beside the file and moved over it, so that nobody ever reads half of it. */
  async #change(apply: (config: SavedConfig) => void) {
    const config = await this.#read()
    apply(config)
    const draft = `${this.path}.${randomUUID()}`
    await writeFile(draft, `${JSON.stringify(config, null, 2)}\n`, { mode: 0o600 })
    await rename(draft, this.path)
  }
}

function save(config: SavedConfig, server: string, session: SavedSession) {
  config.server = server
  config.sessions[server] = session
}

async function takeLock(lock: string) {
  for (;;) {
    try {
      const handle = await open(lock, 'wx', 0o600)
      await handle.close()
      return
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
    if (await isStale(lock)) await rm(lock, { force: true })
    else await wait(LOCK_RETRY_MS)
  }
}

async function isStale(lock: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(lock)
    return Date.now() - mtimeMs > STALE_LOCK_MS
  } catch {
    return false
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
}
