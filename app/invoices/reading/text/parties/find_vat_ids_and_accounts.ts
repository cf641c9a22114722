import {
  linesBelow,
  oncePerDocument,
  type DocumentText,
} from '#app/invoices/reading/text/document_text'
import {
  bareVatForms,
  countriesOfVatNumber,
  ibanLength,
  isIban,
  isSpanishTaxNumber,
  isVatId,
} from '#app/money/identifiers'
import type { FoundLabel } from '#app/invoices/reading/text/labels/find_labels'
import { labelsNamed, zonesOf } from '#app/invoices/reading/text/labels/label_zones'
import { misreadAccounts } from '#app/invoices/reading/text/parties/misread_accounts'
import { postPlace } from '#app/invoices/reading/text/parties/party_names'
import { accountInColumn, isPart } from '#app/invoices/reading/text/parties/account_in_column'
import { textOf, type Cell, type Line } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { inAllLanguages } from '#app/invoices/reading/phrases'
import { printedNameKey } from '#app/invoices/reading/printed_text'

export interface FoundId {
  value: string
  words: Word[]
  confidence: number
  /** Whether its label says that it is the buyer's. */
  isBuyers: boolean
  /** The words of the cell of a VAT number. */
  cell?: Word[]
  /** The cells above it in its column. */
  above?: Cell[]
}

const buyerWords = inAllLanguages((own) => own.buyerWords)

/** Whether the words before a number, or the cell of its label above, assign it to the buyer. */
function namesBuyer(words: Word[]): boolean {
  return startsAny(words, buyerWords)
}

/** Whether a text has a word that starts with one of the prefixes. */
function startsAny(words: Word[], prefixes: string[]): boolean {
  const text = ` ${printedNameKey(textOf(words))}`
  return prefixes.some((word) => text.includes(` ${word}`))
}

/** The words before a number in its cell, or those of the cell before if it is alone, since the last full stop. */
function wordsBefore({ cells }: Line, first: Word): Word[] {
  const at = cells.findIndex(({ words }) => words.includes(first))
  const own = cells[at].words.slice(0, cells[at].words.indexOf(first))
  const isAlone = own.every(({ text }) => !/\p{L}/u.test(text))
  const before = isAlone ? (cells[at - 1]?.words ?? []) : own
  /** The full stop of a label such as `Ihre USt-IdNr.` does not end a sentence. */
  const ends = isAlone ? before.slice(0, -1) : before
  return before.slice(ends.findLastIndex(({ text }) => /\p{L}{3}[.;]$|^[|·•]$/u.test(text)) + 1)
}

function cellWords({ line, from }: FoundLabel): Word[] {
  return line.cells.find(({ words }) => words.includes(line.words[from]))?.words ?? []
}

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
      const isBuyers =
        isLabelled && namesBuyer(above ? cellWords(above) : wordsBefore(line, words[0]))
      if (!isLabelled && !/^[A-Z]{2}[A-Z]?\d/.test(value)) continue
      found.push({ value, words, confidence: isLabelled ? 0.95 : 0.82, isBuyers })
    }
  }
  for (const label of labels) {
    for (const zone of zonesOf(text, label)) {
      const words = zone.line.words.slice(zone.from, zone.to + 1)
      const spaced = zone.line === label.line ? spacedVatId(words) : null
      if (spaced && !found.some((other) => other.value.endsWith(spaced.value))) {
        const isBuyers = namesBuyer(wordsBefore(zone.line, spaced.words[0]))
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
      const isBeside = label.line === zone.line
      const isBuyers = namesBuyer(isBeside ? wordsBefore(zone.line, word) : cellWords(label))
      found.push({ value, words: [word], confidence: bare ? 0.8 : 0.7, isBuyers })
      break
    }
    const divided = dividedVatId(text, label)
    if (divided && !found.some((other) => other.value.endsWith(divided.value)))
      found.push({ ...divided, isBuyers: namesBuyer(wordsBefore(label.line, divided.words[0])) })
  }
  if (!found.length) found.push(...spanishNumbers(text))
  if (!found.length) found.push(...wrongVatIds(text, labels))
  const order = (id: FoundId) => id.words[0].page * 1e5 + id.words[0].top
  const cellOf = new Map(
    text.lines.flatMap(({ cells }) =>
      cells.flatMap((cell) => cell.words.map((word) => [word, cell] as const))
    )
  )
  return found
    .sort((a, b) => order(a) - order(b))
    .map((id) => {
      const cell = cellOf.get(id.words[0])
      return { ...id, cell: cell?.words, above: cell && columnAbove(text.lines, cell) }
    })
}

const mostCellsAbove = 12

