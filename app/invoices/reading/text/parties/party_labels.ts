import { linesBelow, type DocumentText } from '#app/invoices/reading/text/document_text'
import type { FoundLabel } from '#app/invoices/reading/text/labels/find_labels'
import { labelsNamed } from '#app/invoices/reading/text/labels/label_zones'
import {
  blockBelow,
  hasStreet,
  hasTown,
  partFrom,
  type Block,
} from '#app/invoices/reading/text/parties/party_blocks'
import {
  isGeneric,
  isName,
  isTitle,
  legalForm,
} from '#app/invoices/reading/text/parties/name_texts'
import {
  cleanPartyName,
  firstName,
  separatedWords,
  type PrintedName,
} from '#app/invoices/reading/text/parties/party_names'
import { postPlace, street } from '#app/invoices/reading/text/parties/places'
import { cellWith, textOf, type Cell, type Line } from '#app/invoices/reading/pages/page_layout'
import { inAllLanguages } from '#app/invoices/reading/phrases'
import { isMonth } from '#app/invoices/reading/text/printed_dates'
import { plainLetters, printedNameKey, tokensOf } from '#app/invoices/reading/printed_text'

export interface LabelledName extends PrintedName {
  /** 1 for an unambiguous label. */
  score: number
  block: Block | null
  /** Whether it is a guest or patient, for whom another party may pay. */
  isBeneficiary: boolean
}

export type PartyRole = 'seller' | 'buyer' | 'otherParty'

/** Names beside or below a label of a party. */
export function labelledNames(
  text: DocumentText,
  role: PartyRole,
  blocks: Block[],
  labelled: Set<Cell>
): LabelledName[] {
  return labelsNamed(text, role).flatMap((label) => {
    const name = nameAt(text, label, role, blocks, labelled)
    const word = plainLetters(label.line.words[label.from].text)
    const isBeneficiary = role === 'buyer' && (beneficiary.test(word) || isGuest(label))
    return name ? [{ ...name, isBeneficiary }] : []
  })
}

/** `Guest`, `Patient`, `Participant(s)` */
const beneficiary =
  /^(alun[oa]|participant|teilnehm|kursteilnehm|stagiaire|partecipant|corsist|cursist|deelnem|uczestni|kursant|formando|learner|attendee|delegate|passenger|passag|traveller|voyageur|viagg|viajer|reiziger|reisender|pasaz|guest|patient|gast|huesped|hospede|ospite|gosc|pa[cz]i?ent|pupil|student|schuler|eleve|alumn|leerling|uczen|alliev)/

/** `Room 12`, `Arrivée : 19/06/2026`: what is printed of a guest. */
const ofStay =
  /^(room|zimmer|chambre|kamer|habitacion|camera|quarto|pokoj|arriv|anreise|llegada|aankomst|chegada)/

/** `Client : Jane Fox ‖ Chambre : 312`: a guest. */
function isGuest({ line }: FoundLabel): boolean {
  return line.cells.some(({ text }) => ofStay.test(plainLetters(text)))
}

/** `Re: Unit 4 – Landlord: Fox Ltd`: the subject of a letter. */
const subject =
  /^(re|betr|betreff|betrifft|objet|oggetto|asunto|assunto|onderwerp|betreft|dotyczy)\.?\s?:/

