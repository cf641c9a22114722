import { isTillRoll, printed, type DocumentText } from '#app/invoices/reading/text/document_text'
import type { FoundItems } from '#app/invoices/reading/text/find_items'
import {
  findAccounts,
  findVatIds,
  type FoundId,
} from '#app/invoices/reading/text/find_numbers_of_parties'
import {
  calibrated,
  modelOf,
  placeOf,
  probabilities,
  type Chosen,
  type Features,
  type Option,
} from '#app/invoices/reading/text/choose'
import { emptyParty, type Party } from '#app/invoices/reading/invoice_reading'
import {
  addressIn,
  blocksOf,
  countryIn,
  hasTown,
  hasStreet,
  isRegistered,
  nameAbove,
  partFrom,
  reachesIn,
  registersIn,
  senderLines,
  type Block,
  type Sender,
} from '#app/invoices/reading/text/party_blocks'
import {
  labelledCells,
  labelledNames,
  namesAtLabels,
  roleCells,
} from '#app/invoices/reading/text/party_labels'
import {
  cleanPartyName,
  firstName,
  isAddressed,
  isDepartment,
  isHeading,
  isName,
  isSalutation,
  isSameName,
  isTitle,
  nameAboveStreet,
  legalForm,
  namesInvoice,
  postPlace,
  separatedWords,
  street,
  registeredName,
  upTo,
  type PrintedName,
} from '#app/invoices/reading/text/party_names'
import { textOf, type Cell } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { plainLetters } from '#app/invoices/reading/printed_text'

/** A candidate for the name of a party, with its score: about 1 for a label. */
export interface Claim extends PrintedName {
  score: number
  block: Block | null
  /** Where the name was found, with the score of each place. */
  sources: Features
}

/** The context of the search for parties. */
interface Scene {
  text: DocumentText
  items: FoundItems
  blocks: Block[]
  senders: Sender[]
  /** Cells with labels, which are not names. */
  skipped: Set<Cell>
  height: number
  firstPage: number | undefined
}

/** Finds the seller and the buyer with their numbers. */
export function findParties(
  text: DocumentText,
  items: FoundItems
): { seller: Party; buyer: Party } {
  const scene = sceneOf(text, items)
  const sellers = optionsOf(scene, sellerClaims(scene))
  const buyers = optionsOf(scene, buyerClaims(scene))
  const { seller, buyer } = likeliestTwo(sellers, buyers)
  const [sellerId, buyerId] = divided(findVatIds(text), seller, buyer)
  const account = findAccounts(text)[0] ?? null
  return {
    seller: partyOf(text, seller, sellerId, account),
    buyer: partyOf(text, buyer, buyerId, null),
  }
}

/** The candidates of both parties with what is known about them. */
export function partyOptions(text: DocumentText, items: FoundItems) {
  const scene = sceneOf(text, items)
  return {
    seller: optionsOf(scene, sellerClaims(scene)),
    buyer: optionsOf(scene, buyerClaims(scene)),
  }
}

function sceneOf(text: DocumentText, items: FoundItems): Scene {
  const senders = senderLines(text, items)
  return {
    text,
    items,
    senders,
    blocks: blocksOf(text, items, new Set(senders.flatMap(({ words }) => words))),
    skipped: new Set([...labelledCells(text), ...roleCells(text)]),
    height: text.layout.pages[0]?.height ?? 0,
    firstPage: text.lines[0]?.page,
  }
}

type PartyOption = Claim & Option

/** The best claims with the features of their names and blocks. */
function optionsOf({ text, skipped }: Scene, claims: Claim[]): PartyOption[] {
  /** `Treatment from 1 May to 31 May`: a text with a date is not a name. */
  const ofDates = new Set(text.dates.flat().flatMap(({ words }) => words))
  return claims
    .filter(({ words }) => !words.some((word) => ofDates.has(word)))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 12)
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
        isLow: /^\p{Ll}/u.test(claim.text) ? 1 : 0,
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

function secondOf(claims: Claim[]): number {
  return claims.map(({ score }) => score).sort((a, b) => b - a)[1]
}

