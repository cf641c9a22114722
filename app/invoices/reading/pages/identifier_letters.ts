import { ibanLength, isItalianVatNumber, isVatId } from '#app/money/identifiers'

const digitOf: Record<string, string> = { s: '5', S: '5', o: '0', O: '0', l: '1', I: '1' }

/**
 * A recognized word with the usual confusions at the start of account and VAT numbers corrected: `1T` or `17` for `IT`, `1E` for `IE`, `O` for
 * `0` and a small letter in the code of the country; `s`, `o`, `l` and `I` for digits where the number is valid with them, as
 * `ESBs1076610`. Shorter references such as `SEO2024` are left as they are.
 */
export function withIdentifierLetters(text: string): string {
  if (/^17\d{11}$/.test(text) && isItalianVatNumber(text.slice(2))) return `IT${text.slice(2)}`
  if (/^[1lI|]E\d{7}[A-Z]{1,2}$/.test(text)) return `I${text.slice(1)}`
  const asDigits = text.slice(0, 2) + text.slice(2).replace(/[sSoOlI]/g, (one) => digitOf[one])
  const isVatNumber = isVatId(text) === false && isVatId(asDigits.replace(/[.,;]$/, ''))
  const isAccount = /^[A-Z]{2}[a-z]\d$/.test(text) && ibanLength(text.slice(0, 2)) !== null
  if (/^[A-Z]{2}\w*\d/.test(text) && (isVatNumber || isAccount)) return asDigits
  const match = /^([A-Za-z1l|]{2})([\dO]{2}(?=$|[A-Z]{1,4}\d)|[\dO]{8,})(.*)$/.exec(text)
  if (!match || !/\d/.test(match[2])) return text
  const [, code, digits, rest] = match
  const country = code.replace(/^[1l|]T$/, 'IT').toUpperCase()
  if (ibanLength(country) === null) return text
  return country + digits.replaceAll('O', '0') + rest
}

/** What character recognition makes of usual words, and the word; the first that fits counts. */
const usualWords: [RegExp, string | ((text: string) => string)][] = [
  /** `V.O,F.` and `S:L:` */
  [/^(\p{Lu}[.,:]){2,4}$/u, (text) => text.replace(/[,:]/g, '.')],
  [/^s\.A\.?$/, 'S.A.'],
  [/^S\.r\.[1I|]\.?$/, 'S.r.l.'],
  [/^ple$/, 'plc'],
  /** `0G` and `0HG` */
  [/^0(?=H?G$)/, 'O'],
  /** `LV.A.` and `1VA`; `N.LF.` and `C.l.F` */
  [/^[1lIL|]\.?V\.A\.?|^[1lL|]V\.?A\.?(?=:?$)/, 'I.V.A.'],
  [/^([NC])\.?[1lL|]\.?F\.?(?=:?$)/, '$1.I.F.'],
  /** `Ne` for `Nº` */
  [/^N[e*?'"”](?=:?$)/, 'Nº'],
  /** The number `Nc25/2289` */
  [/^(?!N[or])[A-Z][a-z]\d{2,}[/-]\d{3,}$/, (text) => text.toUpperCase()],
  /** The month of `3-0CT-2025` */
  [/^(\d{0,2}-?)0CT(?=(-\d{0,4})?$)/, '$1OCT'],
  /** Litres, pounds and linear metres; square metres */
  [/^I(?=(trs?|bs?|fm)\W?$)/, 'l'],
  [/^((?:\d{1,4}(?:[.,]\d\d)?)?m)[?°º]$/, '$1²'],
  /** `$6418242.001`: a number. `$33,45`: dollars have no decimal comma. */
  [/^\$(?=\d{5,}\.\d{3,}$|\d{7,}$)/, 'S'],
  [/^\$(?=\d{1,3}(\.\d{3})*,\d{2}$)/, '5'],
  /** `-B64,00` */
  [/^(-?)B(?=\d{0,2}(\.\d{3})*,\d{2}\D?$)/, '$18'],
  /** `234,/11`, `2:771:10` and `2,771:15` */
  [/(?<=\d[.,])\/(?=\d{2}\D*$)/, ''],
  [/^(\d{1,3}):(\d{3}):(?=\d\d\D*$)/, '$1.$2,'],
  [/(?<=^\d{1,3},\d{3}):(?=\d\d$)/, '.'],
  [/(?<=^\d{1,3}\.\d{3}):(?=\d\d$)/, ','],
  /** `info(Ofox.example` */
  [/^([a-z][\w.-]*[a-z])\(?[OGQ©®](?=[a-z\d][a-z\d-]*(\.[a-z\d-]+)*\.[a-z]{2,}$)/, '$1@'],
  /** The remains of a ruling line */
  [/^[_|~]+(?=:)/, ''],
]

/** A recognized word with the usual letters and signs where character recognition confuses them. */
export function withUsualSigns(text: string): string {
  const found = usualWords.find(([pattern]) => pattern.test(text))
  if (!found) return text
  const [pattern, sign] = found
  return typeof sign === 'string' ? text.replace(pattern, sign) : sign(text)
}
