import { textOf, type Line } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { plainLetters, printedNameKey } from '#app/invoices/reading/printed_text'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import { isDetail, joinedCells } from '#app/invoices/reading/text/parties/party_blocks'
import type { Claim } from '#app/invoices/reading/text/parties/party_claims'
import { americanPlace } from '#app/invoices/reading/text/parties/country_names'
import { isLabelText } from '#app/invoices/reading/text/parties/name_texts'
import {
  isAttention,
  separatedWords,
  type PrintedName,
} from '#app/invoices/reading/text/parties/party_names'
import { postPlace, street } from '#app/invoices/reading/text/parties/places'

/** The printed address of a party: the street, further lines and the place after its name, wherever the name is printed. */
export function addressOf(text: DocumentText, party: Claim): PrintedName | null {
  const block = party.block?.cells.map(({ words }) => words) ?? []
  for (const rows of [block, ...rowsAtName(text, party)]) {
    const found = addressAfter(partsOf(rows), party)
    if (found) return found
  }
  /** The name is above the block. */
  return addressIn(partsOf(block))
}

/** The registered office, or the only address in the head, of a seller whose name is printed elsewhere; `others` are the words of the buyer. */
export function addressApart({ lines, layout }: DocumentText, others: Word[]): PrintedName | null {
  for (const { words } of lines.flatMap((line) => line.cells)) {
    const end = endOfOffice(words)
    const found = end && addressIn(partsOf([words.slice(end)]))
    if (found) return found
  }
  const head = lines.filter(
    ({ page, top }) => page === lines[0].page && top < headShare * (layout.pages[0]?.height ?? 0)
  )
  const cells = head.flatMap((line) => line.cells)
  const places = cells.filter(
    ({ text, words }) => postPlace.test(text) && !words.some((word) => others.includes(word))
  )
  const [place] = places
  if (places.length !== 1) return null
  /** `4 Mill Lane` above it, at the same left or right edge. */
  const above = cells.findLast(
    (cell) =>
      cell.bottom < place.bottom &&
      place.top - cell.bottom < place.size &&
      (Math.abs(cell.left - place.left) < 2 || Math.abs(cell.right - place.right) < 2)
  )
  const hasStreet = /\d.*,/.test(place.text) && !postPlace.test(place.text.split(',')[0])
  const rows =
    hasStreet || !above || !/\d/.test(above.text) ? [place.words] : [above.words, place.words]
  return addressIn(partsOf(rows))
}

/** The part of a page that has the address of a letterhead. */
const headShare = 0.22

/** The number of words up to the end of `Registered office:`; 0 without it. */
function endOfOffice(words: Word[]): number {
  const at = words.findIndex((_, index) =>
    office.test(plainLetters(textOf(words.slice(index, index + 2))))
  )
  return at === -1 ? 0 : at + 2
}

const office =
  /^(registered office|siege social|sede legale|sede social|domicilio social|maatschappelijke zetel)\b/

/** For each line with the name: the rest of the line, and what is directly below. */
function rowsAtName(text: DocumentText, party: Claim): Word[][][] {
  const key = printedNameKey(party.text)
  return text.lines.flatMap((line) =>
    joinedCells(line)
      .filter((words) => ` ${printedNameKey(textOf(words))} `.includes(` ${key} `))
      .map((words) => [words, ...rowsBelow(text.lines, line, words)])
  )
}

function rowsBelow(lines: Line[], { page, index }: Line, words: Word[]): Word[][] {
  const found: Word[][] = []
  let [last] = words
  let [left, right] = [words[0].left, words.at(-1)!.right]
  for (const line of lines.slice(index + 1, index + 6)) {
    const cell = line.cells.find((own) => own.left < right && own.right > left)
    if (line.page !== page) break
    /** A line of another column. */
    if (!cell) continue
    if (cell.top - last.bottom > 2.5 * cell.size) break
    found.push(cell.words)
    ;[last] = cell.words
    ;[left, right] = [cell.left, cell.right]
  }
  return found
}

/** The rows, divided at separators: `4 Mill Lane · Leeds LS2 8BD`. */
function partsOf(rows: Word[][]): PrintedName[] {
  return rows
    .flatMap((words) => separatedWords(words))
    .map((words) => ({ text: textOf(words), words }))
}

function addressAfter(parts: PrintedName[], party: Claim): PrintedName | null {
  const key = printedNameKey(party.text)
  const isName = ({ text, words }: PrintedName) =>
    words.includes(party.words[0]) || printedNameKey(text).startsWith(key)
  const at = parts.findLastIndex(isName)
  return at === -1 ? null : addressIn([afterName(parts[at], party), ...parts.slice(at + 1, at + 8)])
}

/** The first address: street, further lines and place. */
function addressIn(following: PrintedName[]): PrintedName | null {
  const found: PrintedName[] = []
  const parts = withPlaceOfForm(following)
  for (const [index, part] of parts.entries()) {
    const own = withoutLabel(part)
    if (isRegister(own.text)) continue
    const end = endOfPlace(own.text, parts[index + 1]?.text ?? '')
    if (end !== null) {
      return joined([...startingAtStreet(found, own.text.slice(0, end)), upToEnd(own, end)])
    }
    if (!own.text || isOther(own.text)) continue
    found.push(own)
  }
  return null
}