/** The most likely pair of different names. */
function likeliestTwo(sellers: PartyOption[], buyers: PartyOption[]) {
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
  let winner: { seller: ChosenParty | null; buyer: ChosenParty | null } = {
    seller: null,
    buyer: null,
  }
  let most = ofSeller.none * ofBuyer.none
  for (const seller of [null, ...ofSeller.all]) {
    for (const buyer of [null, ...ofBuyer.all]) {
      if (seller && buyer) {
        if (isSameName(seller.option, buyer.option) || isInAddress(seller.option, buyer.option))
          continue
      }
      const share = (seller?.share ?? ofSeller.none) * (buyer?.share ?? ofBuyer.none)
      if (share > most) [winner, most] = [{ seller, buyer }, share]
    }
  }
  return winner
}

type ChosenParty = Chosen<PartyOption>

/** A name in the address of the buyer is not the seller's. */
function isInAddress(seller: Claim, { block }: Claim): boolean {
  return block?.cells.some(({ words }) => words.includes(seller.words[0])) ?? false
}

function partyOf(
  text: DocumentText,
  chosen: ChosenParty | null,
  id: FoundId | null,
  iban: FoundId | null
): Party {
  const party = emptyParty()
  const name = chosen?.option
  if (name) {
    const confidence = chosen.probability
    party.name = printed(text, name.text, name.words, confidence)
    const address = name.block && addressIn(name.block, name)
    if (address)
      party.address = printed(text, address.text, address.words, Math.min(0.8, confidence))
  }
  if (id) party.vatId = printed(text, id.value, id.words, id.confidence)
  if (iban) party.iban = printed(text, iban.value, iban.words, iban.confidence)
  const stated = name?.block && countryIn(name.block)
  if (stated) party.country = printed(text, stated.code, stated.words, 0.85)
  else if (id && /^[A-Z]{2}/.test(id.value)) {
    const code = id.value.startsWith('EL') ? 'GR' : id.value.slice(0, 2)
    party.country = printed(text, code, id.words, 0.8)
  }
  return party
}

/** Names at labels, and addresses in the upper half without contact or payment details. */
function buyerClaims(scene: Scene): Claim[] {
  const { text, blocks, senders, skipped, height, firstPage } = scene
  const found: Claim[] = [
    ...withSource('isLabelled', labelledNames(text, 'buyer', blocks, skipped)),
    ...namesInForms(text),
    ...namesAtUnknown(scene),
  ]
  /** The address on a till roll is the seller's. */
  if (isTillRoll(text)) return combined(found, 0.15)
  const others = labelledNames(text, 'otherParty', blocks, skipped)
  for (const block of blocks) {
    if (block.page !== firstPage || block.top > 0.55 * height || block.cells.length < 2) continue
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
    /** A single word above a name is rather an unknown label. */
    const isLabel = above && !isSame && name && !/\s/.test(name.text) && !legalForm.test(name.text)
    if (name) add(name, isLabel ? 0.2 : 0, isSame ? { isAboveStreet: 1 } : {})
    if (above && !isSame)
      add(above, name ? 0.1 : 0, { isAboveStreet: 1, isBelowFirst: name ? 1 : 0 })
  }
  return combined(found, 0.15)
}

/** Names at labels, in sender lines, with contact details, and prominent names. */
function sellerClaims(scene: Scene): Claim[] {
  const { text, blocks, senders, skipped } = scene
  const found: Claim[] = [
    ...withSource('isLabelled', labelledNames(text, 'seller', blocks, skipped)),
    ...senders.map(({ name }) => ({ ...name, score: 0.8, block: null, sources: { isSender: 1 } })),
    ...blocks.flatMap((block) => letterhead(scene, block)),
    ...prominentNames(scene),
    ...namesInForms(text),
  ]
  const domains = domainsOf(text)
  return combined(found, 0.12).map((claim) => {
    const isOwnSite = domains.some((domain) => isDomainOf(domain, claim.text))
    const isBank = bank.test(plainLetters(claim.text))
    const score = claim.score + (isOwnSite ? 0.25 : isBank ? -0.3 : 0)
    const sources = { ...claim.sources, isOwnSite: isOwnSite ? 1 : 0, isBank: isBank ? 1 : 0 }
    return { ...claim, score, sources }
  })
}

/** Beside `Name:` in a form, whatever its heading is: that of the seller comes first. */
function namesInForms(text: DocumentText): Claim[] {
  return namesAtLabels(text).map((name, at) => ({
    ...name,
    score: 0.25,
    block: null,
    sources: { isAtNameLabel: 1, isLaterForm: at ? 1 : 0 },
  }))
}

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

/** Banks, which are rarely the seller. */
const bank =
  /\b(\w*bank|banco|banca|banque|\w*sparkasse|credit (agricole|mutuel|lyonnais)|caixa\w*)\b/

