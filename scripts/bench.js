/**
 * npm run bench: measures ratios on SQLite and, if its binaries are found, on PostgreSQL with its
 * default settings.
 *
 * npm run bench -- --large            also the sizes that take long
 * npm run bench -- --only search      one of imports, uploads, readings, hostile, search,
 *                                     search_quality, extract, batch, metering, scaling, doors,
 *                                     lists
 * npm run bench -- --gold kept        search_quality with the judged searches that were not used for tuning
 * npm run bench -- --db pg            one database
 * npm run bench -- --only lists --data DIR
 *                                     generates the data in DIR, or uses those of an earlier run
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, install, run, say } from './setup.js'
import { startPostgres } from './postgres.js'

const args = process.argv.slice(2)
const option = (name) => {
  const at = args.indexOf(name)
  return at >= 0 ? args.splice(at, 2)[1] : undefined
}
const only = option('--db')
const kept = option('--data')
if (kept) {
  mkdirSync(kept, { recursive: true })
  args.push('--keep')
}
const scratch = kept ? resolve(kept) : mkdtempSync(join(tmpdir(), 'skillary-bench-'))
const settings = {
  NODE_ENV: 'production',
  APP_KEY: 'only-for-measuring-0123456789abcdef',
  APP_URL: 'http://127.0.0.1:3398',
  PORT: '3398',
  LOG_LEVEL: 'fatal',
  DATA_DIR: scratch,
}

await install()
const served = ['uploads', 'readings', 'hostile', 'lists']
if (!args.includes('--only') || served.some((name) => args.includes(name))) await build()
let code = 0
try {
  if (only !== 'pg') code ||= await measure({ DB_CONNECTION: 'sqlite' })
  if (only !== 'sqlite') {
    const postgres = await startPostgres({ durable: true, kept: kept && join(scratch, 'postgres') })
    if (!postgres) say('PostgreSQL was not found: measured on SQLite only.')
    else {
      code ||= await measure({ DB_CONNECTION: 'pg', DATABASE_URL: postgres.url })
      await postgres.stop()
    }
  }
} finally {
  if (!kept) rmSync(scratch, { recursive: true, force: true })
}
process.exit(code)

function measure(env) {
  return run('node', ['--expose-gc', '--import=./bin/typescript.js', 'bench/run.ts', ...args], {
    env: { ...settings, ...env },
  })
}
