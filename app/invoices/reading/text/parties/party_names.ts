import { textOf, type Cell } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { inAllLanguages } from '#app/invoices/reading/phrases'
import {
  endOfForm,
  isAddressHeading,
  isGeneric,
  isLabelText,
  isName,
  isPerson,
  isSalutation,
  legalForm,
} from '#app/invoices/reading/text/parties/name_texts'
import { endsWithHouse, postPlace, street } from '#app/invoices/reading/text/parties/places'
import { ownedBy } from '#app/invoices/reading/text/parties/owned_by'
import type { OcrLanguage } from '#app/invoices/reading/pages/ocr_language'
import { plainLetters, tokensOf, withNameAfter } from '#app/invoices/reading/printed_text'

/** A name with its place. */
export interface PrintedName {
  text: string
  words: Word[]
}

/** `Hello Jane Fox,` ends with a comma; a company may be called `Hello Fox Ltd`. */
const salutationBefore = withNameAfter(
  /^((hello|dear|bonjour)(?=.*,$)|mrs?|ms|miss|mlle|mademoiselle|eheleute|familie|firma(?!\s\p{L}+(?:owa|lana|jna|cza)\b)|herrn?|frau|attn:?|attention:?|att:|messrs\.?|monsieur|madame|mme|spett\.?(le|abile)?\s|dhr\.?|mevr\.?|mevrouw|mw\.|de heer|an die|an den)[:.]?\s+/u
)
const contactWords =
  /^(tel|fon|phone|telefon|telefono|telefoon|telephone|fax|telefax|e-?mail|mobile?|mobil|iban|bic|swift|ust|vat|tva|hrb|hra|kvk|nip|regon|krs|siret|siren|rcs|p\.? ?iva|c\.?f\.?|cif|n\.?i\.?f|btw|mwst|steuernummer|steuer-nr|geschaftsfuhrer|gf|bankverbindung|blz|konto|kontonr)\b|@|www\.|https?:|\b(tel|fon|fax|telefax)\b[.:\s]*[+(\d]/

/** The first cell of an address that is a name; a person or a department within a company only if there is no other. */
export function firstName(cells: Cell[], labelled: Set<Cell>): PrintedName | null {
  const others = cells.filter((_, at) => !isInside(cells, at))
  const name = others.length < cells.length ? firstOf(others, labelled) : null
  return name ?? attended(cells[0]) ?? firstOf(cells, labelled)
}

/** `Attention: University of Leeds` above a department: the organization. */
function attended({ words, text }: Cell): PrintedName | null {
  const colon = words.findIndex((word) => word.text.endsWith(':'))
  const name = startsWith(text, attention) && colon > -1 && cleanPartyName(words.slice(colon + 1))
  return name && isName(name.text) ? name : null
}

function firstOf(cells: Cell[], labelled: Set<Cell>): PrintedName | null {
  for (const cell of cells.slice(0, 7)) {
    if (labelled.has(cell) || /\S\s?:\s/.test(cell.text)) continue
    if (isSalutation(cell.text) || isLabelText(cell.text) || /^\(.*\)$/.test(cell.text)) continue
    if (isAddressHeading(cell.text) || isGeneric(cell.text) || careOf.test(cell.text)) continue
    const name = cleanPartyName(separatedWords(cell.words)[0] ?? [])
    if (!name || !isName(name.text)) {
      /** Skips single numbers, also `GLN 4304171000002`, and fragments of a logo. */
      if (/^((GLN|ILN):?\s)?\d+$|^\p{Ll}{1,3}$/u.test(cell.text)) continue
      return null
    }
    const rest = cells.slice(cells.indexOf(cell) + 1)
    const hasOwn = rest.some((_, at) => isStreet(rest, at))
    if (isStreet(cells, cells.indexOf(cell)) && !hasOwn) return null
    if (postPlace.test(name.text) && !legalForm.test(name.text)) return null
    if (contactWords.test(plainLetters(name.text))) return null
    return (
      continued(name, rest[0]) ??
      companyBelow(rest[0], name) ??
      inCapitals(name, rest) ??
      withTrader(name, rest) ??
      withForm(name, rest[0])
    )
  }
  return null
}

/** A line with the word for a street and a number, or one that ends with a number above the place. */
export function isStreet(cells: Cell[], at: number): boolean {
  const { text } = cells[at]
  if (street.test(text) && /\d/.test(text)) return true
  const next = cells[at + 1]
  return (
    /^\p{L}[\p{L} .'’-]+\s\d{1,4}\s?\p{L}?$/u.test(text) &&
    next !== undefined &&
    postPlace.test(next.text)
  )
}

const attention = inAllLanguages((own) => own.attention)
const departments = inAllLanguages((own) => own.departments)

/** `Attn: Jane Fox`, `Finance Department`, also wrapped: a person or a department within the company of an address. */
function isInside(cells: Cell[], at: number): boolean {
  const [before, { text }] = [cells[at - 1]?.text ?? '', cells[at]]
  const isWrapped = before.endsWith(',') && startsWith(before, attention)
  if (legalForm.test(text) && !careOf.test(text)) return false
  /** `Mr A Fox` above `Finance Department`. */
  const isAddressee = salutationBefore.test(text) && isDepartment(cells[at + 1]?.text ?? '')
  return isWrapped || isAddressee || isAttention(text)
}

/** `c/o Fox Ltd`, in Australia `c/- Fox Ltd`, in a picture `cl- Fox Ltd`: who receives letters for the name above. */
const careOf = /^(c\/[o-]|c[l1I|]-|C\/[O-])\s/

/** `Attn: Jane Fox`, `Finance Department`, `c/o Fox Ltd` */
export function isAttention(text: string): boolean {
  return startsWith(text, attention) || isDepartment(text) || careOf.test(text)
}

/** `Finance Department`, `Afdeling Inkoop`: starts or ends with the word for one. */
export function isDepartment(text: string): boolean {
  const tokens = tokensOf(text)
  const key = ` ${tokens.join(' ')} `
  /** `Fox Brothers Wrecker Service` is a company. */
  const isLong = tokens.length > 3
  return departments.some(
    (word) =>
      key.startsWith(` ${word} `) || (key.endsWith(` ${word} `) && !(isLong && word === 'service'))
  )
}

function startsWith(text: string, words: string[]): boolean {
  const key = `${tokensOf(text).join(' ')} `
  return words.some((word) => key.startsWith(`${word} `))
}

/** The line directly above the street: the name of an address below a heading or a description that are unknown. */
export function nameAboveStreet(cells: Cell[], labelled: Set<Cell>): PrintedName | null {
  const at = cells.findIndex((_, index) => index > 0 && isStreet(cells, index))
  /** `VAT no. 123` or a department may be between the name and the street. */
  const cell = cells
    .slice(0, Math.max(0, at))
    .findLast(
      ({ text }, index) => !contactWords.test(plainLetters(text)) && !isInside(cells, index)
    )
  if (!cell || labelled.has(cell) || isSalutation(cell.text) || isLabelText(cell.text)) return null
  const name = cleanPartyName(separatedWords(cell.words)[0] ?? [])
  const isOther = name && (contactWords.test(plainLetters(name.text)) || postPlace.test(name.text))
  return name && isName(name.text) && !isOther && !isAddressHeading(cell.text) ? name : null
}

/** `FUNDACJA MUZEUM KOLEI` above `I TECHNIKI` and `ul. Towarowa 35`: the name in capitals is wrapped, the address is not in capitals. */
function inCapitals(name: PrintedName, rest: Cell[]): PrintedName | null {
  const isCapital = (text: string) => /\p{Lu}{3}/u.test(text) && !/[\p{Ll}\d:]/u.test(text)
  const end = rest.findIndex(({ text }) => !isCapital(text))
  const more = rest.slice(0, end).filter(({ text }) => !isAttention(text))
  if (end < 1 || end > 3 || more.length < end || !isCapital(name.text)) return null
  /** A shorter name, such as `JANE FOX` above `ROSE COTTAGE` or a longer description of the trade, needs no second line. */
  const isLong =
    name.text.length >= Math.max(14, 0.7 * more[0].text.length) &&
    !more.some(({ text }) => street.test(text))
  if (legalForm.test(name.text) || !isStreet(rest, end) || !/\p{Ll}/u.test(rest[end].text))
    return null
  if (!isLong) return null
  return joinedNames(name, ...more)
}

/** `Zakład PODŁOGA` above `Jan Bąk` and `ul. Wolności 3`: in Poland, the name of a person is part of the name of a trade. */
function withTrader(name: PrintedName, rest: Cell[]): PrintedName | null {
  const [person, address] = rest
  const isTrade = name.words.length > 2 && !legalForm.test(name.text)
  const isPolish = /^(ul|al|os|pl)\.\s/.test(address?.text ?? '')
  return person && isPerson(person.text) && isTrade && isPolish ? joinedNames(name, person) : null
}

/** `Muster GmbH & Co.` above `KG`: the legal form is wrapped to the next line. */
function withForm(name: PrintedName, next: Cell | undefined): PrintedName {
  if (!next) return name
  const form = legalForm.exec(next.text)
  const isForm = form?.index === 0 && form[0].length === next.text.length
  const whole = legalForm.exec(`${name.text} ${next.text}`)
  /** `Sp. z o.o. Sp.` above `k.` */
  const isPolish = /\bsp\.$/i.test(name.text) && /^[jk]\.$/i.test(next.text)
  const isWrapped =
    isPolish || (whole !== null && whole[0].endsWith(next.text) && /\s/.test(whole[0].trim()))
  if ((!isForm && !isWrapped) || separatedWords(next.words).length > 1) return name
  return joinedNames(name, next)
}

export function joinedNames(...names: PrintedName[]): PrintedName {
  return {
    text: names.map(({ text }) => text).join(' '),
    words: names.flatMap(({ words }) => words),
  }
}

/** `Fox Management und` above `Consulting GmbH`, `Mairie de Marche-en-` above `Famenne` */
function continued(name: PrintedName, next: Cell | undefined): PrintedName | null {
  if (!next || /\d/.test(next.text) || !isName(next.text)) return null
  if (/\p{L}-$/u.test(name.text))
    return { text: name.text + next.text, words: [...name.words, ...next.words] }
  return /\s(&|\+|und|and|et|y|en|w|we)$/.test(name.text) ? joinedNames(name, next) : null
}

/** A person above the company that the invoice is for. */
function companyBelow(next: Cell | undefined, person: PrintedName): PrintedName | null {
  if (!next || legalForm.test(person.text) || person.text.split(' ').length > 4) return null
  const name = cleanPartyName(separatedWords(next.words)[0] ?? [])
  const isCompany = name && isName(name.text) && /\s/.test(name.text) && endsWithForm(name.text)
  return isCompany && !street.test(name.text) && !postPlace.test(name.text) ? name : null
}

/** `Fox Ltd`, not `Oak Hall, University Park, Leeds`: no further part of an address follows the legal form. */
function endsWithForm(text: string): boolean {
  const end = endOfForm(text)
  return end > 0 && !text.slice(end).includes(',')
}

/** `Mme Quéré`: a salutation. */
export function isAddressed(cells: Cell[]): boolean {
  return cells
    .slice(0, 2)
    .some(({ text }) => isSalutation(text) || salutationBefore.test(text) || /^fam\.\s/i.test(text))
}

/** The words between separators; `Hyderabad - 500055` and `Fox - Health Products, Lda.` are one part. */
export function separatedWords(words: Word[]): Word[][] {
  const parts: Word[][] = [[]]
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]?.text ?? ''
    const isCode = /^\d{6},?$/.test(next) || (at === words.length - 2 && /^\d{5}$/.test(next))
    if (/^[·•●|∙▪–—-]$/.test(word.text) && !isCode) parts.push([])
    else parts.at(-1)!.push(word)
  }
  const found = parts.filter((part) => part.length)
  return found.length === 2 && areOneName(found) ? [words] : found
}

