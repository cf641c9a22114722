/** Letters considered for deletions; typos after them are found by the subsequent check. */
const prefixLength = 7

/** Longer words are not corrected. */
const longestWord = 40

/** The number of edits allowed between a typed word and this word of the vocabulary. */
export function editsAllowed(word: string): number {
  if (word.length > longestWord) return 0
  return word.length >= 7 ? 2 : 1
}

/**
 * Hashes (32 bits, signed) of a word and of its first seven letters with up to `edits` letters
 * deleted. Two words within `edits` edits (insertions, deletions, replacements, transpositions)
 * share at least one hash: the SymSpell algorithm.
 */
export function deleteHashes(word: string, edits: number): number[] {
  const start = word.slice(0, prefixLength)
  const found = new Set([start])
  let level = [start]
  for (let deleted = 0; deleted < edits; deleted++) {
    const next: string[] = []
    for (const text of level) {
      if (text.length < 2) continue
      for (let at = 0; at < text.length; at++) {
        const rest = text.slice(0, at) + text.slice(at + 1)
        if (found.has(rest)) continue
        found.add(rest)
        next.push(rest)
      }
    }
    level = next
  }
  return [...new Set(Array.from(found, hash))]
}

/** FNV-1a over UTF-16 code units. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  }
  return value | 0
}
