/** PostgreSQL, and programs of releases as a user that cannot write to them, for checks of releases. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNginx } from './nginx.js'
import { freePort, startPostgres, unprivilegedUser } from './postgres.js'

const host = 'localhost'

/** How long a server may take to be ready, in ms. */
const longestStart = 180_000

/**
 * An empty database and settings for two servers, a worker and nginx. `scratch` is a temporary folder. Call `end` at the
 * end, also after a failure.
 */
export async function prepareStack() {
  const scratch = mkdtempSync(join(tmpdir(), 'skillary-release-'))
  chmodSync(scratch, 0o755)
  const children = new Set()
  process.on('exit', () => {
    for (const child of children) child.kill('SIGKILL')
    rmSync(scratch, { recursive: true, force: true })
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

  const owner = unprivilegedUser()
  const postgres = await startPostgres()
  if (!postgres) throw new Error('PostgreSQL is required: on Debian, apt-get install -y postgresql')
  const data = join(scratch, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (owner) chownSync(data, owner.uid, owner.gid)
  const [tls, ...ports] = [await freePort(), await freePort(), await freePort()]
  const database = await postgres.createDatabase()
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    APP_KEY: 'only-for-checking-0123456789abcdef',
    APP_URL: `https://${host}:${tls}`,
    DB_CONNECTION: 'pg',
    DATABASE_URL: database,
    DATA_DIR: data,
    QUEUE_WORKER: 'off',
    HOST: '127.0.0.1',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'warn',
    REQUEST_LOG: 'off',
  }
  const start = (release, args, more = {}) => {
    const child = spawn(join(release, 'node_modules/.bin/node'), args, {
      cwd: release,
      env: { ...env, ...more },
      stdio: ['pipe', 'inherit', 'inherit'],
      ...owner,
    })
    children.add(child)
    child.once('exit', () => children.delete(child))
    return child
  }
  let stopNginx = async () => {}

  return {
    scratch,
    /** The URL of the database. */
    database,
    /** Runs an Ace command of a release. */
    async ace(release, args, input = '') {
      const child = start(release, ['ace.js', ...args])
      child.stdin.end(input)
      const code = await new Promise((resolve) => child.on('exit', resolve))
      assert.equal(code, 0, `ace ${args[0]} ended with ${code}`)
    },
    /** Starts server 0 or 1, and waits until it is ready. */
    async serve(release, index) {
      const child = start(release, ['bin/server.js'], { PORT: String(ports[index]) })
      await untilReady(`http://127.0.0.1:${ports[index]}/health/ready`, child)
      return child
    },
    work: (release) => start(release, ['ace.js', 'queue:work']),
    /** Starts nginx in front of both servers; returns a function that sends requests to it. */
    async proxy() {
      const nginx = await startNginx(scratch, { tls, host, ports })
      stopNginx = nginx.stop
      return nginx.request
    },
    async end() {
      await Promise.all([...children].map((child) => stop(child)))
      await stopNginx()
      await postgres.stop()
    },
  }
}

/** Stops a process as the units of deploy/systemd do: after a minute, it is killed. Returns its exit code. */
export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const over = new Promise((resolve) => child.on('exit', resolve))
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 60_000)
  const code = await over
  clearTimeout(late)
  return code
}

async function untilReady(url, child) {
  const deadline = Date.now() + longestStart
  for (;;) {
    const { ok } = await fetch(url).catch(() => ({ ok: false }))
    if (ok) return
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    if (Date.now() > deadline) throw new Error(`${url} is not ready after three minutes`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
