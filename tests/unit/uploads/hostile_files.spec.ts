import { test } from '@japa/runner'
import { readCsv, type CsvRow } from '#app/uploads/csv_reader'
import { inspectCsv } from '#app/uploads/csv_shape'
import { relationsImport } from '#app/uploads/import_relations'
import { memoryFile } from '#tests/helpers/csv_files'

const header = 'skill,related_skill,weight'
const limits = { maximumBytes: 1e9 }

async function rowsOf(content: string): Promise<CsvRow[]> {
  const file = memoryFile(content, 64 * 1024)
  const shape = await inspectCsv(file, relationsImport.columns, limits)
  const rows: CsvRow[] = []
  for await (const some of readCsv(file, shape)) rows.push(...some)
  return rows
}

test.group('Hostile files', () => {
  test('a line of 20 MB costs its own row, and reading goes on behind it', async ({ assert }) => {
    const long = 'x'.repeat(20_000_000)
    const began = performance.now()
    const rows = await rowsOf(`${header}\na,b,1\n${long}\r\nc,d,2\n`)

    assert.isBelow(performance.now() - began, 5000)
    assert.deepEqual(
      rows.map(({ line, cells }) => [line, cells[0].slice(0, 3)]),
      [
        [2, 'a'],
        [3, 'xxx'],
        [4, 'c'],
      ]
    )
    assert.match(rows[1].damage ?? '', /longer than/)
    assert.lengthOf(rows[1].cells[0], 1000)
  })

  test('so does one behind a quote that is never closed', async ({ assert }) => {
    const rows = await rowsOf(`${header}\n"a,b,1\n${'x'.repeat(3_000_000)}\nc,d,2`)

    assert.deepEqual(
      rows.map(({ line, damage }) => [line, Boolean(damage)]),
      [
        [2, true],
        [3, true],
        [4, false],
      ]
    )
  })

  test('a million columns, or a first line without end, are no header', async ({ assert }) => {
    const columns = Array.from({ length: 1_000_000 }, (_, at) => `c${at}`).join(',')
    for (const content of [columns, `${columns}\n1,2`, `${header},${columns.slice(0, 20_000)}\n`]) {
      await assert.rejects(
        () => inspectCsv(memoryFile(content, 64 * 1024), relationsImport.columns, limits),
        /no header/
      )
    }
  })
})
