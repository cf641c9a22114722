/*
|--------------------------------------------------------------------------
| Settings
|--------------------------------------------------------------------------
|
| Every setting of the portal is an environment variable, read and checked
| here before anything else. `.env.example` explains each one. A wrong or
| missing setting stops the start with one sentence that says what to do.
|
*/

import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Env, EnvProcessor, errors } from '@adonisjs/core/env'
import { Secret } from '@adonisjs/core/helpers'
import { Settings } from 'luxon'
import proxyAddr from 'proxy-addr'

Settings.defaultZone = 'utc'

const APP_ROOT = new URL('../', import.meta.url)
/** The folder of .env. */
const envFolder = resolve(fileURLToPath(APP_ROOT), process.env.ENV_PATH ?? '')

const rules = {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  PORT: port,
  HOST: Env.schema.string({ format: 'host' }),
  LOG_LEVEL: Env.schema.enum.optional([
    'fatal',
    'error',
    'warn',
    'info',
    'debug',
    'trace',
    'silent',
  ] as const),

  APP_KEY: appKey,
  APP_PREVIOUS_KEYS: previousKeys,
  APP_NAME: Env.schema.string(),
  APP_URL: Env.schema.string({ format: 'url', tld: false, protocol: true }),
  BASE_PATH: basePath,
  HSTS_SUBDOMAINS: Env.schema.boolean.optional(),
  API_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false, protocol: true }),
  CORS_ORIGINS: origins,
  TRUST_PROXY: trustedProxies,

  STAFF_TWO_FACTOR: Env.schema.boolean.optional(),

  DB_CONNECTION: Env.schema.enum(['sqlite', 'pg'] as const),
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: Env.schema.number.optional(),
  DATABASE_CONNECT_SECONDS: seconds,
  DATABASE_ACQUIRE_SECONDS: seconds,
  DATABASE_STATEMENT_SECONDS: seconds,
  DATABASE_DIRECT_URL: directUrl,
  DATABASE_PREPARED: Env.schema.enum.optional(['on', 'off'] as const),
  DATABASE_REPLICA_URLS: replicaUrls,
  DATABASE_REPLICA_LAG_SECONDS: seconds,
  DATA_DIR: Env.schema.string(),
  SQLITE_SYNCHRONOUS: Env.schema.enum.optional(['full', 'normal'] as const),

  CONTACT_EMAIL: Env.schema.string.optional({ format: 'email' }),
  DATA_ATTRIBUTION: Env.schema.string.optional(),

  QUEUE_WORKER: Env.schema.enum.optional(['embedded', 'off'] as const),
  DRIVE_DISK: Env.schema.enum.optional(['fs', 's3'] as const),
  UPLOAD_DIR: Env.schema.string.optional(),
  S3_BUCKET: Env.schema.string.optionalWhen(withoutS3),
  S3_REGION: Env.schema.string.optionalWhen(withoutS3),
  S3_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false, protocol: true }),
  S3_ACCESS_KEY_ID: Env.schema.string.optionalWhen(() => !process.env.S3_SECRET_ACCESS_KEY),
  S3_SECRET_ACCESS_KEY: secretKey,
  S3_FORCE_PATH_STYLE: Env.schema.boolean.optional(),
  S3_PREFIX: Env.schema.string.optional(),
  UPLOAD_RETENTION_DAYS: Env.schema.number.optional(),

  WEBHOOK_PRIVATE_NETWORKS: Env.schema.boolean.optional(),
  WEBHOOK_HTTP: Env.schema.boolean.optional(),
  WEBHOOK_PORTS: webhookPorts,

  STRIPE_SECRET_KEY: Env.schema.secret.optionalWhen(() => !process.env.STRIPE_WEBHOOK_SECRET),
  STRIPE_WEBHOOK_SECRET: Env.schema.secret.optionalWhen(() => !process.env.STRIPE_SECRET_KEY),
  STRIPE_API_BASE: Env.schema.string.optional({ format: 'url', tld: false, protocol: true }),

  SHUTDOWN_SECONDS: seconds,
  SHUTDOWN_DELAY_SECONDS: seconds,

  METRICS_PORT: optionalPort,
  METRICS_TOKEN: metricsToken,
  REQUEST_LOG: Env.schema.enum.optional(['on', 'off'] as const),
  OTEL_EXPORTER_OTLP_ENDPOINT: Env.schema.string.optional({
    format: 'url',
    tld: false,
    protocol: true,
  }),

  DEMO: Env.schema.boolean.optional(),

  MAIL_TRANSPORT: Env.schema.enum(['file', 'smtp'] as const),
  MAIL_FROM: Env.schema.string({ format: 'email' }),
  SMTP_URL: smtpUrl,
}

