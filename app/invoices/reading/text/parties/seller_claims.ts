import { usualSize } from '#app/invoices/reading/text/choose'
import { cellWith, type Cell } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { lettersOf, plainLetters } from '#app/invoices/reading/printed_text'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import {
  hasTown,
  isRegistered,
  nameAbove,
  reachesIn,
  registersIn,
  type Block,
} from '#app/invoices/reading/text/parties/party_blocks'
import {
  combined,
  datePlaceScore,
  namesInForms,
  withSource,
  type Claim,
  type Scene,
} from '#app/invoices/reading/text/parties/party_claims'
import { ownerLabel, ownersOf } from '#app/invoices/reading/text/parties/owners'
import { labelledNames } from '#app/invoices/reading/text/parties/party_labels'
import {
  endOfForm,
  isHeading,
  isName,
  isPerson,
  isSameName,
  isTitle,
  legalForm,
  namesInvoice,
} from '#app/invoices/reading/text/parties/name_texts'
import {
  cleanPartyName,
  firstName,
  isAddressed,
  isDepartment,
  joinedNames,
  nameAboveStreet,
  registeredName,
  separatedWords,
  upTo,
  wordsAfter,
  type PrintedName,
} from '#app/invoices/reading/text/parties/party_names'
import { domainsOf, isDomainOf } from '#app/invoices/reading/text/parties/web_addresses'
import { nameOfSite } from '#app/invoices/reading/text/parties/spelled_name'
import { findVatIds } from '#app/invoices/reading/text/parties/find_vat_ids'
import { endsWithHouse, postPlace, street } from '#app/invoices/reading/text/parties/places'

/** Names at labels, in sender lines, with contact details, and prominent names. */
export function sellerClaims(scene: Scene): Claim[] {
  const { text, blocks, senders, skipped } = scene
  const domains = domainsOf(text)
  const found: Claim[] = [
    ...withSource('isLabelled', labelledNames(text, 'seller', blocks, skipped)),
    ...senders.map(({ name }) => ({ ...name, score: 0.8, block: null, sources: { isSender: 1 } })),
    ...blocks.flatMap((block) => letterhead(scene, block, domains)),
    ...prominentNames(scene),
    ...namesOfLines(scene),
    ...ownersOf(text).map((name) => ({
      ...name,
      score: 0.8,
      block: null,
      sources: { isInRegister: 1, isOwner: 1 },
    })),
    ...namesInForms(text, 'seller'),
  ]
  const reached = found.filter(({ block }) => block && reachesIn(block))
  /** The organization of a department. */
  const hasOwner = found.some(
    ({ text: name, sources }) =>
      sources.isLarge && !isDepartment(name) && domains.some((domain) => isDomainOf(domain, name))
  )
  const ofBuyer = buyerBlocks(scene)
  const ofOthers = namesOfOthers(text)
  const activities = hasOwner ? activitiesIn(text) : new Set<Word>()
  const isOther = (claim: Claim) => {
    const { text: name, sources } = claim
    if (bareDomain.test(name)) return true
    const isBuyers = ofBuyer.some(({ cells }) =>
      cells.some(({ words }) => words.includes(claim.words[0]))
    )
    if ((isBuyers || isBelowOther(claim, ofOthers)) && !sources.isLabelled) return true
    const isInside = addressee.test(name) || isDepartment(name)
    if (isDepartment(name) && hasOwner && !sources.isLabelled) return true
    if (activities.has(claim.words[0]) && !sources.isLabelled) return true
    const isOwn =
      sources.isLabelled ||
      legalForm.test(name) ||
      domains.some((domain) => lettersOf(name).includes(domain))
    return isInside && !isOwn && !reached.some((other) => isSameName(other, claim))
  }
  return combined(
    found.filter((claim) => !isOther(claim)),
    0.12
  ).map((claim) => {
    const isOwnSite = domains.some((domain) => isDomainOf(domain, claim.text))
    const isBank = bank.test(plainLetters(claim.text))
    const ofName = isOwnSite ? 0.25 : isBank ? -0.3 : 0
    const score = claim.score + ofName + datePlaceScore(scene, claim)
    const sources = { ...claim.sources, isOwnSite: isOwnSite ? 1 : 0, isBank: isBank ? 1 : 0 }
    return { ...claim, score, sources }
  })
}

