import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { test } from '@japa/runner'
import { unescapeCell } from '#app/core/lists/csv_lines'
import { workbookBytes, type WorkbookCell } from '#app/core/lists/workbook_writer'
import { FileFault } from '#app/core/files/file_fault'
import { formatOf, shownNumber } from '#app/imports/readers/workbook_formats'
import { rowsIn, workbookParts, zipOf } from '#tests/helpers/workbooks'

const real = new URL('../../fixtures/messy/13_not_csv.xlsx.csv', import.meta.url)

async function written(pages: WorkbookCell[][][], header: string[], most?: number) {
  async function* rows() {
    yield* pages
  }
  const bytes = workbookBytes({ sheet: 'Skills', header, rows: rows() }, most)
  return buffer(Readable.from(bytes))
}

async function faultOf(content: string | Buffer, name = 'a.xlsx') {
  try {
    await rowsIn(content, name)
  } catch (error) {
    if (error instanceof FileFault) return error.code
    throw error
  }
  return null
}

test.group('Reading workbooks', () => {
  test('reads one saved by a spreadsheet program', async ({ assert }) => {
    const { header, cells } = await rowsIn(await readFile(real), 'real.xlsx')
    assert.deepEqual(header, ['O*NET-SOC 2019 Code', 'O*NET-SOC 2019 title'])
    assert.isAbove(cells.length, 100)
    for (const row of cells) assert.lengthOf(row, 2)
  })

  test('reads cells of every kind, at their own place and line', async ({ assert }) => {
    const rows =
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="inlineStr"><is><t>two</t></is></c>' +
      '<c r="C2" t="inlineStr"><is><t>a\nb</t></is></c><c r="D2" t="str"><f>"f"&amp;1</f><v>four</v></c></row>' +
      '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="C3"><v>0.85</v></c><c r="D3" t="b"><v>1</v></c></row>' +
      '<row r="6"><c r="A6" s="1"><v>0.85</v></c><c r="B6" s="2"><v>45000</v></c>' +
      '<c r="C6" s="2"><v>45000.5</v></c><c r="D6" t="str"><f>SUM(A1)</f><v>12</v></c></row>' +
      '<row r="7"><c r="A7"/></row>' +
      '<row r="9"><c r="A9" t="e"><v>#N/A</v></c><c r="B9" s="3"><v>7</v></c><c r="D9" t="s"><v>2</v></c></row>'
    const texts =
      '<si><t>one</t></si><si><r><rPr><b/></rPr><t>rich </t></r><r><t>text</t></r><rPh sb="0" eb="1"><t>no</t></rPh></si>' +
      '<si><t xml:space="preserve"> a_x000D_\nb "q", &amp; </t></si>'
    const styles =
      '<numFmts count="1"><numFmt numFmtId="170" formatCode="000"/></numFmts>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs>'
    const book = await zipOf(workbookParts(rows, { texts, styles }))
    const read = await rowsIn(book, 'a.xlsx')

    assert.deepEqual(read.header, ['one', 'two', 'a b', 'four'])
    assert.deepEqual(
      read.rows.map(({ line, cells }) => [line, ...cells]),
      [
        [3, 'rich text', '', '0.85', 'true'],
        [6, '85%', '2023-03-15', '2023-03-15T12:00:00', '12'],
        [9, '#N/A', '007', '', ' a\r\nb "q", & '],
      ]
    )
    assert.deepEqual(
      read.rows.map(({ row }) => row),
      [1, 2, 3]
    )
  })

  test('reads the first visible sheet, whatever its name and position', async ({ assert }) => {
    const cell = (text: string) =>
      `<row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row>`
    const parts = workbookParts(cell('hidden'), {
      sheets:
        '<sheet name="A" sheetId="4" state="hidden" r:id="rId1"/><sheet name="B" sheetId="2" r:id="rId2"/>',
    })
    parts['xl/worksheets/sheet2.xml'] = parts['xl/worksheets/sheet1.xml'].replace('hidden', 'shown')
    const { header } = await rowsIn(await zipOf(parts), 'A.XLSM')
    assert.deepEqual(header, ['shown'])
  })

  test('reads numbers as they are displayed, with all their digits', ({ assert }) => {
    const shown: Array<[string, number, string | undefined, string]> = [
      ['0.1', 0, undefined, '0.1'],
      ['0.57', 9, undefined, '57%'],
      ['0.125', 10, undefined, '12.5%'],
      ['0.005', 164, '0.00%;[Red]-0.00%', '0.5%'],
      ['5', 164, '0" %"', '5'],
      ['1.5E-3', 11, undefined, '0.0015'],
      ['1', 14, undefined, '1900-01-01'],
      ['61', 14, undefined, '1900-03-01'],
      ['45291.999988425923', 22, undefined, '2023-12-31T23:59:59'],
      ['0.75', 20, undefined, '18:00:00'],
      ['45000', 165, '[$-407]d/\\ mmmm\\ yyyy;@', '2023-03-15'],
      ['45000', 165, 'General', '45000'],
      ['42', 165, '00000', '00042'],
      ['99999999', 14, undefined, '99999999'],
    ]
    for (const [raw, id, code, text] of shown) {
      assert.equal(shownNumber(raw, formatOf(id, code), false), text, `${raw} ${code ?? id}`)
    }
    assert.equal(shownNumber('43538', 'date', true), '2023-03-15')
  })

  test('reads a text that looks like a formula as a text', async ({ assert }) => {
    const { cells } = await rowsIn(await written([[['=1+1'], ['+1'], ["'=x"]]], ['name']), 'a.xlsx')
    assert.deepEqual(cells.flat(), ['=1+1', '+1', "''=x"])
    assert.deepEqual(cells.flat().map(unescapeCell), ['=1+1', '+1', "'=x"])
  })
})

