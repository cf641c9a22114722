/**
 * Compares exports of all relations with the tools of the database: the CSV of the sqlite3 shell,
 * or PostgreSQL's COPY, of the same columns in the same order, each into a file.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import env from '#start/env'
import { isPostgres } from '#app/core/db/prepared_rows'
import { countRelations, exportRelations } from '#app/exports/export_relations'
import type { BenchRow } from './types.js'

const rounds = 3

const select = `select skill.name as skill, related.name as related_skill, relation.type as relation_type,
    relation.weight, relation.source, relation.confidence
  from skill_relations relation
  join skills skill on skill.id = relation.skill_id
  join skills related on related.id = relation.related_skill_id
  order by relation.id`

/** Writes into the folder. Without the sqlite3 shell, only memory is measured on SQLite. */
export async function exportsOf(folder: string): Promise<BenchRow[]> {
  const onPostgres = isPostgres(db.connection())
  const rows = await countRelations({})
  const what = rows.toLocaleString('en')
  const { idle, peak } = await memory()
  const memoryRow: BenchRow = {
    name: `memory of exporting ${what} relations, above idle`,
    ...{ ours: peak - idle, reference: 150, unit: 'MB', ratio: (peak - idle) / 150, target: '≤ 1' },
    note: `${peak.toFixed(0)} MB at most, idle ${idle.toFixed(0)} MB; the reference is the limit`,
  }
  if (!onPostgres && spawnSync('sqlite3', ['--version']).status !== 0) {
    console.log(
      'The sqlite3 shell is not there (Debian: apt-get install -y sqlite3): no row for it.'
    )
    return [memoryRow]
  }
  const reference = onPostgres ? copyOut : shell
  const best = { reference: 0, ours: 0 }
  const measure = async (side: keyof typeof best, work: (path: string) => Promise<unknown>) => {
    const began = performance.now()
    await work(join(folder, `${side}.csv`))
    best[side] = Math.max(best[side], (1000 * rows) / (performance.now() - began))
  }
  for (let round = 0; round < rounds; round += 1) {
    await measure('reference', reference)
    await measure('ours', ours)
    await measure('reference', reference)
  }
  return [
    {
      name: `export of ${what} relations as CSV`,
      ...{ ...best, unit: 'rows/s', ratio: best.ours / best.reference },
      target: onPostgres ? '≥ 0.8' : '≥ 0.4',
      note: `reference: ${onPostgres ? 'COPY (select …) to stdout, csv' : 'the sqlite3 shell, including its start'}`,
    },
    memoryRow,
  ]
}

async function ours(path: string) {
  await pipeline(Readable.from(exportRelations({ format: 'csv' })), createWriteStream(path))
}

async function copyOut(path: string) {
  const client = new pg.Client(env.get('DATABASE_URL'))
  await client.connect()
  const text = client.query(copyTo(`copy (${select}) to stdout with (format csv, header true)`))
  await pipeline(text, createWriteStream(path))
  await client.end()
}

async function shell(path: string) {
  const file = app.makePath(env.get('DATA_DIR'), 'skillary.sqlite3')
  const child = spawn('sqlite3', ['-csv', '-header', file, select], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await pipeline(child.stdout, createWriteStream(path))
}

/** The memory of a separate process for the export, in MB. */
async function memory(): Promise<{ idle: number; peak: number }> {
  const script = app.makePath('bench', 'export_memory.ts')
  const child = spawn(process.execPath, ['--import=./bin/typescript.js', script], {
    cwd: app.appRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const piece of child.stdout) output += String(piece)
  return JSON.parse(output.trim().split('\n').at(-1) ?? '')
}
