/**
 * A simple, slow reference implementation of label extraction: normalizes the text letter by
 * letter, marks word boundaries, and tries every label at every word. Shares only these rules
 * with the dictionary: whole normalized words; adjacent words must also be adjacent in the label;
 * the longest match at a word, then on after it.
 */
export interface BrutePlace {
  start: number
  end: number
  labels: string[]
}

interface Folded {
  /** Words with a sign between them: ` ` if adjacent, `|` if not. */
  text: string
  /** By the position of a word in `text`: its start and end in the original. */
  starts: Map<number, number>
  ends: Map<number, number>
}

const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ς: 'σ',
}
const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}\p{M}]/u.test(sign)
const isInner = (sign: string | undefined) =>
  sign !== undefined && /[\p{L}\p{N}\p{M}+#.'’ʼ\u00ad\u200c\u200d\u2060]/u.test(sign)
const isSilent = (sign: string) => /['’ʼ\u00ad\u200c\u200d\u2060]/.test(sign)

export function foldSlowly(original: string): Folded {
  const folded: Folded = { text: '', starts: new Map(), ends: new Map() }
  let between = ''
  let at = 0
  while (at < original.length) {
    const sign = String.fromCodePoint(original.codePointAt(at)!)
    const begins = isLetter(sign) || (sign === '.' && isLetter(signAt(original, at + 1)))
    if (!begins) {
      between += sign
      at += sign.length
      continue
    }
    let end = at + sign.length
    for (let next = signAt(original, end); isInner(next); next = signAt(original, end))
      end += next!.length
    let last = end
    while (isSilent(original[last - 1]) || original[last - 1] === '.') last--
    const word = [...original.slice(at, last)].map(foldSign).join('').normalize('NFC')
    if (word === '') {
      between += original.slice(at, end)
    } else {
      folded.text += folded.text === '' || isNear(between) ? ' ' : '|'
      folded.starts.set(folded.text.length, at)
      folded.text += word
      folded.ends.set(folded.text.length, last)
      between = original.slice(last, end)
    }
    at = end
  }
  folded.text += ' '
  return folded
}

function signAt(text: string, at: number): string | undefined {
  const point = text.codePointAt(at)
  return point === undefined ? undefined : String.fromCodePoint(point)
}

function foldSign(sign: string): string {
  if (isSilent(sign)) return ''
  const plain = sign
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
  return [...plain].map((letter) => letters[letter] ?? letter).join('')
}

function isNear(between: string): boolean {
  if (between.length > 100) return false
  const withoutHyphen = between.replace(/^[-‐‑/_]/, '')
  if (withoutHyphen !== between && !/^(?:(?:\r\n|\r|\n)[ \t]*)?$/.test(withoutHyphen)) return false
  if (/[^\s\p{Cc}\u200b\ufeff]/u.test(withoutHyphen)) return false
  return withoutHyphen.replaceAll('\r\n', '\n').split(/[\n\r\u0085\u2028\u2029]/).length <= 2
}

/** `allowed` decides whether a label may match a given spelling. */
export function readByBruteForce(
  text: string,
  labels: string[],
  allowed: (label: string, written: string) => boolean = () => true
): BrutePlace[] {
  const folded = foldSlowly(text)
  const patterns = labels
    .map((label) => ({ label, pattern: foldSlowly(label).text.slice(1, -1) }))
    .filter(({ pattern }) => pattern !== '')
  const found: BrutePlace[] = []
  let free = 0
  for (const [at, start] of folded.starts) {
    if (at < free) continue
    const here = patterns
      .filter(({ pattern }) => folded.text.startsWith(pattern, at))
      .map(({ label, pattern }) => ({ label, stop: at + pattern.length }))
      .filter(({ stop }) => folded.text[stop] === ' ' || folded.text[stop] === '|')
      .filter(({ label, stop }) => allowed(label, text.slice(start, folded.ends.get(stop))))
    if (here.length === 0) continue
    const stop = Math.max(...here.map((one) => one.stop))
    const longest = here.filter((one) => one.stop === stop).map(({ label }) => label)
    found.push({ start, end: folded.ends.get(stop)!, labels: longest.toSorted() })
    free = stop
  }
  return found
}

/** A label in the format of `standingIn`: normalized, with a sign between words. */
export function patternOf(label: string): string {
  return foldSlowly(label).text.slice(1, -1)
}

/** The patterns that occur in a text as whole words, including within longer matches. */
export function standingIn(patterns: string[]): (text: string) => Set<string> {
  const loosely = (folded: string) => ` ${folded.replaceAll('|', ' | ')} `
  const sought = patterns.map((pattern) => ({ pattern, words: loosely(pattern) }))
  return (text) => {
    const within = loosely(patternOf(text))
    return new Set(
      sought.filter(({ words }) => within.includes(words)).map(({ pattern }) => pattern)
    )
  }
}