function nameAt(
  text: DocumentText,
  label: FoundLabel,
  role: PartyRole,
  blocks: Block[],
  labelled: Set<Cell>
): Omit<LabelledName, 'isBeneficiary'> | null {
  const { line } = label
  const cell = cellWith(line, line.words[label.from])
  if (!cell || !label.isLeading || subject.test(plainLetters(cell.text))) return null
  if (isOfItems(text, line)) return null
  if (!isAlone(label, cell) && !isAboveAddress(label, cell, blocks)) return null
  if (role === 'buyer' && (isBesideAccount(text, cell) || isOfPayment(text, label))) return null
  const rest = cell.words.slice(cell.words.indexOf(line.words[label.to]) + 1)
  const whole = cleanPartyName(rest)
  /** `Supplier: Fox Ltd - reg. no. 123456789` */
  const isWhole = role !== 'seller' || (whole && isName(whole.text))
  const own = isWhole ? whole : cleanPartyName(separatedWords(rest)[0] ?? [])
  /** `Invoice for April 2026` */
  if (own && isMonth(own.text)) return null
  /** `Invoice for medical services`: a sentence. */
  const isSentence = !/:$/.test(line.words[label.to].text) && /^\p{Ll}{3}/u.test(textOf(rest))
  if (isSentence && !rest.every(({ text: word }) => isNumberSign(word) || /\d/.test(word)))
    return null
  const strength = label.tokens > 1 || /:$/.test(line.words[label.to].text) ? 1 : 0.9
  /** `Company / Name` */
  const isLabelOnly = own && nameLabels.has(printedNameKey(own.text))
  if (own && !isLabelOnly && isName(own.text) && /^[^\p{Ll}]/u.test(own.text)) {
    const block = blocks.find(({ cells }) => cells.includes(cell)) ?? null
    return { ...own, score: strength, block: partFrom(block, cell, true) }
  }
  const named = namedBelow(text, cell) ?? inRowBelow(text, cell) ?? wrappedBeside(text, cell)
  if (named) return { ...named, score: strength, block: null }
  const beside = line.cells[line.cells.indexOf(cell) + 1]
  const isLabel =
    beside &&
    text.labels[line.index].some(
      (other) =>
        cellWith(line, line.words[other.from]) === beside && other.isCertain && other.isLeading
    )
  /** `Customer C-16372 ‖ Room ‖ Orangery`: the label has its value. */
  const isFilled = rest.length === 1 && /\d/.test(rest[0].text)
  const isBeside =
    beside && !isFilled && !isLabel && !/\S:$/.test(beside.text) && !isHeadingRow(text, line)
  const name = isBeside && cleanPartyName(beside.words)
  const nameBeside = name && isName(name.text) && !isTitle(name.text) ? name : null
  const below = blockBelow(blocks, cell)
  /** The labels of a form are not an address. */
  const isFormOfLabels =
    nameBeside &&
    below &&
    (isGeneric(below.cells.find((other) => other !== cell)?.text ?? '') ||
      (!hasTown(below) && !hasStreet(below))) &&
    !areHeadings(text, cell, beside, labelled)
  const found = below && !isFormOfLabels && firstName(below.cells, labelled)
  const ofName = below?.cells.find(({ words }) => found && words.includes(found.words[0]))
  if (found && !hasValueBeside(ofName, beside)) return { ...found, score: strength, block: below }
  if (beside && nameBeside) {
    const block = blocks.find(({ cells }) => cells.includes(beside)) ?? null
    return { ...nameBeside, score: strength * 0.9, block: partFrom(block, beside, true) }
  }
  const inLine = addressBelow(text, cell)
  if (inLine) return { ...inLine, score: strength * 0.95, block: null }
  return null
}

/** `To: Fox Ltd` on a slip for the payment, or at the foot: the payee. */
function isOfPayment({ layout, lines }: DocumentText, { line, tokens, from }: FoundLabel): boolean {
  if (tokens > 1 || line.words[from].text.length > 3) return false
  const above = lines.slice(Math.max(0, line.index - 2), line.index)
  const isSlip = above.some(({ text }) => /\b(payment (advice|slip)|remittance)\b/i.test(text))
  return isSlip || line.top > 0.55 * (layout.pages[0]?.height ?? Infinity)
}

/** `Bill to ‖ Payment terms` above `Jane Fox ‖ 30 days`: two headings, each with its value below. */
function areHeadings(text: DocumentText, label: Cell, beside: Cell, labelled: Set<Cell>): boolean {
  const [below] = linesBelow(text, label.line, 1)
  const under = (cell: Cell) => below?.cells.find(({ left }) => Math.abs(left - cell.left) < 3)
  const value = under(label)
  return Boolean(value && under(beside) && !labelled.has(value) && /\S\s\S/.test(value.text))
}

/** `In the name of Jane Fox` below an account, `Account name` or `Empfänger` above one: the account holder, usually the seller. */
function isBesideAccount({ labels, lines }: DocumentText, { line, left, text }: Cell): boolean {
  const isAligned = (other: { left: number }) => Math.abs(other.left - left) < 12
  const isOfAccount =
    /^(account|konto|compte|cuenta|conto|rekening|empf[aä]|titular\b|intestato a\b)/i.test(text)
  return [-1, 0, ...(isOfAccount ? [1, 2, 3] : [])].some((by) => {
    const at = line.index + by
    const isLabelled = labels[at]?.some(
      (other) => other.name === 'iban' && isAligned(other.line.words[other.from])
    )
    const isNamed = lines[at]?.cells.some(
      (cell) => isAligned(cell) && ofAccount.test(plainLetters(cell.text))
    )
    return (by < 2 && isLabelled) || isNamed
  })
}

