import { documentTitles, inAllLanguages } from '#app/invoices/reading/phrases'
import { inBothCases, plainLetters, printedNameKey } from '#app/invoices/reading/printed_text'
import { isLabelWord } from '#app/invoices/reading/text/labels/label_grammar'

const formsInBothCases =
  /g?gmbh(\s?&\s?co\.?\s?kg)?|gesmbh|ges\.\s?m\.\s?b\.\s?h\.?|mbh|ag|kg|kgaa|ohg|gbr|e\.?\s?k\.?|e\.?v\.?|eg|ug \(haftungsbeschr.nkt\)|ug|inc\.?|corp\.?|corporation|llc|l\.l\.c\.|ltd\.?|limited|plc|llp|dac|clg|pvt\.? ltd\.?|pty\.? ltd\.?|co\.(?:(?<=& co\.)|(?! (?:antrim|armagh|carlow|cavan|clare|cork|derry|donegal|down|dublin|durham|fermanagh|galway|kerry|kildare|kilkenny|laois|leitrim|limerick|longford|louth|mayo|meath|monaghan|offaly|roscommon|sligo|tipperary|tyrone|waterford|westmeath|wexford|wicklow)))|company|s[aà]rl(?:-S)?|s\.\s?[aà]\.?\s?r\.\s?l\.?(?:-S)?|scarl|s\.c\.\s?a\s?r\.l\.?|scrl|e\.\s?kfm\.|s\.?\s?a\.?(?: p\.?\s?i\.?)? de c\.?\s?v\.?|s\.? de r\.?\s?l\.?(?: de c\.?\s?v\.?)?|sas|s\.a\.s\.?|sasu|eurl|s\.a\.u\.?|sau|sa(?! \d{4}(?:$|,| australia))|s\.a\.?|sci|scop|scic|selarl|selas|spl|gaec|gie|snc|s\.n\.c\.?|s\.r\.l\.s\.?|srl|s\.r\.l\.?|(?<!(?:&|and|und|et|y) )spa|s\.p\.a\.?|sapa|s\.a\.p\.a\.?|srls|s\.l\.u\.?|slu|s\.l\.p\.?|slp|sl|s\.l\.?|b\.?v\.?|n\.?v\.?|v\.?o\.?f\.?|bvba|sprl|sp\.?\s?z\s?o\.?\s?o\.?|spółka z ograniczoną odpowiedzialnością|spółka (?:jawna|komandytowa|akcyjna)|s\.?k\.?a?\.?|sp\.?\s?j\.?|sp\.?\s?k\.?|a\/s|aps|as|oy|oyj|kft|zrt|s\.r\.o\.?|a\.s\.|d\.o\.o\.?|stiftung|verein|stichting|vereniging|maatschap|onlus|societ[aà] cooperativa|verband|genossenschaft|cooperative|s(?:oc|dad|ociedad|ociedade)\.? coop(?:erativa|\.)?|s\.\s?coop\.?|lda\.?|ltda\.?|og|(?:sdn\.?|\(m\))\s?bhd\.?|association|university|universit.t/

/** Legal forms that would match other words or initials if their case were ignored. */
const formsAsPrinted =
  /e\.\s?U\.|PLLC|P\.C\.|(?<!, )SC(?! \d)|SCS|SCP|SCM|EI|EIRL|SCEA|LP|CIC|ULC|C\.B\.|C\.V\.|SComm|CommV|P\.A\.|s\.c\.|PartG(?:\s?mbB)?|SEM|EARL|S\.C\.(?:P\.)?|A\.S\.D\.|A\.P\.S\.|S\.S\.D\.|(?<!, )AB|Comm\.V\.?|GCV|CVBA|S\/B|VZW|vzw|ASBL|asbl|U\.A\.|S\.A\.T\.|S\.L\.L\.?|SLL|C\.R\.L\.|CRL|NV\/SA|SA\/NV|BV\/SRL|SRL\/BV/

/** Legal forms that end the names of companies in the supported languages. */
export const legalForm = new RegExp(
  `(?:^|[\\s,.-])(${formsAsPrinted.source}|${inBothCases(formsInBothCases.source)})(?=$|[\\s,.;)])`
)

