import type { Font } from 'fontkit'
import { fileOf, isEmbedded, type OutlineFonts } from '#app/billing/documents/formats/fonts'

/** A part of a line in one font; null is the embedded font. */
export interface Run {
  text: string
  font: Font | null
}

/** Measures a text in the embedded font. */
export type Measure = (text: string) => number

export interface Style {
  size: number
  isBold: boolean
  measure: Measure
  fonts: OutlineFonts
}

/** The lines of a text that fit a width; words that are too long for a line are broken. */
export function linesOf(text: string, width: number, style: Style): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of printable(paragraph).split(' ')) {
      const longer = line ? `${line} ${word}` : word
      if (widthOf(longer, style) <= width) {
        line = longer
        continue
      }
      if (line) lines.push(line)
      const pieces = brokenWord(word, width, style)
      lines.push(...pieces.slice(0, -1))
      line = pieces.at(-1)!
    }
    return [...lines, line]
  })
}

export function widthOf(text: string, style: Style): number {
  return runsOf(text, style).reduce((sum, run) => sum + widthOfRun(run, style), 0)
}

export function widthOfRun({ text, font }: Run, { size, measure }: Style): number {
  if (!font) return measure(text)
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm
}

/** The runs of a line from left to right; successive words of a right-to-left script swap places. */
export function runsOf(line: string, style: Style): Run[] {
  const runs: Run[] = []
  for (const [index, word] of inVisualOrder(line.split(' ')).entries()) {
    const space = index ? [{ text: ' ', font: null }] : []
    for (const run of [...space, ...runsOfWord(word, style)]) {
      const last = runs.at(-1)
      if (last && !last.font && !run.font) last.text += run.text
      else runs.push(run)
    }
  }
  return runs
}

function inVisualOrder(words: string[]): string[] {
  const ordered: string[] = []
  let from = 0
  for (const word of words) {
    if (!rightToLeft.test(word)) from = ordered.length + 1
    ordered.splice(rightToLeft.test(word) ? from : ordered.length, 0, word)
  }
  return ordered
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

function runsOfWord(word: string, { fonts, isBold }: Style): Run[] {
  const runs: Run[] = []
  for (const text of graphemesOf(word)) {
    const codePoint = text.codePointAt(0)!
    const loaded = isEmbedded(codePoint) ? undefined : fonts.get(fileOf(codePoint) ?? '')
    const font = loaded?.[isBold ? 'bold' : 'plain'] ?? null
    const last = runs.at(-1)
    if (last && last.font === font) last.text += text
    else runs.push({ text, font })
  }
  return runs
}

function brokenWord(word: string, width: number, style: Style): string[] {
  const pieces = ['']
  for (const text of graphemesOf(word)) {
    const longer = pieces.at(-1)! + text
    if (pieces.at(-1) && widthOf(longer, style) > width) pieces.push(text)
    else pieces[pieces.length - 1] = longer
  }
  return pieces
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

function graphemesOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

/** Composed characters without control characters. */
function printable(text: string): string {
  return text.normalize('NFC').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}
