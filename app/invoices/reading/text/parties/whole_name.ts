import type { Cell } from '#app/invoices/reading/pages/page_layout'
import { plainLetters, printedNameKey } from '#app/invoices/reading/printed_text'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import type { ChosenParty } from '#app/invoices/reading/text/parties/choose_parties'
import {
  endOfForm,
  isName,
  isPerson,
  isSalutation,
  isTitle,
  legalForm,
  longestName,
  namesInvoice,
} from '#app/invoices/reading/text/parties/name_texts'
import { isSite } from '#app/invoices/reading/text/parties/web_addresses'
import { isAttention, type PrintedName } from '#app/invoices/reading/text/parties/party_names'
import { street } from '#app/invoices/reading/text/parties/places'

/** A party with the whole name, if it is wrapped. */
export function withWholeName(text: DocumentText, party: ChosenParty): ChosenParty {
  const whole = wholeName(text, party.option)
  return whole ? { ...party, option: { ...party.option, ...whole } } : party
}

/**
 * `Van Rossum` above `Tuin B.V.`, if `Van Rossum Tuin B.V.` or `www.vanrossum-tuin.example` is printed elsewhere, and a name
 * above its legal form.
 */
export function wholeName(
  document: DocumentText,
  { text, words }: PrintedName
): PrintedName | null {
  const { lines } = document
  const cells = lines.flatMap((line) => line.cells)
  const own = cells.filter((cell) => cell.words.some((word) => words.includes(word)))
  const [first, last] = [own[0], own.at(-1)]
  const count = own.reduce((sum, cell) => sum + cell.words.length, 0)
  if (!first || !last || count !== words.length) return null
  const areAligned = (one: Cell, other: Cell) =>
    Math.abs(one.left - other.left) < 4 ||
    Math.abs(one.right - other.right) < 2 ||
    Math.abs(one.left + one.right - other.left - other.right) < 4
  const isAbove = (one: Cell, other: Cell) =>
    one.page === other.page &&
    areAligned(one, other) &&
    Math.abs(other.top - one.bottom) < 0.9 * other.size
  const isText = (cell: Cell) =>
    ofYear.test(cell.text) ||
    (!/[\d:(]/.test(cell.text) && (!street.test(cell.text) || owners.test(plainLetters(text))))
  /** `Leeds, Yorkshire` is not a part of a name, unless a word joins the lines. */
  const isList = (cell: Cell) => /,./.test(cell.text)
  const isForm = (name: string) =>
    name
      .replace(ofYear, '')
      .replace(legalForm, '')
      .replace(/unipessoal|unipersonal/i, '')
      .trim() === ''
  const isPrinted = (name: PrintedName) =>
    isSite(document, name.text) ||
    cells.some(
      (cell) =>
        !cell.words.includes(words[0]) &&
        ` ${printedNameKey(cell.text)} `.includes(` ${printedNameKey(name.text)} `)
    )
  /** `Office Supplies` above `Fox Ltd` in the same type, if the web address begins with it. */
  const isOfSite = (cell: Cell) =>
    isSite(document, cell.text) &&
    cell.bottom < first.bottom &&
    Math.abs(cell.size - first.size) < 0.1 * first.size
  const above = cells.find((cell) => isText(cell) && isAbove(cell, first))
  const below = cells.find((cell) => isText(cell) && isAbove(last, cell))
  const joined = [
    above && { text: `${above.text} ${text}`, words: [...above.words, ...words] },
    below && { text: `${text} ${below.text}`, words: [...words, ...below.words] },
  ]
  const withForm =
    above && ((isForm(text) && !isForm(above.text)) || isWrapped(above.text, text))
      ? joined[0]
      : below && (isForm(below.text) || isWrapped(text, below.text))
        ? joined[1]
        : undefined
  const isPart = (cell: Cell | undefined, one: PrintedName | undefined) =>
    cell &&
    one &&
    !isList(cell) &&
    isName(one.text.length > longestName ? cell.text : one.text) &&
    (isPrinted(one) || isOfSite(cell))
  const name = withForm ?? joined.find((one, at) => isPart(at ? below : above, one))
  return name ? (wholeName(document, name) ?? name) : null
}

/**
 * `Comunidad de` above `Propietarios`, `Sanitaria Fabris` above `di Marin Paolo & C. S.n.c.`; not `A division of` above
 * another company. Also `Fox Plumbing,` above `Heating & Cooling, Inc.`, and `s.c. R. Fox, M.` above `Fox`.
 */
function isWrapped(upper: string, lower: string): boolean {
  if (/^(y|e|and|und|et|en) \p{Lu}/u.test(lower) && /^\p{Lu}\p{Ll}+$/u.test(upper))
    return legalForm.test(lower)
  if (!/^\p{Lu}.*\s/u.test(upper) || isTitle(upper) || namesInvoice(upper)) return false
  if (/^(to|à|aan|an|al?|ai|alla|aos?|zu|zur|zum)\s/i.test(upper)) return false
  /** `Fox GmbH` above `für Haus und Garten`: the name is complete. */
  if (endOfForm(upper) === upper.length) return false
  const isItalian = /& C\. /.test(lower)
  if (owners.test(plainLetters(upper))) return !ofManager.test(plainLetters(lower))
  if (openEnd.test(upper)) return (isItalian || !isWhole(lower)) && !ofAnother.test(upper)
  if (/\p{Ll},$/u.test(upper)) return isEndOfList(lower) && !isInside(upper.slice(0, -1))
  if (/\ss\.c\.( .*)?\s\p{Lu}\.$/u.test(upper)) return ofPartners.test(lower)
  if (/^[„“«]/.test(lower)) return /[”“»]\s/.test(lower) && legalForm.test(lower)
  if (ofOrganization.test(lower)) return !isPerson(upper)
  return openStart.test(lower) && (isItalian || !isPerson(upper))
}

/** The year of a Canadian company before its legal form: `(1996) Ltd.` */
const ofYear = /^\((19|20)\d\d\)(?= \S)/

/** `Fox` or `Fox, J. Baker` below `Rose s.c. R.` */
const ofPartners = /^\p{Lu}\p{Ll}+(, \p{Lu}\. \p{Lu}\p{Ll}+)*$/u

/** Who manages a house for its owners. */
const ofManager = /^(c\/o|p\/o|chez|represente|par|aux bons soins)\b/

/** The owners of a house, whose name follows. */
const owners = /^syndicat des? coproprietaires$/

/** The last word of a line that the next one continues; an article only with a capital, as in `Muziekschool De`. */
const openEnd =
  /\s(de|du|des|di|del|della|dei|do|da|dos|das|of|von|van|der|den|für|voor|pour|para|per|&|and|und|et|en|y|e|De|Het|La|Le|Les|El|Los|Las|The|Spółka z ograniczoną)$/

/** The first words of a line that continues a name; `di Rossi Luca` alone is the owner. */
const openStart =
  /^(&|del|della|dei|delle|du|des|de la|do|da|dos|das|van|voor|für|of) \S|^de l['’]|^di .*& C\./

/** The last word of the name of an organization, in a line of its own. */
const ofOrganization =
  /^(Club|Society|Trust|Group|Centre|Center|School|Church|Association|Committee|Council|Foundation|College|Academy)$/

/** At least two words and the legal form: `Fox Gruppe GmbH`. */
function isWhole(name: string): boolean {
  const form = legalForm.exec(name)
  return form !== null && name.slice(0, form.index).trim().includes(' ')
}

/** `Heating & Cooling, Inc.`, not `Fox Ltd` or `Fox & Sons Ltd`. */
function isEndOfList(text: string): boolean {
  return (
    /\p{L} (&|and|und|et|e|y|en) \p{Lu}/u.test(text) &&
    !/ (Sons?|Co|Partners?|Daughters?|Söhne|Fils|Hijos|Figli|Zonen|Filhos)\b/.test(text) &&
    legalForm.test(text)
  )
}

/** `Jane Fox`, `Mr A Fox` or `Finance Department` above a company. */
function isInside(text: string): boolean {
  return isAttention(text) || isSalutation(text.split(' ', 1)[0]) || isPerson(text)
}

/** Words that name the relation to a company whose name follows. */
const ofAnother =
  /(^|[^\p{L}])(part|member|division|name|style|brand|branch|dealer|partner|agent|delivery|shipping|billing|payments?|care|executors?|art|marca|marchio|marque|enseigne|empresa|azienda|punto vendita|société|membro|socio|mitglied|marke|unternehmen|betrieb|händen|onderdeel|handelsnaam)([^\p{L}]|$)/iu
