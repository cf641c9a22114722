import { basename } from 'node:path'
import type { Command } from 'commander'
import { plainLine } from '../../app/core/plain_line.ts'
import { certainFrom } from '../../app/invoices/reading/invoice_reading.ts'
import type { ReadInvoice } from '../src/skillary.ts'
import type { Connection } from './connection.ts'
import { exit, wrongUsage } from './exit.ts'
import { addHelp } from './help.ts'
import { openFile } from './open_file.ts'
import { surroundings } from './surroundings.ts'
import { paint, print, printJson, printToStderr, table } from './terminal.ts'

interface InvoiceOptions {
  keep?: boolean
  json?: boolean
}

/** The server's limit per request. */
const mostFiles = 20

/** `invoice`: reads invoices. */
export function addInvoiceCommand(program: Command, connection: Connection) {
  const invoice = program
    .command('invoice')
    .argument('<file...>', 'PDF, XML (CII, UBL, FatturaPA), PNG, JPEG, WebP, TIFF or text')
    .option(
      '--keep',
      'keep the readings on the server (requires an account); otherwise they are deleted after a day'
    )
    .option('--json', 'print the answer as JSON')
    .description('read invoices; free')
    .action(async (files: string[], { keep, json }: InvoiceOptions) => {
      if (files.length > mostFiles)
        throw wrongUsage(`At most ${mostFiles} files can be read at a time.`)
      const brought = await Promise.all(
        files.map(async (path) => ({ name: basename(path), file: await openFile(path) }))
      )
      /** Readings of guests are found by a token that only the page stores. */
      const skillary = keep ? await connection.open() : await connection.openOrAsGuest()
      const { data } = await skillary.readInvoices(brought, { keep })
      if (data.some(({ problem }) => problem)) surroundings().exitCode = exit.rejected
      if (json) return printJson(data)
      for (const reading of data) printReading(reading)
    })
  addHelp(invoice, {
    about: [
      `Reads up to ${mostFiles} files of at most 10 MB each. The server deletes the files after reading them. If a file cannot be read, the reason is printed and the exit code is 6; it is 0 only if all files were read.`,
      'Values with a confidence below 0.9 are marked as doubtful. Warnings and failed checks are printed below the values, and do not change the exit code.',
    ],
    examples: [
      'skillary invoice invoice.pdf',
      'skillary invoice scans/*.png --keep',
      `skillary invoice *.pdf --json | jq -r '.[] | [.invoice_number, .total, .currency] | @tsv'`,
    ],
  })
}

function printReading({ file_name: file, problem, reading, findings, ms, route }: ReadInvoice) {
  if (!reading) {
    printToStderr(`${file}: ${problem?.detail}`)
    return
  }
  print(`${paint('bold', file)} ${paint('dim', `${route}, ${ms} ms`)}`)
  const rows = valuesIn(reading).map(([name, value, confidence]) => [
    name,
    plainLine(value),
    confidence.toFixed(2) + (confidence < certainFrom ? ' (doubtful)' : ''),
  ])
  print(
    table([{ title: 'Field' }, { title: 'Value', style: 'bold' }, { title: 'Confidence' }], rows)
  )
  for (const finding of findings ?? []) print(paint('yellow', finding))
}

/** All values with their paths, such as `seller.name` and `lineItems.0.amount`. */
function valuesIn(part: unknown, path = ''): Array<[string, string, number]> {
  if (typeof part !== 'object' || part === null) return []
  if ('value' in part && 'confidence' in part) {
    return [[path, String(part.value), Number(part.confidence)]]
  }
  return Object.entries(part)
    .filter(([name]) => path || (name !== 'meta' && name !== 'checks'))
    .flatMap(([name, inner]) => valuesIn(inner, path ? `${path}.${name}` : name))
}
