import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import iconv from 'iconv-lite'
import { stringify } from 'csv-stringify/sync'
import { test } from '@japa/runner'
import { type ColumnDefinition } from '#app/imports/readers/columns'
import { mapColumns } from '#app/imports/readers/map_columns'
import { inspectCsv } from '#app/imports/readers/csv_shape'
import type { Encoding } from '#app/imports/readers/encodings'
import { readCsv, type CsvRow } from '#app/imports/readers/csv_reader'
import { withoutKeptBytes } from '#app/core/lists/cells'
import { FileFault } from '#app/core/files/file_fault'
import { memoryFile } from '#tests/helpers/csv_files'

const columns: ColumnDefinition[] = [
  { field: 'skill', names: ['skill', 'skill_name'], required: true },
  { field: 'related_skill', names: ['related_skill'] },
  { field: 'relation_type', names: ['type', 'relation_type'] },
  { field: 'weight', names: ['weight', 'score', 'percent'], required: true },
]
const limits = { maximumBytes: 1_000_000 }

async function read(content: string | Buffer, piece?: number) {
  const file = memoryFile(content, piece)
  const shape = await inspectCsv(file, columns, limits)
  const rows: CsvRow[] = []
  for await (const some of readCsv(file, shape)) rows.push(...some)
  return { shape, rows, cells: rows.map(({ cells }) => cells) }
}

async function faultOf(content: string | Buffer) {
  try {
    const { shape } = await read(content)
    mapColumns(shape.header, columns)
  } catch (error) {
    if (error instanceof FileFault) return error.code
    throw error
  }
  return null
}

