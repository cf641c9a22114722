import type { Cell } from '#app/invoices/reading/pages/page_layout'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import { withNameAfter } from '#app/invoices/reading/printed_text'
import { ownedBy, ownedByNext } from '#app/invoices/reading/text/parties/owned_by'
import { endOfForm, isName } from '#app/invoices/reading/text/parties/name_texts'
import {
  cleanPartyName,
  separatedWords,
  upTo,
  wordsAfter,
  type PrintedName,
} from '#app/invoices/reading/text/parties/party_names'

/** `Inh. Jane Fox`, `Proprietor: Jane Fox`, at the start of a text. */
export const ownerLabel = withNameAfter(
  /^(titular|inh|inhaber(in)?|prop|proprietor|owner|titolare|eigenaar|właściciel|propriétaire)\.?\s?:?\s+/u
)

/** The persons and companies that the text names as owners: those at a label, and companies behind a brand in the head. */
export function ownersOf(text: DocumentText): PrintedName[] {
  const cells = text.lines.flatMap((line) => line.cells)
  return cells.flatMap((cell) => {
    const owner = ownerOfBrand(text, cell) ?? ownerAtLabel(cell)
    return owner ? [owner] : []
  })
}

/** `Rosterly is a product of Fox Ltd`, also with the company in the next line, if the brand is in the head. */
function ownerOfBrand(text: DocumentText, cell: Cell): PrintedName | null {
  const own = ownedBy.exec(cell.text)
  const phrase = own?.[0] ?? ownedByNext.exec(cell.text)?.[0]
  const [brand] = phrase?.split(' ', 1) ?? []
  if (!phrase || !brand || !(isInHead(text, brand) || /^(owned|operated)/i.test(brand))) return null
  const below = text.lines[cell.line.index + 1]?.cells.find(
    ({ left, page }) => page === cell.page && Math.abs(left - cell.left) < 4
  )
  const name = cleanPartyName(own ? (separatedWords(cell.words)[0] ?? []) : (below?.words ?? []))
  const end = name ? endOfForm(name.text) : 0
  return name && end && !isSister(text, brand, name) ? upTo(name, end) : null
}

/** The longest label and name are shorter; this bounds the time for long lines. */
const mostWords = 20

/** `Wheelhouse, Inh. Jane Fox, 4 Mill Lane`, or `Inhaber: Jane Fox`. */
function ownerAtLabel({ words }: Cell): PrintedName | null {
  const starts = words.flatMap((_, at) =>
    at === 0 || /[,·•|]$/.test(words[at - 1].text) ? [at] : []
  )
  for (const at of starts) {
    const rest = words.slice(at, at + mostWords)
    const label = ownerLabel.exec(rest.map((word) => word.text).join(' '))
    if (!label || /^titular/i.test(label[0])) continue
    const after = wordsAfter(rest, label)
    const comma = after.findIndex((word) => word.text.endsWith(','))
    const name = cleanPartyName(comma < 0 ? after : after.slice(0, comma + 1))
    if (name && isName(name.text) && !/\d/.test(name.text)) return name
  }
  return null
}

/** `Fox Voice, Inc.`, which provides `Fox Phone`, if `Fox Communications, Inc.` is in the head. */
function isSister({ lines }: DocumentText, brand: string, { text: name }: PrintedName): boolean {
  const isOwn = (text: string) => text.startsWith(`${brand} `) && endOfForm(text) === text.length
  const head = lines.slice(0, 8).flatMap(({ cells }) => cells)
  return name.startsWith(`${brand} `) && head.some(({ text }) => isOwn(text) && text !== name)
}

function isInHead({ lines }: DocumentText, brand: string): boolean {
  const key = brand.toLowerCase()
  return lines.slice(0, 8).some((line) => line.text.toLowerCase().includes(key))
}
