import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { defineConfig } from '@adonisjs/lucid'
import pg from 'pg'
import env from '#start/env'
import { dataDir } from '#config/app'
import { openSocket } from '#app/core/db/database_watch'

/** Counters and identifiers stay below 2^53: read PostgreSQL's bigint and numeric counts as numbers. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const migrations = { naturalSort: true, paths: ['database/migrations'] }

export const postgresUrl = env.get('DATABASE_URL')

/** For LISTEN, which needs one permanent connection; a pooler in transaction mode does not provide it. */
export const directUrl = env.get('DATABASE_DIRECT_URL') ?? postgresUrl

/** Whether statements are prepared by name, which also needs a permanent connection. */
export const preparesByName = env.get('DATABASE_PREPARED') !== 'off'

/** How far replicas may be behind the primary, in ms. */
export const replicaLag = 1000 * (env.get('DATABASE_REPLICA_LAG_SECONDS') ?? 5)

/** Only written by raw SQL; see app/catalogue/names/skill_index.ts. */
const searchTables = [
  'search_labels',
  'search_skills',
  'search_shelves',
  'search_vocabulary',
  'search_deletes',
  'search_revisions',
  'search_words',
]

/** The shadow tables of search_words in SQLite. */
const wordIndexTables = ['config', 'content', 'data', 'docsize', 'idx'].map(
  (part) => `search_words_${part}`
)

const schemaGeneration = {
  enabled: app.inDev,
  outputPath: './database/schema.ts',
  rulesPaths: ['./database/schema_rules.js'],
  excludeTables: [
    'adonis_schema',
    'adonis_schema_versions',
    'sessions',
    'rate_limits',
    ...searchTables,
    ...wordIndexTables,
  ],
}

/** In ms. Only servers have limits: commands and processes of uploads may take as long as they need. */
const isServer = app.getEnvironment() === 'web'
const acquireTimeout = Math.max(100, (env.get('DATABASE_ACQUIRE_SECONDS') ?? 10) * 1000)
const statementTimeout = isServer ? (env.get('DATABASE_STATEMENT_SECONDS') ?? 30) * 1000 : 0
const waiting = isServer ? { acquireTimeoutMillis: acquireTimeout } : {}

/** Warnings of knex, except about connections: those errors reach the query, which logs them. */
const log = {
  warn(message: string) {
    if (!/^(Acquire connection|Connection) error/i.test(message)) logger.warn(message)
  },
}

/**
 * Errors contain a statement without its values: they are logged, and values may be hashes and
 * tokens.
 */
const everyConnection = { migrations, schemaGeneration, compileSqlOnError: false, log }

/**
 * FULL: a confirmed charge is on disk, even after a power failure. NORMAL: it survives a crash of
 * the process, but a power failure may lose the last ones.
 */
export const synchronous = env.get('SQLITE_SYNCHRONOUS') ?? 'full'

/** How long a connection to SQLite waits for others, in ms. */
export const busyTimeout = acquireTimeout

/** The cache of the writing connection to SQLite, in KiB. */
export const cacheSize = 32_000

interface SqliteConnection {
  exec(sql: string, done: (error: Error | null) => void): void
}

/** Only the user of the server can read the file. SQLite creates its other files with the same permissions. */
function keepPrivate(file: string) {
  if (statSync(file).mode & 0o077) chmodSync(file, 0o600)
}

/**
 * With recursive triggers, INSERT OR REPLACE cannot delete a row that a trigger protects. The rate
 * limit table of a server is in memory, since one process has the only connection: a `/v1` read then waits
 * neither for a writer nor for the disk. Other processes keep temporary data in files: the statements of an
 * import copy up to hundreds of megabytes of pages, to be able to undo them.
 */