/** `Comune: Modena Provincia: MO` above `Cap: 41123 Nazione: IT`, in the form that Italy prints of electronic invoices, is `41123 Modena`. */
function withPlaceOfForm(parts: PrintedName[]): PrintedName[] {
  const at = parts.findIndex(({ text }) => /^comune:\s\p{L}/iu.test(text))
  const code = parts[at + 1]
  if (at === -1 || !/^cap:\s\d{5}\b/i.test(code?.text ?? '')) return parts
  const [, ...town] = parts[at].words
  const end = town.findIndex(({ text }) => /^provincia:$/i.test(text))
  const words = [code.words[1], ...town.slice(0, end === -1 ? town.length : end)]
  const isOfTax = ({ text }: PrintedName) => /^regime fiscale:/i.test(text)
  return [
    ...parts.slice(0, at).filter((part) => !isOfTax(part)),
    { text: textOf(words), words },
    ...parts.slice(at + 2),
  ]
}

/** The rest of a part that starts with the name. */
function afterName({ words }: PrintedName, party: Claim): PrintedName {
  const rest = words.slice(words.findLastIndex((word) => party.words.includes(word)) + 1)
  const count = party.words.length
  const own = rest.length < words.length ? rest : words.slice(count)
  return { text: textOf(own), words: own }
}

/** `Domicilio: C/ Alcalá 48`, `Registered in England. Registered office: 4 Mill Lane`: the part after the label. */
function withoutLabel({ text, words }: PrintedName): PrintedName {
  const label = words.slice(0, 3).findIndex(({ text: word }) => /^\p{L}.*:$/u.test(word)) + 1
  const at = endOfOffice(words) || label
  if (!at || at === words.length) return { text, words }
  return { text: textOf(words.slice(at)), words: words.slice(at) }
}

const allPlaces = new RegExp(postPlace.source, 'gu')

/** The end of the postal code and place in a text, or null; `1100 Riverfront Plaza` above `Dayton, OH 45402` is a street. */
function endOfPlace(text: string, next: string): number | null {
  const last = americanPlace.exec(text)
  if (last) return last.index + last[0].length
  const isHouse = (index: number) => index === 0 && (street.test(text) || americanPlace.test(next))
  const match = [...text.matchAll(allPlaces)].find(({ index }) => !isHouse(index))
  if (!match) return null
  /** `4319 Tel 031 555 0163`: the code is after the place. */
  const end = match.index + match[0].replace(/\s(tel|phone|fax)$/i, '').length
  const [rest] = /^[^,;(]*(?:,\s[A-Z]{2}$|\([A-Z]{2}\))?/.exec(text.slice(end))!
  const [word] = /^\S*/.exec(rest)!
  const phone = telephone.exec(rest)?.index ?? rest.length
  return end + (isDetail(plainLetters(rest.slice(0, phone))) ? word.length : phone)
}

/** `Tel 031 555 0163`, `0491 570 156` after a place */
const telephone = /\s+(?:(?:tel|phone|ph|t)\.?:?\s*)?(?:\+|0)\d[\d\s()/-]{6,}$/i

/** `HRB 5127 Amtsgericht Würzburg`, `FN 214873 m`, `EURL au capital de 5 000 €`: what the register says of a company. */
function isRegister(text: string): boolean {
  return /^hr[ab]\b|^fn \d{4,6} ?[a-z]\b|\b(au capital (social )?de|capitale sociale|capital social)\b/.test(
    plainLetters(text)
  )
}

/** Contact details, numbers of registers, and names of persons and departments. */
function isOther(text: string): boolean {
  const plain = plainLetters(text)
  const isReach = isDetail(plain) && !street.test(text)
  const isTradeName = /^(t\/a|trading as|d\/b\/a)\s/.test(plain)
  return (
    isReach ||
    isTradeName ||
    isLabelText(text) ||
    isAttention(text) ||
    /\d{6}|(?:\d ?){9}/.test(text)
  )
}

/** Without lines above the street, such as a trade; a building without a number is kept. */
function startingAtStreet(parts: PrintedName[], place: string): PrintedName[] {
  const isNumbered = ({ text }: PrintedName) => /\d/.test(text)
  const isStreetFirst = /^\d.*,/.test(place) && (postPlace.exec(place)?.index ?? 0) > 0
  /** `ZA La Tuilerie, 38350 La Mure` */
  const beforePlace = place.slice(0, (postPlace.exec(place)?.index ?? 0) + 1)
  const isStreetNamed = beforePlace.includes(',') && street.test(beforePlace)
  const hasOwn = isStreetFirst || isStreetNamed || /^[^\d].*\d.*,/.test(place)
  const first = hasOwn ? parts.length : parts.findIndex(isNumbered)
  if (first === -1) return parts.slice(-2)
  const above = parts[first - 1]?.text ?? ''
  const from = street.test(above) || building.test(plainLetters(above)) ? first - 1 : first
  return parts.slice(from)
}

/** The name of a building, in plain letters. */
const building =
  /^(chalet|residence|immeuble|batiment|villa|palazzo|edificio|residencia|domaine|haus|huis|gebouw)\s|\s(house|cottage|lodge|tower|hall|manor|farmhouse|building)$/

function upToEnd({ text, words }: PrintedName, end: number): PrintedName {
  /** Without the full stop of a sentence. */
  const own = text
    .slice(0, end)
    .trim()
    .replace(/(?<=\s\d?[\dA-Z]{2,4})\.$/, '')
  return { text: own, words: words.slice(0, own.split(' ').length) }
}

function joined(parts: PrintedName[]): PrintedName {
  return {
    text: parts.map(({ text }) => text.replace(/[\s,]+$/, '')).join(', '),
    words: parts.flatMap(({ words }) => words),
  }
}
