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
