/**
 * Sends hostile files to a production build through `/v1`: measures the result, the duration, and
 * the memory of the server and the upload process beyond that for a single relation.
 * docs/security.md has the results. Requires `node ace build`.
 */
import { randomBytes } from 'node:crypto'
import { createWriteStream, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { gzipSync } from 'node:zlib'
import { ZipFile } from 'yazl'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { workbookParts } from '#tests/helpers/workbooks'
import { mb, MeasuredServer, staffToken, type Task } from './measured_server.js'
import type { Bench, BenchRow } from './types.js'

const MB = 1024 * 1024
const GB = 1024 * MB
/** The limit of the issue, in MB. */
const most = 150
const standardBytes = 100 * MB
const header = 'skill,related_skill,weight\n'
const sheet = 'xl/worksheets/sheet1.xml'
const texts = 'xl/sharedStrings.xml'
const cell = '<row r="1"><c r="A1" t="inlineStr"><is><t>skill</t></is></c></row>'

type Pieces = Iterable<string | Buffer>

interface Hostile {
  what: string
  /** The file name. */
  name: string
  /** The content in chunks: it may be larger than memory. */
  content: Pieces | (() => Promise<Buffer>)
  /** Replaces the default upload limit. */
  maximumBytes?: number
  /**
   * The expected codes, of which one must occur: of the response, the upload, its rejected rows, or
   * `taken`.
   */
  ends: string[]
  /** The expected code for the head of the file, if it differs. */
  begins?: string
}

/** A gzip file of this many bytes that unpacks to `times` as many, with identical members. */
function* packed(part: Buffer | string, times: number): Pieces {
  const member = gzipSync(part)
  for (let count = 0; count < times; count += 1) yield member
}

function* repeated(part: Buffer | string, times: number): Pieces {
  for (let count = 0; count < times; count += 1) yield part
}

function* all(...parts: Pieces[]): Pieces {
  for (const part of parts) yield* part
}

/** A workbook with some parts replaced, of any length. */
function* bookParts(others: Record<string, Pieces>): Iterable<[string, Pieces]> {
  const parts = workbookParts(cell)
  for (const [name, content] of Object.entries({ ...parts, ...others })) {
    yield [name, typeof content === 'string' ? [content] : content]
  }
}

function book(
  others: Record<string, Pieces>,
  change: (bytes: Buffer) => Buffer = (bytes) => bytes
) {
  return async () => {
    const zip = new ZipFile()
    for (const [name, content] of bookParts(others)) {
      const bytes = (function* () {
        for (const piece of content) yield Buffer.from(piece)
      })()
      zip.addReadStream(Readable.from(bytes, { objectMode: false }), name, { compress: true })
    }
    zip.end()
    return change(Buffer.concat(await Readable.from(zip.outputStream).toArray()))
  }
}

const inSheet = (rows: Pieces): Pieces => {
  const [before, after] = workbookParts(`${cell}|`)[sheet].split('|')
  return all([before], rows, [after])
}
const inTexts = (some: Pieces): Pieces => {
  const [before, after] = workbookParts('', { texts: '|' })[texts].split('|')
  return all([before], some, [after])
}

const zeros = Buffer.alloc(64 * MB)
const million = Array.from({ length: 1_000_000 }, (_, at) => `c${at}`)
const doctype = (inside: string): Pieces => [
  `<!DOCTYPE x [${inside}]>`,
  ...inSheet([cell.replace('skill', '&l9;').replace('r="1"', 'r="2"').replace('A1', 'A2')]),
]
const laughs = Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`
).join('')

const files: Hostile[] = [
  {
    what: 'gzip: 10 GB of zeros in 10 MB',
    name: 'a.csv.gz',
    content: packed(zeros, 160),
    ends: ['not_a_csv', 'too_large'],
    begins: 'not_a_csv',
  },
  {
    what: 'gzip: 10 GB of short rows in 10 MB',
    name: 'a.csv.gz',
    content: all(packed(header, 1), packed('a,b,1\n'.repeat(10 * MB), 160)),
    ends: ['too_large'],
  },
  {
    what: 'gzip: 10 GB of blanks, named JSON',
    name: 'a.json.gz',
    content: packed(Buffer.alloc(64 * MB, ' '), 160),
    ends: ['too_large'],
    begins: 'empty_file',
  },
  {
    what: 'truncated gzip',
    name: 'a.csv.gz',
    content: [gzipSync(`${header}${'a,b,1\n'.repeat(100_000)}`).subarray(0, -100)],
    ends: ['file_unreadable'],
  },
  {
    what: 'one line of 2 GB, in gzip',
    name: 'a.csv.gz',
    content: all(packed(`${header}a,b,1\n`, 1), packed(Buffer.alloc(64 * MB, 'x'), 32)),
    ends: ['too_large'],
  },
  {
    what: 'the same with a limit of 4 GB',
    name: 'a.csv.gz',
    content: all(packed(`${header}a,b,1\n`, 1), packed(Buffer.alloc(64 * MB, 'x'), 32)),
    maximumBytes: 4 * GB,
    ends: ['line_too_long'],
  },
  {
    what: 'a million columns, CSV',
    name: 'a.csv',
    content: [million.join(','), '\n1,2\n'],
    ends: ['header_too_long'],
  },
  {
    what: '50 MB of quotes',
    name: 'a.csv',
    content: all([header], repeated('"'.repeat(MB), 50)),
    ends: ['line_too_long', 'bad_quote'],
  },
  {
    what: 'an unclosed quote on each of 10,000 long lines',
    name: 'a.csv',
    content: all([header], repeated(`"a""${'x'.repeat(5000)}\n`, 10_000)),
    ends: ['bad_quote'],
  },
  {
    what: 'NUL bytes after the header',
    name: 'a.csv',
    content: [header, Buffer.alloc(MB)],
    ends: ['not_a_csv'],
  },
  {
    what: 'a NUL byte in a name',
    name: 'a.csv',
    content: [header, 'a\0b,c,1\n'],
    ends: ['control_character'],
  },
  {
    what: 'UTF-8 with invalid characters',
    name: 'a.csv',
    content: [header, 'ä,ö,1\n'.repeat(50), Buffer.from([0xc3, 0x28, 0x2c, 0x62, 0x2c, 0x31, 10])],
    ends: ['damaged_character'],
  },
  {
    what: 'truncated UTF-16 with lone surrogates',
    name: 'a.csv',
    content: [Buffer.from(`\ufeff${header}\ud800a,b,1\nc,d,1`, 'utf16le').subarray(0, -1)],
    ends: ['damaged_character'],
  },
  {
    what: 'a program named CSV (Windows)',
    name: 'a.csv',
    content: [Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), Buffer.alloc(1000)],
    ends: ['not_a_csv'],
  },
  { what: 'a workbook named CSV', name: 'a.csv', content: book({}), ends: ['not_a_csv'] },
  { what: 'a CSV named workbook', name: 'a.xlsx', content: [header], ends: ['not_a_workbook'] },
  { what: 'a program named .exe', name: 'a.exe', content: [header], ends: ['wrong_extension'] },
  {
    what: 'a file name with a path',
    name: '../../../../etc/cron.d/a.csv',
    content: [header, 'a,b,1\n'],
    ends: ['taken'],
  },
  {
    what: 'cells with formulas',
    name: 'a.csv',
    content: [header, `"=cmd|' /C calc'!A0",@SUM(1),1\n`],
    ends: ['taken'],
  },
  {
    what: 'workbook: a sheet of 1 GB of empty rows',
    name: 'a.xlsx',
    content: book({ [sheet]: inSheet(repeated('<row></row>'.repeat(MB / 11), 1024)) }),
    ends: ['unpacks_too_large', 'file_unreadable'],
  },
  {
    what: 'workbook: a zip with 1 GB as a sheet',
    name: 'a.xlsx',
    content: async () => book({ [sheet]: [await book({ [sheet]: repeated(zeros, 16) })()] })(),
    ends: ['file_unreadable'],
  },
  {
    what: 'workbook: 1,000 sheets that are the same part, up to the last row',
    name: 'a.xlsx',
    content: book({
      [sheet]: inSheet(['<row r="1048576"></row>']),
      'xl/workbook.xml': [
        workbookParts('', {
          sheets: Array.from(
            { length: 1000 },
            (_, at) => `<sheet name="${at}" sheetId="${at + 1}" r:id="rId1"/>`
          ).join(''),
        })['xl/workbook.xml'],
      ],
    }),
    ends: ['too_large', 'missing_column'],
  },
  {
    what: 'workbook: a million columns',
    name: 'a.xlsx',
    content: book({
      [sheet]: inSheet(all(['<row r="2">'], repeated('<c><v>1</v></c>', 1_000_000), ['</row>'])),
    }),
    ends: ['file_unreadable'],
  },
  {
    what: 'workbook: 70 MB of shared texts',
    name: 'a.xlsx',
    content: book({
      [texts]: inTexts(repeated(`<si><t>${randomBytes(750_000).toString('base64')}</t></si>`, 70)),
    }),
    ends: ['too_many_texts'],
  },
  {
    what: 'workbook: 1 GB of elements that are not texts',
    name: 'a.xlsx',
    content: book({ [texts]: inTexts(repeated('<a></a>'.repeat(MB / 7), 1024)) }),
    ends: ['unpacks_too_large'],
  },
  {
    what: 'workbook: nested entities',
    name: 'a.xlsx',
    content: book({ [sheet]: doctype(`<!ENTITY l0 "lol">${laughs}`) }),
    ends: ['unsafe_xml'],
  },
  {
    what: 'workbook: an entity with a file of the server',
    name: 'a.xlsx',
    content: book({ [sheet]: doctype('<!ENTITY l9 SYSTEM "file:///etc/passwd">') }),
    ends: ['unsafe_xml'],
  },
  {
    what: 'workbook: an attribute of 100 MB',
    name: 'a.xlsx',
    content: book({
      [sheet]: inSheet(all(['<row r="'], repeated('1'.repeat(MB), 100), ['"></row>'])),
    }),
    ends: ['unsafe_xml'],
  },
  {
    what: 'workbook: a path outside of the archive',
    name: 'a.xlsx',
    content: book({ 'aa/escape.xml': ['x'] }, (bytes) =>
      Buffer.from(bytes.toString('latin1').replaceAll('aa/esc', '../esc'), 'latin1')
    ),
    ends: ['unsafe_archive'],
  },
  {
    what: 'workbook: 60,000 parts',
    name: 'a.xlsx',
    content: book(Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`p/${at}`, ['']]))),
    ends: ['unsafe_archive'],
  },
  {
    what: 'JSON: brackets 100,000 deep',
    name: 'a.json',
    content: ['[{"skill":', '['.repeat(100_000), ']'.repeat(100_000), '}]'],
    ends: ['file_unreadable'],
  },
  {
    what: 'JSON: 60 nested lists around a text with bars',
    name: 'a.json',
    content: [`[{"skill":${'['.repeat(60)}"a|b"${']'.repeat(60)},"related_skill":"b","weight":1}]`],
    ends: ['taken', 'unknown_skill'],
  },
  {
    what: 'JSON: one text of 90 MB',
    name: 'a.json',
    content: all(['[{"skill":"'], repeated('x'.repeat(MB), 90), ['"}]']),
    ends: ['row_too_long'],
  },
]

