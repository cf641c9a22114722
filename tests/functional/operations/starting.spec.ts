import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { isPostgres } from '#app/core/db/prepared_rows'
import { runAce } from '#tests/helpers/run_ace'

/** The settings of an empty database, and a function that deletes it. `options` are those of CREATE DATABASE. */
async function emptyDatabase(options = ''): Promise<{
  settings: Record<string, string>
  drop: () => Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'starting-'))
  const dropFolder = () => rm(folder, { recursive: true })
  if (!isPostgres(db.connection())) return { settings: { DATA_DIR: folder }, drop: dropFolder }
  const name = `skillary_starting_${process.pid}`
  await db.rawQuery(`create database ${name} ${options}`)
  const url = Object.assign(new URL(env.get('DATABASE_URL')!), { pathname: name })
  const drop = async () => {
    await dropFolder()
    await db.rawQuery(`drop database ${name} with (force)`)
  }
  return { settings: { DATA_DIR: folder, DATABASE_URL: url.href }, drop }
}

async function startServer(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['--import=./bin/typescript.js', 'bin/server.ts'], {
    cwd: app.makePath(),
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'fatal', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code: code as number, errors }
}

/** Starts a server and a worker with these settings; both must end with a sentence that matches `reason`. */
async function assertRefused(assert: Assert, settings: Record<string, string>, reason: string) {
  const server = await startServer(settings)
  assert.equal(server.code, 1)
  assert.match(server.errors, new RegExp(`^The portal cannot start: ${reason}\\n$`))
  const worker = await runAce(['queue:work'], settings)
  assert.equal(worker.exitCode, 1)
  assert.match(worker.output, new RegExp(`The worker cannot start: ${reason}\\n$`))
}

test.group('At the start', () => {
  test('a database without migrations is refused, and racing migrations all succeed', async ({
    assert,
    cleanup,
  }) => {
    const { settings, drop } = await emptyDatabase()
    cleanup(drop)
    const lacking = String.raw`the database lacks \d+ migrations, such as \w+\. Run "node ace\.js migration:run --force" first\.`
    await assertRefused(assert, settings, lacking)
    const command = await runAce(['ledger:verify'], settings)
    assert.equal(command.exitCode, 1)
    assert.match(command.output, /The command cannot run: the database lacks [^\n]+ first\.\n$/)

    const racing = await Promise.all([1, 2, 3].map(() => runAce(['migration:run'], settings)))
    for (const { exitCode, output } of racing) assert.equal(exitCode, 0, output)
    assert.lengthOf(
      racing.filter(({ output }) => output.includes('Already up to date')),
      2
    )
    const status = await runAce(['migration:status'], settings)
    const files = await readdir(app.migrationsPath())
    assert.lengthOf(status.output.match(/completed/g)!, files.length)
  }).timeout(240_000)

  test('a database that cannot be used is refused in one sentence', async ({ assert, cleanup }) => {
    const { settings, drop } = await emptyDatabase()
    cleanup(drop)
    const missing = 'postgres://nobody@127.0.0.1:1/nothing'
    if (isPostgres(db.connection())) settings.DATABASE_URL = missing
    else await writeFile(join(settings.DATA_DIR, 'skillary.sqlite3'), 'not a database')
    const { code, errors } = await startServer(settings)
    assert.equal(code, 1)
    assert.match(errors, /^The portal cannot start: [^\n]+ (DATABASE_URL is correct|DATA_DIR)\.\n$/)

    if (!isPostgres(db.connection())) return
    for (const name of ['migration:run', 'ledger:verify']) {
      const { exitCode, output } = await runAce([name], settings)
      assert.equal(exitCode, 1)
      assert.match(
        output,
        /The command cannot run: [^\n]+ECONNREFUSED[^\n]+ DATABASE_URL is correct\.\n$/
      )
    }
  })

  test('a port in use and a folder that cannot be written are refused in one sentence', async ({
    assert,
    cleanup,
  }) => {
    const { settings, drop } = await emptyDatabase()
    cleanup(drop)
    await runAce(['migration:run'], settings)
    const taken = createServer().listen(0, 'localhost')
    await once(taken, 'listening')
    cleanup(() => void taken.close())
    const port = String((taken.address() as AddressInfo).port)
    const file = join(settings.DATA_DIR, 'no_folder')
    await writeFile(file, '')

    const own = { ...settings, PORT: '0' }
    const inUse = String.raw`port \d+ is in use\. [^\n]+, or set METRICS_PORT\.`
    await assertRefused(assert, { ...own, METRICS_PORT: port }, inUse)
    const unwritable = String.raw`uploaded files cannot be stored [^\n]+UPLOAD_DIR[^\n]+\.`
    await assertRefused(assert, { ...own, UPLOAD_DIR: file }, unwritable)
  }).timeout(60_000)

  test('migrations without --force and without a terminal are refused', async ({
    assert,
    cleanup,
  }) => {
    const { settings, drop } = await emptyDatabase()
    cleanup(drop)
    for (const name of ['migration:run', 'migration:fresh', 'migration:rollback']) {
      const { exitCode, output } = await runAce([name], { ...settings, NODE_ENV: 'production' })
      assert.equal(exitCode, 1, output)
      assert.match(output, /The command cannot run: [^\n]+ Run it again with --force\.\n$/)
    }
  }).timeout(60_000)

  if (env.get('DB_CONNECTION') === 'pg') {
    test('a database of another encoding is not migrated', async ({ assert, cleanup }) => {
      const encoding = `encoding 'SQL_ASCII' template template0 locale 'C'`
      const { settings, drop } = await emptyDatabase(encoding)
      cleanup(drop)
      const { exitCode, output } = await runAce(['migration:run'], settings)
      assert.equal(exitCode, 1)
      assert.include(output, 'the database has the encoding SQL_ASCII, and UTF8 is required')
    })
  }
})
