/** Plans which spec files run on which database and in which process. See docs/testing.md. */
import { readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from './setup.js'

export const suites = ['browser', 'faults', 'functional', 'unit']

/** Browser specs that only `npm run test:full` runs: appearance, languages, UI states and the longest stories. */
const inFullOnly = [
  'browser/account_security',
  'browser/business_story',
  'browser/client_packages',
  'browser/documentation',
  'browser/failures',
  'browser/import_pages',
  'browser/languages',
  'browser/notifications',
  'browser/open_states',
  'browser/packages',
  'browser/palette',
  'browser/playground_tabs',
  'browser/print_and_zoom',
  'browser/screen_reader',
  'browser/setup',
  'browser/shell',
  'browser/views',
]

/**
 * Depends on the database. These files run on PostgreSQL in every `npm test`; the others run there
 * in `npm run test:full` only.
 */
const onPostgres = [
  'functional/auth/**',
  'functional/audit/**',
  'functional/batch/**',
  'functional/billing/**',
  'functional/categories/**',
  'functional/changes/**',
  'functional/client_packages/**',
  'functional/clients/**',
  'functional/commands/relations_import',
  'functional/commands/skills_import',
  'functional/core/**',
  'functional/currencies/**',
  'functional/dashboards/**',
  'functional/extract/**',
  'functional/invoices/v1',
  'functional/jobs/**',
  'functional/keys/**',
  'functional/lists/**',
  'functional/metering/**',
  'functional/notifications/**',
  'functional/packages/**',
  'functional/playground/**',
  'functional/profile/**',
  'functional/proof/**',
  'functional/relations/**',
  'functional/sales/**',
  'functional/search/**',
  'functional/setup/**',
  'functional/skills/**',
  'functional/staff/**',
  'functional/synonyms/**',
  'functional/uploads/**',
  'functional/webhooks/**',
  'unit/core/**',
  'unit/metering/**',
  'unit/playground/**',
  'unit/sales/**',
  'unit/skills/**',
  'unit/webhooks/**',
]

/** Exceptions to `onPostgres`: file storage, process start and file parsing do not depend on the database. */
const sqliteIsEnough = [
  'functional/notifications/live',
  'functional/uploads/failed_starts',
  'functional/uploads/formats',
  'functional/uploads/messy_files',
  'functional/uploads/slow_starts',
  'functional/uploads/spreadsheet_cells',
  'functional/uploads/storage',
]

/**
 * How many processes share a suite. Each takes about 3 seconds to start. Chromium once hung after about 100
 * contexts, so each one runs at most a quarter of the browser suite.
 */
const shards = { browser: 4, faults: 1, functional: 8, unit: 2 }

/**
 * The processes of a run: `{ database, suite, files, part }`, longest first. `patterns` are parts
 * of file names or globs below tests/; none means every file.
 */
export function planRun({ databases, suites: wanted, patterns, full }) {
  const isNamed = patterns.length > 0
  return wanted.flatMap((suite) =>
    databases.flatMap((database) => {
      const files = specsOf(suite)
        .filter(({ name }) => !isNamed || isOneOf(patterns, name))
        .filter(({ name }) => full || isNamed || !isOneOf(inFullOnly, name))
        .filter(({ name }) => full || isNamed || database === 'SQLite' || isForPostgres(name))
      const count = Math.min(files.length, isNamed ? 1 : shards[suite])
      return shareOut(files, count).map((part, index) => ({
        database,
        suite,
        files: part,
        part: count > 1 ? `${index + 1}/${count}` : '',
      }))
    })
  )
}

function isForPostgres(name) {
  return isOneOf(onPostgres, name) && !isOneOf(sqliteIsEnough, name)
}

function isOneOf(patterns, name) {
  return patterns.some((pattern) => matches(pattern, name))
}

/** Spec files of a suite below tests/, with their size in bytes. */
function specsOf(suite) {
  const folder = join(root, 'tests', suite)
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => ({
      name: `${suite}/${file.split(sep).join('/')}`,
      size: statSync(join(folder, file)).size,
    }))
    .sort((one, other) => other.size - one.size || one.name.localeCompare(other.name))
}

/** Puts each file, largest first, into the smallest part so far. */
function shareOut(files, count) {
  const parts = Array.from({ length: count }, () => ({ size: 0, files: [] }))
  for (const { name, size } of files) {
    const smallest = parts.reduce((one, other) => (other.size < one.size ? other : one))
    smallest.files.push(name)
    smallest.size += size
  }
  return parts.map((part) => part.files)
}

/** Whether a file name ends with the pattern, with or without ".spec.ts". */
function matches(pattern, name) {
  const source = pattern
    .replace(/^tests\//, '')
    .replace(/\.spec\.ts$/, '')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/?|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))
  return new RegExp(`(^|/)${source}\\.spec\\.ts$`).test(name)
}
