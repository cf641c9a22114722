import { countriesOfVatNumber, isVatId } from '#app/money/identifiers'
import { textOf } from '#app/invoices/reading/pages/page_layout'
import { emptyParty, type Party } from '#app/invoices/reading/invoice_reading'
import { buyerClaims } from '#app/invoices/reading/text/parties/buyer_claims'
import {
  likeliestTwo,
  optionsOf,
  type ChosenParty,
} from '#app/invoices/reading/text/parties/choose_parties'
import { countryOfAddress } from '#app/invoices/reading/text/parties/country_names'
import { assignIds } from '#app/invoices/reading/text/parties/assign_ids'
import { languageOf, printed, type DocumentText } from '#app/invoices/reading/text/document_text'
import type { FoundItems } from '#app/invoices/reading/text/items/find_items'
import { typeOf } from '#app/invoices/reading/text/document_type'
import { findAccounts } from '#app/invoices/reading/text/parties/find_accounts'
import { findTaxNumbers } from '#app/invoices/reading/text/parties/find_tax_numbers'
import { findVatIds } from '#app/invoices/reading/text/parties/find_vat_ids'
import type { FoundId } from '#app/invoices/reading/text/parties/found_id'
import {
  legalSeller,
  withSiteName,
  withSiteOwner,
} from '#app/invoices/reading/text/parties/legal_seller'
import { legalForm } from '#app/invoices/reading/text/parties/name_texts'
import { addressApart, addressOf } from '#app/invoices/reading/text/parties/party_address'
import { blocksOf, countryIn, senderLines } from '#app/invoices/reading/text/parties/party_blocks'
import {
  datePlacesOf,
  type Claim,
  type Scene,
} from '#app/invoices/reading/text/parties/party_claims'
import {
  isDepartment,
  withoutTitle,
  type PrintedName,
} from '#app/invoices/reading/text/parties/party_names'
import { labelledCells, roleCells } from '#app/invoices/reading/text/parties/party_labels'
import { sellerClaims } from '#app/invoices/reading/text/parties/seller_claims'
import { spelledName } from '#app/invoices/reading/text/parties/spelled_name'
import { sharesWords, tillSeller } from '#app/invoices/reading/text/parties/till_seller'
import { withWholeName } from '#app/invoices/reading/text/parties/whole_name'

/** Finds the seller and the buyer with their numbers. */
export function findParties(
  text: DocumentText,
  items: FoundItems
): { seller: Party; buyer: Party } {
  const options = partyOptions(text, items)
  const { seller: likeliest, buyer: found } = withSiteOwner(
    text,
    options.buyer,
    likeliestTwo(options.seller, options.buyer)
  )
  const whole = found && withWholeName(text, found)
  const likelyBuyer = whole && {
    ...whole,
    option: { ...whole.option, ...withoutTitle(whole.option, languageOf(text)) },
  }
  const ids = findVatIds(text)
  const legal = legalSeller(text, options.seller, ids, likeliest, likelyBuyer)
  const atHead = tillSeller(text, legal, likelyBuyer)
  const isBoth = atHead !== legal && atHead !== null && sharesWords(atHead.option, likelyBuyer)
  const buyer = isBoth ? null : likelyBuyer
  const seller = withSiteName(text, atHead, buyer)
  const [sellerId, buyerId] = assignIds(ids, seller, buyer)
  const [sellerTaxNumber, buyerTaxNumber] = assignIds(
    findTaxNumbers(text, items.rows),
    seller,
    buyer
  )
  const isSelfBilled = typeOf(text)?.value === 'selfBilled'
  const [ofSender, ofCustomer] = [false, true].map(
    (isBuyers) => findAccounts(text).find((account) => account.isBuyers === isBuyers) ?? null
  )
  const ofBuyer = buyer && addressOf(text, buyer.option)
  const others = [...(ofBuyer?.words ?? []), ...(buyer?.option.words ?? [])]
  const atName = seller && addressOf(text, seller.option)
  /** The address of the buyer can be directly below the name of the seller. */
  const isOwn = atName !== null && !atName.words.some((word) => others.includes(word))
  const ofSeller = isOwn ? atName : seller && addressApart(text, others)
  /** The buyer sends a self-billed invoice to the seller; some name both with labels. */
  const isSentByBuyer =
    isSelfBilled && ![seller, buyer].some((party) => party?.option.sources.isLabelled)
  /** With labels, `your account` is that of the seller. */
  const isPaidToSender = isSelfBilled && !isSentByBuyer
  const sender = partyOf(text, seller, ofSeller, {
    vatId: sellerId,
    taxNumber: sellerTaxNumber,
    iban: isPaidToSender ? (ofCustomer ?? ofSender) : ofSender,
  })
  const receiver = partyOf(text, buyer, ofBuyer, {
    vatId: buyerId,
    taxNumber: buyerTaxNumber,
    iban: isPaidToSender ? null : ofCustomer,
  })
  return isSentByBuyer ? { seller: receiver, buyer: sender } : { seller: sender, buyer: receiver }
}

