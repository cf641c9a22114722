import { textOf, type Line } from '#app/invoices/reading/pages/page_layout'
import { isPicture, type DocumentText } from '#app/invoices/reading/text/document_text'
import { labelsNamed } from '#app/invoices/reading/text/labels/label_zones'
import type { ChosenParty } from '#app/invoices/reading/text/parties/choose_parties'
import {
  isHeading,
  isName,
  isTitle,
  legalForm,
} from '#app/invoices/reading/text/parties/name_texts'
import { cleanPartyName, type PrintedName } from '#app/invoices/reading/text/parties/party_names'
import { endsWithHouse, postPlace, street } from '#app/invoices/reading/text/parties/places'
import { isTillReceipt } from '#app/invoices/reading/text/till_roll'

/** The lines at the head of a receipt. */
const headLines = 12
/** A likelier seller is only replaced if the page shows no evidence for it. */
const sureOfSeller = 0.7
/** Of a name at the head. */
const probability = 0.7

/** `(1070687-M)`, `(Co. Reg. 860671-D)`: the number of a company, with its letter misread at times. */
const companyNumber = /^\W{0,2}\b(?:co\S* ?)?(?:reg|n[oa])?\W{0,3}\b\d{6,9} ?[-=~]? ?\S{0,2}$/i

/**
 * On a picture of a till receipt, the first name at the head that has a legal form, the number of a company or an address
 * below it, if no name is likely, or if it has a legal form or both others and the chosen name has none of these.
 */
export function tillSeller(
  text: DocumentText,
  seller: ChosenParty | null,
  buyer: ChosenParty | null
): ChosenParty | null {
  if (!isPicture(text) || !isTillReceipt(text)) return seller
  const head = headOf(text)
  const names = head.flatMap((line) => {
    const name = nameIn(line)
    const whole = name && continued.test(name.text) ? withStart(name, head[line.index - 1]) : name
    const isBuyers = buyer?.option.sources.isLabelled && sharesWords(whole, buyer)
    return whole && !isBuyers ? [{ ...whole, evidence: evidenceOf(text, line, whole) }] : []
  })
  const [best] = names.toSorted((a, b) => b.evidence - a.evidence)
  const own = names.find((name) => sharesWords(name, seller))
  const isLikelier =
    best !== undefined &&
    (best.evidence > 1 || legalForm.test(best.text)) &&
    !own?.evidence &&
    !legalForm.test(seller?.option.text ?? '')
  const isDoubtful = !seller || seller.probability <= sureOfSeller
  if (!best?.evidence || !(isLikelier || isDoubtful)) return seller
  const { text: name, words } = best
  const option = { text: name, words, score: 0.5, block: null, sources: {}, features: {} }
  return { option, probability }
}

export function sharesWords(name: PrintedName | null, party: ChosenParty | null): boolean {
  return (
    name !== null && party !== null && name.words.some((one) => party.option.words.includes(one))
  )
}

/** The first lines, above the amounts and the label of the buyer. */
function headOf(text: DocumentText): Line[] {
  const buyers = labelsNamed(text, 'buyer').filter(({ isLeading }) => isLeading)
  const head = text.lines.slice(0, headLines)
  const end = head.findIndex(
    (line) =>
      text.amounts[line.index].some(({ decimals }) => decimals === 2) ||
      buyers.some((label) => label.line === line)
  )
  return end === -1 ? head : head.slice(0, end)
}

/** `Co. Ltd` below `Fox Books` */
const continued = /^(co\b|sdn\b|pte\b|and\b|&)/i

/** The name with the line above it. */
function withStart(name: PrintedName, above: Line | undefined): PrintedName {
  const start = above && nameIn(above)
  return start
    ? { text: `${start.text} ${name.text}`, words: [...start.words, ...name.words] }
    : name
}

/** The words of a line that can be a name, without marks and the number of a company. */
function nameIn({ words, text: whole }: Line): PrintedName | null {
  const from = words.findIndex(({ text }) => /[\p{L}\d]{2}/u.test(text))
  const rest = words.slice(Math.max(0, from))
  const number = rest.findIndex((_, at) => at > 0 && companyNumber.test(textOf(rest.slice(at))))
  const own = number > 0 ? rest.slice(0, number) : rest
  const text = textOf(own).replace(/[,:;]$/, '')
  /** `Inh. Jane Fox` */
  const name = /^(inh|prop|owner)/i.test(text) ? cleanPartyName(own) : { text, words: own }
  if (!name || isPlace(name.text) || postPlace.test(whole)) return null
  const letters = name.text.match(/\p{L}/gu)?.length ?? 0
  const isOther = isTitle(name.text) || isHeading(name.text) || !isName(name.text)
  return letters > 3 && !isOther ? name : null
}

/** `Jalan Besar`, `Lot 12`, `3 High Street`; `Hof Catering` is a name. */
function isPlace(text: string): boolean {
  return (
    postPlace.test(text) ||
    /^(lot|no|blk|unit|ground|jalan|jln|taman|tmn)\b/i.test(text) ||
    (/\d/.test(text) && street.test(text))
  )
}

/** How many of three things that names of companies have: a legal form, a number and an address. */
function evidenceOf({ lines }: DocumentText, line: Line, name: PrintedName): number {
  const below = lines.slice(line.index + 1, line.index + 4)
  const isNumber = below[0] && companyNumber.test(below[0].text)
  /** A misread line can be between them. */
  const next = below.find(({ text }) => !companyNumber.test(text) && /\p{L}{3}/u.test(text))
  const hasNumber = name.words.at(-1) !== line.words.at(-1) || isNumber
  const hasAddress =
    next && (isPlace(next.text) || street.test(next.text) || endsWithHouse.test(next.text))
  return [legalForm.test(name.text), hasNumber, hasAddress].filter(Boolean).length
}
