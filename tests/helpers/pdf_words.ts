import { inflateSync } from 'node:zlib'

/**
 * The text of a PDF that pdfkit generated with embedded fonts, one line for each drawn text. Glyphs
 * are decoded with the font's ToUnicode table, as for searching and copying in a viewer.
 */
export function wordsOfPdf(file: Uint8Array): string {
  const objects = objectsOf(Buffer.from(file).toString('latin1'))
  const signs = new Map<string, string[]>()
  for (const text of objects.values()) {
    for (const [, name, font] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '') ?? []
      if (table) signs.set(name, signsOf(objects.get(table) ?? ''))
    }
  }
  const lines: string[] = []
  for (const text of objects.values()) {
    let known: string[] = []
    for (const [, name, parts] of text.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) known = signs.get(name) ?? []
      else
        lines.push(
          glyphsOf(parts)
            .map((glyph) => known[glyph])
            .join('')
        )
    }
  }
  return lines.join('\n')
}

/** The objects by number, with decompressed streams. */
function objectsOf(file: string): Map<string, string> {
  const found = file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)
  return new Map(
    [...found].map(([, number, content]) => {
      const [, packed] = /stream\n([\s\S]*)\nendstream/.exec(content) ?? []
      if (!packed || !content.includes('/FlateDecode')) return [number, content]
      return [number, inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')]
    })
  )
}

/** The characters of each glyph of a font; a glyph may stand for several. */
function signsOf(table: string): string[] {
  const [, ranges = ''] = /beginbfrange\n([\s\S]*?)\nendbfrange/.exec(table) ?? []
  return [...ranges.matchAll(/\[([^\]]*)\]/g)].flatMap(([, entries]) =>
    [...entries.matchAll(/<([^>]*)>/g)].map(([, hex]) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')
    )
  )
}

function glyphsOf(parts: string): number[] {
  const hex = [...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, text]) => text).join('')
  return (hex.match(/.{4}/g) ?? []).map((glyph) => Number.parseInt(glyph, 16))
}
