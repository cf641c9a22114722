import type { Party, Read } from '#app/invoices/reading/invoice_reading'
import type { OcrLanguage } from '#app/invoices/reading/pages/ocr_language'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { languageOf, printed, type DocumentText } from '#app/invoices/reading/text/document_text'
import { countryOfAddress } from '#app/invoices/reading/text/parties/country_names'
import { labelsNamed, zonesOf } from '#app/invoices/reading/text/labels/label_zones'
import { isCanadianTaxNumber, isCnpj, isCuit, isGstin, isRut, isUen } from '#app/money/identifiers'
import { currencyOf, formerCurrencies } from '#app/invoices/reading/text/printed_amounts'

/** The currency at its label, beside the total, or the most frequent one; else that of the country or language. */
export function findCurrency(
  text: DocumentText,
  beside: string | null,
  seller: Party
): Read | null {
  for (const label of labelsNamed(text, 'currency')) {
    for (const zone of zonesOf(text, label)) {
      const words = zone.line.words.slice(zone.from, zone.to + 1)
      const word = words.find(({ text: part }) => currencyOf(part))
      if (word) return printed(text, settled(currencyOf(word.text)!, text, seller), [word], 0.95)
      break
    }
  }
  const counts = countsOf(text)
  const found = [...counts]
  const isSure = found.every(([, { word }]) => word.certainty === 1)
  /** In a picture, a sign can be a misread letter or a mark. */
  const signs = ([code, { word }]: (typeof found)[number]) => (isSure || word.text === code ? 0 : 1)
  const ranked = found.sort(
    (one, other) => other[1].count - one[1].count || signs(one) - signs(other)
  )
  if (beside) {
    const isOnly = ranked.every(([code]) => code === beside)
    const value = settled(beside, text, seller)
    const isSign =
      /^(USD|kr|JPY|XOF|MAD|INR)$/.test(beside) &&
      !text.lines.some((line) => line.text.includes(value))
    const known = counts.get(beside)
    return printed(text, value, known ? [known.word] : [], isSign ? 0.85 : isOnly ? 0.97 : 0.91)
  }
  /** The numbers of Moroccan companies; beside no amount, a sign is that of something else. */
  const isMoroccan =
    !seller.vatId &&
    (seller.country?.value ?? 'MA') === 'MA' &&
    text.lines.some((line) => /\bICE ?: ?\d{15}\b/.test(line.text)) &&
    !text.lines.some((line) => /\bSIRE[TN]\b/.test(line.text))
  if (isMoroccan && !text.amounts.flat().some(({ currency }) => currency))
    return printed(text, 'MAD', [], 0.75)
  if (ranked.length) {
    const [code, { word }] = ranked[0]
    return printed(text, settled(code, text, seller), [word], ranked.length === 1 ? 0.88 : 0.65)
  }
  const cells = text.lines.flatMap((line) => line.cells.map((cell) => cell.text))
  const isDollars = (own: string) =>
    /^(USD|U\.?S\.? dollars?)$|\b(amounts?|prices|totals?) (are |is )?in U\.?S\.? dollars?/i.test(
      own
    )
  if (cells.some(isDollars)) return printed(text, 'USD', [], 0.7)
  const country = seller.country?.value ?? countryOfTaxNumber(seller) ?? firstCountry(text)
  const own = country && currencyOfCountry(country)
  if (own) return printed(text, own, [], 0.6)
  const language = languageOf(text)
  const usual = language && ofLanguages[language]
  return usual ? printed(text, usual, [], 0.5) : null
}

/** Tax numbers that only one country has; Brazilian electronic invoices print no currency. */
const taxNumbers: [string, (value: string) => boolean][] = [
  ['AR', isCuit],
  ['BR', isCnpj],
  ['CA', isCanadianTaxNumber],
  ['CL', isRut],
  ['IN', isGstin],
  ['SG', isUen],
]

function countryOfTaxNumber({ taxNumber }: Party): string | null {
  const value = taxNumber?.value ?? ''
  return taxNumbers.find(([, isNumber]) => isNumber(value))?.[0] ?? null
}

/** The country of the first postal code whose format only one country has. */
function firstCountry({ lines }: DocumentText): string | null {
  const cells = lines.flatMap((line) => line.cells)
  return cells.map((cell) => countryOfAddress(cell.text)).find((code) => code !== null) ?? null
}

/** How often each currency is printed, and its first word. */
function countsOf(text: DocumentText) {
  const counts = new Map<string, { count: number; word: Word }>()
  /** In the known languages, of which none is Hungarian, `12 Ft` means feet. */
  const hasForints = languageOf(text) === null
  for (const line of text.lines) {
    for (const [at, word] of line.words.entries()) {
      const own = word.text.replace(/^[\d.,'-]+|[\d.,'-]+$/g, '')
      /** `DEM-104882` is a number of a document; `ESP`, `RS` and other words count only beside amounts. */
      const isOther = /^[A-Z]{3}-\d+$/.test(word.text) || formerCurrencies.has(own) || own === 'RS'
      /** `Fox Sdn. BHD` */
      const isForm = own === 'BHD' && /^(sdn\.?|\(m\))$/i.test(line.words[at - 1]?.text ?? '')
      const isFeet = own === 'Ft' && !hasForints
      const code = own.length > 0 && !isOther && !isForm && !isFeet ? currencyOf(own) : null
      if (!code || (code.length === 2 && code !== 'kr')) continue
      const known = counts.get(code)
      if (known) known.count += 1
      else counts.set(code, { count: 1, word })
    }
  }
  for (const { currency, words } of text.amounts.flat()) {
    const known = currency && counts.get(currency)
    if (known) known.count += 1
    else if (currency && (currency !== 'HUF' || hasForints))
      counts.set(currency, { count: 1, word: words[0] })
  }
  return counts
}

