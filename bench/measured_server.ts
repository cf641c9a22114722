/**
 * A production build in a separate process, with the memory of the server and its upload processes.
 * Requires `node ace build`; memory requires /proc.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openAsBlob, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#app/accounts/role'
import User from '#app/accounts/user'
import { openApiFamily } from '#app/accounts/sessions/refresh_family'

/** Poll interval of the status, in ms. */
const statusEvery = 100
const lookEvery = 20
const KB_PER_MB = 1024

export interface Task {
  id: string
  status: string
  phase: string | null
  phase_done: number | null
  processed: number
  total: number
  created: number
  failed: number
  fault: string | null
  message: string | null
  rejected?: Array<{ code: string; rows: number }>
}

/** The response of the invoice reader: the result of each file, or why all were refused. */
export interface Brought {
  data?: Array<{ state: string; problem: { code: string } | null; route: string | null }>
  code?: string
}

/** A request that is sent at a steady rate per second. */
export interface Probe {
  method: string
  path: string
  rate: number
}

export function staffUser() {
  return User.firstOrCreate(
    { email: 'measured@example.com' },
    { fullName: 'Measured', password: null, role: Role.admin, status: 'active' }
  )
}

export async function staffToken() {
  const user = await staffUser()
  await db.from('default_setups').update({ requests_per_minute: 1_000_000_000 })
  const { access } = await openApiFamily(user)
  return access
}

export interface Figures {
  count: number
  p50: number
  p99: number
  most: number
}

export class MeasuredServer {
  /** Peak resident memory in KB; 0 if unknown. */
  memory = { server: 0, work: 0 }
  #process: ChildProcess | null = null
  #port = 0
  #token = ''
  #agent = new Agent({ keepAlive: true })
  #watching: NodeJS.Timeout | null = null

  async start(token: string) {
    if (!existsSync(app.makePath('build', 'bin', 'server.js'))) {
      throw new Error('There is no built server: run "node ace build" before.')
    }
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

  /** Resets the peaks; returns the current memory of the server. */
  forgetPeaks(): number {
    const now = memoryOf(this.#process?.pid, 'VmRSS')
    this.memory = { server: now, work: 0 }
    return now
  }

  /** Sends a file; returns its task. */
  async send(kind: string, path: string, options: Record<string, string> = {}): Promise<Task> {
    const { status, body } = await this.offer(path, { kind, ...options })
    if (status !== 202) throw new Error(`${kind}: ${status}`)
    return body as Task
  }

  /** Sends a file with form fields; returns the response, whatever its status. */
  async offer(path: string, fields: Record<string, string>, name = basename(path)) {
    const form = new FormData()
    form.set('file', await openAsBlob(path), name)
    for (const [field, value] of Object.entries(fields)) form.set(field, value)
    return this.#post<Task | { code: string }>('/v1/skills/skill_relation_bulk_import/', form)
  }

  /** Sends an invoice; returns the response, whatever its status. */
  bring(name: string, content: Uint8Array<ArrayBuffer>) {
    const form = new FormData()
    form.set('file', new Blob([content]), name)
    return this.#post<Brought>('/v1/invoice-reader/invoice_import/', form)
  }

  async #post<Body>(path: string, form: FormData) {
    const response = await fetch(`http://127.0.0.1:${this.#port}${path}`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${this.#token}`, accept: 'application/json' },
    })
    return { status: response.status, body: (await response.json()) as Body }
  }

  /**
   * Polls the task until it has ended; returns the longest time in ms without progress, and the
   * phase in which it occurred.
   */
  async untilOver(task: Task): Promise<{ task: Task; gap: number; gapAt: string }> {
    let gap = 0
    let gapAt = ''
    let changedAt = performance.now()
    for (let last = task; ;) {
      const next = await this.#statusOf(task)
      if (next.processed !== last.processed || stepOf(next) !== stepOf(last)) {
        const waited = performance.now() - changedAt
        if (waited > gap) [gap, gapAt] = [waited, last.phase ?? last.status]
        changedAt = performance.now()
      }
      last = next
      if (!['queued', 'running'].includes(next.status)) {
        await this.#untilAlone()
        return { task: next, gap, gapAt }
      }
      await wait(statusEvery)
    }
  }

  /** Cancels a task that is importing rows; returns how long its process continues, in ms. */
  async cancel(task: Task): Promise<{ task: Task; stopped: number }> {
    for (let at = task; !at.processed; at = await this.#statusOf(task)) await wait(lookEvery)
    const began = performance.now()
    await this.#request('POST', `/v1/skills/task-cancel/${task.id}/`)
    await this.#untilAlone()
    const stopped = performance.now() - began
    return { task: await this.#statusOf(task), stopped }
  }

  async #statusOf({ id }: Task): Promise<Task> {
    return JSON.parse(await this.#request('GET', `/v1/skills/task-status/${id}/`)) as Task
  }

  /**
   * Waits until the process of an ended upload has exited, so that its memory is not counted for
   * the next one.
   */
  async #untilAlone() {
    while (childrenOf(this.#process?.pid).length) await wait(lookEvery)
  }

  /**
   * Sends all probes at their rates while something runs. A request counts from its scheduled time,
   * so that delayed ones count too.
   */
  async ask(probes: readonly Probe[], meanwhile: () => Promise<unknown>): Promise<Figures[]> {
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

  /** The body of a response. */
  read(path: string): Promise<string> {
    return this.#request('GET', path)
  }

  #request(method: string, path: string, body?: object): Promise<string> {
    return new Promise((resolve, reject) => {
      const outgoing = request({
        ...{ agent: this.#agent, host: '127.0.0.1', port: this.#port, method, path },
        headers: {
          authorization: `Bearer ${this.#token}`,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
      })
      outgoing.once('error', reject)
      outgoing.once('response', (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (piece) => (text += piece))
        response.once('end', () => {
          if (response.statusCode === 200) resolve(text)
          else reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`))
        })
      })
      outgoing.end(body && JSON.stringify(body))
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

/** In KB; 0 if unknown. */
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Formats kilobytes as "12 MB". */
export function mb(kilobytes: number) {
  return `${(kilobytes / KB_PER_MB).toFixed(0)} MB`
}

/** The progress of a task other than its rows. */
function stepOf({ status, phase, phase_done: done }: Task): string {
  return [status, phase, done].join()
}
