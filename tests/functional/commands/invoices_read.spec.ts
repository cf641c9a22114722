import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ace from '@adonisjs/core/services/ace'
import { test } from '@japa/runner'
import { mostBytes } from '#app/invoices/reading/reading_limits'
import { invoicePdf } from '#tests/helpers/invoice_pdfs'
import { ciiInvoice } from '#tests/unit/invoice_reading/xml_samples'

test.group('invoices:read', (group) => {
  let folder: string
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'skillary-invoices-'))
    await writeFile(join(folder, 'one.xml'), ciiInvoice())
    await writeFile(join(folder, 'two.pdf'), await invoicePdf())
    await writeFile(join(folder, 'none.xml'), '<shopping-list/>')
    await writeFile(join(folder, 'large.pdf'), Buffer.alloc(mostBytes + 1))
    ace.ui.switchMode('raw')
    return async () => {
      ace.ui.switchMode('normal')
      await rm(folder, { recursive: true })
    }
  })

  /** The text output and the lines of the JSON output. */
  async function read(...args: string[]) {
    const lines: string[] = []
    const { log } = console
    console.log = (line: string) => lines.push(line)
    const command = await ace.exec('invoices:read', args).finally(() => (console.log = log))
    const output = command.logger.getLogs().map(({ message }) => message)
    command.logger.flushLogs()
    return { exitCode: command.exitCode, output: output.join('\n'), lines }
  }

  test('prints the values of each file as text', async ({ assert }) => {
    const { exitCode, output } = await read(join(folder, 'one.xml'), join(folder, 'two.pdf'))
    assert.equal(exitCode, 0)
    assert.include(output, 'one.xml')
    assert.include(output, 'Nordlicht GmbH')
    assert.include(output, '119.00')
    assert.include(output, 'AE-2026-17')
    assert.include(output, 'Tax: 19.00 % of 100.00 is 19.00')
    assert.include(output, 'Line: Mühle: 2 C62 × 50.00 = 100.00, tax 19 %')
    assert.notInclude(output, '\u001b')
    assert.notInclude(output, '─')
  })

  test('leaves out what a tax or a line does not have', async ({ assert }) => {
    const bare = ciiInvoice()
      .replace('<BasisAmount>100.00</BasisAmount>', '')
      .replace('<Name>M&#252;hle</Name>', '')
    await writeFile(join(folder, 'bare.xml'), bare)
    const { output } = await read(join(folder, 'bare.xml'))
    assert.include(output, 'Tax: 19.00 % is 19.00')
    assert.include(output, 'Line without a description: ')
  })

  test('prints values in one line each, without control characters', async ({ assert }) => {
    const odd = ciiInvoice()
      .replace('Nordlicht GmbH', 'Nord&#155;31m&#133;licht&#10;GmbH')
      .replace('<Name>M&#252;hle</Name>', '<Name>M&#252;hle&#155;2J&#10;groß</Name>')
    await writeFile(join(folder, 'odd.xml'), odd)
    const { output } = await read(join(folder, 'odd.xml'))
    assert.match(output, /Nord31m ?licht GmbH/)
    assert.include(output, 'Line: Mühle2J groß')
    assert.notMatch(output, /(?!\n)\p{Cc}/u)
  })

  test('names an unknown flag', async ({ assert }) => {
    const error = await ace.exec('invoices:read', ['--foo', 'x']).catch((thrown: Error) => thrown)
    assert.match((error as Error).message, /Unknown flag "--foo"/)
    const short = await ace.exec('invoices:read', ['-x', 'y']).catch((thrown: Error) => thrown)
    assert.match((short as Error).message, /Unknown flag "-x"/)
  })

  test('prints failed checks and warnings in words, and marks doubtful values', async ({
    assert,
  }) => {
    await writeFile(join(folder, 'wrong.xml'), ciiInvoice().replaceAll('119.00', '120.00'))
    await writeFile(join(folder, 'attached.pdf'), await invoicePdf('<rsm:CrossIndustryInvoice'))
    await writeFile(join(folder, 'short.txt'), 'Analytical Ltd\nInvoice no. 7\nTotal EUR 120.00')
    const files = ['wrong.xml', 'attached.pdf', 'short.txt'].map((name) => join(folder, name))
    const { exitCode, output } = await read(...files)
    assert.equal(exitCode, 0)
    assert.include(output, 'wrong.xml: Check failed: Subtotal plus tax equals the total')
    assert.include(output, 'attached.pdf: The attached XML could not be read. The values come')
    assert.match(output, /120\.00.+0\.\d\d \(doubtful\)/)
  })

  test('says why a file cannot be read', async ({ assert }) => {
    const empty = join(folder, 'empty.pdf')
    await writeFile(empty, '')
    const { exitCode, output } = await read(
      ...[join(folder, 'large.pdf'), join(folder, 'nowhere.pdf'), folder, empty]
    )
    assert.equal(exitCode, 1)
    assert.include(output, 'large.pdf: The file is larger than 10 MB. Keep only the pages')
    assert.include(output, 'nowhere.pdf: The file does not exist.')
    assert.include(
      output,
      `${folder}: This is a directory. Name its files, such as DIRECTORY/*.pdf.`
    )
    assert.include(output, 'empty.pdf: The file is empty.')
  })

  test('prints JSON lines and exits with 1 if a file failed', async ({ assert }) => {
    const files = ['one.xml', 'none.xml', 'nowhere.pdf', 'large.pdf'].map((name) =>
      join(folder, name)
    )
    const { exitCode, lines } = await read('--json', ...files)
    assert.equal(exitCode, 1)
    const [one, none, nowhere, large] = lines.map((line) => JSON.parse(line))
    assert.equal(one.reading.total.value, '119.00')
    assert.equal(none.problem.code, 'xml_not_an_invoice')
    assert.equal(nowhere.problem.code, 'file_unreadable')
    assert.equal(large.problem.code, 'file_too_large')
  })
})