function prepare(
  connection: SqliteConnection,
  done: (error: Error | null, connection: SqliteConnection) => void
) {
  keepPrivate(sqliteFile())
  connection.exec(
    `PRAGMA journal_mode=WAL; PRAGMA synchronous=${synchronous}; PRAGMA busy_timeout=${acquireTimeout};
     PRAGMA foreign_keys=ON; PRAGMA recursive_triggers=ON; PRAGMA temp_store=${isServer ? 'MEMORY' : 'FILE'}; PRAGMA cache_size=-${cacheSize};
     CREATE TEMP TABLE request_counts (key text primary key, points integer not null, expire integer not null);`,
    (error) => done(error, connection)
  )
}

/**
 * Read-only. A statement occupies one of libuv's four threads until it ends: with two connections for reads, two
 * threads remain for charges and files.
 */
function prepareForReading(
  connection: SqliteConnection,
  done: (error: Error | null, connection: SqliteConnection) => void
) {
  connection.exec(
    `PRAGMA query_only=ON; PRAGMA busy_timeout=${acquireTimeout}; PRAGMA temp_store=MEMORY; PRAGMA cache_size=-16000;`,
    (error) => done(error, connection)
  )
}

interface PostgresConnection {
  query(sql: string, done: (error: Error | null) => void): void
}

/**
 * Turns parallel plans off: requests read a few rows by an index, and starting processes costs more than they save.
 * Only servers limit statements and pauses in transactions; after that time, the locks of a lost server are released.
 * Set by a statement, since poolers such as PgBouncer refuse settings in the connection's options.
 */
function preparePostgres(
  connection: PostgresConnection,
  done: (error: Error | null, connection: PostgresConnection) => void
) {
  const settings = ['max_parallel_workers_per_gather = 0']
  if (statementTimeout) {
    settings.push(`statement_timeout = ${statementTimeout}`)
    settings.push(`idle_in_transaction_session_timeout = ${statementTimeout}`)
  }
  const sql = settings.map((setting) => `set ${setting}`).join('; ')
  connection.query(sql, (error) => done(error, connection))
}

/** The options include some that the driver supports but the types of Lucid do not name. */
function postgresAt(
  url: string | undefined,
  { connectSeconds = env.get('DATABASE_CONNECT_SECONDS') ?? 10, stream = openSocket } = {}
) {
  return {
    client: 'pg' as const,
    connection: {
      connectionString: url,
      connectionTimeoutMillis: connectSeconds * 1000,
      keepAlive: true,
      stream,
    },
    pool: {
      ...{ min: 0, max: env.get('DATABASE_POOL') ?? 10 },
      ...{ afterCreate: preparePostgres, ...waiting },
    },
    ...everyConnection,
  }
}

/** The connections of the read replicas by name: `pg_replica_1` is the first URL of DATABASE_REPLICA_URLS. */
const replicas = Object.fromEntries(
  env
    .get('DATABASE_REPLICA_URLS')
    .map((url, index) => [
      `pg_replica_${index + 1}`,
      postgresAt(url, { connectSeconds: 1, stream: () => new Socket() }),
    ])
)

export const replicaNames = Object.keys(replicas)

/** Creates its directory. */
export function sqliteFile() {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  return join(dataDir, 'skillary.sqlite3')
}

export default defineConfig({
  connection: env.get('DB_CONNECTION'),
  connections: {
    /**
     * One connection, so that writers queue here instead of in SQLite; reads run concurrently
     * (WAL).
     */
    sqlite: {
      client: 'sqlite3',
      connection: { filename: sqliteFile() },
      useNullAsDefault: true,
      pool: { min: 1, max: 1, afterCreate: prepare, ...waiting },
      ...everyConnection,
      wipe: { ignoreTables: wordIndexTables },
    },
    /** For reads of lists, see `readConnection`. */
    sqlite_read: {
      client: 'sqlite3',
      connection: { filename: sqliteFile() },
      useNullAsDefault: true,
      pool: { min: 0, max: 2, afterCreate: prepareForReading, ...waiting },
      ...everyConnection,
    },
    pg: postgresAt(postgresUrl),
    /** Used by `app/core/db/replicas/replicas.ts` only. */
    ...replicas,
  },
})