/** The cells above a cell in a paragraph or column of a footer, from the next one up. */
function columnAbove(lines: Line[], cell: Cell): Cell[] {
  const found: Cell[] = []
  let last = cell
  for (let at = cell.line.index - 1; at >= 0 && found.length < mostCellsAbove; at--) {
    const isNear = ({ bottom }: Cell | Line) => last.top - bottom < last.size
    if (lines[at].page !== cell.page || !isNear(lines[at])) break
    const next = lines[at].cells.findLast(
      (own) => Math.abs(own.left - last.left) < 2 && isNear(own)
    )
    if (!next) continue
    found.push(next)
    last = next
  }
  return found
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
    const isEnd = words[to] === words.at(-1) || !/^[\d%€£$]/.test(words[to + 1].text)
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
  return labels.flatMap(({ line, from, to }) => {
    /** `VAT 12000000` can be an amount. */
    const isTax = text.labels[line.index].some((one) => one.name === 'tax' && one.from === from)
    const word = line.words[to + 1]?.text === ':' ? line.words[to + 2] : line.words[to + 1]
    const value = word?.text.replace(/[,;.]$/, '') ?? ''
    return /^[A-Z]{0,2}\d{8,15}$/.test(value) && !(isTax && /^\d{8}$/.test(value))
      ? [{ value, words: [word], confidence: 0.5, isBuyers: namesBuyer(wordsBefore(line, word)) }]
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

/** IBANs: those with valid check digits, and candidates beside a label, if need be those of a wrong length. */
export const findAccounts = oncePerDocument(accountsIn)

function accountsIn(text: DocumentText): FoundId[] {
  const found: FoundId[] = []
  for (const line of text.lines) {
    const hasLabel = text.labels[line.index].some(({ name }) => name === 'iban')
    for (const from of line.words.keys()) {
      const accounts = wordsOfAccount(text, line, from).map(accountIn)
      const [own] = accounts
      const valid = accounts.find((account) => account?.isValid)
      if (valid) found.push(foundAccount(valid, 0.96))
      else if (own?.isWhole && hasLabel) found.push(foundAccount(own, 0.75))
    }
  }
  if (!found.length) found.push(...polishIbans(text))
  if (!found.length) found.push(...misreadAccounts(text))
  if (!found.length) found.push(...wrongIbans(text), ...groupedAccounts(text))
  const others = new Set(found.filter((account) => isOther(text, found, account)))
  return found.sort(
    (a, b) => Number(others.has(a)) - Number(others.has(b)) || b.confidence - a.confidence
  )
}

const otherAccounts = inAllLanguages((own) => own.otherAccounts)

/** `G-rekening (30 %)  NL45 INGB …`, `Sperrkonto: IBAN DE55 …`: a blocked account, by the words before it. */
function isOther({ lines }: DocumentText, found: FoundId[], { words: [first] }: FoundId): boolean {
  const at = lines.findIndex(({ words }) => words.includes(first))
  const own = lines[at]?.words ?? []
  const ofAccounts = new Set(found.flatMap(({ words }) => words))
  /** `… on our blocked account` at the end of the line above. */
  const above = own[0] === first ? (lines[at - 1]?.words.slice(-3) ?? []) : []
  const before = [...above, ...own.slice(0, own.indexOf(first))]
  const label = before.slice(before.findLastIndex((word) => ofAccounts.has(word)) + 1)
  return startsAny(label, otherAccounts)
}

const mostWordsOfAccount = 9

/**
 * The words that may be an account, from a word with the start of one: those of its line; and, since it may be wrapped,
 * those up to the end of the line with the next line, and after "IBAN" those before the next gap with those below in
 * its column.
 */
function wordsOfAccount(text: DocumentText, line: Line, from: number): Word[][] {
  const own = line.words.slice(from, from + mostWordsOfAccount)
  if (!ibanLength(accountStart(own).slice(0, 2))) return []
  const [next] = linesBelow(text, line, 1)
  const isLabelled = line.words.slice(Math.max(0, from - 1), from + 1).some(isIbanLabel)
  if (!next) return [own]
  if (!isLabelled) {
    const isAtEnd = own.length < mostWordsOfAccount && own.every(isPart)
    const end = next.words.findIndex((word) => !isPart(word))
    const rest = end < 0 ? next.words : next.words.slice(0, end)
    /** In groups of four: a VAT number starts with more. */
    const isGrouped = own[0].text.length === 4
    const inColumn = isGrouped ? accountInColumn(text, line, own[0]) : []
    return isAtEnd && isGrouped ? [own, [...own, ...rest], ...inColumn] : [own, ...inColumn]
  }
  const gap = own.findIndex((word, at) => at > 0 && word.left - own[at - 1].right > word.size)
  const before = gap < 0 ? own : own.slice(0, gap)
  const left = line.words[Math.max(0, from - 1)].left - 1
  const below = next.words.filter((word) => word.left >= left)
  return [own, ...[below, next.words].map((words) => [...before, ...words])]
}

function isIbanLabel({ text }: Word): boolean {
  return /IBAN/i.test(text)
}

interface Account {
  value: string
  words: Word[]
  /** Whether it ends with a word, in capital letters. */
  isWhole: boolean
  isValid: boolean
}

function accountIn(all: Word[]): Account | null {
  const start = accountStart(all)
  const length = ibanLength(start.slice(0, 2)) ?? 0
  let value = ''
  for (const [at, { text }] of all.slice(0, mostWordsOfAccount).entries()) {
    if (at > 0 && /^(IBAN|BIC|SWIFT)/i.test(text)) return null
    if (at > 0 && /\p{Ll}{2}/u.test(text)) return null
    value += (at ? text : start).replace(/[^A-Za-z0-9]/g, '')
    if (value.length < length) continue
    const iban = value.slice(0, length)
    const isWhole = value.length === length && /^[A-Z0-9]+$/.test(value) && !masked.test(value)
    return { value: iban, words: all.slice(0, at + 1), isWhole, isValid: isIban(iban) }
  }
  return null
}

/** The first word of an account, without what is printed before it without a space: `IBAN:DE89`, or `FR` of `FR 76 …`. */
function accountStart([{ text }, next]: Word[]): string {
  const start = text.replace(/^.*[:#]/, '')
  const isSplit = /^[A-Z]{2}$/.test(start) && /^\d{2}$/.test(next?.text ?? '')
  return isSplit || /^[A-Z]{2}\d{2}/.test(start) ? start : ''
}

function foundAccount({ value, words }: Account, confidence: number): FoundId {
  return { value, words, confidence, isBuyers: false }
}

/** `DE89 3704 XXXX` */
const masked = /[*•]|X{3}/i

/** The shortest IBANs have 15 characters, the longest 34. */
const wrongIban = /^([A-Z]{2}\d{2}[A-Z\d]{11,30}|\d{15,34})$/

/**
 * Numbers beside `IBAN` that are not an IBAN, as samples and typing errors have them: they are doubtful, and the check of
 * their format fails. Those that are masked, or continue in the next line without the length of their country, are not whole.
 */
function wrongIbans(text: DocumentText): FoundId[] {
  return labelsNamed(text, 'iban').flatMap(({ line, to }) => {
    const from = line.words[to + 1] ? to + 1 : to
    const wrapped = wordsOfAccount(text, line, from)
      .slice(1)
      .map(accountIn)
      .find((account) => account?.isWhole)
    if (wrapped) return [foundAccount(wrapped, 0.5)]
    const rest = line.words.slice(to + 1)
    const end = rest.findIndex(
      (word, at) => !isPart(word) || (at > 0 && word.left - rest[at - 1].right > word.size)
    )
    const words = end < 0 ? rest : rest.slice(0, end)
    const value = words.map((word) => word.text.replace(/[,;.]$/, '')).join('')
    const isOwn =
      wrongIban.test(value) &&
      !masked.test(value + (rest[end]?.text ?? '')) &&
      !goesOn(text, line, words)
    return isOwn ? [{ value, words, confidence: 0.5, isBuyers: false }] : []
  })
}

/** `DE21 4711 0815 4711 0815 47` without a label and with wrong check digits: the groups and the length are those of an account. */
function groupedAccounts(text: DocumentText): FoundId[] {
  return text.lines.flatMap((line) =>
    [...line.words.keys()].flatMap((from) => {
      const [account] = wordsOfAccount(text, line, from).slice(0, 1).map(accountIn)
      const groups = account?.words.slice(0, -1) ?? []
      const isGrouped = groups.length > 2 && groups.every((word) => word.text.length === 4)
      return account?.isWhole && isGrouped ? [foundAccount(account, 0.5)] : []
    })
  )
}

/** Whether a group of digits is below the words of an account. */
function goesOn(text: DocumentText, line: Line, words: Word[]): boolean {
  const [next] = linesBelow(text, line, 1)
  const [left, right] = [words[0].left - words[0].size, words.at(-1)!.right]
  return (next?.words ?? []).some(
    (word) => word.left >= left && word.left < right && /^\d{2,4}$/.test(word.text)
  )
}

/** Polish accounts are printed without the country prefix: 26 digits. */
function polishIbans(text: DocumentText): FoundId[] {
  return text.lines.flatMap((line) => {
    /** They may be wrapped. */
    const all = [...line.words, ...(linesBelow(text, line, 1)[0]?.words ?? [])]
    for (let from = 0; from < line.words.length; from++) {
      let digits = ''
      for (let to = from; to < all.length && /^\d+$/.test(all[to].text); to++) {
        digits += all[to].text
        const words = all.slice(from, to + 1)
        const value = `PL${digits}`
        if (digits.length === 26 && isIban(value)) {
          return [{ value, words, confidence: 0.88, isBuyers: false }]
        }
      }
    }
    return []
  })
}
