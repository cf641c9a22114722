import type { Box } from '#app/invoices/reading/invoice_reading'
import { leastLetters } from '#app/invoices/reading/reading_limits'

/** A word and its place on the page in points from the top left corner. */
export interface Word {
  text: string
  page: number
  left: number
  top: number
  right: number
  bottom: number
  /** The font size. */
  size: number
  /** The certainty of its characters, from 0 to 1; 1 for text of a PDF. */
  certainty: number
  /** Its edges by the widths of its letters, if they are known: for its frame. `left` and `right` are rough. */
  edges?: Edges
  /** Its place on the page, if the text is vertical. */
  place?: { left: number; top: number; right: number; bottom: number }
}

interface Edges {
  left: number
  right: number
}

export interface PageWords {
  number: number
  /** `text` for a text layer, `ocr` for character recognition. */
  source: 'text' | 'ocr'
  width: number
  height: number
  words: Word[]
}

/** Whether a page has too little text to be read as text. */
export function hasFewLetters(parts: { text: string }[]): boolean {
  return parts.reduce((sum, { text }) => sum + text.trim().length, 0) < leastLetters
}

/** The place of words on a page, as shares of its width and height. */
export function boxOf(words: Word[], page: PageWords): Box {
  const places = words
    .filter((word) => word.page === page.number)
    .map((word) => word.place ?? { ...word, ...word.edges })
  const left = Math.min(...places.map((place) => place.left))
  const top = Math.min(...places.map((place) => place.top))
  const right = Math.max(...places.map((place) => place.right))
  const bottom = Math.max(...places.map((place) => place.bottom))
  const share = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 10_000
  return {
    left: share(left, page.width),
    top: share(top, page.height),
    width: share(right - left, page.width),
    height: share(bottom - top, page.height),
  }
}

/** A text run of a page: often a line, sometimes a single character. */
export interface Piece {
  text: string
  left: number
  right: number
  /** The baseline, from the top. */
  baseline: number
  size: number
}

/** The largest gap within a word, relative to the font size. */
const closest = 0.13
/** TeX leaves a sixth of the font size after a decimal comma in formulas; spaces between words are wider. */
const closestAfterComma = 0.18
const letterHeight = 0.72
const belowBaseline = 0.21

/** The words of a page: text runs are split at spaces, and joined if characters are drawn separately. */
export function wordsFromPieces(pieces: Piece[], page: number): Word[] {
  const words: Word[] = []
  for (const line of byBaseline(pieces)) {
    let open: Word | null = null
    for (const piece of line) {
      if (!piece.text.trim()) {
        open = null
        continue
      }
      const gap: number = open ? piece.left - open.right : Infinity
      const parts = split(piece, page)
      const isJoined: boolean =
        open !== null &&
        (Math.abs(gap) < closest * piece.size || isKerned(open, piece)) &&
        !/^\s/.test(piece.text) &&
        (Math.abs(open.size - piece.size) < 0.3 * piece.size || isSmallCapitals(open, piece))
      if (open && isJoined) {
        const head = parts.shift()!
        const right = Math.max(open.right, head.right)
        Object.assign(open, extended(open, head), { right, size: Math.min(open.size, head.size) })
      }
      words.push(...parts)
      open = /\s$/.test(piece.text) ? null : (words.at(-1) ?? null)
    }
  }
  return withoutDoubles(withDecimals(unspacedAmounts(unspaced(words)).flatMap(splitAfterColon)))
}

/** The widest overlap of `V` and `A`, relative to the font size. */
const widestKerning = 0.3

/** `V` and `AT`, drawn apart since the letters overlap. */
function isKerned(open: Word, { text, left, size }: Piece): boolean {
  const overlap = open.right - left
  return (
    overlap > 0 &&
    overlap < widestKerning * size &&
    /[FPTVWY]$/.test(open.text) &&
    /^[AJaceo.,]/.test(text) &&
    !open.text.endsWith(text[0])
  )
}