/** A port is a number from 1 to 65535; 0 lets the system choose one. */
function port(name: string, value?: string): number {
  const number = Env.schema.number()(name, value)
  if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number
  throw new Error(`Value for environment variable "${name}" must be a port from 1 to 65535`)
}

function optionalPort(name: string, value?: string): number | undefined {
  return value ? port(name, value) : undefined
}

/** APP_KEY has at least 16 characters. */
function appKey(name: string, value?: string): Secret<string> {
  if (value && value.length >= 16) return new Secret(value)
  throw new Error(
    `Value for environment variable "${name}" must have at least 16 characters; ` +
      '"node ace.js generate:key --show" makes one'
  )
}

/** APP_PREVIOUS_KEYS is empty, or keys separated by commas. */
function previousKeys(name: string, value = ''): Secret<string>[] {
  const keys = value.split(',').flatMap((text) => text.trim() || [])
  if (keys.every((key) => key.length >= 16)) return keys.map((key) => new Secret(key))
  throw new Error(
    `Value for environment variable "${name}" must be keys of at least 16 characters, separated by commas`
  )
}

/** BASE_PATH is empty or a path such as `/portal`, with a leading but no trailing slash. */
function basePath(name: string, value?: string): string {
  const path = value ?? ''
  if (path === '' || /^(\/[A-Za-z0-9._~-]+)+$/.test(path)) return path
  throw new Error(`Value for environment variable "${name}" must be empty or like "/skillary"`)
}

/** CORS_ORIGINS is empty, `*`, or origins such as `https://app.example.com`, separated by commas. */
function origins(name: string, value = ''): string[] {
  const named = value.split(',').flatMap((text) => text.trim() || [])
  if (named.every((text) => text === '*' || isOrigin(text))) return named
  throw new Error(
    `Value for environment variable "${name}" must be like "https://app.example.com,https://other.example", or "*"`
  )
}

/** TRUST_PROXY is empty, or what `proxy-addr` accepts, separated by commas. */
function trustedProxies(name: string, value = ''): string[] {
  const named = value.split(',').flatMap((text) => text.trim() || [])
  try {
    proxyAddr.compile(named)
    return named
  } catch {
    throw new Error(
      `Value for environment variable "${name}" must be like "loopback,uniquelocal" or "10.0.0.0/8,192.0.2.1"`
    )
  }
}

/** WEBHOOK_PORTS is empty, `*`, or ports separated by commas. */
function webhookPorts(name: string, value = ''): number[] | '*' {
  if (value.trim() === '*') return '*'
  const ports = value.split(',').flatMap((text) => text.trim() || [])
  if (ports.every((text) => /^[1-9]\d{0,4}$/.test(text) && Number(text) < 65_536)) {
    return ports.map(Number)
  }
  throw new Error(`Value for environment variable "${name}" must be like "8443,9443", or "*"`)
}

/** SMTP_URL must be an SMTP URL, and is required with MAIL_TRANSPORT=smtp. */
function smtpUrl(name: string, value?: string): string | undefined {
  if (!value && process.env.MAIL_TRANSPORT !== 'smtp') return undefined
  if (value && /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value)) return value
  throw new Error(
    `Value for environment variable "${name}" must be like "smtps://user:secret@mail.example.com:465"`
  )
}

