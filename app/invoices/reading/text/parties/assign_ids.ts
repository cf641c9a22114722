import type { ChosenParty } from '#app/invoices/reading/text/parties/choose_parties'
import type { FoundId } from '#app/invoices/reading/text/parties/found_id'
import { textOf } from '#app/invoices/reading/pages/page_layout'
import { legalForm } from '#app/invoices/reading/text/parties/name_texts'
import { printedNameKey } from '#app/invoices/reading/printed_text'
import type { Block } from '#app/invoices/reading/text/parties/party_blocks'

/** The numbers of the seller and of the buyer: those in the buyer's block or labelled as the buyer's are the buyer's. */
export function assignIds(
  ids: FoundId[],
  ownSeller: ChosenParty | null,
  ownBuyer: ChosenParty | null
): [FoundId | null, FoundId | null] {
  const isInside = (id: FoundId) =>
    ownBuyer !== null &&
    !isWithin(id, ownSeller?.option.block ?? null) &&
    (isInBlock(id, ownBuyer.option.block) ||
      (ids.length > 1 && isAboveName(id, ownBuyer) && !isInColumnOf(id, ownSeller)) ||
      (isNearer(id, ownBuyer, ownSeller) && (ids.length > 1 || isInColumnOf(id, ownBuyer))))
  const ofBuyer = ids.filter((id) => id.isBuyers || isInside(id))
  const buyers = ofBuyer[0] ?? null
  const ofSeller = ids.filter((id) => !ofBuyer.includes(id) && id.value !== buyers?.value)
  /** A footer names the seller and its number, after that of a buyer whose name is not beside it. */
  const atName = ofSeller.find(
    (id) =>
      isAtName(id, ownSeller) ||
      isBelowName(id, ownSeller, ownBuyer) ||
      isAfterName(id, ownSeller, ownBuyer)
  )
  const isOfBuyer = (id: FoundId) => isAfterName(id, ownBuyer, null)
  const inImprint = ofSeller.find((id) => isInImprint(id) && !isOfBuyer(id))
  const seller = atName ?? inImprint ?? ofSeller[0] ?? null
  const rest = new Set(ofSeller.map(({ value }) => value))
  if (!seller) return [null, buyers]
  const isSure = rest.size === 1 || seller === atName
  const least = isSure ? seller.confidence : seller.confidence - 0.2
  /** Divided by places, the numbers are as sure as the names. */
  const isByPlace = buyers !== null && !buyers.isBuyers
  const most = isByPlace ? Math.min(ownBuyer!.probability, ownSeller?.probability ?? 0.7) : 1
  return [{ ...seller, confidence: Math.min(least, most) }, buyers]
}

/** What a seller's footer has beside its VAT number; a customer's block can have one of them. */
const imprint = [
  /\b(iban|bic|swift)\b/,
  /\b(kvk|rcs|siren|siret|hrb|registro mercantil|reg mer|reg imp|rea)\b/,
]

/** `KvK 12345678 Btw-nr. NL123456782B90 IBAN NL91 …`: whether a number is beside a register number and an account. */
function isInImprint({ cell = [] }: FoundId): boolean {
  const key = printedNameKey(textOf(cell))
  return imprint.every((one) => one.test(key))
}

/** Whether a number is in the cell of a name. */
function isAtName({ cell }: FoundId, party: ChosenParty | null): boolean {
  return party?.option.words.some((word) => cell?.includes(word)) ?? false
}

/** `Fox Ltd · Reg. no. 4711 · VAT no. GB123456789`: whether the seller's name is printed again before a number in its cell. */
function isAfterName(
  { cell = [] }: FoundId,
  seller: ChosenParty | null,
  buyer: ChosenParty | null
): boolean {
  const [own, other] = [seller, buyer].map((party) => withoutForm(party?.option.text ?? ''))
  const key = printedNameKey(textOf(cell))
  return Boolean(own) && key.startsWith(`${own} `) && !(other && key.startsWith(`${other} `))
}

function withoutForm(name: string): string {
  const form = legalForm.exec(name)
  return printedNameKey(form && form.index > 1 ? name.slice(0, form.index) : name)
}

/** Whether the name of the seller, and not that of the buyer, is above a number in its column, as in a footer. */
function isBelowName(
  { above = [] }: FoundId,
  seller: ChosenParty | null,
  buyer: ChosenParty | null
): boolean {
  const [own, other] = [seller, buyer].map((party) => printedNameKey(party?.option.text ?? ''))
  const keys = above.map(({ text }) => printedNameKey(text))
  return Boolean(own) && keys.includes(own) && !(other && keys.some((key) => key.includes(other)))
}

function isWithin({ words: [word] }: FoundId, block: Block | null): boolean {
  return (
    block !== null &&
    word.page === block.page &&
    word.top >= block.top - 2 &&
    word.bottom <= block.bottom + 2 &&
    word.left >= block.left - 2 &&
    word.right <= block.right + 2
  )
}

function isInBlock({ words: [word], cell = [word] }: FoundId, block: Block | null): boolean {
  if (!block || word.page !== block.page) return false
  /** Below the block, a cell right of it is of another column. */
  const isBeside = word.top > block.bottom && cell[0].left > block.right
  return (
    !isBeside &&
    word.top >= block.top - 2 &&
    word.bottom <= block.bottom + 16 &&
    word.right > block.left &&
    word.left < block.right + 60
  )
}

/** Whether the cell of a number starts below the name of a party, not in a row of other values. */
function isInColumnOf({ words, cell = words }: FoundId, party: ChosenParty | null): boolean {
  return party !== null && Math.abs(cell[0].left - party.option.words[0].left) < widestIndent
}

/** `VAT no.: IT12345678901` a few lines above `Name: Fox Ltd`, whose label starts at the same place. */
function isAboveName({ words, cell = words }: FoundId, { option }: ChosenParty): boolean {
  const [word] = words
  const [name] = option.words
  const indent = name.left - cell[0].left
  const isNear = word.bottom <= name.top && name.top - word.bottom < mostAbove * name.size
  return word.page === name.page && isNear && indent > -2 && indent < widestLabel
}

/** In points */
const widestLabel = 120

/** In heights of the type */
const mostAbove = 4

/** In points */
const widestIndent = 30

/** Whether a number is a few lines below the buyer's name in its column, and nearer to it than to the seller's. */
function isNearer(id: FoundId, buyer: ChosenParty, seller: ChosenParty | null): boolean {
  const distance = (party: ChosenParty | null) => {
    const [word] = id.words
    const [name] = party?.option.words ?? []
    const isBelow = name?.page === word.page && word.top > name.top - 2
    const isInColumn = isBelow && Math.abs(word.left - name.left) < 150
    return isInColumn ? word.top - name.top : Infinity
  }
  /** A narrow margin with the seller's name and number is left of the buyer's address. */
  const isAligned = (party: ChosenParty | null) =>
    [id.words[0], id.cell?.[0]].some(
      (word) => word && Math.abs(word.left - (party?.option.words[0]?.left ?? Infinity)) < 3
    )
  if (isAligned(seller) && !isAligned(buyer)) return false
  const own = distance(buyer)
  return own < 7 * buyer.option.words[0].size && own < distance(seller)
}
