import { randomUUID } from 'node:crypto'
import { chmod, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { TokenPair } from '../src/skillary.ts'
import { surroundings } from './surroundings.ts'

/** The user who is logged in to a server, with the token pair of the session. */
export interface SavedSession extends TokenPair {
  user: { id: string; full_name: string; email: string; role: number }
}

/** An API key instead of a session; it belongs to no user. */
export interface SavedKey {
  key: string
}

export type SavedLogin = SavedSession | SavedKey

interface SavedConfig {
  /** The default server. */
  server?: string
  sessions: Record<string, SavedLogin>
}

/** A lock older than this belongs to a process that died: a refresh takes seconds at most. */
const STALE_LOCK_MS = 60_000
const LOCK_RETRY_MS = 50

/**
 * The configuration of `skillary`: `skillary/config.json` in `XDG_CONFIG_HOME` (default `~/.config`).
 * Only its owner may be able to read it.
 */
export class ConfigFile {
  readonly path: string

  constructor(home = surroundings().env.XDG_CONFIG_HOME || join(homedir(), '.config')) {
    this.path = join(home, 'skillary', 'config.json')
  }

  async defaultServer(): Promise<string | undefined> {
    const { server } = await this.#read()
    return server
  }

  async savedLogin(server: string): Promise<SavedLogin | undefined> {
    const { sessions } = await this.#read()
    return sessions[server]
  }

  /** Saves the login and makes its server the default. */
  async keep(server: string, login: SavedLogin) {
    await this.#locked(() => this.#change((config) => save(config, server, login)))
  }

  async forget(server: string) {
    await this.#locked(() =>
      this.#change((config) => {
        delete config.sessions[server]
      })
    )
  }

  /**
   * The pair that replaces `spent`: one that another process has saved in the meantime, or the result of
   * `exchange`, which is saved. Undefined when no user is logged in any more.
   */
  async renew(
    server: string,
    spent: TokenPair,
    exchange: (refresh: string) => Promise<TokenPair>
  ): Promise<TokenPair | undefined> {
    return this.#locked(async () => {
      const saved = await this.savedLogin(server)
      if (!saved || 'key' in saved) return undefined
      if (saved.access !== spent.access) return saved

      const pair = await exchange(saved.refresh)
      await this.#change((config) => {
        config.sessions[server] = { ...saved, ...pair }
      })
      return pair
    })
  }

  /**
   * Runs `work` while holding the file's lock: a refresh token can be used once, so two processes must
   * never send the same one.
   */
  async #locked<T>(work: () => Promise<T>): Promise<T> {
    const lock = `${this.path}.lock`
    const folder = dirname(this.path)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await chmod(folder, 0o700)
    await takeLock(lock)
    try {
      return await work()
    } finally {
      await rm(lock, { force: true })
    }
  }

  async #read(): Promise<SavedConfig> {
    try {
      await refuseOpenPlace(this.path)
      const saved = JSON.parse(await readFile(this.path, 'utf8')) as Partial<SavedConfig>
      return { server: saved.server, sessions: saved.sessions ?? {} }
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return { sessions: {} }
      if (error instanceof SyntaxError) {
        throw new Error(`${this.path} is not valid JSON. Fix or delete it, then log in again.`)
      }
      throw error
    }
  }

  /** Writes to a draft and renames it, so that readers never see a partial file. */
  async #change(apply: (config: SavedConfig) => void) {
    const config = await this.#read()
    apply(config)
    const draft = `${this.path}.${randomUUID()}`
    await writeFile(draft, `${JSON.stringify(config, null, 2)}\n`, { mode: 0o600 })
    await rename(draft, this.path)
  }
}

function save(config: SavedConfig, server: string, login: SavedLogin) {
  config.server = server
  config.sessions[server] = login
}

/** Other users can read or replace the file. */
export class UnsafeConfig extends Error {
  constructor(place: string, mode: string) {
    super(
      `${place} contains your credentials, and other users can access it. Run "chmod ${mode} ${place}", and log in again if you share this machine.`
    )
  }
}

async function refuseOpenPlace(path: string) {
  if (process.platform === 'win32') return
  const folder = dirname(path)
  const [file, place] = await Promise.all([stat(path), stat(folder)])
  if (file.mode & 0o077) throw new UnsafeConfig(path, '600')
  if (place.mode & 0o022) throw new UnsafeConfig(folder, '700')
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
