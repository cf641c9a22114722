import { createHash, randomUUID } from 'node:crypto'
import { appendFile, readFile, truncate, writeFile } from 'node:fs/promises'
import { wrongUsage } from './exit.ts'

/** The identity of a run: runs with the same subject are the same run. */
export interface RunSubject {
  server: string
  command: string
  /** Inputs and options. */
  asked: unknown
}

interface Noted {
  server: string
  command: string
  digest: string
  run: string
}

/** An answered part of a run. */
interface Part<Row> {
  index: number
  charged: number
  rows: Row[]
}

/**
 * A run of several paid calls. The idempotency key of each part is derived from the run's name and the
 * part's input, so a part is charged once however often it is sent within a day. With a file, answers are
 * stored in it, and the same run resumes after them.
 */
export class PaidRun<Row> {
  readonly name: string
  #file: string | null
  #parts = new Map<number, Part<Row>>()

  private constructor(name: string, file: string | null) {
    this.name = name
    this.#file = file
  }

  /** Starts a run, or resumes the one in `file`. @throws CommanderError if `file` belongs to another run */
  static async open<Row>(
    subject: RunSubject,
    { name, file = null }: { name?: string; file?: string | null }
  ): Promise<PaidRun<Row>> {
    const { server, command, asked } = subject
    const digest = digestOf(asked)
    const content = file && (await readFile(file, 'utf8').catch(() => null))
    if (file && content) {
      const lines = content.split('\n')
      const whole = lines.slice(0, -1).map((line) => JSON.parse(line) as unknown)
      const noted = whole[0] as Noted | undefined
      if (noted?.digest !== digest || noted.server !== server || noted.command !== command) {
        throw wrongUsage(
          `${file} contains the paid results of another run. Move it, or choose another file with --output.`
        )
      }
      const run = new PaidRun<Row>(noted.run, file)
      for (const part of whole.slice(1) as Array<Part<Row>>) run.#parts.set(part.index, part)
      /** An incomplete line is written again. */
      await truncate(file, Buffer.byteLength(lines.slice(0, -1).join('\n')) + 1)
      return run
    }
    const run = new PaidRun<Row>(name ?? randomUUID(), file)
    const noted: Noted = { server, command, digest, run: run.name }
    if (file) await writeFile(file, `${JSON.stringify(noted)}\n`, { mode: 0o600, flag: 'wx' })
    return run
  }

  /** The price of the answered parts, in calls. */
  get charged(): number {
    return [...this.#parts.values()].reduce((sum, { charged }) => sum + charged, 0)
  }

  has(index: number): boolean {
    return this.#parts.has(index)
  }

  /** The stored rows of a part, or those that `ask` fetches with the part's idempotency key. */
  async rowsOf(
    index: number,
    asked: unknown,
    ask: (idempotencyKey: string) => Promise<Omit<Part<Row>, 'index'>>
  ): Promise<Row[]> {
    const stored = this.#parts.get(index)
    if (stored) return stored.rows
    const { charged, rows } = await ask(digestOf([this.name, index, asked]))
    if (this.#file) {
      await appendFile(this.#file, `${JSON.stringify({ index, charged, rows })}\n`)
    }
    this.#parts.set(index, { index, charged, rows })
    return rows
  }
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 40)
}
