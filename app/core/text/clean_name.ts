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
