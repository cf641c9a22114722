import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font } from 'fontkit'
import decompress from 'woff2-encoder/decompress'
import { BoundedCache } from '#app/core/bounded_cache'

const { resolve } = createRequire(import.meta.url)

/** Noto Sans, which PDFs embed: Latin, Greek, Cyrillic and Devanagari. */
export const fontFiles = {
  plain: resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
}

/** Variable fonts of further scripts, in a file for each range of characters. */
const scripts = ['arabic', 'hebrew', 'thai', 'armenian', 'georgian', 'sc', 'kr']

let noto: Font | undefined

/** Whether the embedded font has the character. */
export function isEmbedded(codePoint: number): boolean {
  if (codePoint < 0x250) return true
  noto ??= create(readFileSync(fontFiles.plain)) as Font
  return noto.hasGlyphForCodePoint(codePoint)
}

/** Fonts of the characters that the embedded font lacks, by file. */
export type OutlineFonts = ReadonlyMap<string, { plain: Font; bold: Font }>

/** Loads the fonts of all characters of the texts that the embedded font lacks. */
export async function loadOutlineFonts(texts: string[]): Promise<OutlineFonts> {
  const codePoints = new Set(texts.flatMap((text) => [...text].map((one) => one.codePointAt(0)!)))
  const files = new Set(
    [...codePoints].filter((one) => !isEmbedded(one)).map((one) => fileOf(one) ?? '')
  )
  files.delete('')
  const fonts = await Promise.all([...files].map(async (file) => [file, await load(file)] as const))
  return new Map(fonts)
}

/** The file whose font has the character; null if none has it. */
export function fileOf(codePoint: number): string | null {
  const range = rangesOf().find(({ first, last }) => codePoint >= first && codePoint <= last)
  return range?.file ?? null
}

/** fontkit reads variable fonts only as TrueType, and cannot embed them: PDFs draw their outlines. */
async function load(file: string) {
  const known = fonts.get(file)
  if (known) return known
  const font = create(Buffer.from(await decompress(await readFile(file)))) as Font
  const plain = font.getVariation({ wght: 400 })
  return fonts.keep(file, { plain, bold: font.getVariation({ wght: 700 }) })
}

const fonts = new BoundedCache<{ plain: Font; bold: Font }>(60)

interface Range {
  first: number
  last: number
  file: string
}

let ranges: Range[] | undefined

/** The ranges of characters of all font files, read at the first use. */
function rangesOf(): Range[] {
  ranges ??= scripts.flatMap((script) => {
    const name = `noto-sans-${script}`
    const list = resolve(`@fontsource-variable/${name}/unicode.json`)
    const subsets = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>
    return Object.entries(subsets).flatMap(([subset, text]) => {
      const part = subset.replace(/[[\]]/g, '')
      const file = join(dirname(list), 'files', `${name}-${part}-wght-normal.woff2`)
      return text.split(',').map((range) => ({ ...numbersOf(range), file }))
    })
  })
  return ranges
}

/** "U+0600-06FF" or "U+204F". */
function numbersOf(range: string) {
  const [first, last = first] = range
    .replace('U+', '')
    .split('-')
    .map((text) => Number.parseInt(text, 16))
  return { first, last }
}
