import { gzipSync } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { test } from '@japa/runner'
import { ZipFile } from 'yazl'
import { damageOf } from '#app/core/lists/cells'
import { readCsv, type CsvRow } from '#app/imports/readers/csv_reader'
import { inspectCsv, inspectHead } from '#app/imports/readers/csv_shape'
import { FileFault } from '#app/core/files/file_fault'
import { relationsImport } from '#app/imports/kinds/relations/import_relations'
import { memoryFile } from '#tests/helpers/csv_files'
import { timesAsLong } from '#tests/helpers/processor_time'
import { rowsIn, workbookParts, zipOf } from '#tests/helpers/workbooks'

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
  test('a line of 20 MB is read in the time of many lines', async ({ assert }) => {
    const times = await timesAsLong(() => rowsOf(`${header}\n${'x'.repeat(20_000_000)}\nc,d,2\n`), {
      peer: () => rowsOf(`${header}\n${`${'x'.repeat(94)},b,1\n`.repeat(200_000)}`),
    })
    assert.isBelow(times, 30)
  })

  test('a line of 20 MB only rejects its own row', async ({ assert }) => {
    const rows = await rowsOf(`${header}\na,b,1\n${'x'.repeat(20_000_000)}\r\nc,d,2\n`)

    assert.deepEqual(
      rows.map(({ line, cells }) => [line, cells[0].slice(0, 3)]),
      [
        [2, 'a'],
        [3, 'xxx'],
        [4, 'c'],
      ]
    )
    assert.equal(rows[1].damage?.code, 'line_too_long')
    assert.lengthOf(rows[1].cells[0], 1000)
  })

  test('a line of 20 MB after an unclosed quote only rejects its own row', async ({ assert }) => {
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

  test('unclosed quotes on every line are not parsed repeatedly', async ({ assert }) => {
    const line = `"a""${'x'.repeat(5000)}\n`
    const rows = await rowsOf(`${header}\n${line.repeat(1000)}c,d,2\n`)
    assert.lengthOf(rows, 1001)
    assert.isTrue(rows.slice(0, -1).every(({ damage }) => damage))
    assert.deepEqual(rows.at(-1)?.cells, ['c', 'd', '2'])
  })

  test('gzip that unpacks to more than allowed is refused, whatever the text', async ({
    assert,
  }) => {
    for (const [name, content] of [
      ['a.csv.gz', Buffer.alloc(20_000_000, '\n')],
      ['a.json.gz', Buffer.alloc(20_000_000, ' ')],
      ['a.jsonl.gz', Buffer.alloc(10_200_000, '{}\n')],
    ] as const) {
      const file = memoryFile(gzipSync(content), 64 * 1024, name)
      await assert.rejects(
        () =>
          inspectCsv(file, relationsImport.columns, { maximumBytes: 10 * 1024 * 1024 - 300_000 }),
        /larger than 9 MB/
      )
    }
  })

  test('a header is searched in the first megabytes only', async ({ assert }) => {
    const content = Buffer.concat([Buffer.alloc(40_000_000, ' '), Buffer.from('[{"skill":"a"}]')])
    const file = memoryFile(gzipSync(content), 64 * 1024, 'a.json.gz')
    await assert.rejects(() => inspectHead(file, relationsImport.columns, limits), /empty/)
    const shape = await inspectCsv(file, relationsImport.columns, limits)
    assert.deepEqual(shape.header, ['skill'])
  })

  test('a million columns or an endless first line are not a header', async ({ assert }) => {
    const columns = Array.from({ length: 1_000_000 }, (_, at) => `c${at}`).join(',')
    for (const content of [columns, `${columns}\n1,2`, `${header},${columns.slice(0, 20_000)}\n`]) {
      await assert.rejects(
        () => inspectCsv(memoryFile(content, 64 * 1024), relationsImport.columns, limits),
        /not a valid header/
      )
    }
  })
})

const row = '<row r="1"><c r="A1" t="inlineStr"><is><t>skill</t></is></c></row>'

