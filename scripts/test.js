/**
 * npm test: the suites on SQLite and, where a server or its binaries are found, on PostgreSQL, in as many
 * processes at a time as the machine has processors. Each process has its own database, port and folder.
 *
 *   npm test                            what runs before every change
 *   npm run test:full                   everything, on both databases (npm test -- --full)
 *   npm run test:faults                 faults on purpose (npm test -- faults --full)
 *   npm test -- functional              one suite
 *   npm test -- --files 'skills/*'      some files, whole, with the output of the runner
 *   npm test -- --only=sqlite | --only=pg
 *
 * All other options go to Japa's runner. TEST_DATABASE_URL names a PostgreSQL server on which the user may
 * create databases; otherwise a throw-away cluster is started from the binaries on this machine.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import packClient from './pack_client.js'
import { buildPages, buildServerPages, install, root, say } from './setup.js'
import { startPostgres, usePostgres } from './postgres.js'
import { runWithin } from './run_within.js'
import { planRun, suites } from './test_plan.js'

const options = parse(process.argv.slice(2))
/** The Node.js arguments of `node ace test`, without generating code that already exists. */
const typescript = ['--import=./bin/typescript.js']
/** Timeout of a process in minutes; a process that exceeds it fails. */
const limit = options.full ? 60 : 20
const started = Date.now()
const scratch = mkdtempSync(join(tmpdir(), 'skillary-test-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))

await install()
const postgres = options.only === 'sqlite' ? null : await findPostgres()
const tasks = planRun({
  databases: [...(options.only === 'pg' ? [] : ['SQLite']), ...(postgres ? ['PostgreSQL'] : [])],
  suites: suitesToRun(),
  patterns: options.files,
  full: options.full,
})
if (options.only === 'pg' && !postgres) process.exit(1)
if (!tasks.length) say('No spec file fits.')
if (tasks.length) packClient()
if (tasks.some(({ suite }) => suite === 'browser')) await buildPages()
else if (tasks.length) await buildServerPages()

const results = []
try {
  await runAll()
} finally {
  await postgres?.stop()
}
report()
process.exit(results.length && results.every(({ failed }) => failed === 0) ? 0 : 1)

function parse(args) {
  const found = { only: undefined, full: false, suites: [], files: [], runner: [] }
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index]
    if (arg.startsWith('--only')) found.only = onlyOf(arg)
    else if (arg === '--full') found.full = true
    else if (arg.startsWith('--files=')) found.files.push(arg.slice('--files='.length))
    else if (arg === '--files') found.files.push(args[(index += 1)] ?? '')
    else if (suites.includes(arg)) found.suites.push(arg)
    else found.runner.push(arg)
  }
  return found
}

function onlyOf(arg) {
  const only = arg.slice('--only='.length)
  if (['sqlite', 'pg'].includes(only)) return only
  console.error('Write --only=sqlite or --only=pg.')
  process.exit(2)
}

async function findPostgres() {
  const url = process.env.TEST_DATABASE_URL
  const server = url ? usePostgres(url) : await startPostgres()
  if (!server) {
    say('PostgreSQL was not found: the suites run on SQLite only.')
    say('Install it (Debian: apt-get install -y postgresql) or set TEST_DATABASE_URL.')
  }
  return server
}

function suitesToRun() {
  const wanted = suites.filter(isWanted)
  const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  if (!wanted.includes('browser') || existsSync(chromium)) return wanted
  if (!options.files.length) {
    say(`The browser suite needs Chromium, and ${chromium} is not there: it is left out.`)
    say('Install it (Debian: apt-get install -y chromium) or name it in CHROMIUM_PATH.')
  }
  return wanted.filter((suite) => suite !== 'browser')
}

/** Faults take minutes, so a plain `npm test` leaves them out. */
function isWanted(suite) {
  if (options.suites.length) return options.suites.includes(suite)
  return suite !== 'faults' || options.full || options.files.length > 0
}

