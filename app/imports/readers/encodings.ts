import iconv from 'iconv-lite'
import { keptBytes } from '#app/core/lists/cells'

/** The encodings of files, as in `--encoding` and on `/v1`; iconv-lite knows all of them. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'iso-8859-1',
  'iso-8859-2',
  'iso-8859-3',
  'iso-8859-4',
  'iso-8859-5',
  'iso-8859-6',
  'iso-8859-7',
  'iso-8859-8',
  'iso-8859-9',
  'iso-8859-10',
  'iso-8859-13',
  'iso-8859-14',
  'iso-8859-15',
  'iso-8859-16',
  'koi8-r',
  'koi8-u',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-jp',
  'euc-kr',
] as const
export type Encoding = (typeof encodings)[number]

interface Decoder {
  write(bytes: Buffer): string
  end(): string
}

/** The longest line: without a separator for so long, a character may be cut. */
const LONGEST = 1024 * 1024

/**
 * Decodes bytes of the encoding, chunk by chunk. A byte that cannot be decoded becomes a private
 * character (`keptBytes`), from which `encodeKept` restores it.
 */
export function decoder(encoding: Encoding): Decoder {
  if (encoding.startsWith('utf-16')) return wideDecoder(encoding)
  let carried: Buffer = Buffer.alloc(0)
  return {
    write(bytes) {
      const all = carried.length ? Buffer.concat([carried, bytes]) : bytes
      const whole = endOfCharacter(all, carried.length)
      carried = Buffer.from(all.subarray(whole))
      return decodeKept(all.subarray(0, whole), encoding)
    },
    end: () => decodeKept(carried, encoding),
  }
}

/** Lone surrogates of UTF-16 are kept as they are. */
function wideDecoder(encoding: Encoding): Decoder {
  const wide = iconv.getDecoder(encoding, { stripBOM: false })
  let isHalf = false
  return {
    write(bytes) {
      isHalf = isHalf !== (bytes.length % 2 === 1)
      return wide.write(bytes)
    },
    end: () => (wide.end() ?? '') + (isHalf ? '\ufffd' : ''),
  }
}

/**
 * The end of the last byte after `from` that is no part of a longer character in any of these
 * encodings; 0 if there is none.
 */
function endOfCharacter(bytes: Buffer, from: number): number {
  let end = bytes.length
  while (end > from && bytes[end - 1] >= 0x30) end -= 1
  if (end > from) return end
  return bytes.length <= LONGEST ? 0 : bytes.length
}

function decodeKept(bytes: Buffer, encoding: Encoding): string {
  const text = decodeBytes(bytes, encoding)
  if (!text.includes('\ufffd')) return text
  let kept = ''
  let at = 0
  while (at < bytes.length) {
    const feed = bytes.indexOf(10, at) + 1 || bytes.length
    kept += lineKept(bytes.subarray(at, feed), encoding)
    at = feed
  }
  return kept
}

function lineKept(line: Buffer, encoding: Encoding): string {
  const text = decodeBytes(line, encoding)
  if (!text.includes('\ufffd')) return text
  let kept = ''
  for (let at = 0; at < line.length;) {
    const [character, length] = characterAt(line, at, encoding)
    kept += character
    at += length
  }
  return kept
}

const LONGEST_CHARACTER = 4

function characterAt(line: Buffer, at: number, encoding: Encoding): [text: string, bytes: number] {
  if (line[at] < 0x80) return [String.fromCharCode(line[at]), 1]
  for (let length = 1; length <= LONGEST_CHARACTER; length += 1) {
    const text = decodeBytes(line.subarray(at, at + length), encoding)
    if (!text.includes('\ufffd')) return [text, length]
  }
  return [String.fromCodePoint(keptBytes.zero + line[at]), 1]
}

function decodeBytes(bytes: Buffer, encoding: Encoding): string {
  if (encoding === 'utf-8') return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  return iconv.decode(bytes, encoding, { stripBOM: false })
}

/** Decodes a complete text; damaged bytes become U+FFFD. */
export function decode(bytes: Buffer, encoding: Encoding): string {
  if (!encoding.startsWith('utf-16')) return decodeBytes(bytes, encoding)
  const { write, end } = wideDecoder(encoding)
  return write(bytes) + end()
}

/** The bytes of a text; null if the encoding lacks a character of it. */
export function encode(text: string, encoding: Encoding): Buffer | null {
  const bytes = iconv.encode(text, encoding)
  return iconv.decode(bytes, encoding, { stripBOM: false }) === text ? bytes : null
}

/** The bytes of a text of `decoder`, with those that could not be decoded. */
export function encodeKept(text: string, encoding: Encoding): Buffer {
  if (encoding.startsWith('utf-16')) return iconv.encode(text, encoding)
  const parts = text.split(/([\u{10f780}-\u{10f7ff}])/u)
  return Buffer.concat(
    parts.map((part, index) => {
      if (index % 2 === 0) return iconv.encode(part, encoding)
      return Buffer.of((part.codePointAt(0) ?? 0) - keptBytes.zero)
    })
  )
}