/** The end of the legal form of a name, also of several such as `Company, Inc.`, not `Ltd, Company no. 4711`; 0 without one. */
export function endOfForm(text: string): number {
  let end = 0
  for (let form = legalForm.exec(text); form; form = legalForm.exec(text.slice(end))) {
    const between = text.slice(end, end + form.index)
    const isNext = !/[\p{L}\d]/u.test(between) && form[1].length < 8
    if (end && (!isNext || /company/i.test(form[1]))) break
    end += form.index + form[0].length
  }
  return end
}

const salutation =
  /^(eheleute|familie|family|firma|herrn?|hr\.?|fr\.?|frau|an( die| den| das)?|to|the|attn:?|attention:?|att:?|company|messrs\.?|mr\.?|mrs\.?|ms\.?|m\.|mme|monsieur|madame|societe|société|spett\.?(le|abile)?|impresa|ditta|azienda|egr\.?( ?sig\.?(ra)?)?|gent\.?(ma|mo|mi|le|ile)?\.?|the (directors|manager|secretary)|sig\.?(ra)?|dhr\.?|mevr\.?|mevrouw|mw\.|de heer|t\.?a\.?v\.?|sr\.?[sao]?\.?|sra\.?|senhor(es|a)?|senor(es|a)?|señor(es|a)?|ex\.?m[oa]s?\.?|don|pan|pani|szanowni|państwo|z\.? ?hd\.?|v\. ?exas?\.?|client[ei]?|kund(e|in)|klant|c\/[o-])[:.,]?\s*$/i

export function isSalutation(text: string): boolean {
  /** Also several, such as `Gent.le Sig.ra`, `Herrn / Frau`, `Exmo.(a) Senhor(a)`. */
  const words = text
    .replace(/\([aos]+\)|[ªº°/]/g, ' ')
    .trim()
    .split(/\s+/)
  const role = text.split(' ').find((word) => !salutation.test(word.replace(/\([aos]+\)/, '')))
  /** `Exmo.(a) Sr.(a) Encarregado(a) de Educação`: to whoever has the role; not `Exmo.(a) Sr.(a) Rui Fox`. */
  if (salutation.test(words[0]) && /\p{L}\([aos]+\)$/u.test(role ?? '')) return true
  return words.every((word) => salutation.test(word)) || salutation.test(text)
}

/** Words of professions, offices, roles and headings, which are not a name alone: `Studio professionale`, `Agente`. */
const generic =
  /^(studio|professionale|legale|tecnico|commercialista|notarile|medico|dentistico|associato|praxis|zahnarztpraxis|arztpraxis|kanzlei|anwaltskanzlei|rechtsanwalte?|steuerberater(in)?|steuerkanzlei|ingenieurburo|buro|versicherungsburo|architekt(in)?|cabinet|avocats?|comptable|expert|medical|notaire|gabinete|despacho|abogados?|asesoria|escritorio|advogados?|consultorio|kancelaria|prawna|gabinet|lekarski|biuro|rachunkowe|advocatenkantoor|praktijk|kantoor|boekhouder|law|office|solicitors?|accountants?|surgery|practice|clinic|consultants?|professional|services|arquitet[oa]|arquitetura|arquitecto|arquitectura|architetto|architecte|architecture|fotograf[oa]|photographe|fotografia|designer|traductor|traducteur|compte|konto|conto|cuenta|rekening|account|cnpj|cpf|activity|meter|reading|usage|route|ruta|ableseperiode|abrechnungsperiode|current|previous|charges|summary|overview|zusammenfassung|ubersicht|overzicht|samenvatting|resume|riepilogo|resumen|resumo|podsumowanie|customer|billing|shipping|dott|dr|avv|ing|arch|rag|bureaux?|ateliers?|magasins?|depot|showroom|workshop|werkstatt|betrieb|verwaltung|ufficio|uffici|sede|laboratorio|magazzino|taller|oficinas?|almacen|armazem|werkplaats|magazijn|poblacion|localidad|provincia|localidade|concelho|citta|comune|ville|commune|town|city|postcode|ort|wohnort|plz|plaats|woonplaats|miejscowosc|agente|vendedor|vertegenwoordiger|representante?|rappresentante|vertreter|sachbearbeiter|przedstawiciel|handlowiec)$/

