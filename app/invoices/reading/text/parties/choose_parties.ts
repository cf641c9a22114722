import {
  calibrated,
  modelOf,
  placeOf,
  probabilities,
  type Chosen,
  type Option,
} from '#app/invoices/reading/text/choose'
import { isCountry } from '#app/invoices/reading/text/parties/country_names'
import {
  hasStreet,
  hasTown,
  isRegistered,
  reachesIn,
} from '#app/invoices/reading/text/parties/party_blocks'
import type { Word } from '#app/invoices/reading/pages/page_words'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import { printedNameKey } from '#app/invoices/reading/printed_text'
import type { Claim, Scene } from '#app/invoices/reading/text/parties/party_claims'
import {
  isHeading,
  isSameName,
  legalForm,
  namesInvoice,
  withoutParticles,
} from '#app/invoices/reading/text/parties/name_texts'
import { isAddressed, isDepartment } from '#app/invoices/reading/text/parties/party_names'
import { postPlace, street } from '#app/invoices/reading/text/parties/places'

type PartyOption = Claim & Option

/** The place of `Leipzig, 21 October 2026`. */
function isPlaceOfDate({ lines, dates }: DocumentText, { text, words }: Claim): boolean {
  return lines.some(({ index, cells }) => {
    const cell = dates[index].length ? cells.find((own) => own.words[0] === words[0]) : undefined
    return (
      cell !== undefined &&
      cell.text.replace(text, '').startsWith(',') &&
      dates[index].some((date) => cell.words.includes(date.words[0]))
    )
  })
}

/** `Nederland` below an address, not a restaurant `Malta` above one. */
function isCountryOfAddress({ text, words, block }: Claim): boolean {
  return isCountry(text) && !block?.cells[0].words.includes(words[0])
}

/** `12 allée des Tilleuls`, `Am Hafen 3` */
function isHouse({ text }: Claim): boolean {
  if (legalForm.test(text)) return false
  return (/^\d{1,4}[a-z]?,?\s/i.test(text) && street.test(text)) || atPlace.test(text)
}

/** German streets that are named by a preposition and a place, with the number of the house. */
const atPlace =
  /^(am|an der|an den|im|in der|in den|zum|zur|auf der|auf dem)\s\p{Lu}[\p{L} -]+\s\d{1,3}\s?[a-z]?$/iu

/** The best claims with the features of their names and blocks. */
export function optionsOf({ text, skipped }: Scene, claims: Claim[]): PartyOption[] {
  /** `Treatment from 1 May to 31 May`: a text with a date is not a name. */
  const ofDates = new Set(text.dates.flat().flatMap(({ words }) => words))
  return claims
    .filter(
      (claim) =>
        !claim.words.some((word) => ofDates.has(word)) &&
        !isOther(text, claim) &&
        !isPlaceOfDate(text, claim) &&
        !isCountryOfAddress(claim) &&
        !isHouse(claim)
    )
    .toSorted((a, b) => b.score - a.score)
    .filter((claim, at) => at < 12 || (at < 24 && legalForm.test(claim.text)))
    .map((claim, at) => {
      const { block, sources, score } = claim
      const features = {
        ...placeOf(text, claim.words),
        ...sources,
        rule: Math.max(-1, Math.min(1.6, score)),
        isBest: at === 0 ? 1 : 0,
        lead: at === 0 ? Math.min(1, score - (claims.length > 1 ? secondOf(claims) : 0)) : 0,
        hasForm: legalForm.test(claim.text) ? 1 : 0,
        hasDigit: /\d/.test(claim.text) ? 1 : 0,
        isStreet: street.test(claim.text) && /\d/.test(claim.text) ? 1 : 0,
        isOneWord: claim.text.includes(' ') ? 0 : 1,
        isLong: claim.text.split(' ').length > 5 ? 1 : 0,
        hasColon: /:/.test(claim.text) ? 1 : 0,
        isLow: /^\p{Ll}/u.test(withoutParticles(claim.text)) ? 1 : 0,
        isHeading: isHeading(claim.text) ? 1 : 0,
        isDepartment: isDepartment(claim.text) ? 1 : 0,
        namesInvoice: namesInvoice(claim.text) ? 1 : 0,
        hasBlock: block ? 1 : 0,
        hasTown: block && hasTown(block) ? 1 : 0,
        hasStreet: block && hasStreet(block) ? 1 : 0,
        reaches: block ? Math.min(3, reachesIn(block)) : 0,
        isRegistered: block && isRegistered(block) ? 1 : 0,
        isAddressed: block && isAddressed(block.cells) ? 1 : 0,
        hasLabel: block?.cells.some((cell) => skipped.has(cell)) ? 1 : 0,
      }
      return { ...claim, features }
    })
}

/** A label such as `Total due`, several such as `Patient / Client`, or a line of an address: `99 High Street, Leeds LS2 8BD`. */
function isOther({ labels, lines }: DocumentText, { text, words }: Claim): boolean {
  if (postPlace.test(text) && street.test(text) && /^\P{Lu}*\p{Lu}[^,]*\d/u.test(text)) return true
  if (legalForm.test(text)) return false
  const line = lines.find((own) => own.words.includes(words[0]))
  const from = line?.words.indexOf(words[0]) ?? 0
  const isIn = (word: Word) => words.includes(word)
  const own = (line ? labels[line.index] : []).filter(
    (label) =>
      label.isCertain &&
      label.from >= from &&
      line!.words.slice(label.from, label.to + 1).every(isIn)
  )
  return (
    own.length > 0 &&
    words.every(
      ({ text: word }, at) =>
        own.some((label) => from + at >= label.from && from + at <= label.to) || asides.test(word)
    )
  )
}