function withSource(source: string, claims: Omit<Claim, 'sources'>[]): Claim[] {
  return claims.map((claim) => ({ ...claim, sources: { [source]: 1 } }))
}

function cellOf({ cells }: Block, name: PrintedName): Cell {
  return cells.find(({ words }) => words.includes(name.words[0])) ?? cells[0]
}

function letterhead({ text, skipped, height }: Scene, block: Block): Claim[] {
  const top = block.cells.length > 1 && firstName(block.cells, skipped)
  const isOwn = top && legalForm.test(top.text)
  const name = isOwn ? top : (block.cells.length > 1 && nameAbove(text, block)) || top
  if (!name) return []
  const below = nameAboveStreet(block.cells, skipped)
  const isReached = reachesIn(block) > 0
  const isOutside = block.top < 0.22 * height || block.top > 0.8 * height
  if (!isReached && !isRegistered(block) && !(hasTown(block) && isOutside)) return []
  const score =
    0.2 +
    (isReached ? 0.2 : isRegistered(block) ? 0.15 : 0) +
    (hasTown(block) ? 0.2 : 0) +
    (isOutside ? 0.05 : -0.1) -
    (isAddressed(block.cells) ? 0.3 : 0) -
    (isHeading(name.text) ? 0.25 : 0)
  const found: Claim[] = [{ ...name, score, block, sources: { isLetterhead: 1 } }]
  const stacked = stackedName(block)
  if (stacked)
    found.push({
      ...stacked,
      score: score + 0.1,
      block,
      sources: { isLetterhead: 1, isStacked: 1 },
    })
  if (!below || isSameName(below, name)) return found
  const sources = { isLetterhead: 1, isAboveStreet: 1 }
  return [...found, { ...below, score: score - 0.1, block, sources }]
}

/** `MILLER` above `JOINERY`: a name in two lines of the same larger type. */
function stackedName({ cells: [first, second, third] }: Block): PrintedName | null {
  if (!third || Math.abs(first.size - second.size) > 0.1 || first.size < 1.15 * third.size)
    return null
  if (/\d/.test(second.text) || street.test(second.text) || legalForm.test(first.text)) return null
  const name = { text: `${first.text} ${second.text}`, words: [...first.words, ...second.words] }
  return isName(name.text) && !isTitle(name.text) && !namesInvoice(name.text) ? name : null
}

/** Names with a legal form, in large letters, or at the very top. */
function prominentNames({ text, items, skipped, height, firstPage }: Scene): Claim[] {
  const sizes = text.lines
    .flatMap(({ words }) => words.map(({ size }) => size))
    .sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 10
  const found: Claim[] = []
  const add = (name: PrintedName, score: number, source: string) =>
    found.push({ ...name, score, block: null, sources: { [source]: 1 } })
  for (const line of text.lines) {
    if (items.headings.has(line.index) || items.rows.has(line.index)) continue
    const isHead = line.page === firstPage && line.top < 0.22 * height
    const isFoot = line.top > 0.82 * height
    /** Beside registration or account numbers. */
    const isListed = registersIn(line.text) > 1
    const isAddress = isListed || (registersIn(line.text) > 0 && postPlace.test(line.text))
    for (const cell of line.cells) {
      if (skipped.has(cell)) continue
      const registered = registeredName(cell)
      if (registered) add(registered, 0.6, 'isInRegister')
      for (const part of separatedWords(cell)) {
        const name = cleanPartyName(isAddress ? afterColon(part) : part)
        if (!name || !isName(name.text) || isSalutation(name.text)) continue
        const form = legalForm.exec(name.text)
        if (form && form.index > 1) {
          const own = upTo(name, form.index + form[0].length)
          const score = isListed ? 0.5 : isHead || isFoot ? 0.35 : 0.2
          add(own, score, isListed ? 'isListed' : isHead ? 'isFormAtHead' : 'isForm')
        }
        const isNamed = !isTitle(name.text) && (!namesInvoice(name.text) || form !== null)
        const isLarge = isHead && cell.size > 1.25 * usual && isNamed
        if (isLarge) add(name, 0.3, 'isLarge')
        const isFirst = line === text.lines[0] && cell === line.cells[0]
        const isTop = isFirst || line === text.lines[0] || (isHead && line.index < 3)
        if (isTop && isNamed && !isLarge && !/\d/.test(name.text)) {
          add(name, isFirst ? 0.3 : 0.15, isFirst ? 'isFirst' : 'isTop')
        }
      }
    }
  }
  return found
}

