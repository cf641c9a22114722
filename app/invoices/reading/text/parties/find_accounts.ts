import {
  linesBelow,
  oncePerDocument,
  type DocumentText,
} from '#app/invoices/reading/text/document_text'
import { ibanLength, isIban } from '#app/money/identifiers'
import { labelsNamed } from '#app/invoices/reading/text/labels/label_zones'
import { misreadAccounts } from '#app/invoices/reading/text/parties/misread_accounts'
import { accountInColumn, isPart } from '#app/invoices/reading/text/parties/account_in_column'
import { startsAny, type FoundId } from '#app/invoices/reading/text/parties/found_id'
import { textOf, type Line } from '#app/invoices/reading/pages/page_layout'
import { printedNameKey } from '#app/invoices/reading/printed_text'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { inAllLanguages } from '#app/invoices/reading/phrases'

/** IBANs: those with valid check digits, and candidates beside a label, if need be those of a wrong length. */
export const findAccounts = oncePerDocument(accountsIn)

function accountsIn(text: DocumentText): FoundId[] {
  let found: FoundId[] = []
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
  const hasValid = found.some(({ value }) => isIban(value))
  /** Accounts whose check digits are right after a correction are better than those with wrong ones. */
  const misread = hasValid ? [] : misreadAccounts(text)
  if (misread.length) found = misread
  if (!found.length) found.push(...wrongIbans(text), ...groupedAccounts(text))
  const others = new Set(found.filter((account) => isOther(text, found, account)))
  found.sort((a, b) => Number(others.has(a)) - Number(others.has(b)) || b.confidence - a.confidence)
  return found.map((account) =>
    isCustomers(text, account)
      ? { ...account, isBuyers: true, confidence: Math.min(account.confidence, 0.8) }
      : account
  )
}

const customerAccounts = inAllLanguages((own) => own.customerAccounts)
const refunding = inAllLanguages(({ payment }) => payment?.refunding)

/** How many words before an account, or at the end of the line above, are searched for its owner. */
const wordsOfOwner = 5
/** `from your account to ours`, `your account number 4711` */
const notCustomers =
  / (unser\w*|uns|our|us|notre|nos|nous|nuestra|nostr[oa]|ons|onze|nasz\w*|nossa|na|numb\w*|no|nr|nummer|number|client|kunden\w*)( |$)/

/** `We will transfer the credit to your account GB29 NWBK …`, `Banca d'appoggio: IT60 … (Vs. banca)` */
function isCustomers({ lines }: DocumentText, { words: [first, ...others] }: FoundId): boolean {
  const at = lines.findIndex(({ words }) => words.includes(first))
  const own = lines[at]?.words ?? []
  const before = own.slice(0, own.indexOf(first))
  const sentence = before.slice(
    before.findLastIndex(({ text }) => /(\p{Ll}{3}|\d)[.!?;]$|^;$/u.test(text)) + 1
  )
  const above = before.length ? [] : (lines[at - 1]?.words ?? [])
  const after = own.slice(own.indexOf(others.at(-1) ?? first) + 1)
  const inBrackets = after[0]?.text.startsWith('(') ? after.slice(0, 3) : []
  return (
    startsAny(sentence, refunding) ||
    [sentence.slice(-wordsOfOwner), above.slice(-wordsOfOwner), inBrackets].some(namesCustomers)
  )
}

function namesCustomers(words: Word[]): boolean {
  const text = ` ${printedNameKey(textOf(words))}`
  const phrase = customerAccounts.find((own) => text.includes(` ${own}`))
  const rest = phrase ? text.slice(text.lastIndexOf(` ${phrase}`) + phrase.length + 1) : ''
  return phrase !== undefined && !notCustomers.test(rest)
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

/** The first word of an account, without what is printed before it without a space: `IBAN:DE89`, `IBAN-DE89`, `Cta.ES91`, or `FR` of `FR 76 …`. */
function accountStart([{ text }, next]: Word[]): string {
  const start = text.replace(/^(.*[:#]|\p{L}{2,5}[.-](?=[A-Z]{2}\d\d))/u, '')
  const others = /^[A-Z]{2}$/.test(start) ? (next?.text ?? '') : ''
  /** Also `DE 89370400440532013000` */
  const isSplit =
    /^\d{2}$/.test(others) || (/^\d+$/.test(others) && 2 + others.length === ibanLength(start))
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
