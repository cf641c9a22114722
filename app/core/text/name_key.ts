/**
 * Normalizes a name for storage: Unicode NFC, trimmed, with whitespace (including no-break spaces
 * and tabs) and control characters collapsed to single spaces.
 */
export function cleanName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\s\p{Cc}\u00a0\u200b\ufeff]+/gu, ' ')
    .trim()
}

/** The key by which names are compared: cleaned, NFKC, lower case. Unique among skills. */
export function nameKey(name: string): string {
  return cleanName(name.normalize('NFKC')).toLowerCase()
}

/** A name as part of a URL: ASCII letters, digits and dashes; may be empty. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\+/g, ' plus ')
    .replace(/#/g, ' sharp ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 200)
}
