import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { BaseCommand, args, errors, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { alignColumns } from '#app/core/align_columns'
import { plainLine } from '#app/core/plain_line'
import { certainFrom, type InvoiceReading, type Read } from '#app/invoices/reading/invoice_reading'

type Outcome =
  | { file: string; reading: InvoiceReading }
  | { file: string; problem: { code: string; detail: string } }

/**
 * Reads local files in the same child process as uploaded files, and stores nothing. The exit code is 1 if a
 * file could not be read.
 */
export default class InvoicesRead extends BaseCommand {
  static commandName = 'invoices:read'
  static description = 'Read invoices: PDF, XML (CII, UBL, FatturaPA), images and text'
  static help = [
    'Prints the fields of each file with their confidence, warnings and failed',
    'checks, or with --json everything, one line per file. Values with a',
    'confidence below 0.9 are marked as doubtful.',
    'The exit code is 1 if a file could not be read.',
    '',
    '{{ binaryName }} invoices:read invoice.pdf scan.png',
    '{{ binaryName }} invoices:read --json *.pdf > read.jsonl',
  ]
  static options: CommandOptions = { startApp: true }

  @args.spread({ description: 'The files, which are read in order' })
  declare files: string[]

  @flags.boolean({ description: 'Print one line of JSON per file' })
  declare json: boolean

  /** An unknown flag takes the next word as its value, so that the files may seem to be missing. */
  static validate(parsed: Parameters<typeof BaseCommand.validate>[0]) {
    const [unknown] = parsed.unknownFlags
    if (unknown) throw new errors.E_UNKNOWN_FLAG([`${unknown.length > 1 ? '--' : '-'}${unknown}`])
    super.validate(parsed)
  }

  async run() {
    for (const file of this.files) {
      const outcome = await outcomeOf(file)
      if ('problem' in outcome) this.exitCode = 1
      if (this.json) console.log(JSON.stringify(outcome))
      else await this.#print(outcome)
    }
  }

  async #print(outcome: Outcome) {
    if ('problem' in outcome) {
      return this.logger.error(`${outcome.file}: ${outcome.problem.detail}`)
    }
    const { findingsOf } = await import('#app/invoices/findings')
    const { invoicePaths, readOf } = await import('#app/invoices/corrections')
    const { reading, file } = outcome
    const { route, format, pages, ms } = reading.meta
    const facts = [format, pages && `${pages} ${pages > 1 ? 'pages' : 'page'}`, route, `${ms} ms`]
    this.logger.log(`\n${this.colors.bold(file)} (${facts.filter(Boolean).join(', ')})`)
    const rows = invoicePaths.flatMap((path) => {
      const read = readOf(reading, path)
      const confidence = read && read.confidence.toFixed(2) + markOf(read)
      return read ? [[path, plainLine(read.value), confidence!, String(read.page ?? '')]] : []
    })
    for (const row of alignColumns([['FIELD', 'VALUE', 'CONFIDENCE', 'PAGE'], ...rows])) {
      this.logger.log(row.join('  ').trimEnd())
    }
    for (const { rate, base, amount } of reading.taxes) {
      const of = base ? ` of ${valueOf(base)}` : ''
      this.logger.log(`Tax: ${valueOf(rate)} %${of} is ${valueOf(amount)}`)
    }
    for (const { description, quantity, unit, unitPrice, taxRate, amount } of reading.lineItems) {
      const name = description ? `Line: ${valueOf(description)}` : 'Line without a description'
      const count = [quantity, unit].flatMap((read) => (read ? valueOf(read) : [])).join(' ')
      const price = quantity && unitPrice ? `${count} × ${valueOf(unitPrice)} = ` : ''
      const tax = taxRate ? `, tax ${valueOf(taxRate)} %` : ''
      this.logger.log(`${name}: ${price}${valueOf(amount)}${tax}`)
    }
    for (const finding of findingsOf(reading.checks, reading.meta)) {
      this.logger.warning(`${file}: ${finding}`)
    }
  }
}

function valueOf(read: Read | null): string {
  return read ? `${plainLine(read.value)}${markOf(read)}` : '–'
}

/** Marks values that a person should check, as on the page of a reading. */
function markOf({ confidence }: Read): string {
  return confidence < certainFrom ? ' (doubtful)' : ''
}

const unopened: Record<string, string | undefined> = {
  ENOENT: 'The file does not exist.',
  EISDIR: 'This is a directory. Name its files, such as DIRECTORY/*.pdf.',
  EACCES: 'The file is not readable: permission denied.',
}

async function outcomeOf(file: string): Promise<Outcome> {
  const { mediaTypeOf } = await import('#app/invoices/reading/file_kind')
  const { mostBytes } = await import('#app/invoices/reading/reading_limits')
  const { InvoiceFault } = await import('#app/invoices/reading/invoice_fault')
  const { readInChild } = await import('#app/invoices/reading/process/read_in_child')
  let bytes: Buffer | null = null
  try {
    /** Reading one byte more than allowed detects files that are too large, and ends devices. */
    bytes = await buffer(createReadStream(file, { end: mostBytes }))
    return { file, reading: await readInChild(bytes) }
  } catch (error) {
    if (error instanceof InvoiceFault) {
      const { readingProblem } = await import('#app/invoices/reading_problem')
      const mediaType = bytes ? mediaTypeOf(bytes, file) : ''
      const pages = error.read?.pages ?? null
      return { file, problem: readingProblem(error.code, { mediaType, pages }) }
    }
    const { code } = error as NodeJS.ErrnoException
    if (!code) throw error
    const detail = unopened[code] ?? 'The file cannot be opened.'
    return { file, problem: { code: 'file_unreadable', detail } }
  }
}
