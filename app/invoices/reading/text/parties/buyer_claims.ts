import { textOf } from '#app/invoices/reading/pages/page_layout'
import { plainLetters } from '#app/invoices/reading/printed_text'
import type { Features } from '#app/invoices/reading/text/choose'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import { isTillRoll } from '#app/invoices/reading/text/till_roll'
import {
  hasStreet,
  hasTown,
  isRegistered,
  partFrom,
  reachesIn,
  type Block,
} from '#app/invoices/reading/text/parties/party_blocks'
import {
  cellOf,
  combined,
  datePlaceScore,
  namesInForms,
  withSource,
  type Claim,
  type Scene,
} from '#app/invoices/reading/text/parties/party_claims'
import { labelledNames } from '#app/invoices/reading/text/parties/party_labels'
import {
  isHeading,
  isName,
  isSameName,
  isTitle,
  legalForm,
} from '#app/invoices/reading/text/parties/name_texts'
import {
  cleanPartyName,
  firstName,
  isAddressed,
  nameAboveStreet,
  type PrintedName,
} from '#app/invoices/reading/text/parties/party_names'
import { postPlace, street } from '#app/invoices/reading/text/parties/places'

/** Names at labels, and addresses in the upper half without contact or payment details. */
export function buyerClaims(scene: Scene): Claim[] {
  const { text, blocks, senders, skipped, height, firstPage } = scene
  const labelled = labelledNames(text, 'buyer', blocks, skipped)
  const receivers = labelledNames(text, 'otherParty', blocks, skipped)
  const consignees = labelled.length ? [] : receivers.filter((own) => isConsignee(text, own))
  const found: Claim[] = [
    ...withSource('isLabelled', labelled),
    ...namesInForms(text, 'buyer'),
    ...namesAtUnknown(scene),
  ]
  /** The address on a till roll is the seller's. */
  if (isTillRoll(text)) return combined(found, 0.15)
  const others = receivers.filter((own) => !consignees.includes(own))
  for (const block of blocks) {
    const isHigh =
      block.top < 0.55 * height || isInCoupon(scene, block) || isOnlyAddress(scene, block)
    if (block.page !== firstPage || !isHigh || block.cells.length < 2) continue
    if (block.cells.slice(0, 2).some(({ text: own }) => ofPayee.test(own))) continue
    const name = firstName(block.cells, skipped)
    const above = nameAboveStreet(block.cells, skipped)
    if (!name && !above) continue
    const isBelowSender = senders.some(
      ({ line, left }) =>
        block.top >= line.top &&
        block.top - line.bottom < 60 &&
        Math.abs(block.left - left) < 50 &&
        block.cells[0].line !== line
    )
    const isAddress = hasTown(block) || hasStreet(block)
    if (!isAddress && !isBelowSender) continue
    let score = 0.3 + (hasTown(block) ? 0.2 : 0) + (isBelowSender ? 0.35 : 0)
    score += isAddressed(block.cells) ? 0.2 : 0
    score -= 0.3 * reachesIn(block) + (isRegistered(block) ? 0.05 : 0)
    /** An address for deliveries; the buyer may have the same name elsewhere. */
    const isOther = others.some((other) =>
      block.cells.some(({ words }) => words.includes(other.words[0]))
    )
    const sources = { isAddress: 1, isBelowSender: isBelowSender ? 1 : 0 }
    const add = (own: PrintedName, less: number, more: Features) => {
      let whole = score - less - (isHeading(own.text) ? 0.25 : 0)
      if (senders.some((sender) => isSameName(sender.name, own))) whole -= 0.4
      if (isOther) whole -= 0.25
      /** A logo above is not part of the address. */
      const address = partFrom(block, cellOf(block, own), true)
      found.push({ ...own, score: whole, block: address, sources: { ...sources, ...more } })
    }
    const isSame = Boolean(name && above && isSameName(name, above))
    /** A single word above a name is more likely an unknown label. */
    const isLabel = above && !isSame && name && !/\s/.test(name.text) && !legalForm.test(name.text)
    if (name) add(name, isLabel ? 0.2 : 0, isSame ? { isAboveStreet: 1 } : {})
    if (above && !isSame)
      add(above, name ? 0.1 : 0, { isAboveStreet: 1, isBelowFirst: name ? 1 : 0 })
  }
  /** One address can be that of the seller. */
  if (consignees.length && addressesBeside(found, consignees) < 2)
    found.push(...withSource('isLabelled', consignees))
  return combined(found, 0.15).map((claim) => ({
    ...claim,
    score: claim.score - datePlaceScore(scene, claim),
  }))
}