/** Addresses without contact details that have the number of the buyer, as `NIP nabywcy: 1578564260`. */
function buyerBlocks({ text, blocks }: Scene): Block[] {
  const ofBuyer = findVatIds(text).flatMap(({ isBuyers, cell = [] }) => (isBuyers ? cell : []))
  return blocks.filter(
    (block) =>
      !reachesIn(block) &&
      block.cells.some(({ words }) => words.some((word) => ofBuyer.includes(word)))
  )
}

/** `Heating Oil · Diesel · Propane`: what a seller offers, in a line without an address or a company. */
function activitiesIn({ lines }: DocumentText): Set<Word> {
  const listed = lines
    .flatMap(({ cells }) => cells)
    .filter(
      ({ words, text }) =>
        separatedWords(words).length > 2 &&
        !/\d{3}|@|www/.test(text) &&
        !legalForm.test(text) &&
        !street.test(text)
    )
  return new Set(listed.flatMap(({ words }) => words))
}

/** `Mrs Jane Fox`, `Fam. Fox`: who a letter is for; `Amtsgericht München`: where a company is registered. */
const addressee =
  /^(amtsgericht|handelsregister|finanzamt|m\.|mme|mlle|monsieur|madame|mrs?|ms|herrn?|frau|fam\.|sig\.(ra)?|dhr|mevr|mevrouw|sra?\.)\.?\s/i

/** `fox-joinery.example` */
const bareDomain = /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}$/

/** Banks, which are rarely the seller. */
const bank =
  /\b(\w*bank|banco|banca|banque|\w*sparkasse|credit (agricole|mutuel|lyonnais)|caixa\w*)\b/

function letterhead(scene: Scene, block: Block, domains: string[]): Claim[] {
  const { text, skipped, height } = scene
  const top = block.cells.length > 1 && firstName(block.cells, skipped)
  const isOwn = top && legalForm.test(top.text)
  const name = isOwn ? top : (block.cells.length > 1 && nameAbove(text, block)) || top
  if (!name) return []
  const below = nameAboveStreet(block.cells, skipped)
  const isReached = reachesIn(block) > 0
  const isOutside = block.top < 0.22 * height || block.top > 0.8 * height
  const isOwnSite = domains.some((domain) => isDomainOf(domain, name.text))
  if (!isReached && !isRegistered(block) && !isOwnSite && !(hasTown(block) && isOutside)) return []
  /** `M. Dupont` above an address without contact details: who the letter is for. */
  if (!isReached && !isRegistered(block) && isAddressed(block.cells)) return []
  const score =
    0.2 +
    (isReached ? 0.2 : isRegistered(block) ? 0.15 : 0) +
    (hasTown(block) ? 0.2 : 0) +
    (isOutside ? 0.05 : -0.1) -
    (isHouse(block, name) ? 0.6 : 0) -
    (isAddressed(block.cells) ? 0.3 : 0) -
    (isHeading(name.text) ? 0.25 : 0)
  const found: Claim[] = [{ ...name, score, block, sources: { isLetterhead: 1 } }]
  const stacked = stackedName(block, skipped) ?? wrappedName(block, skipped)
  if (stacked)
    found.push({
      ...stacked,
      score: score + 0.1,
      block,
      sources: { isLetterhead: 1, isStacked: 1 },
    })
  const owner = ownerBelow(scene, block)
  if (owner) found.push({ ...owner, score: 1, block, sources: { isLabelled: 1 } })
  if (!below || isSameName(below, name)) return found
  const sources = { isLetterhead: 1, isAboveStreet: 1 }
  return [...found, { ...below, score: score - 0.1, block, sources }]
}

/** Labels of places of delivery; other parties, such as account holders and contacts, can be the seller. */
const ofDelivery =
  /^(ship(ped|ping)?|deliver(y|ed)?|consignee|liefer|livr|adresse de livraison|consegna|destina|spedi|entreg|envi|lever|aflever|bezorg|adres dostawy|dostaw|wysyl)(?!.*\bfrom\b)/

