/**
 * npm test: every suite on SQLite, then on PostgreSQL where a server or its binaries are found.
 *
 *   npm test                            everything
 *   npm test -- functional              one suite
 *   npm test -- --files 'skills/*'      what japa's runner takes
 *   npm test -- --only=sqlite | --only=pg
 *
 * TEST_DATABASE_URL names a PostgreSQL database to use (it is emptied); otherwise a throw-away
 * cluster is started from the binaries on this machine and removed at the end.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPages, install, root, say } from './setup.js'
import { startPostgres } from './postgres.js'
import { runWithin } from './run_within.js'

const args = process.argv.slice(2)
const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
const runnerArgs = args.filter((arg) => !arg.startsWith('--only='))
const suites = ['unit', 'functional', 'browser']
/** What takes longer, in minutes, hangs: it is ended and counts as failed. */
const longest = { spec: 10, suite: 20, full: 40 }
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
if (only !== 'pg') await runOn('SQLite', { DB_CONNECTION: 'sqlite' })
if (only !== 'sqlite') await runOnPostgres()
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
      const counts = await runSuite(suite, [...rest, ...files], database, env)
      total.passed += counts.passed
      total.failed += counts.failed
    }
    if (total.failed) failed = true
    results.push({ database, suite, ...total })
  }
}

/**
 * Each browser spec has a Chromium of its own: one that had opened about a hundred contexts once answered
 * no more, and the run hung. The other suites run in one go, and so do files that were named. The folder
 * is named because japa takes every file whose name ends so.
 */
function filesOf(suite, args) {
  if (suite !== 'browser' || args.includes('--files')) return [[]]
  const specs = readdirSync(join(root, 'tests/browser')).filter((file) => file.endsWith('.spec.ts'))
  return specs.map((file) => ['--files', `browser/${file}`])
}

async function runSuite(suite, args, database, env) {
  const summary = join(scratch, 'summary.json')
  rmSync(summary, { force: true })
  const name = [suite, ...args.filter((arg) => arg !== '--files'), 'on', database].join(' ')
  const { code, late } = await runWithin(
    minutesFor(suite, args),
    name,
    'node',
    ['ace', 'test', suite, ...args],
    {
      ...env,
      NODE_ENV: 'test',
      DATA_DIR: join(scratch, database, suite),
      TEST_SUMMARY: summary,
    }
  )
  if (late) lateOnes.push(name)
  const counts = existsSync(summary)
    ? JSON.parse(readFileSync(summary, 'utf8'))
    : { passed: 0, failed: 1 }
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  return counts
}

function minutesFor(suite, args) {
  if (isFull) return longest.full
  return suite === 'browser' && args.includes('--files') ? longest.spec : longest.suite
}

function report() {
  console.log('')
  for (const { database, suite, passed, failed: lost } of results) {
    console.log(
      `${database.padEnd(11)} ${suite.padEnd(11)} ${String(passed).padStart(5)} passed ${String(lost).padStart(4)} failed`
    )
  }
  for (const name of lateOnes) console.log(`Ended because it took too long: ${name}`)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
}
