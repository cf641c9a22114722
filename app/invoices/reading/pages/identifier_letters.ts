import { ibanLength, isItalianVatNumber, isVatId } from '#app/money/identifiers'

const digitOf: Record<string, string> = { s: '5', S: '5', o: '0', O: '0', l: '1', I: '1' }

/**
 * A recognized word with the usual confusions at the start of account and VAT numbers corrected: `1T` or `17` for `IT`, `1E` for `IE`, `O` for
 * `0` and a small letter in the code of the country; `s`, `o`, `l` and `I` for digits where the number has the form of its country with them, as
 * `ESBs1076610`. Shorter references such as `SEO2024` are left as they are.
 */
export function withIdentifierLetters(text: string): string {
  if (/^17\d{11}$/.test(text) && isItalianVatNumber(text.slice(2))) return `IT${text.slice(2)}`
  const irish = `I${text.slice(1)}`
  if (/^[1lI|]E\d{7}[A-Z]{1,2}$/.test(text) && isVatId(irish)) return irish
  const asDigits = text.slice(0, 2) + text.slice(2).replace(/[sSoOlI]/g, (one) => digitOf[one])
  const isVatNumber = isVatId(text) === false && isVatId(asDigits.replace(/[.,;]$/, ''))
  if (/^[A-Z]{2}/.test(text) && /\d{4}/.test(text) && /(\d\D*){8}/.test(asDigits) && isVatNumber)
    return asDigits
  const match = /^([A-Za-z1l|]{2})([\dO]{2}(?=$|[A-Z]{1,4}\d)|[\dO]{8,})(.*)$/.exec(text)
  if (!match || !/\d/.test(match[2])) return text
  const [, code, digits, rest] = match
  const country = code.replace(/^[1l|]T$/, 'IT').toUpperCase()
  if (ibanLength(country) === null) return text
  return country + digits.replaceAll('O', '0') + rest
}

/** Common errors of character recognition and their corrections; the first match applies. */
const corrections: [RegExp, string | ((text: string) => string)][] = [
  /** `LV.A.` and `1.V.A.`; `N.LF.` and `C.l.F` */
  [/^[1lIL|]\.?V\.A\.?(?=:?$)/, 'I.V.A.'],
  [/^([NC])\.[1lIL|]\.?F\.?(?=:?$)/, '$1.I.F.'],
  /** `V.O,F.` and `S:L:` */
  [/^(\p{Lu}[.,:]){2,4}$/u, (text) => text.replace(/[,:]/g, '.')],
  [/^s\.A\.?$/, 'S.A.'],
  [/^S\.r\.[1I|]\.?$/, 'S.r.l.'],
  [/^ple$/, 'plc'],
  /** `0G` and `0HG` */
  [/^0(?=H?G$)/, 'O'],
  /** The number `Nc25/2289` */
  [/^(?!N[or])[A-Z][a-z]\d{2,}[/-]\d{3,}$/, (text) => text.toUpperCase()],
  /** The month of `3-0CT-2025` */
  [/^(\d{0,2}-?)0CT(?=(-\d{0,4})?$)/, '$1OCT'],
  /** Litres, pounds and linear metres; square metres */
  [/^I(?=(trs?|bs?|fm)\W?$)/, 'l'],
  [/^((?:\d{1,4}(?:[.,]\d\d)?)?m)[?°º]$/, '$1²'],
  /** `$6418242.001`: a number */
  [/^\$(?=\d{5,}\.\d{3,}$|\d{7,}$)/, 'S'],
  /** `-B64,00` */
  [/^(-?)B(?=\d{0,2}(\.\d{3})*,\d{2}\D?$)/, '$18'],
  /** `234,/11`, `2:771:10` and `2,771:15` */
  [/(?<=^\d{1,3}(?:\.\d{3})*,)\/(?=\d{2}[€£]?$)/, ''],
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
  const found = corrections.find(([pattern]) => pattern.test(text))
  if (!found) return text
  const [pattern, replacement] = found
  return typeof replacement === 'string' ? text.replace(pattern, replacement) : replacement(text)
}
