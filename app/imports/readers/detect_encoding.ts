import type { chardet } from 'jschardet'
import { decode, type Encoding } from '#app/imports/readers/encodings'
import { strangeShare } from '#app/imports/readers/strange_text'

/**
 * The detected encodings, by their names in jschardet. ISO 8859-1 is not among them: its texts have
 * the same bytes in Windows-1252.
 */
const detected: Record<string, Encoding> = {
  'cp1250': 'windows-1250',
  'cp1251': 'windows-1251',
  'cp1252': 'windows-1252',
  'cp1253': 'windows-1253',
  'cp1254': 'windows-1254',
  'cp1255': 'windows-1255',
  'cp1256': 'windows-1256',
  'cp1257': 'windows-1257',
  'cp1258': 'windows-1258',
  'cp874': 'windows-874',
  'iso8859-2': 'iso-8859-2',
  'iso8859-5': 'iso-8859-5',
  'iso8859-6': 'iso-8859-6',
  'iso8859-7': 'iso-8859-7',
  'iso8859-8': 'iso-8859-8',
  'iso8859-9': 'iso-8859-9',
  'iso8859-13': 'iso-8859-13',
  'iso8859-15': 'iso-8859-15',
  'iso8859-16': 'iso-8859-16',
  'koi8-r': 'koi8-r',
  'koi8-u': 'koi8-u',
  'gb18030': 'gb18030',
  'big5hkscs': 'big5',
  'cp932': 'shift_jis',
  'euc_jis_2004': 'euc-jp',
  'cp949': 'euc-kr',
}

/** Their names as jschardet accepts them. */
const included = Object.keys(detected).map((name) => name.replace('euc_jis_2004', 'euc-jis-2004'))

/** The most frequent encoding of such files, preferred if the evidence is nearly equal. */
const USUAL: Encoding = 'windows-1252'
const USUAL_FACTOR = Math.log(1.2)
/** The weight of words that the encoding makes strange. */
const STRANGE = 4
/** A second candidate this close makes the result uncertain. */
const CLOSE = 0.15
/** Below this confidence, the text was too short: any other candidate makes the result uncertain. */
const LITTLE = 0.09
/** Without any candidate, the result is uncertain too. */
const OTHER: Encoding = 'windows-1250'

export interface DetectedEncoding {
  encoding: Encoding
  /** Another encoding that is nearly as likely and reads the text differently. */
  rival: Encoding | null
}

/**
 * Detects the encoding of text that is not UTF-8: jschardet compares the bytes with the letter
 * pairs of 60 languages, and encodings that put strange characters into words are ranked lower.
 * `bytes` are the cells with bytes above 127; others say nothing and would favor Western encodings.
 */
export async function detectEncoding(bytes: Buffer): Promise<DetectedEncoding> {
  const { chardet: detector } = await load()
  const candidates = detector
    .detectAll(bytes, {
      includeEncodings: included,
      compatNames: false,
      preferSuperset: false,
      ignoreThreshold: true,
    })
    .flatMap(({ encoding: name, confidence }) => {
      const encoding = name && detected[name]
      if (!encoding) return []
      const text = decode(bytes, encoding)
      const usual = encoding === USUAL ? USUAL_FACTOR : 0
      const score = Math.log(confidence + 1e-6) + usual - STRANGE * strangeShare(text)
      return [{ encoding, text, score, confidence }]
    })
    .sort((a, b) => b.score - a.score)
  const [best] = candidates
  if (!best) return { encoding: USUAL, rival: OTHER }
  const close = best.confidence < LITTLE ? Infinity : CLOSE
  const rival = candidates.find(
    ({ text, score }) => text !== best.text && best.score - score < close
  )
  return { encoding: best.encoding, rival: rival?.encoding ?? null }
}

/** Loaded only when needed: its model takes 75 MB of memory. */
function load(): Promise<{ chardet: typeof chardet }> {
  return import('jschardet')
}