/** The candidates of both parties with their features. */
export function partyOptions(text: DocumentText, items: FoundItems) {
  const scene = sceneOf(text, items)
  return {
    seller: optionsOf(scene, outsideTables(scene, sellerClaims(scene))),
    buyer: optionsOf(scene, outsideTables(scene, buyerClaims(scene))),
  }
}

/** In lines, on both sides. */
const nearRows = 4

/**
 * Without labelled names in the text of a row, such as `Owner: Jane Fox` of a car that was repaired, if another name has
 * a label; those in a margin stay.
 */
function outsideTables({ text, items }: Scene, claims: Claim[]): Claim[] {
  const lineOf = new Map(text.lines.flatMap((line) => line.words.map((word) => [word, line])))
  const rows = [...items.rows].sort((a, b) => a - b)
  const above = [...items.headings, ...rows]
  const isInTable = ({ words: [first] }: Claim) => {
    const at = lineOf.get(first)?.index ?? -1
    const row = rows.find((index) => index > at && index - at <= nearRows)
    const amount = row === undefined ? undefined : text.amounts[row].at(-1)
    return (
      amount !== undefined &&
      first.left < amount.left &&
      above.some((index) => index < at && at - index <= nearRows)
    )
  }
  const labelled = claims.filter(({ sources }) => sources.isLabelled)
  const inTables = new Set(labelled.filter(isInTable))
  return inTables.size < labelled.length ? claims.filter((claim) => !inTables.has(claim)) : claims
}

function sceneOf(text: DocumentText, items: FoundItems): Scene {
  const senders = senderLines(text, items)
  return {
    text,
    items,
    senders,
    blocks: blocksOf(text, items, new Set(senders.flatMap(({ words }) => words))),
    skipped: new Set([...labelledCells(text), ...roleCells(text)]),
    datePlaces: datePlacesOf(text),
    height: text.layout.pages[0]?.height ?? 0,
    firstPage: text.lines[0]?.page,
  }
}

function partyOf(
  text: DocumentText,
  chosen: ChosenParty | null,
  address: PrintedName | null,
  { vatId: id, taxNumber, iban }: Record<'vatId' | 'taxNumber' | 'iban', FoundId | null>
): Party {
  const printedId = (own: FoundId | null) =>
    own && printed(text, own.value, own.words, own.confidence)
  const party = { ...emptyParty(), taxNumber: printedId(taxNumber), iban: printedId(iban) }
  const name = chosen?.option
  if (name) {
    /** `Accounts department`: no company is printed. */
    const isOnlyDepartment =
      isDepartment(name.text) && name.words.length < 4 && !legalForm.test(name.text)
    const isOnlyBank = name.sources.isBank === 1 && !name.sources.isLabelled
    const most = isOnlyDepartment || isOnlyBank ? 0.5 : 1
    const confidence = Math.min(most, chosen.probability)
    party.name = printed(text, spelledName(text, name), name.words, confidence)
    if (address)
      party.address = printed(text, address.text, address.words, Math.min(0.8, confidence))
  }
  const stated = name?.block && countryIn(name.block)
  const ofAddress = party.address && countryOfAddress(party.address.value)
  const vatId = id && withCountry(text, id, stated?.code ?? ofAddress ?? null)
  if (id && vatId) party.vatId = printed(text, vatId, id.words, id.confidence)
  if (stated) party.country = printed(text, stated.code, stated.words, 0.85)
  else if (id && vatId && /^[A-Z]{2}/.test(vatId)) {
    const code = vatId.startsWith('EL') ? 'GR' : vatId.slice(0, 2)
    party.country = printed(text, code, id.words, Math.min(0.8, id.confidence))
  } else if (party.address && ofAddress) party.country = { ...party.address, value: ofAddress }
  return party
}

/** A VAT number with its country, as EN 16931 requires (BT-31), if its check digits and the party's country decide it. */
function withCountry(text: DocumentText, id: FoundId, known: string | null): string {
  const countries = isVatId(id.value) ? [] : countriesOfVatNumber(id.value)
  const country = known ? countries.find((code) => code === known) : countries[0]
  const isCertain = known ?? (countries.length === 1 && !isForeign(text, id, countries[0]))
  return country && isCertain ? `${country}${id.value}` : id.value
}

/** `VAT No. 4210118359` on a page in English: ten digits can be Polish or South African. */
function isForeign(text: DocumentText, { cell, words }: FoundId, country: string): boolean {
  const isEnglish = languageOf(text) === 'eng' && /\bvat\b/i.test(textOf(cell ?? words))
  return isEnglish && /^(PL|PT|ES|IT)$/.test(country)
}