/** `Your Total Due`, `Invoice #`: words beside those of a label. */
const asides = /^(your|our|the|votre|notre|ihr|ihre|uw|su|vostro|\W+|no|n[°º]|nr)\.?:?$/i

function secondOf(claims: Claim[]): number {
  return claims.map(({ score }) => score).sort((a, b) => b - a)[1]
}

/** A seller with a higher probability is certain. */
const mostDoubtful = 0.75

/** The most likely pair of different names. */
export function likeliestTwo(sellers: PartyOption[], buyers: PartyOption[]) {
  const withShares = (name: 'seller' | 'buyer', options: PartyOption[]) => {
    const model = modelOf(name)
    const shares = probabilities(options, model)
    const all = options.map((option, at) => ({
      option,
      share: shares[at],
      probability: calibrated(model, shares[at]),
    }))
    const none = 1 - shares.reduce((sum, share) => sum + share, 0)
    return { all: all.sort((a, b) => b.share - a.share).slice(0, 8), none: Math.max(none, 1e-6) }
  }
  const [ofSeller, ofBuyer] = [withShares('seller', sellers), withShares('buyer', buyers)]
  let winner: { seller: SharedParty | null; buyer: SharedParty | null } = {
    seller: null,
    buyer: null,
  }
  let most = ofSeller.none * ofBuyer.none
  for (const seller of [null, ...ofSeller.all]) {
    for (const buyer of [null, ...ofBuyer.all]) {
      if (seller && buyer && !areDistinct(seller.option, buyer.option, sellers)) continue
      const share = (seller?.share ?? ofSeller.none) * (buyer?.share ?? ofBuyer.none)
      if (share > most) [winner, most] = [{ seller, buyer }, share]
    }
  }
  const seller =
    winner.seller && withoutOther('seller', winner.seller, ofSeller.all, winner.buyer?.option)
  const buyer = winner.buyer && withoutOther('buyer', winner.buyer, ofBuyer.all, seller?.option)
  if (!buyer?.option.isBeneficiary) return { seller, buyer }
  /** The only address may be that of the payer, and a less likely name the seller. */
  const isSure = seller && seller.probability > mostDoubtful
  for (const own of isSure ? [seller] : [seller, ...ofSeller.all]) {
    const payer = payerOf(ofBuyer.all, own?.option, buyer.option)
    if (!payer) continue
    const probability = Math.max(payer.probability, Math.min(0.85, buyer.probability))
    return { seller: own, buyer: { ...payer, probability } }
  }
  return { seller, buyer }
}

type SharedParty = ChosenParty & { share: number }

/** The most likely seller was the buyer; the next one is not certain. */
const mostBesideBuyer = 0.85

/** Excludes the name of the other party and renormalizes the probability. */
function withoutOther(
  name: 'seller' | 'buyer',
  party: SharedParty,
  all: SharedParty[],
  other: Claim | undefined
): SharedParty {
  const same = all.filter(({ option }) => other && isSameName(option, other))
  const excluded = same.reduce((sum, { share }) => sum + share, 0)
  if (excluded < 0.5) return party
  const share = party.share / Math.max(0.01, 1 - excluded)
  const most = name === 'seller' ? mostBesideBuyer : 1
  return { ...party, probability: Math.min(most, calibrated(modelOf(name), share)) }
}

/** Another party with an address, other than the seller, pays for a guest or patient without one. */
function payerOf(
  buyers: ChosenParty[],
  seller: Claim | undefined,
  user: Claim
): ChosenParty | undefined {
  if (user.block && hasTown(user.block)) return undefined
  return buyers.find(
    ({ option }) =>
      option !== user &&
      option.sources.isAddress &&
      option.block &&
      hasTown(option.block) &&
      !reachesIn(option.block) &&
      seller &&
      areDistinct(seller, option)
  )
}

export type ChosenParty = Chosen<PartyOption>

function areDistinct(seller: Claim, buyer: Claim, sellers: Claim[] = []): boolean {
  return (
    !isSameName(seller, buyer) && !isEndOf(seller, buyer, sellers) && !isInAddress(seller, buyer)
  )
}

/** `Weddings Ltd`, below the first words in large type, is `Tierney Weddings Ltd`, unless that is labelled as another party. */
function isEndOf(part: Claim, whole: Claim, sellers: Claim[]): boolean {
  return (
    legalForm.test(part.text) &&
    !whole.sources.isLabelled &&
    printedNameKey(whole.text).endsWith(` ${printedNameKey(part.text)}`) &&
    sellers.some((one) => one.sources.isLarge && isSameName(one, whole))
  )
}

/** A name in the address of the buyer is not the seller's. */
function isInAddress(seller: Claim, { block }: Claim): boolean {
  const cells = block?.cells ?? []
  const place = cells.findIndex(({ text }) => postPlace.test(text))
  const address = place === -1 ? cells : cells.slice(0, place + 1)
  return address.some(({ words }) => words.includes(seller.words[0]))
}
