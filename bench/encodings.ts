/**
 * Detects the encoding of files with known texts and prints how many were decoded completely, by size and by
 * source, and how many of the right and of the wrong results were doubted. Started by `npm run bench:encodings`. The messages of the TypeScript compiler and the names of
 * regions and currencies in ICU were used to choose the two constants of `detect_encoding.ts`; the messages
 * of the programs installed on the machine (`/usr/share/locale`) were not.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import iconv from 'iconv-lite'
import { detectEncoding } from '#app/imports/readers/detect_encoding'
import { decode, type Encoding } from '#app/imports/readers/encodings'
import { fileTexts } from '#app/imports/readers/file_texts'
import { ForeignCells } from '#app/imports/readers/foreign_cells'

const wanted: Record<string, Encoding[]> = {
  'fr': ['windows-1252', 'iso-8859-15'],
  'de': ['windows-1252'],
  'es': ['windows-1252'],
  'pl': ['windows-1250', 'iso-8859-2'],
  'cs': ['windows-1250', 'iso-8859-2'],
  'hu': ['windows-1250', 'iso-8859-2'],
  'ro': ['windows-1250', 'iso-8859-2', 'iso-8859-16'],
  'ru': ['windows-1251', 'koi8-r', 'iso-8859-5'],
  'bg': ['windows-1251'],
  'uk': ['windows-1251', 'koi8-u'],
  'el': ['windows-1253', 'iso-8859-7'],
  'tr': ['windows-1254', 'iso-8859-9'],
  'he': ['windows-1255'],
  'ar': ['windows-1256'],
  'lt': ['windows-1257', 'iso-8859-13'],
  'lv': ['windows-1257'],
  'vi': ['windows-1258'],
  'th': ['windows-874'],
  'ja': ['shift_jis', 'euc-jp'],
  'ko': ['euc-kr'],
  'zh-CN': ['gb18030'],
  'zh-TW': ['big5'],
}
const sizes = [200, 500, 1000, 5000, 50_000]
const plain = ['project management', 'welding', 'data analysis', 'team work', 'quality control']

const sources: Record<string, (language: string) => string[]> = {
  'TypeScript messages': compilerMessages,
  'ICU names': icuNames,
  'program messages (held out)': programMessages,
}

const tally = new Map<string, [right: number, all: number]>()
for (const [source, textsIn] of Object.entries(sources)) {
  for (const [language, encodings] of Object.entries(wanted)) {
    const texts = cellsOf(textsIn(language), language)
    if (texts.length < 20) continue
    for (const encoding of encodings) {
      for (const size of sizes) {
        for (const every of [1, 5]) {
          for (let start = 0; start < (size > 5000 ? 1 : 3); start += 1) {
            await detectOne({ source, language, encoding, size, every, texts, start })
          }
        }
      }
    }
  }
}
for (const [name, [right, all]] of [...tally].sort(([a], [b]) => a.localeCompare(b))) {
  console.log(`| ${name} | ${right} of ${all} | ${((right * 100) / all).toFixed(1)} % |`)
}

interface Case {
  source: string
  language: string
  encoding: Encoding
  size: number
  /** Every row, or every fifth, has text of the language; the others are English. */
  every: number
  texts: string[]
  start: number
}

async function detectOne({ source, language, encoding, size, every, texts, start }: Case) {
  let text = 'skill,related_skill,weight\r\n'
  let at = start * 37
  for (let row = 0, bytes = 0; bytes < size; row += 1) {
    const isForeign = row % every === every - 1
    const [first, second] = isForeign
      ? [texts[at++ % texts.length], texts[at++ % texts.length]]
      : plain
    const line = `${first},${second},${row % 100}\r\n`
    const encoded = iconv.encode(line, encoding)
    if (iconv.decode(encoded, encoding) !== line) continue
    text += line
    bytes += encoded.length
  }
  const bytes = iconv.encode(text, encoding)
  if (/^\p{ASCII}*$/u.test(text)) return
  const cells = new ForeignCells()
  cells.add(bytes)
  const found = await detectEncoding(cells.bytes())
  const isRight = decode(bytes, found.encoding) === text
  const { rival, doubtful } = fileTexts(decode(cells.bytes(), found.encoding), found.rival)
  const isDoubted = rival !== null || doubtful.length > 0
  const rows = every === 1 ? 'every row' : 'every fifth row'
  for (const name of [`1 ${source}`, `2 ${size} bytes, ${rows}`, `3 ${language} ${encoding}`]) {
    addTo(name, isRight)
  }
  addTo(
    isRight ? '4 decoded completely, but doubted' : '5 not decoded completely, and doubted',
    isDoubted
  )
}

function addTo(name: string, isSo: boolean) {
  const [so, all] = tally.get(name) ?? [0, 0]
  tally.set(name, [so + Number(isSo), all + 1])
}

/** Short texts, as in cells of skill files; without separators, which differ between fonts of quotes. */
function cellsOf(texts: string[], language: string): string[] {
  const pieces = /^(ja|zh|th)/.test(language) ? /[^,;"\r\n]{3,15}/g : /[^,;"\r\n]{3,45}(?:\s|$)/g
  const cells = texts.flatMap((text) => text.match(pieces) ?? []).map((text) => text.trim())
  return language === 'vi' ? cells.map(withTonesApart) : cells
}

/** Windows-1258 has the vowels of Vietnamese, and their tones as separate characters. */
function withTonesApart(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/([aeou])(\u0323?)([\u0302\u0306\u031b])/gi, (_, vowel, tone, mark) => {
      const letter: string = vowel + mark
      return letter.normalize('NFC') + tone
    })
}

function compilerMessages(language: string): string[] {
  const folder = dirname(createRequire(import.meta.url).resolve('typescript'))
  const path = join(folder, language.toLowerCase(), 'diagnosticMessages.generated.json')
  return existsSync(path) ? Object.values(JSON.parse(readFileSync(path, 'utf8'))) : []
}

function icuNames(language: string): string[] {
  const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const currencies = new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const names = [
    ...letters.flatMap((a) => letters.map((b) => regions.of(a + b))),
    ...Intl.supportedValuesOf('currency').map((code) => currencies.of(code)),
  ]
  return names.filter((name) => name !== undefined)
}

/** The translated messages in the gettext catalogues of a language. */
function programMessages(language: string): string[] {
  const folder = join('/usr/share/locale', language.replace('-', '_'), 'LC_MESSAGES')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.mo'))
  return files
    .sort()
    .slice(0, 12)
    .flatMap((name) => catalogueTexts(readFileSync(join(folder, name))))
}

function catalogueTexts(bytes: Buffer): string[] {
  if (bytes.readUInt32LE(0) !== 0x950412de) return []
  const count = bytes.readUInt32LE(8)
  const table = bytes.readUInt32LE(16)
  return Array.from({ length: count }, (_, index) => {
    const length = bytes.readUInt32LE(table + index * 8)
    const offset = bytes.readUInt32LE(table + index * 8 + 4)
    return bytes.toString('utf8', offset, offset + length)
  }).slice(1, 400)
}