/**
 * A short name and its line of business with the legal form, without digits: `Fox - Health Products, Lda.`; also a couple,
 * `Fox – De Smedt`, and several forms, `Fox A.S.D. – A.P.S.`
 */
function areOneName(parts: Word[][]): boolean {
  const [first, second] = parts.map(textOf)
  const surnames = [first, second].map((name) => (isGeneric(name) ? null : surname.exec(name)))
  const isFamily = /^Fam(ilie|\.) /.test(first)
  if (surnames.every(Boolean) && (isFamily || surnames.some((name) => name?.[1]))) return true
  /** `Fox – Associação Humanitária` */
  if (ofAssociation.test(plainLetters(second)) && !/\d/.test(first + second)) return true
  if (/^(\p{Lu}\.){2,4}$/u.test(second) && legalForm.exec(second)?.[0] === second) return true
  /** `The Owners – Strata Plan No. 12345`, the owners of a building in Australia. */
  if (/^Strata Plan (No\.? )?\d+$/i.test(second)) return true
  const form = legalForm.exec(second)
  const isLast = form && form.index > 3 && endOfForm(second) === second.length
  return Boolean(isLast && !legalForm.test(first) && !/[\d:,]/.test(first) && !/[\d:]/.test(second))
}

const ofAssociation =
  /^(associacao|associazione|asociacion|impresa|cooperativa) (humanitaria|sociale?|culturale?|desportiva|sportiva|deportiva|benefica)\b/

