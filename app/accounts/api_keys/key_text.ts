import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/**
 * The text of an API key: `skk_`, 32 characters at random (190 bits) and a checksum of 6, all of
 * base62. A text that was mistyped or cut off is told by its checksum, without a look into the
 * database, and a scanner of secrets tells a key from what only looks like one.
 */
const beginning = 'skk_'
const randomLength = 32
const checksumLength = 6
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** What scanners of secrets look for (docs/security.md); `isKeyText` then proves the checksum. */
export const keyPattern = `${beginning}[0-9A-Za-z]{${randomLength + checksumLength}}`

const keyShape = new RegExp(`^${keyPattern}$`)

/** How much of a key is shown where people tell keys apart. */
const prefixLength = 12

export function newKeyText(): string {
  const secret = `${beginning}${randomText(randomLength)}`
  return `${secret}${checksumOf(secret)}`
}

/** Whether the text is meant as a key, whole or not. */
export function looksLikeKey(text: string): boolean {
  return text.startsWith(beginning)
}

/** Whether the text can be a key: it has the shape of one, and its checksum is right. */
export function isKeyText(text: string): boolean {
  if (!keyShape.test(text)) return false
  const secret = text.slice(0, -checksumLength)
  return checksumOf(secret) === text.slice(-checksumLength)
}

/** The beginning by which people know a key. */
export function prefixOf(text: string): string {
  return text.slice(0, prefixLength)
}

/** CRC-32 (ISO 3309, as in gzip) in base62, the highest digit first. */
function checksumOf(secret: string): string {
  let rest = crc32(secret)
  let digits = ''
  for (let place = 0; place < checksumLength; place++) {
    digits = alphabet[rest % alphabet.length] + digits
    rest = Math.floor(rest / alphabet.length)
  }
  return digits
}

/** Every character is as likely as any other: bytes beyond the last whole round are passed over. */
function randomText(length: number): string {
  const fair = 256 - (256 % alphabet.length)
  let text = ''
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < fair && text.length < length) text += alphabet[byte % alphabet.length]
    }
  }
  return text
}
