import { linesBelow, printed, type DocumentText } from '#app/invoices/document_text'
import type { FoundItems } from '#app/invoices/find_items'
import type { FoundLabel } from '#app/invoices/find_labels'
import { findAccounts, findVatIds, type FoundId } from '#app/invoices/find_numbers_of_parties'
import { labelsOf } from '#app/invoices/find_values'
import { emptyParty, type Party } from '#app/invoices/invoice_reading'
import { creditNoteTitles, invoiceTitles } from '#app/invoices/labels'
import { textOf, type Cell, type Line } from '#app/invoices/page_layout'
import type { Word } from '#app/invoices/page_words'
import { nameKey, plainLetters } from '#app/invoices/printed_text'
import { countryOf } from '#app/invoices/country_names'

/** Cells below one another with the same left edge: an address, a letterhead, a column of the foot. */
interface Block {
  cells: Cell[]
  left: number
  right: number
  top: number
  bottom: number
  page: number
}

interface Name {
  text: string
  words: Word[]
  score: number
  block: Block | null
}

interface Sender {
  name: Name
  line: Line
  left: number
  words: Word[]
}

/** Legal forms that end the names of companies in the seven languages. */
const legalForm =
  /(?:^|[\s,.])(gmbh(\s?&\s?co\.?\s?kg)?|mbh|ag|kg|kgaa|ohg|gbr|e\.?\s?k\.?|e\.?v\.?|eg|ug|ug \(haftungsbeschr.nkt\)|inc\.?|corp\.?|corporation|llc|l\.l\.c\.|ltd\.?|limited|plc|llp|pvt\.? ltd\.?|pty\.? ltd\.?|co\.|company|sarl|s\.a\.r\.l\.?|sas|s\.a\.s\.?|sasu|eurl|sa|s\.a\.?|sci|scop|snc|s\.n\.c\.?|srl|s\.r\.l\.?|spa|s\.p\.a\.?|sapa|s\.a\.p\.a\.?|srls|sl|s\.l\.?|s\.l\.u\.?|slu|s\.a\.u\.?|b\.?v\.?|n\.?v\.?|v\.?o\.?f\.?|bvba|sprl|sp\.?\s?z\s?o\.?\s?o\.?|s\.?k\.?a?\.?|sp\.?\s?j\.?|sp\.?\s?k\.?|a\/s|aps|ab|as|oy|oyj|kft|zrt|s\.r\.o\.?|a\.s\.|d\.o\.o\.?|stiftung|verein|verband|genossenschaft|cooperative|soc\.? coop\.?|association|university|universit.t)(?=$|[\s,.;)])/i

