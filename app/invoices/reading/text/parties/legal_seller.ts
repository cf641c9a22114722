import { textOf } from '#app/invoices/reading/pages/page_layout'
import { leastConfidence } from '#app/invoices/reading/invoice_reading'
import { plainLetters, printedNameKey } from '#app/invoices/reading/printed_text'
import type { ChosenParty } from '#app/invoices/reading/text/parties/choose_parties'
import { wholeName, withWholeName } from '#app/invoices/reading/text/parties/whole_name'
import {
  beginsSite,
  domainsOf,
  isSite,
  lettersOfName,
  misreadLetters,
} from '#app/invoices/reading/text/parties/web_addresses'
import { registersIn } from '#app/invoices/reading/text/parties/party_blocks'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { isPicture, type DocumentText } from '#app/invoices/reading/text/document_text'
import type { FoundId } from '#app/invoices/reading/text/parties/found_id'
import {
  isGeneric,
  isName,
  isSameName,
  isTitle,
  legalForm,
} from '#app/invoices/reading/text/parties/name_texts'
import { cleanPartyName, type PrintedName } from '#app/invoices/reading/text/parties/party_names'

type SellerOption = ChosenParty['option']

/**
 * The seller by law, if the most likely name is an agent's or a trade name: the labelled party that an agent bills for,
 * the owner of the brand, the company nearest to the VAT number, or the name that is printed whole elsewhere. Without a seller, the holder of
 * the account.
 */
export function legalSeller(
  text: DocumentText,
  options: SellerOption[],
  ids: FoundId[],
  seller: ChosenParty | null,
  buyer: ChosenParty | null
): ChosenParty | null {
  const others = options.filter((option) => !buyer || !isSameName(option, buyer.option))
  if (!seller || seller.probability < sureOfSeller) {
    const own = siteOwner(text, others)
    if (own && !(seller && isSameName(own, seller.option)))
      return withWholeName(text, { option: own, probability: 0.7 })
  }
  if (!seller || seller.probability < leastConfidence) return holderOf(text, buyer) ?? seller
  const option =
    stackedOf(others, seller) ??
    principalOf(text, others, seller) ??
    ownerOf(text, others, seller, buyer) ??
    registeredOf(text, others, ids, seller)
  const probability = Math.min(0.85, seller.probability)
  return withWholeName(text, option ? { ...seller, option, probability } : seller)
}

/** `Muebles y Electro` above `Santomera S.L.`, in the same larger type: the second line is not the whole name. */
function stackedOf(others: SellerOption[], { option }: ChosenParty): SellerOption | undefined {
  const { isLarge, isInRegister } = option.sources
  if (!legalForm.test(option.text) || !isLarge || isInRegister) return undefined
  const isEnd = (text: string) =>
    printedNameKey(text).endsWith(` ${printedNameKey(option.text)}`) &&
    /** `Hotel` above `Fox S.r.l.` */
    !isGeneric(text.slice(0, -option.text.length))
  return others.find(({ text, sources }) => sources.isStacked && isEnd(text))
}

const agents =
  /\b(im namen und (fur|auf) rechnung|namens und (fur|auf) rechnung|au nom et pour (le )?compte|as agents? (for|on behalf of)|in (the )?name and on behalf of|namens en voor rekening|in nome e per conto|en nombre y por cuenta|em nome e por conta|w imieniu i na rzecz)\b/

/** `Landlord: Fox Ltd`, if an agent bills in the name and on behalf of the landlord. */
function principalOf(
  { lines }: DocumentText,
  others: SellerOption[],
  { option }: ChosenParty
): SellerOption | undefined {
  if (option.sources.isLabelled) return undefined
  if (!lines.some((line) => agents.test(plainLetters(line.text)))) return undefined
  return others.find((other) => other.sources.isLabelled && !isSameName(other, option))
}

/**
 * `Wheelhouse is a trading name of Fox Ltd`, `Inh. Jane Fox`: the only owner that is named, or else the company that holds
 * the account, if the likeliest name has no legal form.
 */
