/** The range of a match in a label; the end is exclusive. */
export type Range = [from: number, to: number]

/**
 * The ranges of the typed words in a label, at the start of words if possible, in order and without overlap;
 * null if a word is missing. Ignores case.
 */
export function marksOf(label: string, text: string): Range[] | null {
  const found: Range[] = []
  for (const word of wordsOf(text)) {
    const at = placeOf(label, word)
    if (!at) return null
    found.push(at)
  }
  return joined(found)
}

/** A label split at the bounds of its matches. */
export function piecesOf(label: string, text: string) {
  const marks = marksOf(label, text) ?? []
  const cuts = [0, ...marks.flat(), label.length]
  return cuts
    .slice(1)
    .map((to, index) => ({
      from: cuts[index],
      text: label.slice(cuts[index], to),
      marked: index % 2 === 1,
    }))
    .filter((piece) => piece.text)
}

/**
 * The rank of a match: 0 if the label starts with the text, 1 if words start with it, 2 if it is contained;
 * null without match.
 */
export function matchRank(label: string, text: string): 0 | 1 | 2 | null {
  const words = wordsOf(text)
  if (!words.every((word) => placeOf(label, word))) return null
  if (pattern('^', text.trim()).test(label)) return 0
  return words.every((word) => pattern(wordStart, word).test(label)) ? 1 : 2
}

const wordStart = '(?<![\\p{L}\\p{N}])'

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

function placeOf(label: string, word: string): Range | null {
  const found = pattern(wordStart, word).exec(label) ?? pattern('', word).exec(label)
  return found && [found.index, found.index + found[0].length]
}

/** Case folding changes the length of some texts, so the label itself is searched. */
function pattern(before: string, text: string): RegExp {
  return new RegExp(before + text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'iu')
}

function joined(ranges: Range[]): Range[] {
  const result: Range[] = []
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = result.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else result.push([from, to])
  }
  return result
}
