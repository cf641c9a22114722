import { lettersOf, plainLetters } from '#app/invoices/reading/printed_text'
import {
  isPicture,
  oncePerDocument,
  type DocumentText,
} from '#app/invoices/reading/text/document_text'
import { legalForm } from '#app/invoices/reading/text/parties/name_texts'
import { type PrintedName } from '#app/invoices/reading/text/parties/party_names'
import { dividedDomainsOf, misreadLetters } from '#app/invoices/reading/text/parties/web_addresses'

/** The words of a document without accents, also those of `jane@fox-joinery.example`, not of `foxjoinery.example`. */
const wordsOf = oncePerDocument(({ lines }) => {
  const printed = lines.flatMap(({ words }) => words.map(({ text }) => plainLetters(text)))
  return new Set(
    printed.flatMap((word) => {
      const parts = /@|\w\.\w/.test(word)
        ? word.split(/[@.]/).filter((part) => /-/.test(part))
        : [word]
      return parts.flatMap((part) => part.split(/[^a-z]+/))
    })
  )
})

/** `Jan e Fo x`: in spaced letters, narrow ones are apart; the parts are one word if it is printed elsewhere. */
function unspacedName(text: DocumentText, name: string): string {
  const parts = name.split(' ')
  const joined: string[] = []
  for (let at = 0; at < parts.length; at++) {
    const last = parts.findLastIndex(
      (_, end) =>
        end > at &&
        parts
          .slice(at + 1, end + 1)
          .every(
            (part) =>
              /^\p{Ll}+$/u.test(part) || (/^\p{Lu}{1,2}$/u.test(part) && !legalForm.test(part))
          ) &&
        wordsOf(text).has(plainLetters(parts.slice(at, end + 1).join('')))
    )
    joined.push(parts.slice(at, Math.max(at, last) + 1).join(''))
    at = Math.max(at, last)
  }
  return joined.join(' ').replace(/\b(Gmb H|Gm bH|G mbH)\b/, 'GmbH')
}

/**
 * A name without the usual errors of character recognition: `Fox 8 Miller Ltd`, `Sp. z 0.0.`, `S.à rl`, and `Jane Fo` if
 * `Jane Fox` ends another text.
 */
export function spelledName(own: DocumentText, { text, words }: PrintedName): string {
  const { lines } = own
  if (words.every(({ certainty }) => certainty === 1)) return unspacedName(own, text)
  const isSign =
    legalForm.test(text.replace(/ z 0\.[0o]\.?/, ' z o.o.')) ||
    words.some((one) => /^[468£€]$/.test(one.text) && one.certainty < 0.8)
  const spelled = isSign ? text.replace(/(?<=\p{L}) [468£€] (?=\p{Lu}\p{Ll})/gu, ' & ') : text
  const rests = lines
    .flatMap(({ cells }) => cells)
    .filter((cell) => cell.text.includes(spelled))
    .map((cell) => cell.text.slice(cell.text.indexOf(spelled) + spelled.length))
  const isOnce = rests.filter((rest) => !rest).length === 1
  const last = isOnce ? (rests.find((rest) => /^\p{Ll}{1,2}$/u.test(rest)) ?? '') : ''
  return unspacedName(own, `${spelled}${last}`)
    .replace(/(?<=sp\.?) z 0\.[0o]\.?/i, ' z o.o.')
    .replace(/(?<= )S\.?\s?à\s?[re]\.?\s?[lI1]\.?(?=(-S)?$)/, 'S.à r.l.')
    .replace(/(?<= )S\.\s?r\.\s?[lI1]\.?$/, 'S.r.l.')
    .replace(/(?<=\p{Ll})!$/u, 'l')
}

/**
 * In a picture, `Fo x M ilI & Sun Ltd` in large type, whose letters are nearly those of `www.fox-mill-sun.example`: `Fox Mill & Sun
 * Ltd`.
 */
export function nameOfSite(text: DocumentText, { text: read, words }: PrintedName) {
  if (!isPicture(text)) return null
  const form = legalForm.exec(read)
  const own = form ? read.slice(0, form.index) : read
  const letters = lettersOf(own)
  /** Letters that are apart, or a part of a logo; not `y` and `e` between names. */
  const isDivided = own.split(' ').some((word) => /^[\p{Lu}b-df-hj-np-tv-xz]$/u.test(word))
  if (!isDivided || /\d/.test(own)) return null
  const parts = dividedDomainsOf(text).find((site) => {
    const wrong = misreadLetters(letters, site.join(''))
    return wrong > 0 && Number.isFinite(wrong)
  })
  if (!parts) return null
  const isCapital = !/\p{Ll}/u.test(own)
  const starts = parts.map((_, at) => parts.slice(0, at).join('').length)
  const sign = own.indexOf('&')
  const before = lettersOf(own.slice(0, sign)).length
  const distances = starts.map((start) => Math.abs(start - before))
  const signAt = sign === -1 ? -1 : distances.indexOf(Math.min(...distances))
  const named = parts.map((part, at) => {
    const word = isCapital ? part.toUpperCase() : part[0].toUpperCase() + part.slice(1)
    return at > 0 && at === signAt ? `& ${word}` : word
  })
  return { text: `${named.join(' ')}${form ? read.slice(form.index) : ''}`, words }
}