/** Each lane takes the next task until none is left. */
async function runAll() {
  const waiting = [...tasks]
  const lanes = Math.min(availableParallelism(), tasks.length)
  const isAlone = lanes === 1
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let task = waiting.shift(); task; task = waiting.shift()) {
        results.push(await runTask(task, lane, isAlone))
      }
    })
  )
}

/**
 * Runs one process. Shows its output immediately if it runs alone, otherwise only after a failure.
 */
async function runTask(task, lane, isAlone) {
  const name = [task.suite, task.part, 'on', task.database].filter(Boolean).join(' ')
  const folder = join(scratch, `${task.database}-${task.suite}-${task.part.replace('/', '-')}`)
  const summary = join(folder, 'summary.json')
  mkdirSync(join(folder, 'tmp'), { recursive: true })
  if (isAlone) say(name)

  const lines = []
  const before = Date.now()
  const { code, late } = await runWithin(
    limit,
    name,
    'node',
    [...typescript, 'bin/test.ts', task.suite, ...runnerArgs(task)],
    await environmentOf(task, lane, folder, summary),
    isAlone ? undefined : (line) => lines.push(line)
  )
  const seconds = Math.round((Date.now() - before) / 1000)
  const counts = existsSync(summary)
    ? JSON.parse(readFileSync(summary, 'utf8'))
    : { passed: 0, failed: 1, times: [] }
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  if (!isAlone) {
    if (counts.failed || options.files.length) console.log(lines.join('\n'))
    else for (const line of lines.filter(isNote)) console.log(line)
    say(`${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`)
  }
  return { ...task, ...counts, seconds, late: late ? name : '' }
}

/** Seeds of faults, and faults that this machine cannot cause, are printed without a failure, too. */
function isNote(line) {
  return /FAULTS_SEED=|Left out:/.test(line)
}

/**
 * Named files run completely; otherwise, tests with the tag "@full" only run in `npm run
 * test:full`.
 */
function runnerArgs({ files }) {
  const everyday = options.full || options.files.length ? [] : ['--tags', '~@full']
  return [...options.runner, ...everyday, ...files.flatMap((file) => ['--files', file])]
}

async function environmentOf({ database, suite }, lane, folder, summary) {
  const port = Number(process.env.PORT ?? 3399) - lane
  return {
    ...(database === 'SQLite'
      ? { DB_CONNECTION: 'sqlite' }
      : { DB_CONNECTION: 'pg', DATABASE_URL: await postgres.createDatabase() }),
    PORT: String(port),
    APP_URL: `http://127.0.0.1:${port}`,
    NODE_ENV: 'test',
    TMPDIR: join(folder, 'tmp'),
    DATA_DIR: join(folder, 'data'),
    TEST_FULL: options.full ? '1' : '',
    TEST_PAGES: suite === 'browser' ? 'built' : 'server',
    TEST_SUMMARY: summary,
    /** The V8 compile cache for the hundreds of processes that a run starts. */
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/v8'),
  }
}

function report() {
  console.log('')
  for (const { late } of results) if (late) console.log(`Ended because it took too long: ${late}`)
  for (const database of ['SQLite', 'PostgreSQL']) {
    for (const suite of suites) {
      const parts = results.filter((one) => one.database === database && one.suite === suite)
      if (!parts.length) continue
      const sum = (key) => String(parts.reduce((total, part) => total + part[key], 0)).padStart(5)
      console.log(
        `${database.padEnd(11)} ${suite.padEnd(11)} ${sum('passed')} passed ${sum('failed')} failed ${sum('seconds')} s`
      )
    }
  }
  if (process.env.TEST_TIMES) {
    const times = results.flatMap(({ database, times: own }) =>
      own.map((time) => ({ database, ...time }))
    )
    writeFileSync(process.env.TEST_TIMES, times.map((time) => JSON.stringify(time)).join('\n'))
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  say(`${Math.round((Date.now() - started) / 1000)} s in all`)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
}
