/**
 * npm test: every suite on SQLite and, side by side, on PostgreSQL where a server or its binaries are found.
 *
 *   npm test                            everything
 *   npm test -- functional              one suite
 *   npm test -- --files 'skills/*'      what japa's runner takes
 *   npm test -- --only=sqlite | --only=pg
 *
 * TEST_DATABASE_URL names a PostgreSQL database to use (it is emptied); otherwise a throw-away
 * cluster is started from the binaries on this machine and removed at the end.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPages, install, root, say } from './setup.js'
import { startPostgres } from './postgres.js'
import { runWithin } from './run_within.js'

const args = process.argv.slice(2)
const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
const runnerArgs = args.filter((arg) => !arg.startsWith('--only='))
const suites = ['unit', 'functional', 'browser']
/** What `node ace test` gives the runner, without generating code that is there already. */
const typescript = ['--import=@poppinss/ts-exec', '--enable-source-maps']
/** What takes longer, in minutes, hangs: it is ended and counts as failed. */
const longest = { browser: 25, suite: 60, full: 60 }
const isFull = process.env.A11Y === 'full' || process.env.PROOF === 'full'
const scratch = mkdtempSync(join(tmpdir(), 'skillary-test-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
const results = []
const lateOnes = []

await install()
await buildPages()

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const browser = existsSync(chromium)
if (!browser) {
  say(`The browser suite needs Chromium, and ${chromium} is not there: it is left out.`)
  say('Install it (Debian: apt-get install -y chromium) or name it in CHROMIUM_PATH.')
}

let failed = false
const databases = [
  ...(only === 'pg' ? [] : [() => runOn('SQLite', { DB_CONNECTION: 'sqlite' })]),
  ...(only === 'sqlite' ? [] : [runOnPostgres]),
]
const isBoth = databases.length === 2
/** On a machine that can, the databases run side by side: their lines then begin with their name. */
const sideBySide = isBoth && !isFull && availableParallelism() > 1
if (sideBySide) await Promise.all(databases.map((start) => start()))
else for (const start of databases) await start()
report()
process.exit(failed ? 1 : 0)

async function runOnPostgres() {
  if (process.env.TEST_DATABASE_URL) {
    return runOn('PostgreSQL', { DB_CONNECTION: 'pg', DATABASE_URL: process.env.TEST_DATABASE_URL })
  }
  const postgres = await startPostgres()
  if (!postgres) {
    say('PostgreSQL was not found: the suites ran on SQLite only.')
    say('Install it (Debian: apt-get install -y postgresql) or set TEST_DATABASE_URL.')
    return
  }
  try {
    await runOn('PostgreSQL', { DB_CONNECTION: 'pg', DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

async function runOn(database, env) {
  const named = suites.filter((suite) => runnerArgs.includes(suite))
  const rest = runnerArgs.filter((arg) => !suites.includes(arg))
  for (const suite of named.length ? named : suites) {
    if (suite === 'browser' && !browser) continue
    say(`${suite} suite on ${database}`)
    const total = { passed: 0, failed: 0 }
    for (const files of filesOf(suite, rest)) {
      const counts = await runSuite(suite, [...rest, ...files, ...tagsOf(database)], database, env)
      total.passed += counts.passed
      total.failed += counts.failed
    }
    if (total.failed) failed = true
    results.push({ database, suite, ...total })
  }
}

/**
 * Three browser specs share a Chromium: one that had opened about a hundred contexts once answered no more,
 * and the run hung. The other suites run in one go, and so do files that were named. The folder is named
 * because japa takes every file whose name ends so.
 */
function filesOf(suite, args) {
  if (suite !== 'browser' || args.includes('--files')) return [[]]
  const specs = readdirSync(join(root, 'tests/browser')).filter((file) => file.endsWith('.spec.ts'))
  const runs = []
  while (specs.length)
    runs.push(specs.splice(0, 3).flatMap((file) => ['--files', `browser/${file}`]))
  return runs
}

/** What no database can change (looks of pages, readers of files) is tested on SQLite alone where both run. */
function tagsOf(database) {
  return isBoth && !isFull && database === 'PostgreSQL' ? ['--tags', '~@once'] : []
}

async function runSuite(suite, args, database, env) {
  const folder = join(scratch, database)
  const summary = join(folder, 'summary.json')
  mkdirSync(folder, { recursive: true })
  rmSync(summary, { force: true })
  const name = [suite, ...args.filter((arg) => !/^(--|~)/.test(arg)), 'on', database].join(' ')
  const { code, late } = await runWithin(
    minutesFor(suite, args),
    name,
    'node',
    [...typescript, 'bin/test.ts', suite, ...args],
    {
      ...env,
      ...(sideBySide ? placeOf(database) : {}),
      NODE_ENV: 'test',
      DATA_DIR: join(folder, suite),
      TEST_SUMMARY: summary,
    },
    sideBySide ? `${database.padEnd(10)} │ ` : ''
  )
  if (late) lateOnes.push(name)
  const counts = existsSync(summary)
    ? JSON.parse(readFileSync(summary, 'utf8'))
    : { passed: 0, failed: 1 }
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  return counts
}

/** Where the server under test listens while another one runs beside it. */
function placeOf(database) {
  const port = Number(process.env.PORT ?? 3399) - (database === 'SQLite' ? 0 : 1)
  return { PORT: String(port), APP_URL: `http://127.0.0.1:${port}` }
}

function minutesFor(suite, args) {
  if (isFull) return longest.full
  return suite === 'browser' ? longest.browser : longest.suite
}

function report() {
  console.log('')
  results.sort((one, other) => other.database.localeCompare(one.database))
  for (const { database, suite, passed, failed: lost } of results) {
    console.log(
      `${database.padEnd(11)} ${suite.padEnd(11)} ${String(passed).padStart(5)} passed ${String(lost).padStart(4)} failed`
    )
  }
  for (const name of lateOnes) console.log(`Ended because it took too long: ${name}`)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
}