test.group('CSV reader', () => {
  test('reads rows with their numbers and file lines', async ({ assert }) => {
    const { rows, shape } = await read('skill,weight\r\na,1\r\n\r\n,\r\n"b\nb",2\r\nc,3')

    assert.deepEqual(shape.header, ['skill', 'weight'])
    assert.deepEqual(rows, [
      { row: 1, line: 2, cells: ['a', '1'] },
      { row: 2, line: 5, cells: ['b\nb', '2'] },
      { row: 3, line: 7, cells: ['c', '3'] },
    ])
  })

  test('accepts every line ending, mixed ones too', async ({ assert }) => {
    const { rows } = await read('skill,weight\ra,1\r\nb,2\nc,3\r\rd,4\r')

    assert.deepEqual(
      rows.map(({ line, cells }) => [line, ...cells]),
      [
        [2, 'a', '1'],
        [3, 'b', '2'],
        [4, 'c', '3'],
        [6, 'd', '4'],
      ]
    )
  })

  test('detects the encoding: {$self}')
    .with<Array<{ encoding: Encoding; bom: string }>>([
      { encoding: 'utf-8', bom: '' },
      { encoding: 'utf-8', bom: '\ufeff' },
      { encoding: 'utf-16le', bom: '\ufeff' },
      { encoding: 'utf-16be', bom: '\ufeff' },
      { encoding: 'utf-16le', bom: '' },
      { encoding: 'windows-1252', bom: '' },
    ])
    .run(async ({ assert }, { encoding, bom }) => {
      const text = `${bom}skill,weight\n${'plain,1\n'.repeat(200)}Bäckerei – „Ç”,7\n`
      const { shape, cells } = await read(iconv.encode(text, encoding, { addBOM: false }))

      assert.equal(shape.encoding, encoding)
      assert.deepEqual(shape.header, ['skill', 'weight'])
      assert.deepEqual(cells.at(-1), ['Bäckerei – „Ç”', '7'])
    })

  test('a damaged byte does not change the detected UTF-8', async ({ assert }) => {
    const text = Buffer.from(`skill,weight\n${'é,1\n'.repeat(50)}x,2\n`)
    text[text.length - 4] = 0xff
    const { shape, cells } = await read(text)

    assert.equal(shape.encoding, 'utf-8')
    assert.deepEqual(cells[0], ['é', '1'])
    assert.deepEqual(cells.at(-1)?.map(withoutKeptBytes), ['\ufffd', '2'])
  })

  test('detects the delimiter by the resulting header', async ({ assert }) => {
    const texts = {
      ',': 'skill,weight\na,1',
      ';': 'skill;weight\n"a,b";0,85',
      '\t': 'skill\tweight\na, b\t1',
      '|': 'sep=|\nskill|weight\na|1',
    }
    for (const [delimiter, text] of Object.entries(texts)) {
      const { shape, cells } = await read(text)
      assert.equal(shape.delimiter, delimiter)
      assert.lengthOf(cells[0], 2)
    }
  })

  test('reads gzip, whatever the file name', async ({ assert }) => {
    const { cells } = await read(gzipSync('skill,weight\na,1\n'), 1000)
    assert.deepEqual(cells, [['a', '1']])
  })

  test('a stray quote only affects its own line', async ({ assert }) => {
    const before = 'a,1\n'.repeat(3000)
    const after = '"c","3"\n'.repeat(3000)
    for (const bad of ['"b 2" wide",2', 'b 2" wide,2', '"b,2']) {
      const { rows } = await read(`skill,weight\n${before}${bad}\n${after}`, 4096)

      assert.lengthOf(rows, 6001)
      const damaged = rows.filter(({ damage }) => damage)
      assert.lengthOf(damaged, 1)
      assert.containSubset(damaged[0], { row: 3001, line: 3002, cells: [bad] })
      assert.deepEqual(rows.at(-1), { row: 6001, line: 6002, cells: ['c', '3'] })
    }
  })

  test('an unclosed quote only affects its own line', async ({ assert }) => {
    const { rows } = await read(`skill,weight\na,1\n"b,2\n${'c,3\n'.repeat(500)}`)

    assert.lengthOf(rows, 502)
    assert.deepEqual(rows[1].damage, { code: 'bad_quote', values: { what: 'never_closed' } })
    assert.deepEqual(rows.at(-1), { row: 502, line: 503, cells: ['c', '3'] })
  })

  test('reads back whatever was written, in chunks of any size', async ({ assert }) => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'é', '"', ',', '\n', '\r', ' ', ';', '😀'),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(text, text), { maxLength: 8 }),
        fc.integer({ min: 1, max: 9 }),
        async (written, piece) => {
          const records = written.map(([first, second]) => [`x${first}`, second])
          const csv = stringify([['skill', 'weight'], ...records], { quoted_match: /[\r\n]/ })
          const { cells, rows } = await read(csv, piece)
          assert.deepEqual(cells, records)
          assert.isTrue(rows.every(({ damage }) => !damage))
        }
      ),
      { numRuns: 200 }
    )
  })

  test('refuses empty files and files of other types', async ({ assert }) => {
    assert.equal(await faultOf(Buffer.from('PK\u0003\u0004 and so on')), 'not_a_csv')
    assert.equal(await faultOf(Buffer.from('%PDF-1.7')), 'not_a_csv')
    assert.equal(await faultOf(Buffer.alloc(5000)), 'not_a_csv')
    assert.equal(await faultOf('sep=;\nskill,weight\na,1'), 'wrong_delimiter')
    assert.equal(await faultOf(''), 'empty_file')
    assert.equal(await faultOf('\n\n'), 'empty_file')
    assert.equal(await faultOf(gzipSync('skill,weight\na,1\n').subarray(0, 25)), 'file_unreadable')
  })

  test('refuses a file or an unpacked file above the limit', async ({ assert }) => {
    assert.equal(await faultOf(`skill,weight\n${'a,1\n'.repeat(300_000)}`), 'too_large')
    assert.equal(await faultOf(gzipSync(`skill,weight\n${'a,1\n'.repeat(300_000)}`)), 'too_large')
  })
})

test.group('Columns of a file', () => {
  test('are recognised by many names, however they are written', ({ assert }) => {
    const map = mapColumns(['Skill Name ', ' Related  Skill', 'TYPE', 'Score %', 'Notes'], columns)

    assert.deepEqual(map.at, { skill: 0, related_skill: 1, relation_type: 2, weight: 3 })
    assert.deepEqual(map.unused, ['Notes'])
    assert.equal(map.scale, 'percent')
  })

  test('determine the scale of weights if they name it', ({ assert }) => {
    const scaleOf = (weight: string) => mapColumns(['skill', weight], columns).scale
    assert.isNull(scaleOf('weight'))
    assert.equal(scaleOf('weight_percent'), 'percent')
    assert.equal(scaleOf('Percent'), 'percent')
    assert.equal(scaleOf('weight (fraction)'), 'fraction')
  })

  test('refuse the file if they are missing or duplicate', async ({ assert }) => {
    assert.equal(await faultOf('skill,related_skill\na,b\n'), 'missing_column')
    assert.equal(await faultOf('skill,Skill Name,weight\na,b,1\n'), 'duplicate_column')
  })

  test('of an error file are ignored', ({ assert }) => {
    const map = mapColumns(['error_line', 'Error Code', 'skill', 'weight'], columns)
    assert.deepEqual(map.unused, [])
  })
})