const ofAccount =
  /\b(iban|bic|swift|routing|sort code|bsb|ifsc|[a-z]{2}\d{2}[a-z]?\d{10,})\b|^bank(\b|verbindung)/

/** `Debtor ‖ 7551` above `Return slip ‖ R806`, or above a telephone number: the text below is a label with a value beside it. */
function hasValueBeside(below: Cell | undefined, beside: Cell | undefined): boolean {
  if (!below || !beside) return false
  const { cells } = below.line
  const next = cells[cells.indexOf(below) + 1]
  return (
    next !== undefined &&
    (/^\W*[\w-]*\d[\w-]*$/.test(beside.text) || /^\+?\d[\d ()/.-]{6,}$/.test(next.text)) &&
    (Math.abs(next.left - beside.left) < 3 || Math.abs(next.right - beside.right) < 3)
  )
}

/** A name and its address on one line below a label. */
function addressBelow(text: DocumentText, { line, left }: Cell): PrintedName | null {
  const [below] = linesBelow(text, line, 1)
  const cell = below?.cells.find((own) => Math.abs(own.left - left) < 12)
  const name =
    cell && /,\s/.test(cell.text) && postPlace.test(cell.text) ? cleanPartyName(cell.words) : null
  return name && isName(name.text) && name.text !== cell?.text ? name : null
}

/** `Date ‖ Customer ‖ Agent` above a line with a value for each of them. */
function isHeadingRow(text: DocumentText, line: Line): boolean {
  const [below] = linesBelow(text, line, 1)
  const isFull = below && below.cells.length >= line.cells.length
  return line.cells.length > 2 && !/\d/.test(line.text) && isFull && /\d/.test(below.text)
}

/** `Date ‖ Consignee ‖ Pallets ‖ Price ‖ Amount`: the headings of lines. */
function isOfItems({ columns }: DocumentText, { index, cells, text }: Line): boolean {
  return (
    cells.length > 3 &&
    !/\d/.test(text) &&
    (columns[index].some(({ name }) => name === 'unitPrice') ||
      ['description', 'grossAmount'].every((own) =>
        columns[index].some(({ name }) => name === own)
      ))
  )
}

/** The name below a label in a row of headings. */
function inRowBelow(text: DocumentText, heading: Cell): PrintedName | null {
  if (!isHeadingRow(text, heading.line)) return null
  const [below] = linesBelow(text, heading.line, 1)
  const cell = below.cells.find(({ left }) => Math.abs(left - heading.left) < 12)
  const name = cell && !/\d/.test(cell.text) ? cleanPartyName(cell.words) : null
  return name && name.words.length > 1 && isName(name.text) ? name : null
}

const nameLabels = new Set(inAllLanguages((own) => own.nameLabels))

/** `Société`, `Company`: labels of the name of a company, which another label may precede with that of a person. */
const companyLabel =
  /^(company|business|organi[sz]ation|firma|firmenname|unternehmen|societe|entreprise|raison sociale|ragione sociale|azienda|empresa|razon social|razao social|bedrijf(snaam)?)\b/

/** In a form with a line for each part: the text beside `Name:` under the heading; that beside `Company:`, if both are there. */
function namedBelow(text: DocumentText, heading: Cell): PrintedName | null {
  for (const line of linesBelow(text, heading.line, 4, 9)) {
    const cell = line.cells.find((own) => isUnder(text, heading, own))
    if (!cell) continue
    const name = nameIn(text, line, line.cells.indexOf(cell))
    if (name !== undefined) return companyBelow(text, cell)?.name ?? name
  }
  return null
}

/** How far the middle of a heading may be from that of the page, as a share of its width. */
const mostOffCentre = 0.05

