import { once } from 'node:events'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ConnectionConfig, QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Plan, Prepared } from '#tests/functional/metering/prepare_deployment'
import env from '#start/env'
import { isPostgres } from '#app/core/db/prepared_rows'

const connection = 'deployment'

/** A server of the deployment: a separate process with the code and settings of production. */
export interface Server {
  url: string
  process: ChildProcess
  /** What it has logged so far. */
  output: { text: string }
}

/** A process that runs uploads, and its output so far. */
export interface Worker {
  process: ChildProcess
  output: { text: string }
}

/**
 * Several servers on a separate database, as scaled out by an operator: a new SQLite file, or a new
 * PostgreSQL database on the server of the tests. `end` stops all and removes the database.
 */
export interface Deployment<Name extends string> {
  servers: Server[]
  prepared: Prepared<Name>
  /** The access token of an administrator. */
  staff: string
  /** A connection of this process to the database. */
  database: QueryClientContract
  /** The data folder, which the servers share. */
  folder: string
  /** What its processes have in addition to the environment of the tests. */
  settings: Record<string, string>
  /** Starts another server, to replace a stopped one; on the port of that one if it is given. */
  start: (replaced?: Server) => Promise<Server>
  /** Starts `node ace queue:work`. */
  work: () => Worker
  end: () => Promise<void>
}

/**
 * This many servers, and the planned clients; `more` overrides settings of the tests, such as the data folder or the
 * database.
 */
export async function deploy<Name extends string>(
  count: number,
  plan: Plan<Name>,
  more: Record<string, string> = {}
): Promise<Deployment<Name>> {
  const folder =
    more.DATA_DIR ?? mkdtempSync(join(app.makePath(env.get('DATA_DIR')), 'deployment-'))
  const { DATABASE_URL: given } = more
  const place = given ? givenDatabase(given) : await createDatabase(folder)
  const own = {
    ...place.settings,
    ...{ NODE_ENV: 'production', LOG_LEVEL: 'fatal', DATA_DIR: folder },
    DEPLOYMENT_PLAN: JSON.stringify(plan),
    ...more,
  }
  const settings = { ...process.env, ...own }
  const servers: Server[] = []
  const workers: Worker[] = []
  const end = async () => {
    await Promise.all([...servers, ...workers].map(({ process: one }) => stop(one)))
    await db.manager.close(connection, true)
    await place.drop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const { prepared, staff } = await prepare<Name>(settings)
    servers.push(...(await Promise.all(Array.from({ length: count }, () => serve(settings)))))
    db.manager.add(connection, place.config)
    const another = async (replaced?: Server) => {
      const server = await serve(settings, replaced && Number(new URL(replaced.url).port))
      servers.splice(replaced ? servers.indexOf(replaced) : servers.length, 1, server)
      return server
    }
    const work = () => {
      const worker = startWorker(settings)
      workers.push(worker)
      return worker
    }
    return {
      ...{ servers, prepared, staff, folder, settings: own, end },
      database: db.connection(connection),
      start: another,
      work,
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** Ends a process at once, as a crash does. */
export async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Tells a process to stop, as an operator does; returns its exit code. */
export async function terminate(child: ChildProcess): Promise<number | null> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const [code] = await ended
  return code as number | null
}

interface Place {
  settings: Record<string, string>
  config: ConnectionConfig
  drop: () => Promise<void>
}

/** A database of the test itself. */
function givenDatabase(url: string): Place {
  return { settings: {}, config: { client: 'pg', connection: url }, drop: async () => {} }
}

async function createDatabase(folder: string): Promise<Place> {
  if (!isPostgres(db.connection())) {
    const filename = join(folder, 'skillary.sqlite3')
    return {
      settings: {},
      config: { client: 'sqlite3', connection: { filename }, useNullAsDefault: true },
      drop: async () => {},
    }
  }
  const name = `skillary_deployment_${process.pid}`
  const url = new URL(env.get('DATABASE_URL')!)
  url.pathname = `/${name}`
  await db.rawQuery(`drop database if exists ${name} with (force)`)
  await db.rawQuery(`create database ${name}`)
  return {
    settings: { DATABASE_URL: url.href },
    config: { client: 'pg', connection: url.href },
    drop: async () => {
      await db.rawQuery(`drop database if exists ${name} with (force)`)
    },
  }
}

/** Migrates and fills the database; returns the created records. */
async function prepare<Name extends string>(settings: NodeJS.ProcessEnv) {
  const child = start('tests/functional/metering/prepare_deployment.ts', settings)
  child.stdout!.resume()
  const message = await messageWith<{ prepared: Prepared<Name>; staff: string }>('prepared', child)
  await stop(child)
  return message
}

async function serve(settings: NodeJS.ProcessEnv, given?: number): Promise<Server> {
  const port = String(given ?? (await freePort()))
  const child = start('bin/server.ts', { ...settings, PORT: port, HOST: '127.0.0.1' })
  const output = { text: '' }
  child.stdout!.on('data', (bytes: Buffer) => (output.text += bytes))
  await messageWith('port', child)
  return { url: `http://127.0.0.1:${port}`, process: child, output }
}

function startWorker(settings: NodeJS.ProcessEnv): Worker {
  const child = spawn(process.execPath, ['ace.js', 'queue:work'], {
    cwd: app.makePath(),
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => (output.text += bytes))
  }
  return { process: child, output }
}

function start(script: string, settings: NodeJS.ProcessEnv) {
  return spawn(process.execPath, ['--import=./bin/typescript.js', script], {
    cwd: app.makePath(),
    env: settings,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
}

/**
 * The first message of the process with this property; a server sends its port when it listens.
 * Rejects if the process ends before.
 */
function messageWith<Message>(member: string, child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (Object.hasOwn(Object(message), member)) resolve(message as Message)
    })
    child.once('exit', (code) => reject(new Error(`The process ended with ${code}`)))
  })
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