/** A capital followed by small capitals. */
function isSmallCapitals(open: Word, piece: Piece): boolean {
  const isSmaller = piece.size > 0.6 * open.size && piece.size < open.size
  return isSmaller && /(^|[\s.'’-])\p{Lu}$/u.test(open.text) && /^\p{Lu}/u.test(piece.text)
}

function byBaseline(pieces: Piece[]): Piece[][] {
  const lines: Piece[][] = []
  for (const piece of pieces.toSorted((a, b) => a.baseline - b.baseline)) {
    const last = lines.at(-1)
    const isSame = last && piece.baseline - last[0].baseline < 0.25 * Math.max(piece.size, 4)
    if (isSame) last.push(piece)
    else lines.push([piece])
  }
  return lines.map((line) => line.sort((a, b) => a.left - b.left))
}

/** A word with the text of the next one. */
function extended(word: Word, next: Word): Word {
  const edges = word.edges && { left: word.edges.left, right: (next.edges ?? next).right }
  return { ...word, text: word.text + next.text, right: next.right, ...(edges && { edges }) }
}

/** The words of a text run; their places are estimated from the preceding characters. */
function split(piece: Piece, page: number): Word[] {
  const widthOf = isMonospaced(piece) ? ({ length }: string) => length : lettersWidth
  return [...piece.text.matchAll(/\S+/g)].map(({ index, 0: text }) => ({
    text,
    page,
    ...edgesOf(text, index, piece, breadth),
    edges: edgesOf(text, index, piece, widthOf),
    top: piece.baseline - letterHeight * piece.size,
    bottom: piece.baseline + belowBaseline * piece.size,
    size: piece.size,
    certainty: 1,
  }))
}

/** As Courier and most others. */
const monospacedWidth = 0.6

function isMonospaced({ text, left, right, size }: Piece): boolean {
  return Math.abs((right - left) / text.length / size - monospacedWidth) < 0.003
}

/** The edges of a part of a text. */
function edgesOf(
  part: string,
  start: number,
  { text, left, right }: Edges & { text: string },
  widthOf: (text: string) => number
): Edges {
  const scale = (right - left) / (widthOf(text) || 1)
  const from = left + widthOf(text.slice(0, start)) * scale
  return { left: from, right: from + widthOf(part) * scale }
}

/** The width of a text relative to an average character: an estimate. The layout rules are tuned to it; use `edges` for frames. */
function breadth(text: string): number {
  let sum = 0
  for (const letter of text) sum += /[ .,:;'|!iljtf1()[\]/I-]/.test(letter) ? 0.55 : 1
  return sum
}

/** The widths of the letters of Helvetica in thousandths of the font size; most have the same one. */
const letterWidths = new Map(
  Object.entries({
    222: "'ijl",
    278: ' !,./:;I[]\\ft',
    333: '()-r`{}|"',
    500: 'Jcksvxyz',
    584: '+<=>~',
    611: 'FTZ',
    667: 'ABEKPSVXY&',
    722: 'CDHNRUw',
    778: 'GOQ',
    833: 'Mm',
    889: '%',
    944: 'W',
    1015: '@',
  }).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)] as const))
)
const usualLetterWidth = 556

/** The width of a text, to place a word in a long sentence. */
function lettersWidth(text: string): number {
  let sum = 0
  for (const letter of text.normalize('NFD').replace(/\p{M}/gu, ''))
    sum += letterWidths.get(letter) ?? usualLetterWidth
  return sum
}

/** `Total:12`, `Nr.12` and `N°FA12` are a label and a value; `12:30` and `https://` stay. */
export function splitAfterColon(word: Word): Word[] {
  const colon = word.text.search(/(?<!\d):(?!\/|$)/)
  /** `NR3` is part of a British postal code. */
  const sign = /^(?!N[RO]\d{1,2}$)(?:(?:nr|no|n[°º])\.?(?=\d)|n[°º](?=[A-Z]{1,4}[-/]?\d))/i.exec(
    word.text
  )
  const at = colon > 0 ? colon : (sign?.[0].length ?? 0) - 1
  if (at < 1) return [word]
  return partsOfWord(word, [word.text.slice(0, at + 1), word.text.slice(at + 1)])
}

/** The parts of a word side by side, as wide as their letters. */
export function partsOfWord(word: Word, texts: string[]): Word[] {
  const whole = { ...word, text: texts.join('') }
  let start = 0
  return texts.map((text) => {
    const part = { ...word, text, ...edgesOf(text, start, whole, ({ length }) => length) }
    if (word.edges) {
      part.edges = edgesOf(text, start, { ...whole, ...word.edges }, lettersWidth)
    }
    start += text.length
    return part
  })
}

/** `31, 50` is one number if the gap is narrower than a space. */
function withDecimals(words: Word[]): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const gap = last ? word.left - last.right : Infinity
    const isDecimal =
      last?.bottom === word.bottom && /\d,$/.test(last.text) && /^\d\d$/.test(word.text)
    if (isDecimal && gap >= 0 && gap < closestAfterComma * word.size) {
      joined[joined.length - 1] = extended(last, word)
    } else joined.push(word)
  }
  return joined
}

