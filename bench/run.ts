/**
 * Runs the benchmarks on one database and prints the results. `npm run bench` starts this for
 * SQLite and for PostgreSQL. A row is a ratio measured in one run: reference, ours, reference
 * again.
 */
import { availableParallelism } from 'node:os'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ignite } from '../bin/app.js'
import type { Bench, BenchRow } from './types.js'

const { values } = parseArgs({
  options: {
    large: { type: 'boolean', default: false },
    only: { type: 'string' },
    gold: { type: 'string', default: 'tune' },
    json: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
})

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { default: ace } = await import('@adonisjs/core/services/ace')
await ace.boot()
await ace.exec(values.keep ? 'migration:run' : 'migration:fresh', ['--force'])

const modules: Record<string, () => Promise<{ default: Bench }>> = {
  imports: () => import('./imports.js'),
  uploads: () => import('./uploads.js'),
  search: () => import('./search.js'),
  search_quality: () => import('./search_quality.js'),
  extract: () => import('./extract.js'),
  readings: () => import('./beside_readings.js'),
  hostile: () => import('./hostile_files.js'),
  metering: () => import('./metering.js'),
  scaling: () => import('./scaling.js'),
  lists: () => import('./lists.js'),
  batch: () => import('./batch.js'),
  doors: () => import('./doors.js'),
}

const rows: BenchRow[] = []
for (const [name, load] of Object.entries(modules)) {
  if (values.only && values.only !== name) continue
  const { default: bench } = await load()
  rows.push(...(await bench({ large: values.large, gold: values.gold })))
}

console.log(table(rows))
if (values.json) writeFileSync(values.json, JSON.stringify(rows))
await app.terminate()

function table(all: BenchRow[]) {
  const database = process.env.DB_CONNECTION === 'pg' ? 'PostgreSQL' : 'SQLite'
  const date = new Date().toISOString().slice(0, 10)
  return [
    '',
    `### ${database}, ${date}, ${availableParallelism()} cores, Node ${process.versions.node}`,
    '',
    '| what | ours | reference | unit | ratio | target | note |',
    '|---|---:|---:|---|---:|---|---|',
    ...all.map(
      (row) =>
        `| ${row.name} | ${figure(row.ours)} | ${figure(row.reference)} | ${row.unit} | ${row.ratio.toFixed(2)} | ${row.target ?? ''} | ${row.note ?? ''} |`
    ),
    '',
  ].join('\n')
}

function figure(value: number) {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)
}
