/**
 * Compares imports with lower bounds: reading and checking the same file without writing; on SQLite
 * also plain inserts of the same rows, on PostgreSQL COPY into a plain table followed by one
 * upsert. Runs the exports of `exports.ts` on the imported relations.
 */
import { spawn } from 'node:child_process'
import { createReadStream, createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import env from '#start/env'
import { indexSkills, refreshPopularity } from '#app/catalogue/names/skill_index'
import { isPostgres } from '#app/core/db/prepared_rows'
import { Chunk } from '#app/imports/chunk'
import { mapColumns } from '#app/imports/readers/map_columns'
import { readCsv } from '#app/imports/readers/csv_reader'
import { inspectCsv } from '#app/imports/readers/csv_shape'
import { importKinds } from '#app/imports/kinds/import_kinds'
import { localFile } from '#app/core/files/import_file'
import { defaultOptions, type Importer } from '#app/imports/importer'
import type { UploadKind } from '#app/imports/upload'
import { exportsOf } from './exports.js'
import type { Bench, BenchRow } from './types.js'
import { importFile, makeSkills } from '#tests/helpers/imports'

const bench: Bench = async ({ large }) => {
  const onPostgres = isPostgres(db.connection())
  const folder = mkdtempSync(join(tmpdir(), 'skillary-imports-'))
  const rows: BenchRow[] = []
  try {
    await takeIn('categories', demoFile('demo_categories.csv.gz'))
    rows.push(await againstReading('skills', demoFile('demo_skills.csv.gz')))

    const skills = await db.from('skills').select('name').orderBy('id')
    const names = skills.map(({ name }: { name: string }) => name)
    for (const count of large ? [250_000, 1_000_000] : [250_000]) {
      const file = join(folder, `relations_${count}.csv`)
      writeFileSync(file, relationsAmong(names, count))

      const memory = await memoryOf(file)
      rows.push(memoryRow(count, memory))
      await forgetRelations()
      rows.push(
        await againstReading('relations', file, forgetRelations, onPostgres ? undefined : '≥ 0.5')
      )
      rows.push(await again('relations', file))
      rows.push(...(await exportsOf(folder)))
      await forgetRelations()
      if (onPostgres) rows.push(await againstCopy(file))
      else rows.push(await againstBareInserts(file))
    }
    if (large) rows.push(...(await amongAMillion(folder)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await ace.exec('migration:fresh', ['--force'])
  }
  return rows
}

export default bench

/** Rows per second of an import, compared with reading and checking only. */
async function againstReading(
  kind: UploadKind,
  path: string,
  forget?: () => Promise<void>,
  target?: string
): Promise<BenchRow> {
  const { reference, ours } = await inRounds(
    () => readAlone(kind, path),
    () => takeIn(kind, path),
    forget
  )
  return {
    name: `import of ${ours.rows.toLocaleString('en')} ${kind}`,
    ours: ours.rate,
    reference,
    unit: 'rows/s',
    ratio: ours.rate / reference,
    target,
    note: `reference: parse and validate alone; change log included; ${ours.note}`,
  }
}

/**
 * Runs reference, ours, reference, three times if `forget` is given. The fastest of each counts, to
 * exclude the effects of other load.
 */
async function inRounds(
  measure: () => Promise<number>,
  take: () => ReturnType<typeof takeIn>,
  forget?: () => Promise<void>
) {
  await measure()
  let reference = 0
  let ours: Awaited<ReturnType<typeof takeIn>> | null = null
  for (let round = 0; round < (forget ? 3 : 1); round += 1) {
    reference = Math.max(reference, await measure())
    if (round) await forget?.()
    const taken = await take()
    if (!ours || taken.rate > ours.rate) ours = taken
    reference = Math.max(reference, await measure())
  }
  if (!ours) throw new Error('Nothing was measured')
  return { reference, ours }
}

async function again(kind: UploadKind, path: string): Promise<BenchRow> {
  const reference = await readAlone(kind, path)
  const ours = await takeIn(kind, path)
  return {
    name: `the same ${ours.rows.toLocaleString('en')} ${kind} again, nothing changed`,
    ours: ours.rate,
    reference,
    unit: 'rows/s',
    ratio: ours.rate / reference,
    note: 'reference: parse and validate alone',
  }
}

/** Rows per second of an import, compared with COPY and one upsert without change log. */
async function againstCopy(path: string): Promise<BenchRow> {
  return against(
    path,
    async () => {
      await forgetRelations()
      const rate = await copyAndUpsert(path)
      await forgetRelations()
      return rate
    },
    'COPY and one upsert, no change log',
    '≥ 0.7'
  )
}

const bareInserts = 'the same rows and log entries by insert … select: no file, no names, no JSON'

/** Rows per second of an import, compared with inserting its rows and log entries. */
async function againstBareInserts(path: string): Promise<BenchRow> {
  await takeIn('relations', path)
  await copyBare(`${path}.bare`)
  await forgetRelations()
  const measure = async () => {
    await forgetRelations()
    const rate = await insertBare()
    await forgetRelations()
    return rate
  }
  const row = await against(path, measure, bareInserts, '≥ 0.8')
  await db.rawQuery('detach bare')
  return row
}

/** Copies what an import wrote into a database of its own. */
async function copyBare(path: string) {
  await db.rawQuery('attach ? as bare', [path])
  await db.rawQuery('create table bare.relations as select * from skill_relations order by id')
  await db.rawQuery(
    `create table bare.log as select * from change_log where subject = 'relation' order by id`
  )
}

/** One import of 5,000,000 relations of a million skills, in random order of the related skills. */
async function amongAMillion(folder: string): Promise<BenchRow[]> {
  const onPostgres = isPostgres(db.connection())
  const skills = 1_000_000
  const count = 5_000_000
  await emptyRelations()
  await makeIndexedSkills(skills)
  const path = join(folder, 'relations_of_a_million.csv')
  await pipeline(Readable.from(randomRelations(skills, count)), createWriteStream(path))

  let reference = 0
  if (onPostgres) {
    reference = await copyAndUpsert(path)
    await emptyRelations()
  }
  const { idle, peak, seconds, finishing, written } = await memoryOf(path)
  if (!onPostgres) {
    await copyBare(`${path}.bare`)
    await emptyRelations()
    reference = await insertBare()
    await db.rawQuery('detach bare')
  }
  const name = `${count.toLocaleString('en')} relations of ${skills.toLocaleString('en')} skills`
  const ours = count / seconds
  const what = onPostgres ? 'COPY and one upsert, no change log' : bareInserts
  return [
    memoryRow(count, { idle, peak }),
    {
      name: `import of ${name}`,
      ...{ ours, reference, unit: 'rows/s', ratio: ours / reference },
      target: onPostgres ? '≥ 0.7' : '≥ 0.8',
      note: `reference: ${what}; once; ${seconds.toFixed(0)} s; ${written.toFixed(1)} GB written`,
    },
    {
      name: `end phase of importing ${name}`,
      ...{ ours: finishing, reference: seconds, unit: 's', ratio: finishing / seconds },
      target: '≤ 0.05',
      note: 'reference: the whole import',
    },
  ]
}

async function makeIndexedSkills(count: number) {
  const atOnce = 10_000
  for (let start = 0; start < count; start += atOnce) {
    const names = Array.from({ length: atOnce }, (_, index) => generatedSkill(start + index))
    const made = await makeSkills(names)
    await db.transaction((trx) => indexSkills(trx, [...made.values()]))
  }
}

const generatedSkill = (number: number) => `Generated skill ${number}`

/** The lines of a file, with the same number of relations for each skill. */
function* randomRelations(skills: number, count: number): Generator<string> {
  yield 'skill,related_skill,relation_type,weight\n'
  const each = count / skills
  for (let skill = 0; skill < skills; skill += 1) {
    const lines = Array.from({ length: each }, (_, nth) => {
      const step = 1 + ((skill * 7919 + nth * 104_729) % (skills - 1))
      const other = generatedSkill((skill + step) % skills)
      return `${generatedSkill(skill)},${other},related,${100 - nth}\n`
    })
    yield lines.join('')
  }
}

function memoryRow(count: number, { idle, peak }: { idle: number; peak: number }): BenchRow {
  return {
    name: `memory of importing ${count.toLocaleString('en')} relations, above idle`,
    ours: peak - idle,
    reference: 200,
    unit: 'MB',
    ratio: (peak - idle) / 200,
    target: '≤ 1',
    note: `${peak.toFixed(0)} MB at most, idle ${idle.toFixed(0)} MB; the reference is the limit`,
  }
}

async function against(
  path: string,
  measure: () => Promise<number>,
  reference: string,
  target?: string
): Promise<BenchRow> {
  const measured = await inRounds(measure, () => takeIn('relations', path), forgetRelations)
  await forgetRelations()
  return {
    name: `import of ${measured.ours.rows.toLocaleString('en')} relations`,
    ours: measured.ours.rate,
    reference: measured.reference,
    unit: 'rows/s',
    ratio: measured.ours.rate / measured.reference,
    target,
    note: `reference: ${reference}; ${measured.ours.note}`,
  }
}

async function takeIn(kind: UploadKind, path: string) {
  let finishing = 0
  const began = performance.now()
  const report = await importFile({
    kind,
    file: await localFile(path),
    onProgress: ({ phase }) => {
      if (phase === 'finishing') finishing = performance.now() - began
    },
  })
  const seconds = (performance.now() - began) / 1000
  const counting = seconds - finishing / 1000
  return {
    rows: report.rows,
    rate: report.rows / seconds,
    note: `${seconds.toFixed(1)} s, of which ${counting.toFixed(1)} s (${Math.round((100 * counting) / seconds)} %) count how often skills are used`,
  }
}

/** All steps of an import except writing; rows per second. */
async function readAlone(kind: UploadKind, path: string): Promise<number> {
  const began = performance.now()
  const { columns, make } = importKinds[kind]
  const file = await localFile(path)
  const shape = await inspectCsv(file, columns, { maximumBytes: Number.MAX_SAFE_INTEGER })
  const importer: Importer<unknown> = make({
    options: defaultOptions,
    columns: mapColumns(shape.header, columns),
    header: shape.header,
    dryRun: true,
    author: { actorId: null },
  })
  await importer.prepare?.(file, shape)
  const chunk = new Chunk(shape.header.length, importer.newStore())
  let count = 0
  const check = async () => {
    await importer.match(db.connection(), chunk, { pass: 1, replay: true })
    importer.settle?.()
    count += chunk.length
    chunk.clear()
  }
  for await (const rows of readCsv(file, shape)) {
    for (const row of rows) {
      chunk.add(row, importer.read(chunk.store, chunk.length, row.cells))
      if (chunk.length === importer.chunkRows) await check()
    }
  }
  await check()
  return count / ((performance.now() - began) / 1000)
}

async function insertBare(): Promise<number> {
  const [{ count }] = await db.rawQuery('select max(rowid) as count from bare.relations')
  const slice = 20_000
  const began = performance.now()
  for (let from = 1; from <= count; from += slice) {
    await db.transaction(async (trx) => {
      for (const [table, source] of [
        ['skill_relations', 'bare.relations'],
        ['change_log', 'bare.log'],
      ]) {
        await trx.rawQuery(
          `insert into ${table} select * from ${source} where rowid between ? and ?`,
          [from, from + slice - 1]
        )
      }
    })
  }
  return count / ((performance.now() - began) / 1000)
}

async function copyAndUpsert(path: string): Promise<number> {
  const client = new pg.Client(env.get('DATABASE_URL'))
  await client.connect()
  const upload = await client.query(
    `insert into uploads (uid, kind, file_name, bytes, options, created_at, updated_at)
     values (gen_random_uuid(), 'relations', 'copied', 0, '{}', current_timestamp, current_timestamp)
     returning id`
  )
  const began = performance.now()
  await client.query('begin')
  await client.query(
    'create temp table incoming (skill text, related_skill text, relation_type text, weight text) on commit drop'
  )
  const target = client.query(copyFrom('copy incoming from stdin with (format csv, header true)'))
  await pipeline(createReadStream(path), target)
  const written = await client.query(
    `insert into skill_relations
       (uid, skill_id, related_skill_id, type, weight, upload_id, version, created_at, updated_at)
     select gen_random_uuid(), skill.id, related.id, replace(relation_type, '-', '_'),
            weight::smallint, $1, 1, current_timestamp, current_timestamp
     from incoming
     join skills skill on skill.name_key = lower(incoming.skill)
     join skills related on related.name_key = lower(incoming.related_skill)
     on conflict (skill_id, related_skill_id, type) do update
       set weight = excluded.weight, version = skill_relations.version + 1,
           updated_at = excluded.updated_at
       where skill_relations.weight <> excluded.weight`,
    [upload.rows[0].id]
  )
  await client.query('commit')
  const seconds = (performance.now() - began) / 1000
  await client.end()
  return Number(written.rowCount) / seconds
}

interface MeasuredImport {
  /** MB. */
  idle: number
  peak: number
  seconds: number
  /** Seconds of the end phase. */
  finishing: number
  /** GB that the process wrote; on SQLite, this includes the database. */
  written: number
}

/** An import in a separate process. */
function memoryOf(path: string): Promise<MeasuredImport> {
  return new Promise((resolve, reject) => {
    const script = new URL('import_memory.ts', import.meta.url).pathname
    const child = spawn(process.execPath, ['--import=./bin/typescript.js', script, path], {
      cwd: app.appRoot,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (some) => (output += some))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(output.trim().split('\n').at(-1) ?? ''))
      else reject(new Error(`The import that was to be measured ended with ${code}`))
    })
  })
}

/** Resets the database to the state before any relation was imported. */
async function forgetRelations() {
  await emptyRelations()
  const skills = await db.from('skills').select('id')
  await db.transaction(async (trx) => {
    await trx.from('skills').update({ version: trx.raw('version') })
    await refreshPopularity(
      trx,
      skills.map(({ id }: { id: number }) => id)
    )
  })
}

export async function emptyRelations() {
  const tables = ['skill_relations', 'rejected_rows', 'change_log']
  if (isPostgres(db.connection())) {
    await db.rawQuery(`truncate ${tables.join(', ')}`)
  } else {
    for (const table of tables) await db.from(table).delete()
    await db.rawQuery('pragma wal_checkpoint(truncate)')
  }
}

/** This many relations, grouped by skill and strongest first, as in real files. */
function relationsAmong(names: string[], count: number): string {
  const perSkill = Math.ceil(count / names.length)
  const lines = ['skill,related_skill,relation_type,weight']
  for (const [place, name] of names.entries()) {
    for (let nth = 0; nth < perSkill && lines.length <= count; nth += 1) {
      const other = names[(place + 1 + nth * 7 + (place % 5)) % names.length]
      if (other === name) continue
      lines.push(
        `${cell(name)},${cell(other)},co-occurs,${100 - Math.floor((99 * nth) / perSkill)}`
      )
    }
  }
  return `${lines.join('\n')}\n`
}

function cell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function demoFile(name: string): string {
  return app.makePath('database', 'data', name)
}