/** The first words below `Bill to` or `Ship to`: the name of another party, also with a telephone number. */
function namesOfOthers({ lines, labels }: DocumentText): Set<Word> {
  const own = labels
    .flat()
    .filter(({ name, isCertain }) => isCertain && /^(buyer|otherParty)$/.test(name))
  const cells = own.flatMap(({ name, line, from, to }) => {
    const cell = cellWith(line, line.words[from])
    /** `Ship to 30118-02`: the number of the customer. */
    const after = cell?.words.slice(cell.words.indexOf(line.words[to]) + 1) ?? []
    const isWhole =
      cell?.words[0] === line.words[from] &&
      after.every(({ text }) => /^[#(]?[\d-]+\)?$/.test(text))
    if (!isWhole || !(name === 'buyer' || ofDelivery.test(plainLetters(cell.text)))) return []
    const next = lines.slice(line.index + 1, line.index + 4).flatMap((other) => other.cells)
    return next.filter(
      ({ left, top, page }) =>
        page === line.page && Math.abs(left - cell.left) < 4 && top - cell.bottom < cell.size
    )
  })
  return new Set(cells.map(({ words }) => words[0]))
}

/** Whether a name is the first text below another party's label, or below that text in its block. */
function isBelowOther({ words: [first], block }: Claim, ofOthers: Set<Word>): boolean {
  if (ofOthers.has(first)) return true
  const cells = block?.cells ?? []
  const at = cells.findIndex(({ words }) => words.includes(first))
  return cells.slice(0, at + 1).some(({ words }) => ofOthers.has(words[0]))
}

/** `Kitzeck 14, 8442 Sankt Johann`: a village and the number of a house, before the postal code. */
function isHouse({ cells }: Block, { text, words }: PrintedName): boolean {
  const own = cells.find((cell) => cell.words.includes(words[0]))
  const isAtPlace = own !== undefined && postPlace.test(own.text.slice(text.length))
  return isAtPlace && endsWithHouse.test(text)
}

/** Whether a line above the last one ends with a legal form, as `Fox Ltd`, not `Stichting Fox`, or several have one. */
function areComplete(cells: Cell[]): boolean {
  return (
    cells.slice(0, -1).some(({ text }) => isComplete(text)) ||
    cells.filter(({ text }) => legalForm.test(text)).length > 1
  )
}

function isComplete(text: string): boolean {
  return endOfForm(text) === text.length && legalForm.exec(text)!.index > 0
}

/** Whether two cells have the same type, whose size is not exact in pictures; a trade below a person is nearly as large. */
function areOfSize(one: Cell, other: Cell): boolean {
  const isExact = [one, other].every(({ words }) => words.every(({ certainty }) => certainty === 1))
  return Math.abs(one.size - other.size) < (isExact || isPerson(one.text) ? 0.1 : 0.1 * one.size)
}

/** `MILLER` above `JOINERY`: a name in two or three lines of the same larger type. */
function stackedName({ cells }: Block, skipped: Set<Cell>): PrintedName | null {
  const [first] = cells
  const end = cells.findIndex((cell) => !areOfSize(first, cell))
  const own = cells.slice(0, end)
  if (end < 2 || end > 3 || first.size < 1.15 * cells[end].size || skipped.has(first)) return null
  const isOther = own.slice(1).some(({ text }) => /\d/.test(text) || street.test(text))
  if (isOther || areComplete(own)) return null
  const name = joinedNames(...own)
  return isName(name.text) && !isTitle(name.text) && !namesInvoice(name.text) ? name : null
}

/** `Sylvain Cazenave` below the trade name `L’Atelier`, if the name alone is printed again, as in a signature. */
function ownerBelow(
  { text, items, skipped }: Scene,
  { cells: [first, second] }: Block
): PrintedName | null {
  if (!second || legalForm.test(first.text) || skipped.has(first)) return null
  const label = ownerLabel.exec(second.text)
  if (label) {
    const [words] = separatedWords(second.words)
    const owner = cleanPartyName(wordsAfter(words, label))
    return owner && isName(owner.text) ? owner : null
  }
  if (first.size < 1.15 * second.size) return null
  const name = cleanPartyName(second.words)
  const isFullName =
    name && /^\p{Lu}[\p{L}'’-]+( (?:de |van |von )?\p{Lu}[\p{L}'’-]+){1,2}$/u.test(name.text)
  if (!isFullName || !isName(name.text) || isTitle(name.text)) return null
  /** The same block on another page is no signature. */
  const isSigned = text.lines.some(
    ({ index, cells }) =>
      !items.rows.has(index) &&
      cells.some((cell) => cell !== second && cell.text === name.text) &&
      !text.lines[index - 1]?.cells.some((cell) => cell.text === first.text)
  )
  return isSigned ? name : null
}

/** `Fox Accountants` above `and Mill` and `Ltd`: a block of nothing but a name in two or three lines of large type. */
function namesOfLines({ text, blocks, skipped, height, firstPage }: Scene): Claim[] {
  const least = 1.25 * usualSize(text)
  return blocks.flatMap(({ page, top, cells }) => {
    const [first, ...others] = cells
    const isAlone =
      page === firstPage && top < 0.22 * height && cells.length > 1 && cells.length < 4
    const isOne = others.every((cell) => areOfSize(first, cell))
    if (!isAlone || !isOne || first.size < least || skipped.has(first)) return []
    const name = joinedNames(...cells)
    const isOther =
      /[\d:@]/.test(name.text) ||
      areComplete(cells) ||
      cells.some((cell) => street.test(cell.text)) ||
      isTitle(name.text) ||
      namesInvoice(name.text)
    if (isOther || !isName(name.text)) return []
    return [{ ...name, score: 0.55, block: null, sources: { isLarge: 1, isStacked: 1 } }]
  })
}

/** `Haverkamp` above `Advies B.V.`: a name that is wrapped in a narrow column, after single words. */
function wrappedName({ cells }: Block, skipped: Set<Cell>): PrintedName | null {
  const at = cells.slice(0, 3).findIndex(({ text }) => legalForm.test(text))
  const own = cells.slice(0, at + 1)
  const isWrapped =
    at > 0 &&
    own
      .slice(0, -1)
      .every(
        ({ text, size }) => /^\p{Lu}[\p{L}-]+$/u.test(text) && Math.abs(size - own[0].size) < 0.1
      )
  const isRepeated = own
    .slice(1)
    .some(({ text }) => text.toLowerCase().startsWith(own[0].text.toLowerCase()))
  if (!isWrapped || isRepeated || skipped.has(own[0]) || own.some(({ text }) => /\d/.test(text)))
    return null
  return joinedNames(...own)
}

/** Names with a legal form, in large letters, or at the very top. */
function prominentNames({ text, items, skipped, height, firstPage }: Scene): Claim[] {
  const usual = usualSize(text)
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
      const parts = separatedWords(cell.words)
      /** `Jane Fox – 4 Mill Lane, Leeds LS2 8BD – Tel. 0113 496 0000` at the foot of the page. */
      const listed =
        isFoot && parts.length > 2 && postPlace.test(cell.text) && cleanPartyName(parts[0])
      if (listed && isName(listed.text) && !/\d/.test(listed.text)) add(listed, 0.5, 'isListed')
      const registered = registeredName(cell)
      if (registered) add(registered, 0.6, 'isInRegister')
      const wrapped = nameAboveForm(text, cell)
      if (wrapped) add(wrapped, isHead || isFoot ? 0.35 : 0.2, isHead ? 'isFormAtHead' : 'isForm')
      for (const part of parts) {
        const printed = cleanPartyName(isAddress ? afterColon(part) : part)
        const isInLargeType = isHead && cell.size > 1.25 * usual
        const name = (isInLargeType && printed && nameOfSite(text, printed)) || printed
        if (!name || !isName(name.text) || isPlace(name.text)) continue
        const form = legalForm.exec(name.text)
        if (form && form.index > 1) {
          const own = upTo(name, endOfForm(name.text))
          /** `Fox Ltd - 4 Mill Lane - Leeds LS2 8BD` */
          const isSender = postPlace.test(line.text) && parts.length > 2
          const score = isListed || isSender ? 0.5 : isHead || isFoot ? 0.35 : 0.2
          add(own, score, isListed || isSender ? 'isListed' : isHead ? 'isFormAtHead' : 'isForm')
        }
        const isNamed = !isTitle(name.text) && (!namesInvoice(name.text) || form !== null)
        const isLarge = isInLargeType && isNamed
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

/** `08-300 Sokołów` */
function isPlace(name: string): boolean {
  return /^\d/.test(name) && postPlace.test(name) && !legalForm.test(name)
}

/** `Fox & Sons` above `Ltd`, which is alone in its cell. */
function nameAboveForm({ lines }: DocumentText, cell: Cell): PrintedName | null {
  if (endOfForm(cell.text) !== cell.text.length || legalForm.exec(cell.text)?.index !== 0)
    return null
  const above = lines
    .slice(Math.max(0, cell.line.index - 2), cell.line.index)
    .flatMap(({ cells }) => cells)
    .findLast(({ left }) => Math.abs(left - cell.left) < 1)
  const isOne =
    above?.page === cell.page &&
    Math.abs(above.size - cell.size) < 0.1 &&
    cell.top - above.bottom < 0.6 * cell.size
  if (!isOne || !isName(above.text) || isTitle(above.text) || /\d/.test(above.text)) return null
  return joinedNames(above, cell)
}

/** `Branch: Fox Ltd`: the words after a label. */
function afterColon(words: Word[]): Word[] {
  const at = words.slice(0, 3).findIndex(({ text }) => text.endsWith(':'))
  return words.slice(at + 1)
}