const euro = new Set('AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '))
const ofCountries: Record<string, string> = {
  PL: 'PLN',
  GB: 'GBP',
  CH: 'CHF',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  CZ: 'CZK',
  HU: 'HUF',
  US: 'USD',
  IN: 'INR',
  AU: 'AUD',
  NZ: 'NZD',
  CA: 'CAD',
  SG: 'SGD',
  HK: 'HKD',
  MX: 'MXN',
  AR: 'ARS',
  CL: 'CLP',
  BR: 'BRL',
  ZA: 'ZAR',
  JP: 'JPY',
}

/** The currency of languages that are not shared by other currencies. */
const ofLanguages: Partial<Record<OcrLanguage, string>> = {
  deu: 'EUR',
  fra: 'EUR',
  ita: 'EUR',
  spa: 'EUR',
  nld: 'EUR',
  pol: 'PLN',
}

function currencyOfCountry(country: string): string | null {
  return euro.has(country) ? 'EUR' : (ofCountries[country] ?? null)
}

/** Currencies other than US dollars with the sign `$`. */
const otherDollars = 'CAD AUD NZD SGD HKD MXN ARS CLP COP UYU'.split(' ')

/** Names of tax numbers and taxes that only one of the countries with dollars or pesos has. */
const taxesOfDollars: [string, RegExp][] = [
  ['ARS', /\bC\.?U\.?I\.?T\b/i],
  ['AUD', /\bA\.?B\.?N\b\.?:?\s*\d\d ?\d{3}/],
  ['CAD', /\b(HST|QST|TVQ|TVH|GST\/HST)\b|\bRT ?000\d\b/],
  ['CLP', /\bR\.?U\.?T\b\.?:?\s*\d{1,2}\.\d{3}\.\d{3}-[\dK]/i],
  ['COP', /\bDIAN\b|\bN\.?I\.?T\b\.?:?\s*\d{3}\.\d{3}\.\d{3}-\d/i],
  /** The number of a business, an account, or a tax number of nine digits. */
  ['NZD', /\bNZBN\b|\b\d{2}-\d{4}-\d{7}-\d{2,3}\b|\bGST\b[^\n]{0,20}\b\d{2,3}-\d{3}-\d{3}\b/],
  ['MXN', /\bR\.?F\.?C\b\.?:?\s*[A-ZÑ&]{3,4}-?\d{6}/],
]

/** Resolves signs of several currencies by a code elsewhere on the page, the seller's country or its taxes. */
function settled(code: string, text: DocumentText, seller: Party): string {
  const whole = text.lines.map((line) => line.text).join('\n')
  const own = seller.country && ofCountries[seller.country.value]
  if (code === 'USD') return dollarOf(whole, own ?? null)
  /** West and Central African francs. */
  if (code === 'XOF') return centralAfrica.test(whole) && !/\bXOF\b/.test(whole) ? 'XAF' : 'XOF'
  if (code === 'MAD') return emirates.test(whole) && !/\bMAD\b/.test(whole) ? 'AED' : 'MAD'
  /** `Dhs` */
  if (code === 'AED') return morocco.test(whole) && !/\bAED\b/.test(whole) ? 'MAD' : 'AED'
  if (code !== 'kr') return code
  const named = /\b(SEK|NOK|DKK|ISK)\b/.exec(whole)?.[1]
  if (named) return named
  if (own && /^(SEK|NOK|DKK)$/.test(own)) return own
  return /\bmoms\b/i.test(whole)
    ? /\bfaktura\b.*\b(ocr|bankgiro)\b/is.test(whole)
      ? 'SEK'
      : 'DKK'
    : 'SEK'
}

/** Their dirhams have the sign of the Moroccan ones. */
const emirates = /\b(AED|UAE|U\.A\.E|Dubai|Abu Dhabi|Sharjah|United Arab Emirates)\b/i

const morocco = /\b(Maroc|Morocco|Casablanca|Rabat|Tanger|Marrakech)\b/i

const centralAfrica =
  /\bXAF\b|\b(Cameroun|Cameroon|Gabon|Tchad|Chad|Congo|Centrafrique|Centrafricaine|Guinée équatoriale)\b/i

/** The code of a currency beside an amount, after `in`, or alone in a line or brackets; not in `CAD drawings`. */
const codeOfDollars = new RegExp(
  String.raw`(?:[\d$)] ?|\bin |^|: ?|\((?=[A-Z]{3}\)))(${otherDollars.join('|')})(?=$|[\s).,;])(?! \p{L})|\b(${otherDollars.join('|')})(?: ?\$ ?\d| ?\d[\d ,.]*[.,]\d\d\b)|\b(?:[Aa]mount|AMOUNT|[Tt]otal|TOTAL|[Cc]redit) (${otherDollars.join('|')})$`,
  'mu'
)

function dollarOf(whole: string, ofSeller: string | null): string {
  if (/\bUSD\b|\bUS\$|US dollar/i.test(whole)) return 'USD'
  const named = codeOfDollars.exec(whole)
  if (named) return named[1] ?? named[2] ?? named[3]
  /** `U$S` is the sign of US dollars where `$` is that of pesos. */
  if (/U\$S/.test(whole) && !/(^|[^U])\$(?!S)/.test(whole)) return 'USD'
  const taxed = taxesOfDollars.find(([, names]) => names.test(whole))?.[0]
  return taxed ?? (ofSeller && otherDollars.includes(ofSeller) ? ofSeller : 'USD')
}
