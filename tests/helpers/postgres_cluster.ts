import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findBinaries, freePort, unprivilegedUser } from '../../scripts/postgres.js'

const owner = unprivilegedUser()

/** A folder in which PostgreSQL's programs can write: not in TMPDIR, which only the user of the tests can read. */
export async function newClusterFolder(): Promise<string> {
  const folder = await mkdtemp('/tmp/skillary-cluster-')
  await giveAway(folder)
  return folder
}

async function giveAway(path: string) {
  if (owner) await chown(path, owner.uid, owner.gid)
  await chmod(path, 0o700)
}

/** Runs one of PostgreSQL's programs as the user that may run the server; rejects with its messages. */
export async function runPostgresProgram(name: string, args: string[], cwd: string) {
  const binaries = findBinaries()
  if (!binaries) throw new Error('The binaries of PostgreSQL were not found')
  await promisify(execFile)(join(binaries, name), args, {
    cwd,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    ...owner,
  })
}

/**
 * A PostgreSQL server of its own, to be configured, stopped and replaced by a test. A cluster that is restored from a
 * backup gets the port of the lost one.
 */
export class PostgresCluster {
  private constructor(
    readonly folder: string,
    readonly port: number
  ) {}

  /** Creates a cluster with the database `skillary`, in a subfolder of `place`, and starts it. */
  static async create(place: string, settings: string[] = []): Promise<PostgresCluster> {
    const cluster = new PostgresCluster(join(place, 'data'), await freePort())
    const { folder } = cluster
    await runPostgresProgram('initdb', ['-D', folder, '-U', 'skillary', '-A', 'trust'], place)
    await cluster.start(settings)
    await cluster.query('create database skillary', 'postgres')
    return cluster
  }

  /** Where a backup of this cluster is restored. */
  async successor(name: string): Promise<PostgresCluster> {
    const folder = join(this.folder, '..', name)
    await mkdir(folder)
    await giveAway(folder)
    return new PostgresCluster(folder, this.port)
  }

  /** Creates a hot standby of this cluster by streaming replication, and starts it. */
  async standby(name: string, settings: string[] = []): Promise<PostgresCluster> {
    const { folder } = await this.successor(name)
    const standby = new PostgresCluster(folder, await freePort())
    await runPostgresProgram(
      'pg_basebackup',
      [...this.#server, '-D', folder, '-R', '-cfast'],
      folder
    )
    await standby.start(settings)
    return standby
  }

  /** Options with which PostgreSQL's programs connect to it. */
  get #server(): string[] {
    return ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'skillary']
  }

  get url(): string {
    return this.#urlOf('skillary')
  }

  #urlOf(database: string): string {
    return `postgres://skillary@127.0.0.1:${this.port}/${database}`
  }

  async start(settings: string[] = []) {
    const all = ['listen_addresses=127.0.0.1', "unix_socket_directories=''", ...settings]
    const options = [`-p ${this.port}`, ...all.map((setting) => `-c ${setting}`)].join(' ')
    const log = join(this.folder, '..', 'log')
    await this.#control(['-o', options, '-l', log, '-w', 'start'])
  }

  /** Stops the server like a crash, without writing a checkpoint. */
  async stop() {
    await this.#control(['-m', 'immediate', '-w', 'stop'])
  }

  /** Makes a standby a primary. Not by a statement, which a conflict with recovery could cancel. */
  async promote() {
    await this.#control(['-w', 'promote'])
  }

  /** Stops the server, if it runs, and deletes everything. */
  async end() {
    await this.stop().catch(() => {})
    await rm(join(this.folder, '..'), { recursive: true, force: true })
  }

  async query<Row extends pg.QueryResultRow>(sql: string, database = 'skillary'): Promise<Row[]> {
    const client = new pg.Client(this.#urlOf(database))
    await client.connect()
    try {
      const { rows } = await client.query<Row>(sql)
      return rows
    } finally {
      await client.end()
    }
  }

  async #control(args: string[]) {
    await runPostgresProgram('pg_ctl', ['-D', this.folder, ...args], this.folder)
  }
}