/**
 * `I N V O I C E`, `I N VO I C E`, `J a n e  F o x`: spaced letters are one word, up to a wider gap or another character
 * class.
 */
function unspaced(words: Word[]): Word[] {
  const joined: Word[] = []
  for (let from = 0; from < words.length; from++) {
    let to = from
    while (to + 1 < words.length && isSpaced(words[to], words[to + 1])) to += 1
    const run = words.slice(from, to + 1)
    if (!isSpacedWord(run)) {
      joined.push(words[from])
      continue
    }
    const gaps = run.slice(1).map((word, at) => word.left - run[at].right)
    const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]
    const isWide = (gap: number) => gap > 1.6 * usual
    /** Where all gaps are the same, a capital starts a word. */
    const isStart = (word: Word, before: Word) =>
      !gaps.some(isWide) && /^\p{Lu}/u.test(word.text) && /^\p{Ll}/u.test(before.text)
    run.forEach((word, at) => {
      const last = joined.at(-1)!
      const isNew =
        at === 0 ||
        isWide(gaps[at - 1]) ||
        isStart(word, run[at - 1]) ||
        characterClassOf(run[at - 1]) !== characterClassOf(word)
      if (isNew) joined.push({ ...word })
      else Object.assign(last, extended(last, word))
    })
    from = to
  }
  return joined
}

/** Four characters, or three capitals; some groups such as `VO` or `ATA` have less space and are not divided. */
function isSpacedWord(run: Word[]): boolean {
  const singles = run.filter(({ text }) => text.length === 1).length
  const isLetters = run.every(({ text }) => /^\p{Lu}+$/u.test(text))
  const isMostlySingle = singles > 2 && singles >= 0.5 * run.length
  return (singles === run.length && run.length > 3) || (isLetters && isMostlySingle)
}

function isSpaced(word: Word, next: Word): boolean {
  const isNear = next.left - word.right < 1.2 * word.size && next.bottom === word.bottom
  const areSingle = [spacedCapital, spacedLetter].some(
    (form) => form.test(word.text) && form.test(next.text)
  )
  return isNear && areSingle && next.left > word.left
}

const spacedCapital = /^([\p{Lu}\d#&/-]|\p{Lu}{2,4})$/u
/** Lower-case letters beside digits are units: `2 h`. */
const spacedLetter = /^[\p{L}&]$/u

function characterClassOf({ text }: Word): string {
  return /\p{L}/u.test(text) ? 'letter' : /[\d/-]/.test(text) ? 'digit' : 'sign'
}

/** `$ 1 , 1 8 3` or `1 9 %`: characters of an amount with the same space between them. */
function unspacedAmounts(words: Word[]): Word[] {
  const joined: Word[] = []
  for (let from = 0; from < words.length; from++) {
    let to = from
    while (to + 1 < words.length && continuesAmount(words, from, to)) to += 1
    const run = words.slice(from, to + 1)
    const text = run.map((word) => word.text).join('')
    const isAmount = run.length > 2 && /^[$€£]\d[\d.,]*$|^\d+[.,]\d\d%?$|^\d{2}%$/.test(text)
    if (!isAmount) {
      joined.push(words[from])
      continue
    }
    joined.push(run.reduce(extended))
    from = to
  }
  return joined
}

function continuesAmount(words: Word[], from: number, to: number): boolean {
  const [word, next] = [words[to], words[to + 1]]
  const isPart = [word, next].every(({ text }) => /^([$€£%.,]|\d[.,]?|[.,]\d)$/.test(text))
  const gap = next.left - word.right
  const first = words[from + 1].left - words[from].right
  const isEven = gap > 0 && gap < 0.5 * word.size && Math.abs(gap - first) < 0.1 * word.size
  return isPart && isEven && next.bottom === word.bottom && !word.text.startsWith('%')
}

/** Some programs draw a word twice with a small offset to make it bold. */
function withoutDoubles(words: Word[]): Word[] {
  const unique: Word[] = []
  for (const word of words) {
    const isDouble = unique
      .slice(-40)
      .some(
        (other) =>
          other.text === word.text &&
          Math.abs(other.left - word.left) < 0.2 * word.size &&
          Math.abs(other.bottom - word.bottom) < 0.2 * word.size
      )
    if (!isDouble) unique.push(word)
  }
  return unique
}