test.group('Writing workbooks', () => {
  test('writes any cells so that they are read back', async ({ assert }) => {
    const unit = fc.constantFrom(
      ...['=', '+', '-', '@', "'", '"', '<', '>', '&', ';', ',', '\t', '\n', '\r', ' ', 'a', '1'],
      ...['_x000D_', '_', 'x', '\u00a0', 'ä', '語', '😀', '\u0001', '\ufffe', ']]>']
    )
    const text = fc.string({ unit, maxLength: 12 }).map((inside) => `.${inside}.`)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1 }), async (rows) => {
        const { cells } = await rowsIn(await written([rows], ['a', 'b']), 'a.xlsx')
        assert.deepEqual(cells, rows)
      }),
      { numRuns: 60 }
    )
  })

  test('writes pages of any size, on as many sheets as necessary', async ({ assert }) => {
    const rows = Array.from({ length: 25 }, (_, at) => [`s${at}`, at, at % 2 === 0, null])
    const pages = [rows.slice(0, 3), [], rows.slice(3, 20), rows.slice(20)]
    const book = await written(pages, ['name', 'figure', 'is', 'no'], 11)
    const { cells } = await rowsIn(book, 'a.xlsx')

    assert.lengthOf(cells, 10)
    assert.deepEqual(cells[3], ['s3', '3', 'false', ''])
    const text = book.toString('latin1')
    for (const part of ['sheet1.xml', 'sheet2.xml', 'sheet3.xml']) assert.include(text, part)
    assert.notInclude(text, 'sheet4.xml')
  })

  test('writes valid files without rows', async ({ assert }) => {
    const { header, cells } = await rowsIn(await written([], ['a', 'b']), 'a.xlsx')
    assert.deepEqual([header, cells], [['a', 'b'], []])
  })

  test('writes dates as dates', async ({ assert }) => {
    const at = new Date('2026-11-21T16:30:00Z')
    const { cells } = await rowsIn(await written([[[at]]], ['at']), 'a.xlsx')
    assert.deepEqual(cells, [['2026-11-21T16:30:00']])
  })

  test('fails if the rows fail', async ({ assert }) => {
    async function* rows() {
      yield [['a']]
      throw new Error('The database is gone')
    }
    const bytes = workbookBytes({ sheet: 'a', header: ['a'], rows: rows() })
    await assert.rejects(() => buffer(Readable.from(bytes)), 'The database is gone')
  })
})

test.group('Types of files', () => {
  test('a workbook requires its extension, and the extension a workbook', async ({ assert }) => {
    const book = await written([[['a']]], ['name'])
    assert.equal(await faultOf(book, 'a.csv'), 'not_a_csv')
    assert.equal(await faultOf(book, 'a.json'), 'not_json')
    assert.equal(await faultOf('name\na', 'a.xlsx'), 'not_a_workbook')
    assert.equal(await faultOf(Buffer.from('d0cf11e0a1b11ae1', 'hex')), 'workbook_locked')
    assert.equal(await faultOf(await zipOf({ 'a.txt': 'x' })), 'not_a_workbook')
    assert.equal(await faultOf(''), 'empty_file')
  })

  test('tabs are detected by content, else by name', async ({ assert }) => {
    const header = (text: string, name: string) => rowsIn(text, name).then((read) => read.header)
    assert.deepEqual(await header('a,b\tc\n', 'x.tsv'), ['a,b', 'c'])
    assert.deepEqual(await header('a,b,c\td\n', 'x.tsv'), ['a,b,c', 'd'])
    assert.deepEqual(await header('a\tb\n', 'x.csv'), ['a', 'b'])
  })
})
