import type { Cell } from '#app/invoices/reading/pages/page_layout'
import { printedNameKey } from '#app/invoices/reading/printed_text'
import type { Features } from '#app/invoices/reading/text/choose'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import type { FoundItems } from '#app/invoices/reading/text/items/find_items'
import type { Block, Sender } from '#app/invoices/reading/text/parties/party_blocks'
import { namesAtLabels, type PartyRole } from '#app/invoices/reading/text/parties/party_labels'
import { isSameName, legalForm } from '#app/invoices/reading/text/parties/name_texts'
import { type PrintedName } from '#app/invoices/reading/text/parties/party_names'
import { postPlace } from '#app/invoices/reading/text/parties/places'

/** A candidate for the name of a party, with its score: about 1 for a label. */
export interface Claim extends PrintedName {
  score: number
  block: Block | null
  /** Where the name was found, with the score of each place. */
  sources: Features
  /** Whether it is a guest or patient, for whom another party may pay. */
  isBeneficiary?: boolean
}

/** The context of the search for parties. */
export interface Scene {
  text: DocumentText
  items: FoundItems
  blocks: Block[]
  senders: Sender[]
  /** Cells with labels, which are not names. */
  skipped: Set<Cell>
  /** Towns of addresses where a letter was written, such as `4020 Linz` if the date is `Linz, am 1. Mai 2026`. */
  datePlaces: Set<Cell>
  height: number
  firstPage: number | undefined
}

/** Beside `Name:` in a form: that of the seller comes first, unless its heading names the party. */
export function namesInForms(text: DocumentText, role: PartyRole): Claim[] {
  return namesAtLabels(text)
    .filter((name) => !name.role || name.role === role)
    .map((name, at) => {
      const isFirst: Features = { isAtNameLabel: 1, isLaterForm: at ? 1 : 0 }
      const sources = name.role ? { isLabelled: 1 } : isFirst
      return { ...name, score: name.role ? 0.9 : 0.25, block: null, sources }
    })
}

/** The score that a seller gains, and a buyer loses, in the town of the date line. */
export function datePlaceScore({ datePlaces }: Scene, { block }: Claim): number {
  return block?.cells.some((cell) => datePlaces.has(cell)) ? 0.35 : 0
}

export function datePlacesOf(text: DocumentText): Set<Cell> {
  const cells = text.lines.flatMap((line) => line.cells)
  const found = cells.flatMap((cell) => {
    const place = /^(\p{Lu}[\p{L} .-]{2,30}),\s/u.exec(cell.text)?.[1]
    const isDated = text.dates[cell.line.index].some(({ words }) => cell.words.includes(words[0]))
    const there = place && isDated ? cells.filter((own) => isPlace(own, place)) : []
    return there.length === 1 ? there : []
  })
  return new Set(found)
}

function isPlace({ text }: Cell, place: string): boolean {
  return postPlace.test(text) && ` ${printedNameKey(text)} `.includes(` ${printedNameKey(place)} `)
}

export function withSource(source: string, claims: Omit<Claim, 'sources'>[]): Claim[] {
  return claims.map((claim) => ({ ...claim, sources: { [source]: 1 } }))
}

export function cellOf({ cells }: Block, name: PrintedName): Cell {
  return cells.find(({ words }) => words.includes(name.words[0])) ?? cells[0]
}

/** Names in several places score higher; the longest form with a legal form and its block are kept. */
export function combined(claims: Claim[], each: number): Claim[] {
  const found: Claim[] = []
  for (const claim of claims.toSorted((a, b) => b.score - a.score)) {
    const known = found.find((other) => isSameName(other, claim))
    if (!known) {
      found.push({ ...claim })
      continue
    }
    const isWhole = legalForm.test(claim.text) && !legalForm.test(known.text)
    /** `FOX ANN` in a logo and `Name: FOX ANN MARIE` */
    const isLonger =
      claim.sources.isAtNameLabel &&
      printedNameKey(claim.text).startsWith(`${printedNameKey(known.text)} `)
    if (isWhole || isLonger) Object.assign(known, { text: claim.text, words: claim.words })
    known.block ??= claim.block
    known.sources = { ...claim.sources, ...known.sources, isRepeated: 1 }
    known.score += Math.min(each, Math.max(0, claim.score) * 0.4)
  }
  return found
}
