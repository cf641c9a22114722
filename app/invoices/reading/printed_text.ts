/** Lower case without accents, for comparing labels. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
}

/**
 * The source of a pattern whose letters match in both cases, for patterns with parts that have one case. Lists of
 * letters in brackets have no ranges. Use it instead of `(?-i:…)`, which matches wrongly in processes with
 * many patterns (Node.js 24).
 */
export function inBothCases(source: string): string {
  if (/\\u|\(\?<\p{L}|\[[^\]]*\p{L}-\p{L}/u.test(source))
    throw new Error(`Ranges, groups with names and code points are not supported: ${source}`)
  let isList = false
  return source.replace(/\\[pP]\{\w+\}|\\.|[[\]]|\p{L}/gu, (part) => {
    if (part === '[' || part === ']') isList = part === '['
    const [lower, upper] = [part.toLowerCase(), part.toUpperCase()]
    /** `ß` has no capital of one letter. */
    if (part.length > 1 || lower === upper || upper.length > 1) return part
    return isList ? lower + upper : `[${lower}${upper}]`
  })
}

/** A pattern for words before a name, which starts with a capital. */
export function withNameAfter(words: RegExp): RegExp {
  return new RegExp(`${inBothCases(words.source)}(?=\\p{Lu})`, 'u')
}

/** The words and numbers of a text; all number signs become `no`. */
export function tokensOf(text: string): string[] {
  const signs = text.replace(/№|\bn\.?\s?[°º]|#/gi, ' no ')
  return plainLetters(signs).match(/[a-z0-9]+/g) ?? []
}

/** The letters and digits of a text, for comparing names with web addresses. */
export function lettersOf(text: string): string {
  return plainLetters(text).replace(/[^a-z0-9]/g, '')
}

/** A key for comparing names by their letters and digits. */
export function printedNameKey(text: string): string {
  return tokensOf(text).join(' ')
}