/** The least score of an address with a town and without contact details. */
const leastOfWindow = 0.4

/** The number of addresses in the window of an envelope, other than those of the names. */
function addressesBeside(claims: Claim[], names: PrintedName[]): number {
  const others = claims.filter(
    ({ block, score, sources }) =>
      sources.isAddress === 1 &&
      score > leastOfWindow &&
      !names.some(({ words: [first] }) => block?.cells.some(({ words }) => words.includes(first)))
  )
  return new Set(others.map(({ block }) => block?.cells[0])).size
}

/** `Consignee: Fox Ltd`: treated as the buyer if no buyer is labelled and no other address can be that of the buyer. */
function isConsignee({ lines }: DocumentText, { words: [first] }: PrintedName): boolean {
  return lines.some((line) => line.words.includes(first) && /^consignee\b/i.test(line.text))
}

/** `Make checks payable to` above an address. */
const ofPayee = /\b(payable|remit|mail|send)\b.* to:?$|^remit(tance)? address/i

/** The only address with a name, a street and a town on the first page, for the window of an envelope. */
function isOnlyAddress({ blocks, firstPage }: Scene, block: Block): boolean {
  const whole = blocks.filter(
    (one) =>
      one.page === firstPage &&
      one.cells.length > 2 &&
      hasStreet(one) &&
      hasTown(one) &&
      !isRegistered(one) &&
      !reachesIn(one)
  )
  return whole.length === 1 && whole[0] === block
}

/** Below `Detach and return with payment`: the slip with the address of who pays. */
function isInCoupon({ text }: Scene, { top, page, cells }: Block): boolean {
  const isSlip = text.lines.some(
    (line) => line.page === page && line.top < top && coupon.test(plainLetters(line.text))
  )
  return isSlip && !cells.some(({ text: own }) => ofPayee.test(own))
}

const coupon = /\bdetach\b.*\breturn\b|\breturn (this|the) (portion|part|stub|slip)\b/

/** `Guest: Jane Fox`, also beside in a table, in the upper half: a name at an unknown label. */
function namesAtUnknown({ text, items, height, firstPage }: Scene): Claim[] {
  const found: Claim[] = []
  for (const line of text.lines) {
    if (line.page !== firstPage || line.top > 0.5 * height || items.rows.has(line.index)) continue
    if (items.headings.has(line.index)) continue
    line.cells.forEach((cell, at) => {
      const colon = cell.words.findIndex(({ text: word }) => word.endsWith(':'))
      const isSplit = colon === cell.words.length - 1 || (colon === -1 && line.cells.length > 1)
      const label = colon === -1 ? cell.words : cell.words.slice(0, colon + 1)
      const from = line.words.indexOf(label[0])
      const isKnown = text.labels[line.index].some(
        (one) => one.from >= from && one.from < from + label.length
      )
      const isLabel = label.length < 4 && label.every((word) => !/\d/.test(word.text)) && !isKnown
      const rest = isSplit ? line.cells[at + 1]?.words : cell.words.slice(colon + 1)
      const name = isLabel && rest?.length ? cleanPartyName(rest) : null
      if (!name || !isWholeName(name.text) || isTitle(textOf(label))) return
      if (street.test(name.text) || postPlace.test(textOf(rest!.slice(0, 2)))) return
      const sources = { isAtUnknown: 1, isAtColon: colon === -1 ? 0 : 1 }
      found.push({ ...name, score: 0.15, block: null, sources })
    })
  }
  return found
}

/** Two to six words that start with capitals, except short ones between them, without digits. */
function isWholeName(text: string): boolean {
  const words = text.split(' ')
  return (
    isName(text) &&
    words.length > 1 &&
    words.length < 7 &&
    !/[\d:]/.test(text) &&
    words.every((word) => /^[^\p{Ll}]/u.test(word) || word.length < 4)
  )
}