/** `Fox`, or with a particle, `De Smedt` */
const surname =
  /^(?:Fam(?:ilie|\.) )?((?:[Dd]e|[Vv]an|[Vv]an de[nr]?|Di|Le|La|El) )?\p{Lu}\p{Ll}{2,}$/u

/** A sign, or in a picture a rest of a logo: `+, Fox Ltd`, `é Fox Ltd`, `20. Fox Ltd`. */
function isMark({ text, certainty, size }: Word, next: Word | undefined): boolean {
  if (/^[:#*.,;-]+$/.test(text)) return true
  /** `A Fox Ltd`: a letter in larger type is a logo. */
  const isLogo =
    next !== undefined &&
    size > 1.3 * next.size &&
    /^\p{Lu}$/u.test(text) &&
    /^\p{Lu}/u.test(next.text)
  return isLogo || (certainty < 1 && /^(\P{L}{1,3}|\p{Ll})$/u.test(text))
}

/** A name without a preceding salutation and a following address. */
export function cleanPartyName(words: Word[]): PrintedName | null {
  let own = [...words]
  while (own.length && isMark(own[0], own[1])) own = own.slice(1)
  if (!own.length) return null
  let text = textOf(own)
  const opening = /^sehr geehrter?s? (?=\p{Lu})/iu.exec(text)
  if (opening) {
    own = wordsAfter(own, opening)
    text = textOf(own)
    if (/^(damen|herren)\b/i.test(text)) return null
  }
  const before = opening ? null : salutationBefore.exec(text)
  /** `Familie Max Holm`, `Mr and Mrs Cole`: the rest alone is not the name. */
  const isOne = /^(familie|family|eheleute)/i.test(text)
  const isCouple = /^\S+\s(and|&|und|et|e|y|en|i)\s/i.test(text)
  /** `Mr. Baker Ltd` */
  const isOfCompany = /^mrs?\.? /i.test(text) && legalForm.test(text)
  if (before && !isOne && !isCouple && !isOfCompany) {
    own = wordsAfter(own, before)
    text = textOf(own)
  }
  const letters = text.search(postNominals)
  if (letters > 0 && !legalForm.test(text)) {
    own = upTo({ text, words: own }, letters).words
    text = textOf(own)
  }
  const owned = ownedBy.exec(text)
  if (owned) {
    own = wordsAfter(own, owned)
    text = textOf(own)
  }
  /** `trading as Fox Plumbing` below the name of the person */
  if (/^trading as\s/i.test(text)) return null
  /** Removes an Italian professional title. */
  const isTitled = /^((rag|geom|dott|avv|arch)\.|dott\.ssa)$/i.test(own[0].text)
  if (own.length === 3 && isTitled && !legalForm.test(text)) {
    own = own.slice(1)
    text = textOf(own)
  }
  /** `t.n.v. Fox B.V.`, the holder of an account */
  if (own.length > 1 && /^t\.?n\.?v\.?$/i.test(own[0].text)) {
    own = own.slice(1)
    text = textOf(own)
  }
  /** `di Falaschi Lorenzo`, below the name of a shop: its owner. */
  if (own.length > 2 && /^(di|by|t\/a)\s\p{Lu}/u.test(text)) {
    own = own.slice(1)
    text = textOf(own)
  }
  /** `Fox Ltd 12 Mill Lane`: the address follows the legal form. */
  const end = endOfForm(text)
  const address = text.slice(end)
  const isStreetAfter =
    street.test(address) || /^,?\s(Am|An|Auf|Im|In|Zum|Zur)\s\p{Lu}/u.test(address)
  const isNamedStreet = startsWithStreet.test(address.trim())
  /** `Fox Ltd,Near the mill` */
  const isJoined = /^\.?,\p{Lu}\p{Ll}/u.test(address)
  if (end && (isNamedStreet || isJoined || (isStreetAfter && /\d/.test(address)))) {
    return upTo({ text, words: own }, end)
  }
  /** `Alice Fox t/a Wheelhouse Repairs`: the person is the party; so is the company of `Fox Pty Ltd as trustee for the Fox Trust`. */
  const trading = text.search(/\s(t\/a|d\/b\/a|trading as|as trustee for|atf)\s/i)
  if (trading > 2) return upTo({ text, words: own }, trading)
  /** `Received from Alice Fox the sum of …` */
  const sum = text.search(sumOfReceipt)
  if (sum > 2) return upTo({ text, words: own }, sum)
  /** Also `Fox Ltd,12 Mill Lane`, not `Fox,Holm Ltd`. */
  const comma = text.search(/,\s|(?<=\p{Ll}),(?=\p{Lu}?\d)/u)
  const rest = text.slice(comma + 1)
  const isAddress = /\d/.test(rest) || legalForm.test(text.slice(0, comma)) || isGeneric(rest)
  if (
    startsWithStreet.test(text) &&
    comma > 2 &&
    /^\s*\d/.test(rest) &&
    !legalForm.test(text.slice(0, comma))
  )
    return null
  const isForm = end > comma && end < comma + 16
  /** `Wiesberg 52, 8462 Gamlitz` */
  const first = text.slice(0, Math.max(0, comma))
  if (endsWithHouse.test(first) && street.test(first) && postPlace.test(rest.trim()) && !end)
    return null
  if ([housing, partners, partnersAfter].some((form) => form.test(text)))
    return { text, words: own }
  if (comma > 2 && isAddress && !isForm) {
    return upTo({ text, words: own }, comma)
  }
  /** `Fox Ltd, Am` above `Mühlgraben 4`: the address is wrapped. */
  const cut = text.search(/,\s(Am|An|Auf|Im|In|Zum|Zur|Rue|rue|Via|Calle|Rua|ul\.)( de[mnrs]?)?$/)
  if (cut > 2) return upTo({ text, words: own }, cut)
  return { text: text.replace(/[\s,;:]+$/, ''), words: own }
}

/** `Jane Fox BSc (Hons) MCOptom`: the degrees and memberships of a person. */
const postNominals =
  /(?<=^\p{Lu}\p{Ll}+ \p{Lu}[\p{Ll}'’-]+(?:-\p{Lu}\p{Ll}+)?)(?:,? (?:(?:BA|MA|BEd) \(Hons\)|\(Hons\)|B(?:[Ss]c|Eng|DS|VSc)|M(?:[Ss]c|Eng|BA|Phil)|PhD|LL[BM]|CPA|RMT|RIBA|MCOptom|[MF](?:RICS|RCVS|CSP|CIOB)|Dip(?:WCF|TP|SW)))+$/u

/** `SCP Fox, Mill & Baker` */
const partnersAfter =
  /^(SCP|SELARL|SCM|GbR|CIC|LLP) \p{Lu}[\p{L}-]+(, \p{Lu}[\p{L}-]+)+ (&|et|und|and|y|e) \p{Lu}[\p{L}-]+$/u

/** `Kanarek s.c. E. Duda, P. Duda` */
const partners =
  /\s[sS]\.[cC]\. \p{Lu}(\.|\p{Ll}+) ?\p{Lu}\p{L}+(, \p{Lu}(\.|\p{Ll}+) ?\p{Lu}\p{L}+)*(, \p{Lu}(\.|\p{Ll}+) ?(\p{Lu}\p{L}+)?)$/u

const sumOfReceipt =
  /\s(a (quantia|importância)|la (somma|suma|cantidad|somme)|l['’]importo|el importe|the (sum|amount)|kwot[ęa]|het bedrag|den betrag)\s/i

/** `Comunidad de Propietarios C/ Mayor, 12`: the owners of a house are named after its address. */
const housing =
  /^(comunidad de (propietarios|vecinos)|condom[ií]nio( do pr[eé]dio)?)( da| de)? (c\/|calle|avda|av\.|avenida|plaza|paseo|rua|largo|pra[cç]a|via)[^,\d]+, \d+\p{L}?$/iu

/** `C/ Mayor`, `rue Pasteur`: the word for a street is the first one. */
const startsWithStreet =
  /^((via|viale|piazza|corso|largo|calle|rue|avenue|rua|avda\.?|pza\.?)\s|c\/(?!o\b)\s?)\p{L}/iu

/** The buyer `M. Antoine Perrin` or `Dr. med. dent. Jane Fox` without the title in the language of the page. */
export function withoutTitle(
  { text, words }: PrintedName,
  language: OcrLanguage | null
): PrintedName {
  const title = language && titlesBefore[language]?.exec(text)
  if (!title || legalForm.test(text)) return { text, words }
  const own = wordsAfter(words, title)
  return { text: textOf(own), words: own }
}

/** Titles of persons whose first name and surname follow. `Dr.` alone stays. */
const titlesBefore: Partial<Record<OcrLanguage, RegExp>> = {
  fra: /^M\. (?:(?:et|&) M(?:me|adame) )?(?=\p{Lu}[\p{L}.]+(-\p{Lu}\p{L}+)? \p{Lu}[\p{L}-]+$)/u,
  deu: /^(Z[AÄ]|Dr\. (med\.|med\. dent\.|med\. vet\.|dent\.)) (?=\p{Lu}\p{L}+(-\p{Lu}\p{L}+)? \p{Lu}[\p{L}-]+$)/u,
  nld: /^[Dd]hr\. en [Mm](?:evr?\.|evrouw|w\.) (?=\p{Lu})|^([Dd]rs|[Ii]r)\. (?=\p{Lu}[\p{L}.]+ \p{Lu}[\p{L}-]+$)/u,
}

/** The words after those that a pattern matched at their start. */
export function wordsAfter(words: Word[], [matched]: RegExpExecArray): Word[] {
  return words.slice(matched.trim().split(/\s+/).length)
}

export function upTo(name: PrintedName, length: number): PrintedName {
  const text = name.text.slice(0, length).replace(/[\s,;]+$/, '')
  return { text, words: name.words.slice(0, text.split(' ').length) }
}

const register =
  /\s+(?:(?:is|are|est|ist|è|está)\s)?(au capital|capital social|with (a )?share capital|a socio unico|sede legale|sede social|siège social|is (a|an)|registered|reg\.|sitz|inscrita|zarejestrowan|z siedzibą|kapitał|cap\. soc|hrb|rcs)(?=$|[\s.,:])/i

/** The company in a line with registration details. */
export function registeredName(cell: Cell): PrintedName | null {
  const at = cell.text.search(register)
  if (at < 3) return null
  const words = cell.words.slice(0, cell.text.slice(0, at).split(' ').length)
  const parts = separatedWords(words)
  const isForm = parts.length > 1 && legalForm.exec(textOf(parts[1]))?.index === 0
  const name = cleanPartyName(parts[0] ?? [])
  const fits = name && isName(name.text) && (isForm || legalForm.test(` ${name.text}`))
  return fits ? name : null
}
