import type { DocumentText } from '#app/invoices/reading/text/document_text'
import { countryOf } from '#app/invoices/reading/text/parties/country_names'
import type { FoundItems } from '#app/invoices/reading/text/items/find_items'
import { ownedBy } from '#app/invoices/reading/text/parties/owned_by'
import {
  isLabelText,
  endOfForm,
  isName,
  isSalutation,
  isTitle,
  legalForm,
} from '#app/invoices/reading/text/parties/name_texts'
import {
  cleanPartyName,
  isStreet,
  type PrintedName,
} from '#app/invoices/reading/text/parties/party_names'
import { postPlace, street } from '#app/invoices/reading/text/parties/places'
import { textOf, usualGap, type Cell, type Line } from '#app/invoices/reading/pages/page_layout'
import { plainLetters } from '#app/invoices/reading/printed_text'
import type { Word } from '#app/invoices/reading/pages/page_words'

/** Left-aligned cells below one another: an address, a letterhead, a footer column. */
export interface Block {
  cells: Cell[]
  left: number
  right: number
  top: number
  bottom: number
  page: number
}

/** The sender in a small line above the recipient's address. */
export interface Sender {
  name: PrintedName
  line: Line
  left: number
  words: Word[]
}

/** Contact and payment details, which sellers print of themselves and rarely of buyers. */
const reach =
  /@|www\.|https?:|\b(tel|fon|phone|telefon|telefono|telefoon|telephone|telef|telf|tfno|tlf|fax|telefax|e-?mail|mobile?|mobil|gsm|iban|bic|swift|bank|blz|konto|web|internet|geschaftsfuhrer|gf)\b/
