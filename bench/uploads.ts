/**
 * Measures the effect of an upload on the server: a production build with the skills of ESCO
 * imports their 276,239 relations through `/v1` under a steady load of other requests. Requires
 * `node ace build`; memory requires /proc.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { mb, MeasuredServer, staffToken, type Task } from './measured_server.js'
import { emptyRelations } from './imports.js'
import { idleSeconds, limitRow, probes, rowsBeside } from './requests_beside.js'
import type { Bench } from './types.js'

const KB_PER_MB = 1024

const bench: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skillary-uploads-'))
  const server = new MeasuredServer()
  try {
    const files = dataFiles(folder)
    await server.start(await staffToken())
    await server.untilOver(await server.send('categories', files.categories))
    await server.untilOver(await server.send('skills', files.skills))
    const secondsAlone = await secondsOf(server, files.relations)
    await emptyRelations()
    server.forgetPeaks()
    await server.untilOver(await server.send('relations', files.oneRelation))
    const idleWork = server.memory.work
    const idle = await server.ask(probes, () => wait(idleSeconds * 1000))
    const idleServer = server.forgetPeaks()

    const taken: { task?: Task; gap?: number; gapAt?: string; seconds?: number } = {}
    const busy = await server.ask(probes, async () => {
      const began = performance.now()
      const first = await server.send('relations', files.relations)
      Object.assign(taken, await server.untilOver(first))
      taken.seconds = (performance.now() - began) / 1000
    })
    const { task, gap = 0, gapAt, seconds = 0 } = taken
    if (!task) throw new Error('The upload was not imported')
    await assertRight(task, files.rows)

    const what = `${task.processed.toLocaleString('en')} relations uploaded`
    const limit = (name: string, ours: number, most: number, unit: string, note: string) =>
      limitRow(`${what}: ${name}`, ours, most, unit, note)
    const rows = rowsBeside(what, idle, busy)
    rows.push(
      limit(
        'longest wait between two steps of its status',
        gap,
        1000,
        'ms',
        `while it was at “${gapAt}”; report and tables right to the row`
      )
    )
    rows.push({
      name: `${what}: from the 202 to the end`,
      ...{ ours: seconds, reference: secondsAlone, unit: 's', ratio: seconds / secondsAlone },
      note: 'reference: the same without other requests',
    })
    const { work: mostWork, server: mostServer } = server.memory
    const again = await server.send('relations', files.relations, { both_directions: 'true' })
    const { task: cancelled, stopped } = await server.cancel(again)
    if (cancelled.status !== 'cancelled') throw new Error(`The cancelled one ${cancelled.status}`)
    rows.push(
      limit(
        'cancelled: until its process has ended',
        stopped,
        2000,
        'ms',
        `the same in both directions, cancelled at its rows; ${cancelled.processed.toLocaleString('en')} of them processed`
      )
    )
    if (idleWork > 0) {
      rows.push(
        limit(
          'memory of the working process above idle',
          (mostWork - idleWork) / KB_PER_MB,
          150,
          'MB',
          `${mb(mostWork)} at most; ${mb(idleWork)} is the same for one relation`
        ),
        limit(
          'memory of the server above idle',
          (mostServer - idleServer) / KB_PER_MB,
          150,
          'MB',
          `${mb(mostServer)} at most, ${mb(idleServer)} before`
        )
      )
    }
    return rows
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
    await ace.exec('migration:fresh', ['--force'])
  }
}

export default bench

/**
 * The files to send: those of ESCO if available (see `realSkills`), otherwise those of the demo.
 */
function dataFiles(folder: string) {
  const data = process.env.BENCH_DATA ?? app.makePath('../shared/data')
  const all = existsSync(join(data, 'esco_skill_relations_v2.csv.gz'))
  const file = (full: string, demo: string) =>
    all ? join(data, full) : app.makePath('database', 'data', demo)
  const relations = file('esco_skill_relations_v2.csv.gz', 'demo_relations.csv.gz')
  const lines = gunzipSync(readFileSync(relations)).toString().trimEnd().split('\n')
  const oneRelation = join(folder, 'one.csv')
  writeFileSync(oneRelation, `${lines[0]}\n${lines[1]}\n`)
  return {
    categories: file('esco_categories.csv.gz', 'demo_categories.csv.gz'),
    skills: file('esco_skills.csv.gz', 'demo_skills.csv.gz'),
    relations,
    oneRelation,
    rows: lines.length - 1,
  }
}

async function secondsOf(server: MeasuredServer, file: string): Promise<number> {
  const began = performance.now()
  await server.untilOver(await server.send('relations', file))
  return (performance.now() - began) / 1000
}

async function assertRight({ status, created, failed, processed }: Task, rows: number) {
  const [{ there }] = await db.from('skill_relations').count('* as there')
  const actual = { status, created: created + 1, failed, processed, there: Number(there) }
  const right = { status: 'succeeded', created: rows, failed: 0, processed: rows, there: rows }
  if (JSON.stringify(actual) !== JSON.stringify(right)) {
    throw new Error(`The report says ${JSON.stringify(actual)} and not ${JSON.stringify(right)}`)
  }
}