/** A post code with its place, as the countries write it. */
const postPlace =
  /(?:^|[\s,-])(?:(?:[A-Z]{1,3}\s?[-–]\s?)?\d{4,5}\s+\p{Lu}[\p{L}.'-]+|\d{4}\s?[A-Z]{2}\s+\p{Lu}\p{L}+|\d{2}-\d{3}\s+\p{Lu}\p{L}+|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?=$|[\s,])|\p{L}+,?\s+[A-Z]{2}\s+\d{5}(?:-\d{4})?|\p{Lu}\p{L}+[\s,-]+\d{6}(?!\d)|\d{3}\s?\d{2}\s+\p{Lu}\p{L}+)/u

const contact =
  /@|www\.|https?:|\b(tel|fon|phone|telefon|telefono|telefoon|telephone|fax|telefax|e-?mail|mobile?|mobil|iban|bic|swift|ust|vat|tva|hrb|hra|kvk|nip|regon|krs|siret|siren|rcs|p\.? ?iva|c\.?f\.?|cif|nif|btw|mwst|steuernummer|geschaftsfuhrer|gf|bank|blz|konto|web|internet)\b/
const contactWords =
  /^(tel|fon|phone|telefon|telefono|telefoon|telephone|fax|telefax|e-?mail|mobile?|mobil|iban|bic|swift|ust|vat|tva|hrb|hra|kvk|nip|regon|krs|siret|siren|rcs|p\.? ?iva|c\.?f\.?|cif|nif|btw|mwst|steuernummer|steuer-nr|geschaftsfuhrer|gf|bankverbindung|blz|konto|kontonr)\b|@|www\.|https?:|\b(tel|fon|fax|telefax)\b[.:\s]*[+(\d]/
const separators = /\s*[·•●|∙▪]\s*|\s+[-–—*]\s+/
const street =
  /(str\.|straße|strasse|weg|platz|allee|gasse|ring|damm|ufer|rue|avenue|av\.|bd|boulevard|chemin|place|via|viale|piazza|corso|calle|c\/|avda|plaza|paseo|straat|laan|plein|kade|ul\.|al\.|street|st\.|road|rd\.?|ave\.?|lane|drive|suite|box|postfach|b\.?p\.?)(?=$|[\s,.\d])/i
const salutation =
  /^(firma|herrn?|frau|an( die| den| das)?|to|the|attn:?|attention:?|att:?|company|messrs\.?|mr\.?|mrs\.?|ms\.?|m\.|mme|monsieur|madame|societe|société|spett\.?(le|abile)?|egr\.?|gent\.?|sig\.?(ra)?|dhr\.?|mevr\.?|de heer|t\.?a\.?v\.?|sr\.?|sra\.?|don|pan|pani|z\.? ?hd\.?|c\/o)[:.,]?\s*$/i
const salutationBefore =
  /^(firma|herrn?|frau|attn:?|attention:?|att:|messrs\.?|monsieur|madame|mme|spett\.?(le|abile)?\s|dhr\.?|mevr\.?|an die|an den)[:.]?\s+(?=\p{Lu})/iu

/** Seller and buyer with their numbers. */
export function findParties(
  text: DocumentText,
  items: FoundItems
): { seller: Party; buyer: Party } {
  const labelled = labelledCells(text)
  const senders = senderLines(text)
  const blocks = blocksOf(text, items, new Set(senders.flatMap(({ words }) => words)))
  const labelledBuyer = labelledNames(text, 'buyer', blocks, labelled)
  const labelledSeller = labelledNames(text, 'seller', blocks, labelled)
  const others = labelledNames(text, 'otherParty', blocks, labelled)
  const sellers = sellerNames(text, blocks, labelledSeller, senders, items, labelled)
  const buyers = buyerNames(text, blocks, labelledBuyer, senders, others, labelled)

  let seller = topName(sellers)
  let buyer = topName(buyers)
  if (seller && buyer && isSameName(seller, buyer)) {
    /** One name for both: the stronger claim stays, the other one takes its next. */
    if (seller.score >= buyer.score) {
      buyer = topName(buyers.filter((name) => !isSameName(name, seller!)))
    } else seller = topName(sellers.filter((name) => !isSameName(name, buyer!)))
  }
  const buyerBlock = buyer?.block ?? null
  const ids = findVatIds(text)
  const [sellerId, buyerId] = divided(ids, buyerBlock)
  const accounts = findAccounts(text)
  return {
    seller: partyOf(text, seller, sellerId, accounts[0] ?? null, rivalOf(sellers, seller)),
    buyer: partyOf(text, buyer, buyerId, null, rivalOf(buyers, buyer)),
  }
}

function partyOf(
  text: DocumentText,
  name: Name | null,
  id: FoundId | null,
  iban: FoundId | null,
  rival: number
): Party {
  const party = emptyParty()
  if (name) {
    const doubt = rival > 0.85 * name.score ? 0.25 : rival > 0.65 * name.score ? 0.12 : 0
    const confidence = Math.min(0.95, 0.45 + 0.42 * Math.min(1.2, name.score)) - doubt
    party.name = printed(text, name.text, name.words, confidence)
    const address = name.block && addressOf(name.block, name)
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

function blocksOf(text: DocumentText, { headings, rows }: FoundItems, senders: Set<Word>): Block[] {
  const blocks: Block[] = []
  for (const line of text.lines) {
    if (headings.has(line.index) || rows.has(line.index)) continue
    for (const cell of line.cells) {
      if (senders.has(cell.words[0])) continue
      const block = blocks.slice(-30).findLast((other) => continues(other, cell))
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
  return blocks
}

function continues(block: Block, cell: Cell): boolean {
  const last = block.cells.at(-1)!
  if (block.page !== cell.page || last.line === cell.line) return false
  const gap = cell.top - last.bottom
  const isAligned =
    Math.abs(last.left - cell.left) < 4 ||
    (Math.abs(last.right - cell.right) < 2 && cell.left > 250) ||
    Math.abs((last.left + last.right - cell.left - cell.right) / 2) < 2
  return isAligned && gap > -0.5 * cell.size && gap < 1.25 * Math.max(cell.size, last.size)
}

/** A sender in one small line above the address, as `Firma · Straße 1 · 12345 Ort`. */
function senderLines(text: DocumentText): Sender[] {
  const height = text.layout.pages[0]?.height ?? 0
  return text.lines.flatMap((line) => {
    if (line.page !== text.lines[0].page || line.top > 0.4 * height) return []
    return joinedCells(line).flatMap((words) => {
      const whole = textOf(words)
      const isListed = separators.test(whole)
      if (!postPlace.test(whole)) return []
      const parts = isListed ? whole.split(separators) : whole.split(/\s*,\s+/)
      if (parts.length < (isListed ? 2 : 3) || whole.length > 140) return []
      const first = parts[0].trim()
      if (!isName(first) || street.test(first) || /\d{4}/.test(first) || isLabelText(first))
        return []
      const own = words.slice(0, Math.max(1, first.split(' ').length))
      const name = { text: first, words: own, score: 0.8, block: null }
      return [{ name, line, left: words[0].left, words }]
    })
  })
}

/** Cells with nothing but a separating sign between them, as one. */
function joinedCells(line: Line): Word[][] {
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

/** Names beside or below a label that says whose they are. */
function labelledNames(
  text: DocumentText,
  role: 'seller' | 'buyer' | 'otherParty',
  blocks: Block[],
  labelled: Set<Cell>
): Name[] {
  return labelsOf(text, role).flatMap((label) => {
    const { line } = label
    const cell = cellWith(line, label.from)
    if (!cell || !label.isLeading || !standsAlone(label, cell)) return []
    const rest = cell.words.slice(cell.words.indexOf(line.words[label.to]) + 1)
    const own = cleanName(rest)
    const strength = label.tokens > 1 || /:$/.test(line.words[label.to].text) ? 1 : 0.9
    if (own && isName(own.text) && /^[^\p{Ll}]/u.test(own.text)) {
      const block = blocks.find(({ cells }) => cells.includes(cell)) ?? null
      return [{ ...own, score: strength, block: after(block, cell, true) }]
    }
    const named = namedBelow(text, cell)
    if (named) return [{ ...named, score: strength, block: null }]
    const beside = line.cells[line.cells.indexOf(cell) + 1]
    const below = blockBelow(blocks, cell)
    const found = below && firstName(below.cells, labelled)
    if (found) return [{ ...found, score: strength, block: below }]
    const isLabel =
      beside &&
      text.labels[line.index].some(
        (other) => cellWith(line, other.from) === beside && other.isCertain
      )
    const name = beside && !isLabel && cleanName(beside.words)
    if (name && isName(name.text)) {
      const block = blocks.find(({ cells }) => cells.includes(beside)) ?? null
      return [{ ...name, score: strength * 0.9, block: after(block, beside, true) }]
    }
    return []
  })
}

const nameLabel =
  /^(name|firma|firmenname|unternehmen|company|company name|nom|raison sociale|societe|nome|ragione sociale|denominazione|nombre|razon social|empresa|naam|bedrijf|bedrijfsnaam|nazwa|nazwa firmy)$/

/** In a form that has a line for each part: what stands beside `Name:` under the heading. */
function namedBelow(text: DocumentText, heading: Cell): Pick<Name, 'text' | 'words'> | null {
  for (const line of linesBelow(text, heading.line, 4, 9)) {
    const at = line.cells.findIndex(({ left }) => Math.abs(left - heading.left) < 12)
    const cell = line.cells[at]
    if (!cell) continue
    const count = cell.words.findIndex((_, index) =>
      nameLabel.test(nameKey(textOf(cell.words.slice(0, index + 1))))
    )
    if (count === -1) continue
    const rest = cell.words.slice(count + 1)
    const isLabelled = /:$/.test(cell.words[count].text) || !rest.length
    const name = isLabelled && cleanName(rest.length ? rest : (line.cells[at + 1]?.words ?? []))
    return name && isName(name.text) ? name : null
  }
  return null
}

/** Short words as `to` are labels only with a colon, or alone in their cell. */
function standsAlone(label: FoundLabel, cell: Cell): boolean {
  const last = label.line.words[label.to]
  if (/:$/.test(last.text)) return true
  /** `von`, `to`: too short to be one without its colon. */
  if (label.tokens === 1 && last.text.length < 5) return false
  if (cell.words.at(-1) === last) return true
  const next = label.line.words[label.to + 1]?.text ?? ''
  return /^[:/]/.test(next) || (label.tokens > 1 && cell.words[0] === label.line.words[label.from])
}

function blockBelow(blocks: Block[], label: Cell): Block | null {
  const own = blocks.find(({ cells }) => cells.includes(label))
  const rest = own && after(own, label, false)
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
  return near.sort((a, b) => a.top - b.top)[0] ?? null
}

/** What of a block stands below a cell, or from it on. */
function after(block: Block | null, cell: Cell, isIncluded: boolean): Block | null {
  if (!block) return null
  const at = block.cells.indexOf(cell)
  const cells = block.cells.slice(isIncluded ? at : at + 1)
  return cells.length ? { ...block, cells, top: cells[0].top } : null
}

function buyerNames(
  text: DocumentText,
  blocks: Block[],
  labelled: Name[],
  senders: Sender[],
  others: Name[],
  skipped: Set<Cell>
): Name[] {
  const found = [...labelled]
  const height = text.layout.pages[0]?.height ?? 0
  for (const block of blocks) {
    if (block.page !== text.lines[0].page || block.top > 0.48 * height) continue
    const name = firstName(block.cells, skipped)
    if (!name || block.cells.length < 2) continue
    const hasPlace = block.cells.some((cell) => postPlace.test(cell.text))
    const below = senders.some(
      ({ line, left }) =>
        block.top >= line.top &&
        block.top - line.bottom < 60 &&
        Math.abs(block.left - left) < 50 &&
        block.cells[0].line !== line
    )
    if (!hasPlace && !below) continue
    const contacts = block.cells.filter((cell) => contact.test(plainLetters(cell.text))).length
    let score = 0.3 + (hasPlace ? 0.2 : 0) + (below ? 0.35 : 0) - 0.3 * contacts
    if (senders.some((sender) => isSameName(sender.name, name))) score -= 0.4
    if (others.some((other) => isSameName(other, name))) score -= 0.1
    if (block.top < 0.08 * height) score -= 0.15
    found.push({ ...name, score, block })
  }
  return combined(found, 0.15)
}

function sellerNames(
  text: DocumentText,
  blocks: Block[],
  labelled: Name[],
  senders: Sender[],
  items: FoundItems,
  skipped: Set<Cell>
): Name[] {
  const pages = text.layout.pages
  const height = pages[0]?.height ?? 0
  const first = text.lines[0]?.page
  const sizes = text.lines
    .flatMap(({ words }) => words.map(({ size }) => size))
    .sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 10
  const domains = domainsOf(text)
  const found: Name[] = [...labelled, ...senders.map(({ name }) => name)]
  for (const block of blocks) {
    const name = firstName(block.cells, skipped)
    if (!name || block.cells.length < 2) continue
    const contacts = block.cells.filter((cell) => contact.test(plainLetters(cell.text))).length
    const hasPlace = block.cells.some((cell) => postPlace.test(cell.text))
    const isOutside = block.top < 0.22 * height || block.top > 0.8 * height
    if (!contacts && !(hasPlace && isOutside)) continue
    const score = 0.2 + (contacts ? 0.2 : 0) + (hasPlace ? 0.2 : 0) + (isOutside ? 0.05 : -0.1)
    found.push({ ...name, score, block })
  }
  for (const line of text.lines) {
    if (items.headings.has(line.index) || items.rows.has(line.index)) continue
    const isHead = line.page === first && line.top < 0.22 * height
    const isFoot = line.top > 0.82 * height
    for (const cell of line.cells) {
      for (const part of partsOf(cell)) {
        const name = cleanName(part)
        if (!name || !isName(name.text)) continue
        const form = legalForm.exec(name.text)
        if (form && form.index > 1) {
          const own = upTo(name, form.index + form[0].length)
          found.push({ ...own, score: isHead || isFoot ? 0.35 : 0.2, block: null })
        }
        const isLarge = isHead && cell.size > 1.25 * usual && !isTitle(name.text)
        if (isLarge) found.push({ ...name, score: 0.3, block: null })
        const isTop = line === text.lines[0] || (isHead && line.index < 3)
        if (isTop && !isTitle(name.text) && !isLarge && !/\d/.test(name.text)) {
          found.push({ ...name, score: 0.15, block: null })
        }
      }
    }
  }
  const letters = (value: string) => plainLetters(value).replace(/[^a-z0-9]/g, '')
  const names = combined(found, 0.12).map((name) => {
    const own = letters(name.text)
    const start = letters(name.text.split(/\s+/)[0])
    const fits = domains.some(
      (domain) => own.includes(domain) || (start.length > 3 && domain.includes(start))
    )
    return fits ? { ...name, score: name.score + 0.25 } : name
  })
  return names
}

/** The names of sites and mail servers that are printed, without their endings. */
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

/** The same name in several places counts more; the place with its block is kept. */
function combined(names: Name[], each: number): Name[] {
  const byKey = new Map<string, Name>()
  for (const name of names) {
    const key = nameKey(name.text)
    const known = byKey.get(key)
    if (!known) byKey.set(key, { ...name })
    else {
      const [high, low] = name.score > known.score ? [name, known] : [known, name]
      const score = high.score + Math.min(each, Math.max(0, low.score) * 0.4)
      byKey.set(key, { ...high, block: high.block ?? low.block, score })
    }
  }
  return [...byKey.values()]
}

function topName(names: Name[]): Name | null {
  const top = names.toSorted((a, b) => b.score - a.score)[0]
  return top && top.score >= 0.3 ? top : null
}

function rivalOf(names: Name[], own: Name | null): number {
  const others = names.filter((name) => own && !isSameName(name, own))
  return Math.max(0, ...others.map(({ score }) => score))
}

function isSameName(a: { text: string }, b: { text: string }): boolean {
  const [one, other] = [nameKey(a.text), nameKey(b.text)]
  return one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `)
}

/** The first cell of an address that is a name. */
function firstName(cells: Cell[], labelled: Set<Cell>): Pick<Name, 'text' | 'words'> | null {
  for (const cell of cells.slice(0, 7)) {
    if (labelled.has(cell) || /\S\s?:\s/.test(cell.text)) continue
    if (salutation.test(cell.text) || isLabelText(cell.text) || /^\(.*\)$/.test(cell.text)) continue
    const name = cleanName(partsOf(cell)[0] ?? [])
    if (!name || !isName(name.text)) {
      if (/^\d+$/.test(cell.text)) continue
      return null
    }
    if (street.test(name.text) && /\d/.test(name.text)) return null
    if (postPlace.test(name.text) && !legalForm.test(name.text)) return null
    if (contactWords.test(plainLetters(name.text))) return null
    return companyBelow(cells[cells.indexOf(cell) + 1], name) ?? name
  }
  return null
}

/** A person above the company that the invoice is for. */
function companyBelow(next: Cell | undefined, person: Pick<Name, 'text' | 'words'>) {
  if (!next || legalForm.test(person.text) || person.text.split(' ').length > 3) return null
  const name = cleanName(partsOf(next)[0] ?? [])
  const isCompany = name && isName(name.text) && /\s/.test(name.text) && legalForm.test(name.text)
  return isCompany && !street.test(name.text) && !postPlace.test(name.text) ? name : null
}

/** The words of a cell between separating signs. */
function partsOf(cell: Cell): Word[][] {
  const parts: Word[][] = [[]]
  for (const word of cell.words) {
    if (/^[·•●|∙▪–—-]$/.test(word.text)) parts.push([])
    else parts.at(-1)!.push(word)
  }
  return parts.filter((part) => part.length)
}

function cleanName(words: Word[]): Pick<Name, 'text' | 'words'> | null {
  let own = [...words]
  while (own.length && /^[:#*.,;-]+$/.test(own[0].text)) own = own.slice(1)
  if (!own.length) return null
  let text = textOf(own)
  const before = salutationBefore.exec(text)
  if (before) {
    own = own.slice(before[0].trim().split(/\s+/).length)
    text = textOf(own)
  }
  const comma = text.search(/,\s/)
  if (comma > 2 && !legalForm.test(text.slice(comma + 1, comma + 14))) {
    text = text.slice(0, comma)
    own = own.slice(0, text.split(' ').length)
  }
  return { text: text.replace(/[\s,;:]+$/, ''), words: own }
}

function upTo(name: Pick<Name, 'text' | 'words'>, length: number) {
  const text = name.text.slice(0, length).replace(/[\s,;]+$/, '')
  return { text, words: name.words.slice(0, text.split(' ').length) }
}

function isName(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < 2 || text.length > 70 || text.split(' ').length > 9) return false
  if (/[@€$£]|www\.|https?:/.test(text) || /\d{5,}/.test(text)) return false
  if (/^\(.*\)$/.test(text) || isSentence(text) || /\s?:\s|^\p{Ll}{1,4}$/u.test(text)) return false
  return letters > 0.5 * text.replace(/\s/g, '').length && /^[\p{Lu}\d"'„“«(\p{Ll}]/u.test(text)
}

/** More words in small letters than a name has. */
function isSentence(text: string): boolean {
  const words = text.split(' ').filter((word) => /^\p{L}{2}/u.test(word))
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  return words.length >= 4 && small > 0.5 * words.length
}

function isTitle(text: string): boolean {
  const key = nameKey(text)
  return (
    [...invoiceTitles, ...creditNoteTitles].some(
      (title) =>
        key === nameKey(title) ||
        key.startsWith(`${nameKey(title)} `) ||
        key.endsWith(` ${nameKey(title)}`)
    ) || /^(seite|page|pagina|strona|datum|date|original|kopie|copy|duplicate|entwurf)\b/.test(key)
  )
}

function isLabelText(text: string): boolean {
  return /:$/.test(text.trim()) || isTitle(text)
}

/** Cells that begin with the label of a number, a date or an amount: no names. */
function labelledCells(text: DocumentText): Set<Cell> {
  const roles = new Set(['seller', 'buyer', 'otherParty'])
  const found = text.labels.flat().filter((label) => {
    if (roles.has(label.name)) return false
    const cell = cellWith(label.line, label.from)
    const isWhole = cell?.words.at(-1) === label.line.words[label.to]
    const isFirst = cell?.words[0] === label.line.words[label.from]
    return isFirst && (isWhole || (label.isCertain && label.tokens > 1))
  })
  return new Set(found.map((label) => cellWith(label.line, label.from)!))
}

function cellWith(line: Line, word: number): Cell | undefined {
  const own = line.words[word]
  return line.cells.find(({ words }) => words.includes(own))
}

/** Street, further lines and place of a block, without its name and what else stands there. */
function addressOf(block: Block, name: Name): { text: string; words: Word[] } | null {
  const from = block.cells.findIndex((cell) => cell.words.some((word) => name.words.includes(word)))
  const lines: Cell[] = []
  for (const cell of block.cells.slice(from + 1, from + 6)) {
    if (contact.test(plainLetters(cell.text)) || isLabelText(cell.text)) break
    lines.push(cell)
    if (postPlace.test(cell.text)) break
  }
  if (!lines.some((cell) => postPlace.test(cell.text))) return null
  return {
    text: lines.map((cell) => cell.text.replace(/,$/, '')).join(', '),
    words: lines.flatMap(({ words }) => words),
  }
}

function countryIn(block: Block): { code: string; words: Word[] } | null {
  for (const cell of block.cells) {
    const code = countryOf(cell.text)
    if (code) return { code, words: cell.words }
  }
  return null
}

/** Whose numbers they are: those in the buyer's block or labelled as the client's are the buyer's. */
function divided(ids: FoundId[], block: Block | null): [FoundId | null, FoundId | null] {
  const isInside = ({ words: [word] }: FoundId) =>
    block !== null &&
    word.page === block.page &&
    word.top >= block.top - 2 &&
    word.bottom <= block.bottom + 16 &&
    word.right > block.left &&
    word.left < block.right + 60
  const ofBuyer = ids.filter((id) => id.isBuyers || isInside(id))
  const buyers = ofBuyer[0] ?? null
  const ofSeller = ids.filter((id) => !ofBuyer.includes(id) && id.value !== buyers?.value)
  const seller = ofSeller[0] ?? null
  const rest = new Set(ofSeller.map(({ value }) => value))
  if (!seller) return [null, buyers]
  const isSure = rest.size === 1
  return [{ ...seller, confidence: isSure ? seller.confidence : seller.confidence - 0.2 }, buyers]
}