const telephone = /^\(?(\+|0)[\d\s()./-]{8,}/
/** Registration numbers, which both parties can have. */
const registered =
  /\b(ust|vat|tva|hrb|hra|kvk|nip|regon|krs|siret|siren|rcs|p\.? ?iva|c\.?f\.?|c\.?i\.?f|n\.?i\.?f|btw|mwst|steuernummer)\b/
/** `Hyderabad - 500055` is one part. */
const separators = /\s*[·•●|∙▪]\s*|\s+[-–—*]\s+(?!\d{5,6}$)/

export function blocksOf(
  text: DocumentText,
  { headings, rows }: FoundItems,
  senders: Set<Word>
): Block[] {
  const blocks: Block[] = []
  const tables = tableLines(text)
  const table = edgesOf([...rows].map((index) => text.lines[index]))
  const widest = widestGap(text.lines)
  for (const line of text.lines) {
    if (headings.has(line.index) || tables.has(line.index)) continue
    for (const cell of line.cells) {
      if (senders.has(cell.words[0])) continue
      if (rows.has(line.index) && cell.right > table.left && cell.left < table.right) continue
      const block = blocks.slice(-30).findLast((other) => continues(other, cell, widest))
      if (block) {
        block.cells.push(cell)
        block.right = Math.max(block.right, cell.right)
        block.bottom = cell.bottom
      } else {
        const { left, right, top, bottom, page } = cell
        blocks.push({ cells: [cell], left, right, top, bottom, page })
      }
    }
  }
  return blocks.flatMap(separated)
}

/** Two addresses, one below the other: the second one starts with the name below the place of the first. */
function separated(block: Block): Block[] {
  const { cells } = block
  const place = cells.findIndex(({ text }) => postPlace.test(text))
  const next = cells.findIndex(
    (cell, at) => at > place && startsAddress(cells, at) && isPlain(cell)
  )
  if (place === -1 || next === -1) return [block]
  return [cells.slice(0, next), cells.slice(next)].flatMap((own) => separated(blockOf(own)))
}

/** Whether an address with a street and a place starts at a cell. */
function startsAddress(cells: Cell[], from: number): boolean {
  const place = cells.findIndex(({ text }, at) => at > from && postPlace.test(text))
  /** `4 Mill Lane, Leeds LS2 8BD` in one line. */
  const isLine =
    place === from + 1 && street.test(cells[place].text) && /\d/.test(cells[place].text)
  return isLine || (place > from + 1 && place < from + 5 && isStreet(cells, place - 1))
}

/** A name, not a detail of the address above. */
function isPlain({ words, text }: Cell): boolean {
  const name = cleanPartyName(words)
  return (
    !isDetail(plainLetters(text)) &&
    !/\d{4}/.test(text) &&
    name !== null &&
    isName(name.text) &&
    !isLabelText(text)
  )
}

function blockOf(cells: Cell[]): Block {
  return {
    cells,
    left: Math.min(...cells.map(({ left }) => left)),
    right: Math.max(...cells.map(({ right }) => right)),
    top: cells[0].top,
    bottom: cells.at(-1)!.bottom,
    page: cells[0].page,
  }
}

/** The edges of the rows of a table: of its first and last column. A margin with an address is beside it. */
function edgesOf(rows: Line[]): { left: number; right: number } {
  const [first, ...others] = rows
  const columns = first && others.length ? first.cells : []
  const inAll = (side: 'left' | 'right') =>
    columns
      .map((cell) => cell[side])
      .filter((edge) =>
        others.every(({ cells }) => cells.some((cell) => Math.abs(cell[side] - edge) < 4))
      )
  return { left: inAll('left')[0] ?? -Infinity, right: inAll('right').at(-1) ?? Infinity }
}

/** Heading lines of numbers and dates with their lines of values, which are not addresses. */
function tableLines(text: DocumentText): Set<number> {
  const found = new Set<number>()
  for (const line of text.lines) {
    /** `Invoice # 4711` has its value beside it. */
    const names = text.labels[line.index].filter(
      ({ name, isCertain, to }) =>
        isCertain &&
        (/Date$|Number$/.test(name) || name === 'purchaseOrder') &&
        line.cells.some(
          ({ words }, at) =>
            words.at(-1) === line.words[to] &&
            !/^(?=\D*\d)[\w/.-]+$/.test(line.cells[at + 1]?.text ?? '')
        )
    )
    const isTable = line.cells.length >= 3 && new Set(names.map(({ from }) => from)).size >= 2
    if (!isTable || text.dates[line.index].length) continue
    found.add(line.index)
    const next = text.lines[line.index + 1]
    if (next?.page === line.page && next.cells.length >= 3) found.add(next.index)
  }
  return found
}

/** The widest gap between lines of a block, relative to the type size; wider where all lines are far apart. */
function widestGap(lines: Line[]): number {
  return Math.max(1.25, Math.min(2.5, 1.2 * usualGap(lines)))
}

function continues(block: Block, cell: Cell, widest: number): boolean {
  const last = block.cells.at(-1)!
  if (block.page !== cell.page || last.line === cell.line) return false
  const gap = cell.top - last.bottom
  const isAligned =
    Math.abs(last.left - cell.left) < 4 ||
    (Math.abs(last.right - cell.right) < 2.4 && cell.left > 250) ||
    Math.abs((last.left + last.right - cell.left - cell.right) / 2) < 2
  /** German letters have an empty line above the place. */
  const isStreetAbove = /\d/.test(last.text) || street.test(last.text)
  const isPlace = block.cells.length > 1 && isStreetAbove && postPlace.test(cell.text)
  const most = isPlace ? 2.6 : widest
  return isAligned && gap > -0.5 * cell.size && gap < most * Math.max(cell.size, last.size)
}

/** The part of a block after a cell, or from it on. */
export function partFrom(block: Block | null, cell: Cell, isIncluded: boolean): Block | null {
  if (!block) return null
  const at = block.cells.indexOf(cell)
  const cells = block.cells.slice(isIncluded ? at : at + 1)
  return cells.length ? { ...block, cells, top: cells[0].top } : null
}

/** The block under a label: the rest of its own, else the nearest one below. */
export function blockBelow(blocks: Block[], label: Cell): Block | null {
  const own = blocks.find(({ cells }) => cells.includes(label))
  const rest = own && partFrom(own, label, false)
  if (rest?.cells.length) return rest
  const near = blocks.filter(
    (block) =>
      block.page === label.page &&
      block.top >= label.bottom - 2 &&
      block.top - label.bottom < 3 * label.size &&
      block.left < label.right + 10 &&
      block.right > label.left - 10 &&
      Math.abs(block.left - label.left) < 60
  )
  return near.sort((a, b) => a.top - b.top)[0] ?? blockInColumn(blocks, label)
}

/** The nearest block below a heading that is centred over its column, beside other headings. */
function blockInColumn(blocks: Block[], label: Cell): Block | null {
  const others = label.line.cells.filter((cell) => cell !== label)
  const distance = (block: Block, cell: Cell) =>
    Math.abs(block.left + block.right - cell.left - cell.right) / 2
  const below = blocks.filter(
    (block) =>
      block.page === label.page &&
      block.top >= label.bottom - 2 &&
      block.top - label.bottom < 2 * label.size &&
      hasTown(block) &&
      distance(block, label) < 120 &&
      others.every((cell) => distance(block, cell) > distance(block, label))
  )
  return others.length && below.length === 1 ? below[0] : null
}

export function hasTown(block: Block): boolean {
  return block.cells.some((cell) => postPlace.test(cell.text))
}

/** An address without a known postal code format; some places have none. */
export function hasStreet({ cells }: Block): boolean {
  return (
    cells.length > 2 &&
    cells.some(
      (cell, at) => at > 0 && ((street.test(cell.text) && isShort(cell)) || isStreet(cells, at))
    )
  )
}

/** `- Carried out road test (see report)` is not a street. */
function isShort({ text, words }: Cell): boolean {
  return words.length < 8 && !/^[-–•*]/.test(text)
}

/** The number of lines with contact or payment details in a block. */
export function reachesIn(block: Block): number {
  return block.cells.filter(
    (cell) => reach.test(plainLetters(cell.text)) || telephone.test(cell.text)
  ).length
}

/** Whether a text in plain letters is a contact or payment detail or has a registration number. */
export function isDetail(plain: string): boolean {
  return reach.test(plain) || registered.test(plain)
}

/** The number of registration and account numbers in a line. */
export function registersIn(line: string): number {
  const named = plainLetters(line).match(new RegExp(`${registered.source}|\\biban\\b`, 'g'))
  return new Set(named).size
}

export function isRegistered(block: Block): boolean {
  return block.cells.some((cell) => registered.test(plainLetters(cell.text)))
}

/** `Abs.: Fox GmbH, Hauptstr. 1, 10115 Berlin` */
const ofSender =
  /^(abs(ender)?|afz(ender)?|exp(éditeur)?|mitt(ente)?|remitente|remetente|nadawca)\.?\s?:\s+/i

/** Senders in a small line above the address, such as `Firma · Straße 1 · 12345 Ort`. */
export function senderLines(text: DocumentText, { rows }: FoundItems): Sender[] {
  const height = text.layout.pages[0]?.height ?? 0
  return text.lines.flatMap((line) => {
    if (line.page !== text.lines[0].page || line.top > 0.4 * height) return []
    if (rows.has(line.index) || isBelowBuyer(text, line) || isReturned(text, line)) return []
    return joinedCells(line).flatMap((words) => {
      const whole = textOf(words)
      const isListed = separators.test(whole)
      if (!postPlace.test(whole)) return []
      const end = endOfForm(whole)
      /** `Fox GmbH Mühlweg 5 l 10243 Berlin` below nothing but a title: a company and its street without a mark between them. */
      const isRun =
        !isListed &&
        end > 0 &&
        /^\s\p{L}[^,;]*\s\d/u.test(whole.slice(end)) &&
        text.lines.slice(0, line.index).every((above) => isTitle(above.text))
      const others = isListed ? whole.split(separators) : whole.split(/\s*,\s+/)
      const parts = isRun ? [whole.slice(0, end), whole.slice(end)] : others
      if (parts.length < (isListed || isRun ? 2 : 3) || whole.length > 140) return []
      const isAddress = parts.some(
        (part) => /\d/.test(part) && !postPlace.test(part) && !/^\d{5,6}$/.test(part)
      )
      const isCompany = legalForm.test(parts[0])
      if (!isCompany && (isBelowName(text, line) || (!isListed && !isAddress))) return []
      /** `Yogastudio Lindenhof · Lindenstr. 9`: a house is not a street if a street with a number follows. */
      const hasStreetLater = parts.slice(1).some((part) => street.test(part) && /\d/.test(part))
      const owned = parts[0].trim().replace(ownedBy, '')
      const first = owned.replace(ofSender, '').replace(/^(di|by|t\/a)\s(?=\p{Lu})/u, '')
      if (
        !isName(first) ||
        isSalutation(first) ||
        (street.test(first) && (!hasStreetLater || /\d/.test(first))) ||
        /\d{4}/.test(first) ||
        isLabelText(first)
      )
        return []
      /** `Gran Vía, 28 · 26002 Logroño`, `Unit 9, Mill Lane`: a street or a house and its number. */
      if (/,\s*\d|^[\p{L} .'’-]+\s\d+\p{L}?$/u.test(first)) return []
      const at = words.findIndex((word) => first.startsWith(word.text))
      const own = words.slice(Math.max(0, at), Math.max(0, at) + first.split(' ').length)
      return [{ name: { text: first, words: own }, line, left: words[0].left, words }]
    })
  })
}

/** `If undelivered, return to` above: the address of a mailing company. */
function isReturned({ lines }: DocumentText, { index }: Line): boolean {
  const above = plainLetters(lines[index - 1]?.text ?? '')
  return /\b(undelivered|undeliverable|mancato recapito|unzustellbar|non distribution|niet bestelbaar)/.test(
    above
  )
}

/** Whether the label of the buyer or of another party, such as an address for deliveries, is in the line or directly above it. */
function isBelowBuyer({ labels, lines }: DocumentText, { index, words }: Line): boolean {
  return [index - 1, index].some((at) =>
    labels[at]?.some(
      ({ name, isCertain, from, to }) =>
        /^(buyer|otherParty)$/.test(name) &&
        (isCertain || /:$/.test(lines[at].words[to].text)) &&
        Math.abs(lines[at].words[from].left - words[0].left) < 12
    )
  )
}

/** Whether it is directly below a name in larger type, and therefore an address, not a name. */
function isBelowName(text: DocumentText, line: Line): boolean {
  const [first] = line.cells
  const middle = (first.left + line.cells.at(-1)!.right) / 2
  return text.lines
    .slice(Math.max(0, line.index - 3), line.index)
    .flatMap(({ cells }) => cells)
    .some((above) => {
      const isAligned =
        Math.abs(above.left - first.left) < 4 ||
        Math.abs((above.left + above.right) / 2 - middle) < 4
      const isNear = above.page === first.page && first.top - above.bottom < 3.5 * first.size
      const isLarge = above.size > 1.15 * first.size || legalForm.test(above.text)
      return isAligned && isNear && isLarge && isName(above.text) && !isLabelText(above.text)
    })
}

/** The name in larger type above a letterhead: directly above with a legal form, or above its street. */
export function nameAbove(text: DocumentText, block: Block): PrintedName | null {
  const [first] = block.cells
  const startsWithStreet = isStreet(block.cells, 0)
  const above = text.lines
    .slice(Math.max(0, first.line.index - 4), first.line.index)
    .flatMap(({ cells }) => cells)
    .findLast(
      ({ left, right, size }) =>
        left < block.right && right > block.left && (!startsWithStreet || size > 1.15 * first.size)
    )
  if (!above || above.page !== block.page) return null
  const isNear = first.top - above.bottom < (startsWithStreet ? 4 : 1.6) * above.size
  const isLarge = above.size > 1.15 * first.size
  const name = cleanPartyName(above.words)
  if (!isNear || !name || !isName(name.text) || isLabelText(name.text)) return null
  if (!isLarge || (!startsWithStreet && !legalForm.test(name.text))) return null
  return withWordsAbove(text.lines, above, name)
}

/** `Nuria` and `Casals` above `Ferrer`: a name with one word a line, in the same type. */
function withWordsAbove(lines: Line[], cell: Cell, { text, words }: PrintedName): PrintedName {
  const isWord = (own: string) => /^\p{Lu}[\p{L}'’-]+$/u.test(own) && !isLabelText(own)
  const above = lines[cell.line.index - 1]?.cells.find(
    ({ left, size, bottom, page }) =>
      page === cell.page &&
      Math.abs(left - cell.left) < 1 &&
      Math.abs(size - cell.size) < 0.1 &&
      cell.top - bottom < 0.6 * size
  )
  if (!above || !isWord(cell.text) || !isWord(above.text)) return { text, words }
  const name = { text: `${above.text} ${text}`, words: [...above.words, ...words] }
  return withWordsAbove(lines, above, name)
}

/** Joins cells that only a separator divides. */
export function joinedCells(line: Line): Word[][] {
  const parts: Word[][] = []
  let isOpen = false
  for (const { words } of line.cells) {
    const isSign = /^[·•●|∙▪–-]$/.test(textOf(words))
    if (parts.length && (isOpen || isSign)) parts.at(-1)!.push(...words)
    else parts.push([...words])
    isOpen = isSign || /[·•●|∙▪]$/.test(textOf(words))
  }
  return parts
}

export function countryIn(block: Block): { code: string; words: Word[] } | null {
  for (const cell of block.cells) {
    const code = countryOf(cell.text)
    if (code) return { code, words: cell.words }
  }
  return null
}