/** Labels of forms, titles of parts and headings of columns, which are not a name alone. */
const formLabels = new Set([
  ...inAllLanguages((own) => own.formLabels),
  ...inAllLanguages((own) => own.columns?.description),
])

const joining = /^(and|und|et|en|e|ed|y|i)$/

/** Those of businesses, shops and payments, which can be a name with another: `City Pharmacy`. */
const genericAlone =
  /^(cash|change|platnosc|payments?|zahlung|pagamentos?|pagamenti|pagos?|paiement|reglement|betaling|notaria|notariat|notaris|sole (trader|proprietor)|self employed|freelancer?|einzelunternehme[nr]|freiberufler|ditta individuale|libero professionista|autonomo|eenmanszaak|entrepreneure? individuel(le)?|(micro|auto) ?entrepreneure?|albergo|hotel|ristorante|restaurante?|trattoria|pizzeria|gasthof|gasthaus|farmacia|apotheke|pharmacie|apotheek|apteka|pharmacy|chemist)$/

export function isGeneric(text: string): boolean {
  const key = printedNameKey(text)
  if (genericAlone.test(key) || formLabels.has(key)) return true
  return key.split(' ').every((word, at) => generic.test(word) || (at > 0 && joining.test(word)))
}

/** `rue du Port`, `RUE 7 N 5`: a street, not a company as `Rue Fox SARL`. */
const streetAlone =
  /^(rue|avenue|boulevard|chemin|calle|avenida|rua|ulica) \p{L}|^(RUE|Rue|AVENUE|Avenue|AV|BD|CALLE|Calle|RUA|Rua|UL\.?|Ul\.) (N[°º]? ?)?\d/u

const houseNumber =
  /^(([hd]\.|house|door|plot|flat|shop) ?no\.?[\s:-]*\d|\p{Lu}\p{L}+( \p{Lu}\p{L}+)* (?!24\/7)\d{1,4}\p{L}?\/\d{1,4}\p{L}?$)/iu

/** `Via Aeroporto snc`, `Rua do Cais, s/n`: a street without a number. */
const streetName = /^(via|viale|piazza|corso|largo)\s\p{L}+\ssnc$|,? s\/n\.?$/iu

/** `Règlement par virement`: the heading of a part about payment. */
const ofPayment =
  /^(reglement|paiement|payment|zahlung|pago|pagamento|betaling|platnosc) (par|by|per|via|mit|con|por|com|tramite|mediante|przelewem)\b/

/** `Jane Fox`, `Jane Fox-Mill`: a first name and a surname. */
export function isPerson(text: string): boolean {
  return /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(-\p{Lu}\p{Ll}+)?$/u.test(text)
}

/** `As payment agent`, `By phone`: parts of sentences about payment. */
const aside =
  /^(as (the )?(payment |collection )?agent\b|by (phone|mail|post|fax|e-?mail|check|cheque|card)$)/i

/** `GST Summary`, `VAT code`: the heading of a table of taxes, or the label of a number. */
const ofTax =
  /^(gst|sst|vat|mwst|tva|iva|btw)\.? (summary|code|id|no|reg|analysis|amount|details|specification|nr|number)\b/

/** `Por cuenta y orden de Fox S.A.`: a note on another company. */
const onBehalf =
  /^(por cuenta y orden de|por conta (e ordem )?d[eo]|on behalf of|im namen (und (im )?auftrag |und (fur|auf) rechnung )?(von|der|des)|au nom et pour le compte d[eu]|pour le compte d[eu]|per conto di)\b/

/** In characters. */
export const longestName = 70