const bench: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skillary-hostile-'))
  const server = new MeasuredServer()
  try {
    await server.start(await staffToken())
    const plain = join(folder, 'plain.csv')
    writeFileSync(plain, `${header}a,b,1\n`)
    for (let count = 0; count < 3; count += 1) {
      server.forgetPeaks()
      await ended(server, plain, 'plain.csv')
    }
    const idle = server.memory.work
    const rows: BenchRow[] = []
    for (const file of files) rows.push(await measured(server, file, join(folder, 'file'), idle))
    return rows
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
    await ace.exec('migration:fresh', ['--force'])
  }
}

export default bench

/**
 * Sends the file as it is, and again with a column mapping: then the server itself reads its head.
 */
async function measured(server: MeasuredServer, file: Hostile, path: string, idle: number) {
  const pieces = typeof file.content === 'function' ? [await file.content()] : file.content
  await pipeline(Readable.from(pieces), createWriteStream(path))
  const limit = file.maximumBytes ?? standardBytes
  await db.from('default_setups').update({ import_maximum_bytes: limit })

  const before = server.forgetPeaks()
  const began = performance.now()
  const codes = await ended(server, path, file.name)
  const seconds = (performance.now() - began) / 1000
  const work = Math.max(0, server.memory.work - idle)
  const headCodes = await ended(server, path, file.name, { columns: '{"skill":"skill"}' })
  const above = Math.max(0, server.memory.server - before)

  expectOneOf(codes, file.ends, file.what)
  expectOneOf(
    headCodes,
    [...file.ends, file.begins ?? 'validation_failed'],
    `${file.what}, with columns`
  )
  const ours = Math.max(work, above) / 1024
  const size = (statSync(path).size / MB).toPrecision(2)
  return {
    ...{ name: `${file.what} (${Number(size)} MB)`, ours, reference: most, unit: 'MB' },
    ...{ ratio: ours / most, target: '≤ 1' },
    note: `\`${codes.join('`, `')}\` after ${seconds.toFixed(1)} s; upload +${mb(work)}, server +${mb(above)}`,
  }
}

function expectOneOf(codes: string[], ends: string[], what: string) {
  if (codes.some((code) => ends.includes(code))) return
  throw new Error(`${what}: ${codes.join(', ')}, and not ${ends.join(' or ')}`)
}

/**
 * Sends a file and waits for the result: the code of the response, of the upload or of its rows.
 */
async function ended(
  server: MeasuredServer,
  path: string,
  name: string,
  more: Record<string, string> = {}
): Promise<string[]> {
  const fields = { kind: 'relations', create_missing: 'true', ...more }
  const { status, body } = await server.offer(path, fields, name)
  if (status !== 202) return ['code' in body ? body.code : String(status)]
  const { task } = await server.untilOver(body as Task)
  if (task.fault) return [task.fault]
  const codes = task.rejected?.map(({ code }) => code) ?? []
  if (codes.length) return codes
  return task.status === 'succeeded' ? ['taken'] : [task.status, String(task.message)]
}