/** `Branch: Fox Ltd`: the words after a label. */
function afterColon(words: Word[]): Word[] {
  const at = words.slice(0, 3).findIndex(({ text }) => text.endsWith(':'))
  return words.slice(at + 1)
}

/** The printed domain names without top-level domains. */
function domainsOf(text: DocumentText): string[] {
  const all = text.lines.flatMap(({ text: line }) => [
    ...plainLetters(line).matchAll(
      /(?:@|www\.|https?:\/\/(?:www\.)?)([a-z0-9-]+(?:\.[a-z0-9-]+)*)\.[a-z]{2,}/g
    ),
  ])
  return all
    .map((match) => match[1].split('.').at(-1)!.replaceAll('-', ''))
    .filter(
      (domain) =>
        domain.length > 3 &&
        !/^(gmail|gmx|yahoo|hotmail|outlook|localhost|tonline|orange|web)$/.test(domain)
    )
}

function isDomainOf(domain: string, name: string): boolean {
  const letters = (value: string) => plainLetters(value).replace(/[^a-z0-9]/g, '')
  const start = letters(name.split(/\s+/)[0])
  return letters(name).includes(domain) || (start.length > 3 && domain.includes(start))
}

/** Names in several places score higher; the longest form with a legal form and its block are kept. */
function combined(claims: Claim[], each: number): Claim[] {
  const found: Claim[] = []
  for (const claim of claims.toSorted((a, b) => b.score - a.score)) {
    const known = found.find((other) => isSameName(other, claim))
    if (!known) {
      found.push({ ...claim })
      continue
    }
    const isWhole = legalForm.test(claim.text) && !legalForm.test(known.text)
    if (isWhole) Object.assign(known, { text: claim.text, words: claim.words })
    known.block ??= claim.block
    known.sources = { ...claim.sources, ...known.sources, isRepeated: 1 }
    known.score += Math.min(each, Math.max(0, claim.score) * 0.4)
  }
  return found
}

/** Assigns the numbers: those in the buyer's block or labelled as the buyer's belong to the buyer. */
function divided(
  ids: FoundId[],
  ownSeller: ChosenParty | null,
  ownBuyer: ChosenParty | null
): [FoundId | null, FoundId | null] {
  const isInside = (id: FoundId) =>
    ownBuyer !== null &&
    !isWithin(id, ownSeller?.option.block ?? null) &&
    (isInBlock(id, ownBuyer.option.block) || isNearer(id, ownBuyer, ownSeller))
  const ofBuyer = ids.filter((id) => id.isBuyers || isInside(id))
  const buyers = ofBuyer[0] ?? null
  const ofSeller = ids.filter((id) => !ofBuyer.includes(id) && id.value !== buyers?.value)
  const seller = ofSeller[0] ?? null
  const rest = new Set(ofSeller.map(({ value }) => value))
  if (!seller) return [null, buyers]
  const isSure = rest.size === 1
  const least = isSure ? seller.confidence : seller.confidence - 0.2
  /** Divided by places, the numbers are as sure as the names. */
  const isByPlace = buyers !== null && !buyers.isBuyers
  const most = isByPlace ? Math.min(ownBuyer!.probability, ownSeller?.probability ?? 0.7) : 1
  return [{ ...seller, confidence: Math.min(least, most) }, buyers]
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

function isInBlock({ words: [word] }: FoundId, block: Block | null): boolean {
  return (
    block !== null &&
    word.page === block.page &&
    word.top >= block.top - 2 &&
    word.bottom <= block.bottom + 16 &&
    word.right > block.left &&
    word.left < block.right + 60
  )
}

/** Whether a number is a few lines below the buyer's name in its column, and nearer to it than to the seller's. */
function isNearer(id: FoundId, buyer: ChosenParty, seller: ChosenParty | null): boolean {
  const distance = (party: ChosenParty | null) => {
    const [word] = id.words
    const [name] = party?.option.words ?? []
    const isBelow = name?.page === word.page && word.top > name.top - 2
    const isInColumn = isBelow && Math.abs(word.left - name.left) < 150
    return isInColumn ? word.top - name.top : Infinity
  }
  const own = distance(buyer)
  return own < 7 * buyer.option.words[0].size && own < distance(seller)
}