export function isName(text: string): boolean {
  if (ofTax.test(plainLetters(text)) && !legalForm.test(text)) return false
  if (/^lieu[- ]?dit\s/i.test(text) && !legalForm.test(text)) return false
  if (onBehalf.test(plainLetters(text))) return false
  if (aside.test(text) && endOfForm(text) !== text.length) return false
  if (streetAlone.test(text) && !legalForm.test(text)) return false
  if (streetName.test(text) || ofPayment.test(plainLetters(text))) return false
  if (
    isGeneric(text) ||
    isSalutation(text) ||
    /^(no|nr|num|n[°º]|id)\.?:?$|\s(no|nr)\.:?$/i.test(text)
  )
    return false
  if (/^(ground|first|second|third|top|lower|upper|\d+(st|nd|rd|th)) floor$/i.test(text))
    return false
  if (
    /^(unit|suite|flat|apt\.?|apartment|office|level) \d+\p{L}?,/iu.test(text) &&
    !legalForm.test(text)
  )
    return false
  /** `Gates, railings, fences` */
  if (/^[^&,]+(,\s\p{Ll}[^&,]*){2}$/u.test(text) && !legalForm.test(text)) return false
  /** `SA` below a name */
  if (legalForm.exec(text)?.[0] === text) return false
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  /** `CE` in the oval of a food business. */
  if (/^(CE|EC|EG|UE|WE)$/.test(text)) return false
  /** Initials do not count. */
  const words = text.split(' ').filter((word) => /\p{L}{2}|\d/u.test(word))
  if (letters < 2 || text.length > longestName || words.length > 9) return false
  if (/[@€$£]|www\.|https?:/i.test(text)) return false
  if (/\d{5,}/.test(text) && !/\bstrata plan\b/i.test(text)) return false
  /** `H.no 40 Fox Colony`, `Plot No. 60`, `Hubala 7/12`: addresses. */
  if (houseNumber.test(text) && !legalForm.test(text)) return false
  /** `6, Rue Haute` without a known word for a street. */
  if (/^\d{1,4}[a-z]?, \p{Lu}/u.test(text) && !legalForm.test(text)) return false
  /** `1. Web design` in a list, `How to contact us`, `purchases of`. */
  if (/^\d{1,2}\.\s/.test(text) || isIncomplete(text)) return false
  /** `You are enrolled. Do not mail a payment`: two sentences. */
  if (/^\p{Lu}\p{Ll}+ \p{Ll}.*\p{L}{4}\.\s\p{Lu}\p{Ll}+\s\p{Ll}{2}/u.test(text)) return false
  /** `Thank you! Make checks payable to Fox, Inc.` */
  if (/\p{L}! \p{Lu}\p{L}+( \S+){3}/u.test(text)) return false
  /** `Any questions?`, `Thank you for your order.` */
  if (
    /\?$|\s.*\s.*!$|\S\.\p{L}{2,}\/\S/u.test(text) ||
    (/\s\p{L}*\p{Ll}{4}\.$/u.test(text) && !legalForm.test(text) && !shortened.test(text))
  )
    return false
  if (/\((k?Wh|MWh|kW|kVArh|CCF|m[23²³]|EUR|USD|R?\$)\)$/i.test(text)) return false
  if (/^\(.*\)$/.test(text) || isSentence(text)) return false
  /** `services are set by Fox Ltd` */
  if (/^\p{Ll}+( \p{Ll}+){2}/u.test(withoutParticles(text)) && legalForm.test(text)) return false
  if (/\s?:\s|^\p{Ll}{1,4}$/u.test(text) || /^(for|from|pour|für|voor|para|dla)$/i.test(text))
    return false
  return letters > 0.5 * text.replace(/\s/g, '').length && /^[\p{Lu}\d"'‘’„“«(\p{Ll}]/u.test(text)
}

/** `Highland Ringette Assoc.`: the last word of a name is abbreviated. */
const shortened = /\s\p{Lu}(ssoc|istr|anuf|onstr|quip|ommun|artn|mmob)\.$/u

/** A company may be called `Hoe Grange Dairy` or `Come Together Catering`: questions continue in lower case, or are all in capitals. */
const question = new RegExp(
  `^${inBothCases('(?:how|what|when|where|why|wie|comment|quand|come|cómo|hoe|jak)')} (?:\\p{Ll}|\\P{Ll}+$)`,
  'u'
)

/** A membership in the footer: `Member of …` */
const membership =
  /^(member of|mitglied (der|des|im|in)|membre d.une?|socio de|membro di|associat[oa] a|miembro de|lid van|czlonek)\b/

function isIncomplete(text: string): boolean {
  return (
    question.test(text) ||
    membership.test(plainLetters(text)) ||
    /\s(de|du|of|to|for|from|von|für|van|per|para)$/.test(text) ||
    /\b(payable|remit|mail|send)\b.* to$/i.test(text) ||
    /^(c[oó]digo|code|datos|dados|resumen) (del?|do|of|for) /i.test(text)
  )
}

const particle = /(^|\s)(van|von|den|der|del|della|dos|ten|ter|zur|zum)(?=\s)/g

/** `van den Heuvel & Zoon` without the particles of surnames. */
export function withoutParticles(text: string): string {
  return text.replace(particle, '').trim()
}

/** More lower-case words than names have. */
function isSentence(text: string): boolean {
  /** `Office de la circulation du Val-Jurassien`: a name also ends with a capital. */
  const isNameLike = /^\p{Lu}.* \p{Lu}\S+$/u.test(text)
  const words = withoutParticles(text)
    .split(' ')
    .filter((word) => /^\p{L}{2}/u.test(word) && !(isNameLike && /^(de|la|du|des)$/.test(word)))
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  /** `Communauté de communes du Val de Loire` has more capitals. */
  const isLong = words.length >= 4 && small > 0.5 * words.length
  return isLong && (words.length - small < 3 || /\p{Ll}{3}\.\s/u.test(text))
}

const headings =
  /^(vos|nos|nous|votre|notre|ihre?|unsere?|your|our|uw|onze|sus?|nuestr[oa]s?|vostr[oaie]|indirizzo|adresse|address|adres|direccion|information(s|en)?|contact\w*|kontakt\w*|details|datos|dati|gegevens|lieu(?![- ]?dit)|luogo|titulaire|service clients?)\b/

/** `Vos références`: a heading of a block, not a name. */
export function isHeading(text: string): boolean {
  return headings.test(plainLetters(text)) && !legalForm.test(text)
}

/** `Factuuradres`, `Billing address`: a heading with any word for an address at its start or end. */
export function isAddressHeading(text: string): boolean {
  return (
    /^[a-z ]{0,24}(adress?e?s?|address|anschrift|indirizzo|direccion|domicilio|morada|adres)( (de|di|do|da|of|for) [a-z ]{3,24}| fiscal| social)?$/.test(
      printedNameKey(text)
    ) && !/\d/.test(text)
  )
}

/** Titles that are not those of an invoice. */
const otherTitles = new Set([
  ...inAllLanguages((own) => own.otherTitles),
  ...inAllLanguages((own) => own.reminderTitles),
])

const asides = new Set(inAllLanguages((own) => own.asides))

/** `Private and confidential`, `Persönlich / vertraulich` above an address. */
const confidential =
  /^([ab] post( plus)?|priority|einschreiben|strictly confidential)$|^(strictly )?(private|personal|personlich|confidential|vertraulich|personnel)( (and|und|et) )? ?(private|confidential|vertraulich|confidentiel)?$/

/** `Invoice 4711` is a title; a company may be called `Bill Baker Ltd`. */
export function isTitle(text: string): boolean {
  const key = printedNameKey(text)
  if (documentTitles.includes(key) || otherTitles.has(key)) return true
  if (asides.has(key.split(' ', 1)[0]) || confidential.test(key)) return true
  if (legalForm.test(text) || isCalledBill(text)) return false
  return documentTitles.some((title) => key.startsWith(`${title} `) || key.endsWith(` ${title}`))
}

/** `Bill Baker`, not `Bill summary`, `Bill number` or `BILL 4711`. */
function isCalledBill(text: string): boolean {
  const surname = /^Bill (\p{Lu}\p{Ll}{2,})$/u.exec(text)?.[1]
  return surname !== undefined && !isLabelWord(plainLetters(surname)) && !isGeneric(surname)
}

/** Whether one of the words of a short text is a title of an invoice. */
export function namesInvoice(text: string): boolean {
  const key = ` ${printedNameKey(text)} `
  return key.split(' ').length < 9 && documentTitles.some((title) => key.includes(` ${title} `))
}

export function isLabelText(text: string): boolean {
  return /:$/.test(text.trim()) || isTitle(text)
}

/** Equal names, a prefix of the other, or the same words in another order. */
export function isSameName(a: { text: string }, b: { text: string }): boolean {
  const [one, other] = [printedNameKey(a.text), printedNameKey(b.text)]
  if (one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `)) return true
  /** `Agricola Fox S.n.c.` and `Fox Agricola S.n.c.` are two companies. */
  if (legalForm.test(a.text) && legalForm.test(b.text)) return false
  return one.split(' ').sort().join(' ') === other.split(' ').sort().join(' ')
}
