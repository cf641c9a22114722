/** A temporary PostgreSQL cluster from the binaries on this machine. */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { say } from './setup.js'

/**
 * Starts a cluster that only listens locally, on a free port. With `durable` it has PostgreSQL's
 * default settings, for measurements; for tests it does not sync to disk. `kept` is a folder whose
 * cluster is used again. Resolves to the result of `usePostgres`, with the database at its `url`, or
 * to null without binaries. Throws if they do not start.
 */
export async function startPostgres({ durable = false, kept } = {}) {
  const binaries = findBinaries()
  if (!binaries) return null

  const folder = kept ?? mkdtempSync(join(tmpdir(), 'skillary-pg-'))
  mkdirSync(folder, { recursive: true })
  const owner = unprivilegedUser()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  const port = await freePort()

  const call = (program, args) => {
    const result = spawnSync(join(binaries, program), args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LC_ALL: 'C.UTF-8', HOME: folder },
      ...owner,
    })
    if (result.status !== 0) {
      throw new Error(
        `${program} failed: ${result.stderr || result.stdout || result.error?.message}`
      )
    }
  }
  const stop = async () => {
    process.off('exit', kill)
    kill()
  }
  const kill = () => {
    const mode = kept ? 'fast' : 'immediate'
    spawnSync(join(binaries, 'pg_ctl'), ['-D', data, '-m', mode, '-w', 'stop'], {
      cwd: folder,
      stdio: 'ignore',
      ...owner,
    })
    if (!kept) rmSync(folder, { recursive: true, force: true })
  }

  say(kept ? `Starting PostgreSQL in ${data}` : 'Starting a throw-away PostgreSQL cluster')
  if (!existsSync(data)) {
    call('initdb', ['-D', data, '-U', 'skillary', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  }
  process.on('exit', kill)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  const fast = durable ? '' : '-c fsync=off -c max_connections=200'
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' ${fast}`
  call('pg_ctl', ['-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start'])
  const server = usePostgres(`postgres://skillary@127.0.0.1:${port}/postgres`)
  return { ...server, stop }
}

/**
 * A running server: `createDatabase` creates an empty database and resolves to its URL, `stop`
 * drops those databases. The user of `url` must be able to create databases.
 */
export function usePostgres(url) {
  const created = []
  return {
    url,
    async createDatabase() {
      const name = `skillary_test_${process.pid}_${created.length}`
      created.push(name)
      await query(url, `CREATE DATABASE ${name}`)
      return Object.assign(new URL(url), { pathname: name }).href
    },
    async stop() {
      for (const name of created) await query(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}

/** Imported lazily, since the packages may not be installed yet. */
async function query(url, statement) {
  const { default: pg } = await import('pg')
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export function findBinaries() {
  const candidates = (process.env.PATH ?? '').split(delimiter)
  for (const base of ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']) {
    if (!existsSync(base)) continue
    const versions = readdirSync(base).sort((a, b) => parseFloat(b) - parseFloat(a))
    candidates.push(...versions.map((version) => join(base, version, 'bin')))
  }
  return candidates.find((folder) =>
    ['initdb', 'pg_ctl', 'createdb'].every((program) => existsSync(join(folder, program)))
  )
}

/**
 * PostgreSQL refuses to run as root: then it runs as the user that its package created, or as
 * nobody.
 */
export function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const uid = Number(spawnSync('id', ['-u', name], { encoding: 'utf8' }).stdout)
    const gid = Number(spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout)
    if (uid > 0) return { uid, gid }
  }
  return undefined
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
