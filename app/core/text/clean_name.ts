/**
 * A name as it is kept: Unicode NFC, white space (no-break spaces and tabs too) and control
 * characters folded to single spaces, none at the edges.
 */
export function cleanName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\s\p{Cc}\u00a0\u200b\ufeff]+/gu, ' ')
    .trim()
}
