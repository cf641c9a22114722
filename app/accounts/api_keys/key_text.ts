import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/**
 * The text of an API key: `skk_`, 32 random characters (190 bits) and a checksum of 6, all base62.
 * With the checksum, a mistyped or truncated key is detected without a query, and secret scanners
 * can avoid false positives.
 */
const beginning = 'skk_'
const randomLength = 32
const checksumLength = 6
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The pattern for secret scanners (docs/security.md); `isKeyText` then verifies the checksum. */
export const keyPattern = `${beginning}[0-9A-Za-z]{${randomLength + checksumLength}}`

const keyShape = new RegExp(`^${keyPattern}$`)

/** The length of the prefix by which users distinguish keys. */
const prefixLength = 12

export function newKeyText(): string {
  const secret = `${beginning}${randomText(randomLength)}`
  return `${secret}${checksumOf(secret)}`
}

/** Whether the text looks like a key, complete or not. */
export function startsLikeKey(text: string): boolean {
  return text.startsWith(beginning)
}

/** Whether the text has the format of a key and a valid checksum. */
export function isKeyText(text: string): boolean {
  if (!keyShape.test(text)) return false
  const secret = text.slice(0, -checksumLength)
  return checksumOf(secret) === text.slice(-checksumLength)
}

/** The prefix by which users recognize a key. */
export function prefixOf(text: string): string {
  return text.slice(0, prefixLength)
}

/** CRC-32 (ISO 3309, as in gzip) in base62, most significant digit first. */
function checksumOf(secret: string): string {
  let rest = crc32(secret)
  let digits = ''
  for (let place = 0; place < checksumLength; place++) {
    digits = alphabet[rest % alphabet.length] + digits
    rest = Math.floor(rest / alphabet.length)
  }
  return digits
}

/** Uniformly distributed: bytes beyond the last full multiple of 62 are discarded. */
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