async function faultOf(content: string | Buffer, name: string) {
  try {
    await rowsIn(content, name)
  } catch (error) {
    if (error instanceof FileFault) return error.code
    throw error
  }
  return null
}

/** A workbook with one part replaced. */
function bookWith(part: string, content: string | Buffer) {
  return zipOf({ ...workbookParts(row), [part]: content })
}

test.group('Hostile workbooks', () => {
  const sheet = 'xl/worksheets/sheet1.xml'
  const inSheet = (rows: string, before = '') => workbookParts(rows, { before })[sheet]

  test('a document type, and so every entity, is refused', async ({ assert }) => {
    const lol = Array.from(
      { length: 9 },
      (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`
    ).join('')
    const bomb = `<!DOCTYPE x [<!ENTITY l0 "lol">${lol}]>`
    const outside = '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>'
    for (const before of [bomb, outside]) {
      assert.equal(
        await faultOf(await bookWith(sheet, inSheet(row, before)), 'a.xlsx'),
        'unsafe_xml'
      )
    }
    const texts = workbookParts(row)['xl/sharedStrings.xml']
    const book = await bookWith('xl/sharedStrings.xml', `${outside}${texts}`)
    assert.equal(await faultOf(book, 'a.xlsx'), 'unsafe_xml')
    const unknown = inSheet(row.replace('skill', '&f;'))
    assert.equal(await faultOf(await bookWith(sheet, unknown), 'a.xlsx'), 'file_unreadable')
  })

  test('a workbook that unpacks to a hundred times its size is refused', async ({ assert }) => {
    const blanks = Buffer.from(inSheet(`${row}${' '.repeat(60_000_000)}`))
    const many = inSheet(row + '<row></row>'.repeat(6_000_000))
    assert.equal(await faultOf(await bookWith(sheet, blanks), 'a.xlsx'), 'unsafe_xml')
    assert.oneOf(await faultOf(await bookWith(sheet, many), 'a.xlsx'), [
      'unpacks_too_large',
      'file_unreadable',
    ])
  })

  test('deeply nested elements and endless texts are refused', async ({ assert }) => {
    const deep = inSheet(`${row}${'<a>'.repeat(1000)}`)
    const text = row.replace('skill', 'x'.repeat(2_000_000))
    assert.equal(await faultOf(await bookWith(sheet, deep), 'a.xlsx'), 'unsafe_xml')
    assert.equal(await faultOf(await bookWith(sheet, inSheet(text)), 'a.xlsx'), 'row_too_long')
  })

  test('paths outside of the archive, too many parts and truncated files are refused', async ({
    assert,
  }) => {
    const book = await zipOf({ ...workbookParts(row), 'aa/escape.xml': 'x' })
    const outside = Buffer.from(book.toString('latin1').replaceAll('aa/esc', '../esc'), 'latin1')
    assert.equal(await faultOf(outside, 'a.xlsx'), 'unsafe_archive')
    const parts = Object.fromEntries(Array.from({ length: 5001 }, (_, at) => [`p/${at}`, '']))
    const many = await zipOf({ ...workbookParts(row), ...parts })
    assert.equal(await faultOf(many, 'a.xlsx'), 'unsafe_archive')
    assert.equal(await faultOf(book.subarray(0, book.length / 2), 'a.xlsx'), 'file_unreadable')
  })

  test('long comments of zip entries and empty shared texts are refused', async ({ assert }) => {
    const zip = new ZipFile()
    const longComment = { compress: true, fileComment: 'x'.repeat(60_000) }
    for (const [name, content] of Object.entries(workbookParts(row))) {
      zip.addBuffer(Buffer.from(content), name, longComment)
    }
    for (let at = 0; at < 100; at += 1) {
      zip.addBuffer(Buffer.alloc(0), `p/${at}`, longComment)
    }
    zip.end()
    const withComments = await buffer(zip.outputStream as Readable)
    assert.equal(await faultOf(withComments, 'a.xlsx'), 'unsafe_archive')

    const parts = workbookParts(row)
    const texts = parts['xl/sharedStrings.xml'].replace('></', `>${'<a></a>'.repeat(6_000_000)}</`)
    const empty = await bookWith('xl/sharedStrings.xml', texts)
    assert.equal(await faultOf(empty, 'a.xlsx'), 'unpacks_too_large')
  })

  test('an external sheet is not read', async ({ assert }) => {
    const links = workbookParts(row)['xl/_rels/workbook.xml.rels']
    const outside = links.replace(
      'Target="worksheets/sheet1.xml"',
      'Target="http://127.0.0.1/" TargetMode="External"'
    )
    const book = await bookWith('xl/_rels/workbook.xml.rels', outside)
    assert.equal(await faultOf(book, 'a.xlsx'), 'empty_file')
  })

  test('the declared size of a sheet is ignored, invalid positions are refused', async ({
    assert,
  }) => {
    const falseSize = inSheet(row).replace(
      '<sheetData>',
      '<dimension ref="A1:XFD1048576"/><sheetData>'
    )
    const read = await rowsIn(await bookWith(sheet, falseSize), 'a.xlsx')
    assert.deepEqual([read.header, read.rows.length], [['skill'], 0])
    for (const at of ['<row r="1048577"/>', '<row r="1"/>', '<row r="x"/>']) {
      const book = await bookWith(sheet, inSheet(row + at))
      assert.equal(await faultOf(book, 'a.xlsx'), 'file_unreadable', at)
    }
    const cell = '<row r="2"><c r="XFE2"><v>1</v></c></row>'
    const wide = await bookWith(sheet, inSheet(row + cell))
    assert.equal(await faultOf(wide, 'a.xlsx'), 'file_unreadable')
    const header1001 = inSheet('<row r="1"><c r="ALM1"><v>1</v></c></row>')
    assert.equal(await faultOf(await bookWith(sheet, header1001), 'a.xlsx'), 'header_too_long')
  })

  test('a million shared texts are read, and more than 64 MB of them refused', async ({
    assert,
  }) => {
    const cell = row.replace('t="inlineStr"><is><t>skill</t></is>', 't="s"><v>999999</v>')
    const parts = workbookParts(cell)
    const texts = (some: string) => parts['xl/sharedStrings.xml'].replace('></', `>${some}</`)
    const million = Array.from({ length: 1_000_000 }, (_, at) => `<si><t>text ${at}</t></si>`)
    parts['xl/sharedStrings.xml'] = texts(million.join(''))
    const read = await rowsIn(await zipOf(parts), 'a.xlsx')
    assert.deepEqual(read.header, ['text 999999'])

    const long = Array.from(
      { length: 70 },
      (_, at) => `<si><t>${String(at).repeat(500_000)}</t></si>`
    )
    const book = await bookWith('xl/sharedStrings.xml', texts(long.join('')))
    assert.oneOf(await faultOf(book, 'a.xlsx'), ['too_many_texts', 'unpacks_too_large'])
  })
})

test.group('Files of other types', () => {
  test('are refused by type', async ({ assert }) => {
    const start = (hex: string) => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(header)])
    for (const hex of [
      '89504e470d0a1a0a',
      '255044462d312e37',
      'fffe0000',
      '0000feff',
      '504b0506',
    ]) {
      assert.equal(await faultOf(start(hex), 'a.csv'), 'not_a_csv', hex)
      assert.equal(await faultOf(start(hex), 'a.xlsx'), 'not_a_workbook', hex)
      assert.equal(await faultOf(start(hex), 'a.jsonl'), 'not_json', hex)
    }
    const nulls = Buffer.concat([Buffer.from(`${header}\n`), Buffer.alloc(100_000)])
    assert.equal(await faultOf(nulls, 'a.csv'), 'not_a_csv')
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => 255 - byte))
    assert.equal(await faultOf(Buffer.concat([bytes, bytes, bytes]), 'a.csv'), 'not_a_csv')
  })

  test('truncated gzip is refused; gzip of several members is read', async ({ assert }) => {
    const packed = gzipSync(`${header}\na,b,1\n`)
    const cut = packed.subarray(0, packed.length - 10)
    assert.equal(await faultOf(cut, 'a.csv.gz'), 'file_unreadable')
    const { cells } = await rowsIn(Buffer.concat([packed, gzipSync('c,d,2\n')]), 'a.csv.gz')
    assert.lengthOf(cells, 2)
  })

  test('invalid or truncated JSON and endless records are refused', async ({ assert }) => {
    const cases: Array<[string, string]> = [
      ['[{"skill":"a"},{"skill":', 'file_unreadable'],
      ['[1,2]', 'not_json'],
      ['{"skill":}', 'not_json'],
      ['skill,weight', 'not_json'],
      ['{"\\q":{"skill":"a"},"b":{"skill":"b"},"c":{"skill":"c"}}', 'not_json'],
      [']', 'not_json'],
      [`{"skill":"${'x'.repeat(2_000_000)}"}`, 'row_too_long'],
      ['['.repeat(1_000_000), 'not_json'],
      [`[{"skill":${'['.repeat(1_000_000)}`, 'file_unreadable'],
      [`{"skills":[{"skill":"a"}],"x":"${'x'.repeat(200_000)}`, 'not_json'],
      ['[]', 'empty_file'],
      [`[{"skill":${'['.repeat(100_000)}${']'.repeat(100_000)}}]`, 'file_unreadable'],
      [`{"skill":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`, 'file_unreadable'],
    ]
    for (const [content, code] of cases) {
      assert.equal(await faultOf(content, 'a.json'), code, content.slice(0, 30))
    }
  })

  test('JSON in a form without records is refused with its form', async ({ assert }) => {
    const cases: Array<[string, string]> = [
      [
        '{"v":1,"skills":[{"skill":"a"}],"links":[{"a":1}]}',
        'one object with the arrays skills, links',
      ],
      ['{"skills":[{"skill":"a"}]}\n', 'one object with the array skills'],
      [`{"skills":[{"skill":"${'a'.repeat(300_000)}`, 'one object with the array skills'],
      ['[["skill"],["a"]]', 'an array of arrays'],
      ['["a"]', 'an array of texts'],
      ['[1]', 'an array of numbers'],
      ['"a"', 'a text'],
    ]
    for (const [content, form] of cases) {
      await assert.rejects(
        () => rowsIn(Buffer.from(content), 'a.json'),
        new RegExp(`${form}. Expected: `)
      )
    }
    const answer = Buffer.from('{"ok":true,"meta":[{"a":1}],"data":[{"skill":"a"}]}')
    const { cells } = await rowsIn(answer, 'a.json')
    assert.deepEqual(cells, [['a']])
  })

  test('deeply nested lists stay short', async ({ assert }) => {
    const nested = `${'['.repeat(60)}"a|b\\\\c"${']'.repeat(60)}`
    const { cells } = await rowsIn(`{"skill":${nested}}`, 'a.jsonl')
    assert.isBelow(cells[0][0].length, 400)
  })

  test('programs are refused by their first bytes', async ({ assert }) => {
    const windows = Buffer.concat([Buffer.from('4d5a90000300000004000000ffff0000', 'hex')])
    assert.equal(await faultOf(windows, 'setup.csv'), 'not_a_csv')
    assert.equal(await faultOf(windows, 'setup.xlsx'), 'not_a_workbook')
    assert.equal(await faultOf(windows, 'setup.json'), 'not_json')
  })

  test('lone surrogates in UTF-16 reject their rows', async ({ assert }) => {
    const text = Buffer.from(`\ufeff${header}\na,b,1\n\ud800c,d,2\n`, 'utf16le')
    const { rows } = await rowsIn(Buffer.concat([text, Buffer.from([0x65])]), 'a.csv')
    assert.lengthOf(rows, 3)
    assert.equal(damageOf(rows[0].cells.join('')), null)
    assert.equal(damageOf(rows[1].cells.join('')), 'damaged_character')
  })
})