function ownerOf(
  text: DocumentText,
  others: SellerOption[],
  { option }: ChosenParty,
  buyer: ChosenParty | null
): SellerOption | undefined {
  if (legalForm.test(option.text)) return undefined
  const [owner, ...rest] = others.filter(
    (other) => other.sources.isOwner && !isSameName(other, option)
  )
  if (owner) return rest.every((other) => isSameName(other, owner)) ? owner : undefined
  const holders = holdersIn(text, buyer).filter(
    (name) => isCompany(name.text) && !isSameName(name, option)
  )
  const known = others.find((other) => holders.some((name) => isSameName(name, other)))
  return known ?? (holders[0] && withoutFeatures(holders[0]))
}

function withoutFeatures(name: PrintedName): SellerOption {
  return { ...name, score: 0.5, block: null, sources: {}, features: {} }
}

/**
 * The company in the line of the seller's VAT number, or beside it at the foot, or else in a line of register numbers there, if the
 * likeliest name has no legal form and is not there. Of several, the nearest one that precedes the number.
 */
function registeredOf(
  { lines, layout }: DocumentText,
  others: SellerOption[],
  ids: FoundId[],
  { option }: ChosenParty
): SellerOption | undefined {
  if (legalForm.test(option.text) || option.sources.isLabelled) return undefined
  const own = ids.filter(({ isBuyers }) => !isBuyers)
  if (new Set(own.map(({ value }) => value)).size > 1) return undefined
  const foot = 0.75 * (layout.pages[0]?.height ?? 0)
  const lineOf = (word: Word) => lines.findIndex(({ words }) => words.includes(word))
  const anchors = own.length
    ? own.map(({ words: [number] }) => ({ number, at: lineOf(number) }))
    : lines
        .filter(({ top, text }) => top > foot && registersIn(text) > 0)
        .map(({ words, index }) => ({ number: words.at(-1)!, at: index }))
  /** Lines between a name and the nearest number; half a line more if the name is after it. */
  const distanceOf = ({ words: [word] }: PrintedName) => {
    const from = lineOf(word)
    return Math.min(
      ...anchors.map(({ number, at }) => {
        const most = Math.min(number.top, word.top) > foot ? 3 : 0
        const isNear = number.page === word.page && Math.abs(at - from) <= most
        const isAfter = from > at || (from === at && word.left > number.left)
        return isNear ? Math.abs(at - from) + (isAfter ? 0.5 : 0) : Infinity
      })
    )
  }
  if (distanceOf(option) < Infinity) return undefined
  const [nearest] = others
    .filter((other) => isCompany(other.text) && !other.sources.isBank)
    .map((other) => ({ other, distance: distanceOf(other) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance)
  return nearest?.other
}

/** `Fox Ltd`, `SAS Augustin`; not `HRA 6614 AG` or `Handelsregister AG`, for courts. */
function isCompany(text: string): boolean {
  const form = legalForm.exec(text)
  const rest = form ? text.replace(form[0], ' ') : ''
  return /\p{L}{3}/u.test(rest) && !/[\d:]|register\b/i.test(text) && isName(text)
}

/**
 * In narrow columns, the parties can be found in each other's place. If the buyer is doubtful, the only company whose name
 * is a printed web address is the seller, and the one that was taken for it the buyer.
 */
export function withSiteOwner(
  text: DocumentText,
  buyers: SellerOption[],
  found: { seller: ChosenParty | null; buyer: ChosenParty | null }
) {
  const { seller, buyer } = found
  if (!seller || !buyer || buyer.probability > 0.8 || legalForm.test(buyer.option.text))
    return found
  const cells = text.lines.flatMap((line) => line.cells)
  const names = cells
    .filter((cell) => beginsSite(text, cell.text))
    .flatMap((cell) => {
      const name = cleanPartyName(cell.words)
      const whole = name && (wholeName(text, name) ?? name)
      return whole && isCompany(whole.text) && isSite(text, whole.text) ? [whole] : []
    })
  const [owner] = names
  const isPart = owner?.words.some((word) => seller.option.words.includes(word))
  if (isPart) return { seller: { ...seller, option: { ...seller.option, ...owner } }, buyer }
  const former = buyers.find((option) => isSameName(option, seller.option))
  const isOnly = owner && names.every((name) => isSameName(name, owner))
  if (!former || !isOnly || isSameName(owner, seller.option)) return found
  return {
    seller: { option: withoutFeatures(owner), probability: 0.8 },
    buyer: { option: former, probability: 0.7 },
  }
}

/** The longest name in words. */
const mostWords = 8

/**
 * In a picture, the name that is printed elsewhere and is that of the web or e-mail address, if the name that was found is
 * a part of it or has wrong letters: `Réception`, the last line of a logo, is `Collard & Wéry Réception` at the foot.
 */
export function withSiteName(
  text: DocumentText,
  seller: ChosenParty | null,
  buyer: ChosenParty | null
): ChosenParty | null {
  if (!seller || !isPicture(text)) return seller
  const domains = domainsOf(text)
  const own = lettersOfName(seller.option.text)
  /** `Fox & Co`, not `Fox I` in a picture, at `fox.example` */
  const isWhole = (domain: string) =>
    own === domain ||
    (own.startsWith(domain) &&
      (legalForm.test(seller.option.text) || own.length > domain.length + 2))
  if (domains.some(isWhole)) return seller
  const isPart = (letters: string) => letters.length > own.length && letters.includes(own)
  const named = text.lines.flatMap(({ words }) =>
    words.flatMap((first, from) =>
      beginsSite(text, first.text)
        ? words.slice(from, from + mostWords).flatMap((_, count) => {
            const name = cleanPartyName(words.slice(from, from + count + 1))
            const letters = name ? lettersOfName(name.text) : ''
            const isLike = isPart(letters) || isMisread(own, letters)
            const isOther = name && buyer && isSameName(name, buyer.option)
            return name && isName(name.text) && domains.includes(letters) && isLike && !isOther
              ? [name]
              : []
          })
        : []
    )
  )
  const [name] = named.toSorted((a, b) => b.text.length - a.text.length)
  return name ? { ...seller, option: { ...seller.option, ...name } } : seller
}

function isMisread(own: string, printed: string): boolean {
  return printed.length >= own.length - 1 && Number.isFinite(misreadLetters(own, printed))
}

/** Below it, a company whose name is that of its web address is likelier. */
const sureOfSeller = 0.65

function siteOwner(text: DocumentText, others: SellerOption[]): SellerOption | undefined {
  return others.find((option) => isCompany(option.text) && isSite(text, option.text))
}

const holder =
  /^(account (holder|name)|kontoinhaber(in)?|titulaire( du compte)?|titular( de la cuenta| da conta)?|intestat(o a|ario)|beneficiary|payable to|rekeninghouder|ten name van|t\.?n\.?v\.?|em nome de|a nome di|na rzecz)(?=[\s:])\W*/

/**
 * `Account holder: Jane Fox`: those who hold the accounts, without the buyer, from whose account an amount is collected;
 * `Titular` alone only beside an account.
 */
function holdersIn({ lines, labels }: DocumentText, buyer: ChosenParty | null): PrintedName[] {
  return lines
    .flatMap((line) => line.cells)
    .flatMap((cell) => {
      const label = holder.exec(plainLetters(cell.text))
      const { index } = cell.line
      const isAtAccount = [-1, 0, 1].some((by) =>
        labels[index + by]?.some(({ name }) => name === 'iban')
      )
      if (
        !label ||
        (!isAtAccount && !/^(account|konto|rekening)|cuenta|conta|compte/.test(label[0]))
      )
        return []
      const own = cell.words.slice(label[0].trim().split(/\s+/).length)
      const next = cell.line.cells[cell.line.cells.indexOf(cell) + 1]
      const name = cleanPartyName(own.length ? own : (next?.words ?? []))
      const isHolder = name && isName(name.text) && !isTitle(textOf(name.words))
      return isHolder && !(buyer && isSameName(name, buyer.option)) ? [name] : []
    })
}

/** The first holder of an account, unless it is the buyer. */
function holderOf(text: DocumentText, buyer: ChosenParty | null): ChosenParty | null {
  const [name] = holdersIn(text, buyer)
  return name ? { option: withoutFeatures(name), probability: 0.7 } : null
}
