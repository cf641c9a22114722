import {
  linesBelow,
  oncePerDocument,
  type DocumentText,
} from '#app/invoices/reading/text/document_text'
import {
  bareVatForms,
  countriesOfVatNumber,
  isIban,
  isSpanishTaxNumber,
  isVatId,
} from '#app/money/identifiers'
import type { FoundLabel } from '#app/invoices/reading/text/labels/find_labels'
import { labelsNamed, zonesOf } from '#app/invoices/reading/text/labels/label_zones'
import { postPlace } from '#app/invoices/reading/text/parties/places'
import { isPart } from '#app/invoices/reading/text/parties/account_in_column'
import { findAccounts } from '#app/invoices/reading/text/parties/find_accounts'
import { isBuyersId, withCells, type FoundId } from '#app/invoices/reading/text/parties/found_id'
import { textOf, type Cell, type Line } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'

/** VAT numbers: with a valid country format, or beside a label. In the order of the document. */
export const findVatIds = oncePerDocument(vatIdsIn)

function vatIdsIn(text: DocumentText): FoundId[] {
  const found: FoundId[] = []
  const labels = labelsNamed(text, 'vatId')
  const ofAccounts = new Set(
    findAccounts(text).flatMap(({ value, words }) => (isIban(value) ? words : []))
  )
  for (const line of text.lines) {
    const own = labels.filter((label) => label.line === line)
    for (const { value, words } of spansOf(line)) {
      const isFitting = isVatId(value)
      if (!isFitting || isIban(value) || ofAccounts.has(words[0])) continue
      const above = own.length ? undefined : labelAbove(text, labels, words[0])
      const isLabelled = own.length > 0 || above !== undefined
      const isBuyers = isBuyersId(text, above, line, words[0])
      if (!isLabelled && !/^[A-Z]{2}[A-Z]?\d/.test(value)) continue
      found.push({ value, words, confidence: isLabelled ? 0.95 : 0.82, isBuyers })
    }
  }
  for (const label of labels) {
    for (const zone of zonesOf(text, label)) {
      const words = zone.line.words.slice(zone.from, zone.to + 1)
      const isBeside = label.line === zone.line
      const isAlone = zone.line.cells.some((cell) => cell.text === textOf(words))
      const spaced = isBeside || isAlone ? spacedVatId(words) : null
      const isBuyersAt = (word: Word) => isBuyersId(text, label, zone.line, word)
      if (spaced && !found.some((other) => other.value.endsWith(spaced.value))) {
        const isBuyers = isBuyersAt(spaced.words[0])
        found.push({ ...spaced, confidence: 0.8, isBuyers })
        break
      }
      const bare = words.find((word) =>
        Object.values(bareVatForms).some((form) => form.test(word.text.replace(/[,;.]$/, '')))
      )
      const marked = words.find(
        ({ text: part }) =>
          /^#?[A-Z]{2}[-.\s]?[A-Z0-9.]{7,14}[,;.]?$/.test(part) &&
          /\d{6}/.test(part.replaceAll('.', ''))
      )
      const word = bare ?? marked
      if (!word) continue
      const value = word.text.replace(/^#|[,;.]$|[-.\s]/g, '')
      if (found.some((other) => other.value.endsWith(value))) break
      found.push({
        value,
        words: [word],
        confidence: bare ? 0.8 : 0.7,
        isBuyers: isBuyersAt(word),
      })
      break
    }
    const divided = dividedVatId(text, label)
    if (divided && !found.some((other) => other.value.endsWith(divided.value)))
      found.push({ ...divided, isBuyers: isBuyersId(text, label, label.line, divided.words[0]) })
  }
  const known = new Set(found.flatMap(({ words }) => words))
  found.push(...dutchNumbers(text).filter(({ words: [word] }) => !known.has(word)))
  if (!found.length) found.push(...spanishNumbers(text))
  if (!found.length) found.push(...wrongVatIds(text, labels))
  return withCells(text, found)
}

/** `VAT No. 434 0314 94`: a number in groups after a label, without the prefix but with valid check digits. */
function spacedVatId(words: Word[]): Pick<FoundId, 'value' | 'words'> | null {
  const from = words.findIndex(({ text }) => /\d|^[A-Z]$/.test(text))
  if (/^[A-Z]{2}$/.test(words[from - 1]?.text ?? '')) return null
  let value = ''
  for (let to = from; to >= 0 && to < words.length && value.length < 10; to++) {
    const part = words[to].text.replace(/[,;.]$/, '')
    if (!/^(\d+|[A-Z]|\d{7,8}[A-Z])$/.test(part)) return null
    value += part
    const next = words[to + 1]
    const isEnd = !next || !/^[\d%€£$]/.test(next.text) || next.left - words[to].right > next.size
    if (isEnd && countriesOfVatNumber(value).length > 0)
      return { value, words: words.slice(from, to + 1) }
  }
  return null
}

/** `UID: AT 123456789`, and `VAT: BE` or `VAT no. 434 0314` at the end of a line whose next line continues with the number. */
function dividedVatId(
  text: DocumentText,
  { line, to }: FoundLabel
): Pick<FoundId, 'value' | 'words' | 'confidence'> | null {
  const after = line.words.slice(to + 1)
  const own = after[0]?.text === ':' ? after.slice(1) : after
  const [first, second] = own
  const isPrefix = /^[A-Z]{2}$/.test(first?.text ?? '') && isVatId(first.text) !== null
  if (isPrefix && /^\d{8,12}[,;.]?$/.test(second?.text ?? '')) {
    const value = first.text + second.text.replace(/[,;.]$/, '')
    return { value, words: [first, second], confidence: 0.7 }
  }
  const isOpen = own.length > 0 && own.every((word, at) => isPart(word) || (isPrefix && at === 0))
  const [next] = isOpen ? linesBelow(text, line, 1) : []
  for (const count of next ? [1, 2] : []) {
    const words = [...own, ...next.words.slice(0, count)]
    const value = words.map((word) => word.text.replace(/[,;.]$/, '')).join('')
    if (
      words.slice(own.length).every(isPart) &&
      (isVatId(value) || countriesOfVatNumber(value).length > 0)
    )
      return { value, words, confidence: 0.8 }
  }
  return null
}

/** `BTW 813941155B01`: the label is also that of the tax. */
function dutchNumbers(text: DocumentText): FoundId[] {
  return text.lines.flatMap((line) =>
    line.words.flatMap((word, at): FoundId[] => {
      const value = word.text.replace(/[,;.]$/, '')
      const isLabelled = /^btw\b/i.test(line.words[at - 1]?.text ?? '')
      if (!isLabelled || !bareVatForms.NL.test(value)) return []
      return [
        {
          value,
          words: [word],
          confidence: 0.8,
          isBuyers: isBuyersId(text, undefined, line, word),
        },
      ]
    })
  )
}

/**
 * `47110815F` without a label, with its control sign: a Spanish number in a footer with an e-mail address, or alone
 * in a line of an address.
 */
function spanishNumbers({ lines }: DocumentText): FoundId[] {
  return lines.flatMap(({ words, cells, index }) => {
    const isContact = words.some(({ text }) => /.@./.test(text))
    const own = words.filter(({ text }) => isSpanishTaxNumber(text))
    const inAddress = own.filter((word) => {
      const cell = cells.find(({ words: [first, second] }) => first === word && !second)
      const below = lines.slice(index + 1, index + 4).flatMap((line) => line.cells)
      const isNear = (other: Cell) =>
        other.page === cell?.page && Math.abs(other.left - cell.left) < 2
      return below.some((other) => isNear(other) && postPlace.test(other.text))
    })
    return (isContact ? own.slice(0, 1) : inAddress).map((word) => ({
      value: word.text,
      words: [word],
      confidence: 0.7,
      isBuyers: false,
    }))
  })
}

/** Numbers directly after a label in the form of no country, as samples and typing errors have them. */
function wrongVatIds(text: DocumentText, labels: FoundLabel[]): FoundId[] {
  return labels.flatMap((label) => {
    const { line, from, to } = label
    /** `VAT 12000000` can be an amount. */
    const isTax = text.labels[line.index].some((one) => one.name === 'tax' && one.from === from)
    const word = line.words[to + 1]?.text === ':' ? line.words[to + 2] : line.words[to + 1]
    const value = word?.text.replace(/[,;.]$/, '') ?? ''
    return /^[A-Z]{0,2}\d{8,15}$/.test(value) && !(isTax && /^\d{8}$/.test(value))
      ? [{ value, words: [word], confidence: 0.5, isBuyers: isBuyersId(text, label, line, word) }]
      : []
  })
}

function labelAbove(text: DocumentText, labels: FoundLabel[], word: Word) {
  return labels.find((label) =>
    zonesOf(text, label).some((zone) =>
      zone.line.words.slice(zone.from, zone.to + 1).includes(word)
    )
  )
}

/** Sequences of up to four words that may be a number with a country prefix. */
function* spansOf(line: Line): Generator<{ value: string; words: Word[] }> {
  for (let from = 0; from < line.words.length; from++) {
    const start = line.words[from].text
      .replace(/^[\p{L}.-]*[#:]/u, '')
      .replace(/^(BTW|TVA|VAT|NIP|UID|NIF)(?=[A-Z]{2}(\d|$))/, '')
      .replace(/^[(]/, '')
    if (!/^[A-Z]{2}/.test(start)) continue
    for (let count = 5; count >= 1; count--) {
      const words = line.words.slice(from, from + count)
      if (words.length < count) continue
      const joined = [start, ...words.slice(1).map(({ text }) => text)].join('')
      const whole = joined.replace(/[,;.)]+$/, '').replace(/[\s.-]/g, '')
      if (!/^[A-Z]{2}[A-Z0-9]{2,14}$/.test(whole) || !isVatId(whole)) continue
      /** `CHE-114.382.010 MWST`: the name of the tax follows the number. */
      const value = whole.replace(/(?<=^CHE\d{9})(MWST|TVA|IVA)$/, '')
      const end = words.findLastIndex(({ text }) => /\d/.test(text)) + 1
      yield { value, words: value === whole ? words : words.slice(0, end) }
      from += count - 1
      break
    }
  }
}