/** At the same left edge, or below a heading in the middle of the page. */
function isUnder({ layout }: DocumentText, heading: Cell, cell: Cell): boolean {
  const width = layout.pages.find(({ number }) => number === heading.page)?.width ?? 0
  const isCentred = Math.abs((heading.left + heading.right - width) / 2) < mostOffCentre * width
  const areAlone = [heading, cell].every(({ line }) => line.cells.length === 1)
  return (
    Math.abs(cell.left - heading.left) < 12 || (isCentred && areAlone && cell.left < heading.left)
  )
}

/** A name in two lines beside a label that is level with the middle of both. */
function wrappedBeside({ lines, labels }: DocumentText, label: Cell): PrintedName | null {
  const { index, cells } = label.line
  const [above, below] = [lines[index - 1], lines[index + 1]]
  const next = cells[cells.indexOf(label) + 1]?.left ?? Infinity
  const first = above?.cells.find(({ left }) => left > label.right && left < next)
  const second = below?.cells.find(({ left }) => first && Math.abs(left - first.left) < 3)
  /** `Ship to`, slightly higher than `Bill to` beside it. */
  const isLabel = labels[above?.index ?? -1]?.some(
    ({ name, line, from }) => isRole(name) && line.words[from] === first?.words[0]
  )
  const isOne =
    first &&
    second &&
    !isLabel &&
    first.page === second.page &&
    second.top - first.bottom < 0.6 * Math.max(first.size, second.size) &&
    first.bottom > label.top &&
    second.top < label.bottom
  const text = second?.text ?? ''
  const isAddress = street.test(text) && /\d/.test(text) && !legalForm.test(text)
  const name = isOne && !isAddress && cleanPartyName([...first.words, ...second.words])
  return name && isName(name.text) ? name : null
}

/**
 * The names beside `Name:` on all lines, or beside `Company:` below it, and the party that the heading above names:
 * `Customer details`.
 */
export function namesAtLabels(text: DocumentText): (PrintedName & { role: PartyRole | null })[] {
  const companies = new Set<Cell>()
  return text.lines.flatMap((line) =>
    line.cells.flatMap((cell, at) => {
      const name = nameIn(text, line, at)
      if (!name || isOfBank(text, cell) || companies.has(cell)) return []
      const company = companyBelow(text, cell)
      if (company) companies.add(company.cell)
      return [{ ...(company?.name ?? name), role: roleAbove(text, cell) }]
    })
  )
}

/** The most lines from the name of a person to that of the company. */
const mostToCompany = 3

/** The company of a person in a form: `Company: Fox Ltd` below `Name: Jane Fox`, before another name. */
function companyBelow(
  text: DocumentText,
  { line, left }: Cell
): { name: PrintedName; cell: Cell } | null {
  for (const below of linesBelow(text, line, mostToCompany)) {
    const at = below.cells.findIndex((cell) => Math.abs(cell.left - left) < 12)
    const name = at === -1 ? undefined : nameIn(text, below, at)
    if (name === undefined) continue
    const cell = below.cells[at]
    return name && companyLabel.test(plainLetters(cell.text)) ? { name, cell } : null
  }
  return null
}

/** `Name: Fox` directly below `Bank details`. */
function isOfBank({ lines }: DocumentText, { line, left, page }: Cell): boolean {
  const above = lines[line.index - 1]
  return (
    above?.page === page &&
    above.cells.some(
      (cell) =>
        Math.abs(cell.left - left) < 12 &&
        /^(bank|bankverbindung|bank(ing)? (account|details)|(coordonnees|datos|dados|dati) banc(aires|arios|ari))\b/.test(
          plainLetters(cell.text)
        )
    )
  )
}

function roleAbove({ labels, lines }: DocumentText, cell: Cell): PartyRole | null {
  const above = lines[cell.line.index - 1]
  if (above?.page !== cell.page || cell.top - above.bottom > 2 * cell.size) return null
  const heading = above.cells.find(
    ({ left, words }) => Math.abs(left - cell.left) < 12 && words.length < 5
  )
  /** `de` in `Datos de Cliente` is too short to name a party. */
  const names = labels[above.index].flatMap(({ name, from }) =>
    heading?.words.includes(above.words[from]) && above.words[from].text.length > 3 ? [name] : []
  )
  return names.find(isRole) ?? null
}

function isRole(name: string): name is PartyRole {
  return /^(seller|buyer|otherParty)$/.test(name)
}