/** In the exact form that browsers send: others would never match. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

/** A duration in seconds, at most a day; undefined if empty. */
function seconds(name: string, value?: string): number | undefined {
  if (!value) return undefined
  if (/^\d{1,5}(\.\d+)?$/.test(value) && Number(value) <= 86_400) return Number(value)
  throw new Error(`Value for environment variable "${name}" must be a number of seconds, like "10"`)
}

/** METRICS_TOKEN is empty or too long to be guessed. */
function metricsToken(name: string, value?: string): Secret<string> | undefined {
  if (!value) return undefined
  if (/^[\x21-\x7e]{16,}$/.test(value)) return new Secret(value)
  throw new Error(
    `Value for environment variable "${name}" must be at least 16 characters without spaces`
  )
}

function withoutS3(): boolean {
  return process.env.DRIVE_DISK !== 's3'
}

/**
 * S3_SECRET_ACCESS_KEY requires S3_ACCESS_KEY_ID; without both, the role of the machine is used.
 */
function secretKey(name: string, value?: string): Secret<string> | undefined {
  if (value) return new Secret(value)
  if (!process.env.S3_ACCESS_KEY_ID) return undefined
  throw new Error(`Missing environment variable "${name}"`)
}

/** DATABASE_URL is only used with DB_CONNECTION=pg, and must be a PostgreSQL URL. */
function databaseUrl(name: string, value?: string): string | undefined {
  if (process.env.DB_CONNECTION !== 'pg') return undefined
  if (value && isPostgresUrl(value)) return value
  throw new Error(
    `Value for environment variable "${name}" must be like "postgres://user:secret@host:5432/database"; ` +
      'special characters of the password are written as in URLs, such as %2F for /'
  )
}

/** DATABASE_DIRECT_URL is empty or a URL like DATABASE_URL. */
function directUrl(name: string, value?: string): string | undefined {
  return value ? databaseUrl(name, value) : undefined
}

/** DATABASE_REPLICA_URLS is empty, or URLs like DATABASE_URL, separated by commas. */
function replicaUrls(name: string, value = ''): string[] {
  if (process.env.DB_CONNECTION !== 'pg') return []
  const urls = value.split(',').flatMap((text) => text.trim() || [])
  if (urls.every(isPostgresUrl)) return urls
  throw new Error(
    `Value for environment variable "${name}" must be like "postgres://user:secret@replica-1:5432/database", ` +
      'with commas between several'
  )
}

/** Without a host, as in `postgres://user@/database?host=/run/postgresql`, the driver uses a socket. */
function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\/[^/]+\/./.test(text) && URL.canParse(text.replace('@/', '@localhost/'))
}

/** Settings that most installations do not change; read after `.env`. */
const defaults = (): Record<string, string> => ({
  NODE_ENV: 'production',
  PORT: '3333',
  HOST: 'localhost',
  APP_NAME: 'Skillary',
  BASE_PATH: '',
  DB_CONNECTION: process.env.DATABASE_URL ? 'pg' : 'sqlite',
  DATA_DIR: 'tmp/data',
  MAIL_TRANSPORT: 'file',
  MAIL_FROM: 'no-reply@skillary.invalid',
})

async function readSettings() {
  if (!statSync(envFolder, { throwIfNoEntry: false })?.isDirectory()) {
    refuse(`ENV_PATH must be the folder of .env, and ${envFolder} is not a folder.`)
  }
  try {
    await new EnvProcessor(APP_ROOT).process()
    for (const [name, value] of Object.entries(defaults())) process.env[name] ||= value
    return await Env.create(APP_ROOT, rules)
  } catch (error) {
    if (!(error instanceof errors.E_INVALID_ENV_VARIABLES)) throw error
    const faults = error.help
      .split('\n')
      .map((line) => line.replace(/^- /, '').trim())
      .filter(Boolean)
    const place = `the environment or in ${join(envFolder, '.env')}`
    refuse(`${faults.join('; ')}. Set it in ${place}; .env.example explains every setting.`)
  }
}

function refuse(reason: string): never {
  console.error(`The portal cannot start: ${reason}`)
  process.exit(1)
}

export default await readSettings()
