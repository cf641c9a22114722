/**
 * What an upload does to the server that runs it: the built server of production with the skills of
 * ESCO takes in their 261,028 relations through `/v1`, while it is asked for other things at a steady
 * rate. Wants `node ace build`; the rows on memory want /proc.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#app/auth/role'
import User from '#app/auth/user'
import { openApiFamily } from '#app/auth/refresh_family'
import type { Bench, BenchRow } from './types.js'

const idleSeconds = 8
/** How often the status is asked for, in ms. */
const statusEvery = 100
const lookEvery = 20
const MB = 1024

/** What is asked for meanwhile, and how often a second. */
const probes = [
  { name: 'a hello (robots.txt)', method: 'GET', path: '/robots.txt', rate: 50 },
  { name: 'a reading (/v1/auth/me)', method: 'GET', path: '/v1/auth/me', rate: 20 },
  { name: 'a writing (PATCH /v1/auth/me)', method: 'PATCH', path: '/v1/auth/me', rate: 5 },
] as const

interface Task {
  id: string
  status: string
  processed: number
  total: number
  created: number
  failed: number
}

const bench: Bench = async () => {
  if (!existsSync(app.makePath('build', 'bin', 'server.js'))) {
    throw new Error('There is no built server: run "node ace build" before.')
  }
  const folder = mkdtempSync(join(tmpdir(), 'skillary-uploads-'))
  const server = new MeasuredServer()
  try {
    const files = dataFiles(folder)
    await server.start(await staffToken())
    await server.untilOver(await server.send('categories', files.categories))
    await server.untilOver(await server.send('skills', files.skills))
    server.forgetPeaks()
    await server.untilOver(await server.send('relations', files.oneRelation))
    const idleWork = server.memory.work
    const idle = await server.ask(() => wait(idleSeconds * 1000))
    const idleServer = server.forgetPeaks()

    const taken: { task?: Task; gap?: number; seconds?: number } = {}
    const busy = await server.ask(async () => {
      const began = performance.now()
      const first = await server.send('relations', files.relations)
      Object.assign(taken, await server.untilOver(first))
      taken.seconds = (performance.now() - began) / 1000
    })
    const { task, gap = 0, seconds = 0 } = taken
    if (!task) throw new Error('The upload was not taken in')
    await assertRight(task, files.rows)

    const what = `${task.processed.toLocaleString('en')} relations uploaded`
    const limit = (name: string, ours: number, most: number, unit: string, note: string) => ({
      ...{ name: `${what}: ${name}`, ours, reference: most, unit, ratio: ours / most },
      ...{ target: '≤ 1', note },
    })
    const rows: BenchRow[] = probes.map(({ name, rate }, at) => {
      const [quiet, loud] = [idle[at], busy[at]]
      const most = Math.max(100, 3 * quiet.p99)
      const note =
        `${rate} a second, ${loud.count} of them; p50 ${ms(loud.p50)}, most ${ms(loud.most)}; ` +
        `idle p50 ${ms(quiet.p50)}, p99 ${ms(quiet.p99)}; the reference is the limit, 100 ms or three times idle`
      return limit(`p99 of ${name}`, loud.p99, most, 'ms', note)
    })
    rows.push(
      limit(
        'longest wait between two steps of its status',
        gap,
        1000,
        'ms',
        `from the 202 to the end, ${seconds.toFixed(1)} s (${Math.round(task.processed / seconds).toLocaleString('en')} rows/s); report and tables right to the row`
      )
    )
    if (idleWork > 0) {
      const { server: most, work } = server.memory
      rows.push(
        limit(
          'memory of the working process above idle',
          (work - idleWork) / MB,
          150,
          'MB',
          `${mb(work)} at most; ${mb(idleWork)} is the same for one relation`
        ),
        limit(
          'memory of the server above idle',
          (most - idleServer) / MB,
          150,
          'MB',
          `${mb(most)} at most, ${mb(idleServer)} before`
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

/** The files to send: those of ESCO where they are (see `realSkills`), else the demo's. */
function dataFiles(folder: string) {
  const data = process.env.BENCH_DATA ?? app.makePath('../shared/data')
  const all = existsSync(join(data, 'esco_skill_relations.csv.gz'))
  const file = (full: string, demo: string) =>
    all ? join(data, full) : app.makePath('database', 'data', demo)
  const relations = file('esco_skill_relations.csv.gz', 'demo_relations.csv.gz')
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

async function staffToken() {
  const user = await User.create({
    fullName: 'Measured',
    email: 'measured@example.com',
    password: null,
    role: Role.admin,
    status: 'active',
  })
  await db.from('default_setups').update({ requests_per_minute: 1_000_000_000 })
  const { access } = await openApiFamily(user)
  return access
}

async function assertRight({ status, created, failed, processed }: Task, rows: number) {
  const [{ there }] = await db.from('skill_relations').count('* as there')
  const said = { status, created: created + 1, failed, processed, there: Number(there) }
  const right = { status: 'succeeded', created: rows, failed: 0, processed: rows, there: rows }
  if (JSON.stringify(said) !== JSON.stringify(right)) {
    throw new Error(`The report says ${JSON.stringify(said)} and not ${JSON.stringify(right)}`)
  }
}

interface Figures {
  count: number
  p50: number
  p99: number
  most: number
}

/** The built server in a process of its own, with its memory and that of the process its upload runs in. */
class MeasuredServer {
  /** Most resident memory, in KB; 0 where it cannot be known. */
  memory = { server: 0, work: 0 }
  #process: ChildProcess | null = null
  #port = 0
  #token = ''
  #agent = new Agent({ keepAlive: true })
  #watching: NodeJS.Timeout | null = null

  async start(token: string) {
    this.#token = token
    this.#port = await freePort()
    const child = spawn(process.execPath, ['bin/server.js'], {
      cwd: app.makePath('build'),
      env: { ...process.env, PORT: String(this.#port), HOST: '127.0.0.1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#process = child
    await new Promise<void>((resolve, reject) => {
      child.on('message', (message) => Object.hasOwn(Object(message), 'port') && resolve())
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
    })
    this.#watching = setInterval(() => this.#look(), lookEvery)
  }

  async stop() {
    if (this.#watching) clearInterval(this.#watching)
    this.#agent.destroy()
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  /** Begins to measure anew; what the server holds now. */
  forgetPeaks(): number {
    const now = memoryOf(this.#process?.pid, 'VmRSS')
    this.memory = { server: now, work: 0 }
    return now
  }

  /** Sends a file; the task that it became. */
  async send(kind: string, path: string): Promise<Task> {
    const form = new FormData()
    form.set('file', new Blob([readFileSync(path)]), basename(path))
    form.set('kind', kind)
    const response = await fetch(
      `http://127.0.0.1:${this.#port}/v1/skills/skill_relation_bulk_import/`,
      {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${this.#token}`, accept: 'application/json' },
      }
    )
    if (response.status !== 202) throw new Error(`${kind}: ${response.status}`)
    return (await response.json()) as Task
  }

  /** Asks for the task's status until it is over; the longest time, in ms, in which nothing of it changed. */
  async untilOver(task: Task): Promise<{ task: Task; gap: number }> {
    let gap = 0
    let changedAt = performance.now()
    for (let last = task; ;) {
      const text = await this.#request('GET', `/v1/skills/task-status/${task.id}/`)
      const next = JSON.parse(text) as Task
      if (next.processed !== last.processed || next.status !== last.status) {
        gap = Math.max(gap, performance.now() - changedAt)
        changedAt = performance.now()
      }
      last = next
      if (!['queued', 'running'].includes(next.status)) return { task: next, gap }
      await wait(statusEvery)
    }
  }

  /**
   * Asks for all probes at their rates while something runs. A request counts from when it was due, so
   * that those which could not even be sent count too.
   */
  async ask(meanwhile: () => Promise<unknown>): Promise<Figures[]> {
    let isOver = false
    const asking = probes.map(async ({ method, path, rate }) => {
      const times: number[] = []
      const open: Promise<void>[] = []
      const began = performance.now()
      for (let count = 0; !isOver; count += 1) {
        const due = began + (count * 1000) / rate
        await wait(Math.max(0, due - performance.now()))
        const body = method === 'PATCH' ? { full_name: `Measured ${count}` } : undefined
        open.push(
          this.#request(method, path, body).then(() => void times.push(performance.now() - due))
        )
      }
      await Promise.all(open)
      return figuresOf(times)
    })
    try {
      await meanwhile()
    } finally {
      isOver = true
    }
    return Promise.all(asking)
  }

  #request(method: string, path: string, body?: object): Promise<string> {
    return new Promise((resolve, reject) => {
      const asked = request({
        ...{ agent: this.#agent, host: '127.0.0.1', port: this.#port, method, path },
        headers: {
          authorization: `Bearer ${this.#token}`,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
      })
      asked.once('error', reject)
      asked.once('response', (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (piece) => (text += piece))
        response.once('end', () => {
          if (response.statusCode === 200) resolve(text)
          else reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`))
        })
      })
      asked.end(body && JSON.stringify(body))
    })
  }

  #look() {
    const pid = this.#process?.pid
    this.memory.server = Math.max(this.memory.server, memoryOf(pid, 'VmRSS'))
    for (const child of childrenOf(pid)) {
      this.memory.work = Math.max(this.memory.work, memoryOf(child, 'VmHWM'))
    }
  }
}

function figuresOf(times: number[]): Figures {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), most: at(1) }
}

/** In KB; 0 where it cannot be known. */
function memoryOf(pid: number | undefined, member: 'VmRSS' | 'VmHWM'): number {
  const found = new RegExp(`${member}:\\s+(\\d+)`).exec(textOf(`/proc/${pid}/status`))
  return Number(found?.[1] ?? 0)
}

function childrenOf(pid: number | undefined): number[] {
  return textOf(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function ms(value: number) {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`
}

function mb(kilobytes: number) {
  return `${(kilobytes / MB).toFixed(0)} MB`
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