/** The text beside `Name:` in a cell of a line or in the next one; undefined without such a label, null for no name. */
function nameIn(text: DocumentText, line: Line, at: number): PrintedName | null | undefined {
  const { words } = line.cells[at]
  const count = words
    .slice(0, 7)
    .findLastIndex((_, index) => nameLabels.has(printedNameKey(textOf(words.slice(0, index + 1)))))
  if (count === -1) return undefined
  const isApart = words[count + 1]?.text === ':'
  const rest = words.slice(count + (isApart ? 2 : 1))
  const isLabelled = isApart || /:$/.test(words[count].text) || !rest.length
  if (!isLabelled) return null
  const wrapped = rest.length ? null : wrappedBeside(text, line.cells[at])
  const name = wrapped ?? cleanPartyName(rest.length ? rest : (line.cells[at + 1]?.words ?? []))
  return name && isName(name.text) ? name : null
}

/** `De`, `An`: a short word alone in its cell above an address. */
function isAboveAddress({ line, from, to }: FoundLabel, cell: Cell, blocks: Block[]): boolean {
  if (from !== to || cell.words.length > 1 || cell.words[0] !== line.words[from]) return false
  const below = blockBelow(blocks, cell)
  return below !== null && hasTown(below) && Math.abs(below.left - cell.left) < 4
}

/** Short words such as `to` are labels only with a colon, or alone in their cell. */
function isAlone(label: FoundLabel, cell: Cell): boolean {
  const last = label.line.words[label.to]
  if (/:$/.test(last.text)) return true
  /** `von`, `to`: too short to be labels without a colon. */
  if (label.tokens === 1 && last.text.length < 5) return false
  if (cell.words.at(-1) === last) return true
  const rest = cell.words.slice(cell.words.indexOf(last) + 1)
  /** `Landlord (principal)` */
  if (/^\([^)]*\)$/.test(textOf(rest))) return true
  /** `Cliente 00721`: a number is beside the label, the name below it. */
  if (
    rest.every(
      ({ text: word }) =>
        /^\W*(\(?[A-Z]{1,3}-?)?\d[\w./-]*\)?$|^\W+$/.test(word) || isNumberSign(word)
    )
  ) {
    return true
  }
  const next = rest[0]?.text ?? ''
  return /^[:/]/.test(next) || (label.tokens > 1 && cell.words[0] === label.line.words[label.from])
}

function isNumberSign(word: string): boolean {
  return /^(no|nr|num|id)$/.test(tokensOf(word).join(''))
}

/** Cells that start with the label of a number, a date or an amount, or end with `DATE`, are not names. */
export function labelledCells(text: DocumentText): Set<Cell> {
  const found = text.labels.flat().filter((label) => {
    if (isRole(label.name)) return false
    const cell = cellWith(label.line, label.line.words[label.from])
    const isWhole = cell?.words.at(-1) === label.line.words[label.to]
    const isFirst = cell?.words[0] === label.line.words[label.from]
    /** `EVENT DATE` */
    const isEnd =
      isWhole &&
      /Date$/.test(label.name) &&
      cell.words.length < 4 &&
      /^\P{Ll}+ DAT(E|UM)$/u.test(cell.text)
    return isEnd || (isFirst && (isWhole || (label.isCertain && label.tokens > 1)))
  })
  return new Set(found.map((label) => cellWith(label.line, label.line.words[label.from])!))
}

/** `(OWNER / CUSTOMER)` after `RECEIVED FROM` */
const asideOfRole =
  /^\(((owner|payer|customer|client|tenant|guest|buyer|recipient|or|and|\/)\s?)+\)$/i

/** Cells whose words, except an aside in brackets, are all labels of parties or of their names, such as `Banca d'appoggio cliente`. */
export function roleCells(text: DocumentText): Set<Cell> {
  const cells = text.lines.flatMap((line) => line.cells)
  return new Set(
    cells.filter((cell) => {
      const { line, words } = cell
      const own = text.labels[line.index].filter(({ name }) => isRole(name))
      const bracket = words.findIndex(({ text: word }) => word.startsWith('('))
      const isAside = bracket > 0 && asideOfRole.test(textOf(words.slice(bracket)))
      const areLabels = (isAside ? words.slice(0, bracket) : words).every((word) => {
        const at = line.words.indexOf(word)
        return own.some(({ from, to }) => from <= at && to >= at)
      })
      return areLabels || nameLabels.has(printedNameKey(cell.text))
    })
  )
}
