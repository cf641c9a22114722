import type { Word } from '#app/invoices/reading/pages/page_words'

/** Common errors of character recognition and their corrections; the first match applies. */
const corrections: [RegExp, string | ((text: string) => string)][] = [
  /** `:20251055`, the value after a colon */
  [/^:(?=[\p{Lu}\d])/u, ''],
  /** `LV.A.` and `1.V.A.`; `N.LF.`, `C.l.F` and `C.LE/N.L.F.:` */
  [/^[1lIL|]\.?V\.A\.?(?=:?$)/, 'I.V.A.'],
  [/^C\.[1lIL|]\.?[EF]\.?\/N\.[1lIL|]\.?[EF]\.?(?=:?$)/, 'C.I.F./N.I.F.'],
  [/^([NC])\.[1lIL|]\.?F\.?(?=[:,]?$)/, '$1.I.F.'],
  /** `V.O,F.` and `S:L:` */
  [/^(\p{Lu}[.,:]){2,4}$/u, (text) => text.replace(/[,:]/g, '.')],
  [/^s\.A\.?$/, 'S.A.'],
  [/^s\.(?=[A-Z]\.$)/, 'S.'],
  [/^S\.r\.[1I|]\.?$/, 'S.r.l.'],
  [/^ple$/, 'plc'],
  /** `0G` and `0HG` */
  [/^0(?=H?G$)/, 'O'],
  /** The number `Nc25/2289` */
  [/^(?!N[or])[A-Z][a-z]\d{2,}[/-]\d{3,}$/, (text) => text.toUpperCase()],
  /** The month of `3-0CT-2025` */
  [/^(\d{0,2}-?)0CT(?=(-\d{0,4})?$)/, '$1OCT'],
  /** `Maclsaac`, not `Macleod` */
  [/(?<=^Ma?c)l(?=[bcdfghkmnpqrstvwxz])/, 'I'],
  /** `lt. Beleg` */
  [/^It\.$/, 'lt.'],
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
  /** `£4.102.13` and `17.556,77:€` */
  [/^([€£$]\d{1,3})\.(?=\d{3}\.\d{2}$)/, '$1,'],
  [/(?<=^\d{1,3}(?:\.\d{3})*,\d{2}):(?=€$)/, ''],
  /** `1‚39`, and `;29` after `1`: commas */
  [/(?<=^\d{0,4})[‚;](?=\d{2}$)/, ','],
  /** `info(Ofox.example` */
  [
    /^([a-z][\w.-]*[a-z])(?:\(?[OGQ©®]|(?<=^(?:info|mail|office|contact|kontakt|sales|hello|hola|ciao))E)(?=[a-z\d][a-z\d-]*(\.[a-z\d-]+)*\.[a-z]{2,}$)/,
    '$1@',
  ],
  /** The number `PR0/175/26` of a pro forma invoice */
  [/^PR0(?=[/-]\d)/, 'PRO'],
  /** `AAZ024/101` of the year 2024 */
  [/(?<=^[A-Z]{2,4})Z(?=0[12]\d\/(?!20\d\d$)\d+$)/, '2'],
  /** The remains of a ruling line */
  [/^[_|~]+(?=:|[A-Z]{2}\d{2})/, ''],
]

/** A recognized word with the usual letters and signs where character recognition confuses them. */
export function withUsualSigns(text: string): string {
  const found = corrections.find(([pattern]) => pattern.test(text))
  if (!found) return text
  const [pattern, replacement] = found
  return typeof replacement === 'string' ? text.replace(pattern, replacement) : replacement(text)
}

/** What is recognized for `Nº` before a number. */
const numberSign = /^N[e*?'"”]:?$|^N\.[29]?[*?"'”°%]{1,2}:?$/
/** `N.9 FR24-05`, not `Via Roma N.9 20121` or `FATTURA N.2 10/01/2025`: the number itself. */
const numberSignOfSeries = /^N\.[29]:?$/

/** `FACTURA N.2` for `FACTURA N.º`, in the heading of a column */
const invoiceTitle = /^(factura|fatura|facture|fattura)$/i

/** Words in rows, with `Nº` before numbers, and after a title at the end of a cell, and `Mª` before a name. */
export function withNumberSigns(words: Word[]): Word[] {
  return words.map((word, at) => {
    const next: Word | undefined = words[at + 1]
    const before = words[at - 1]?.text ?? ''
    /** The Spanish `Mª Dolores` */
    if (/^M[?*"”'°]$/.test(word.text) && /^\p{Lu}\p{Ll}+$/u.test(next?.text ?? ''))
      return { ...word, text: 'Mª' }
    const isBefore =
      (numberSign.test(word.text) && /\d/.test(next?.text ?? '')) ||
      (numberSignOfSeries.test(word.text) && /^[A-Z]{1,4}\d{2,}/.test(next?.text ?? ''))
    /** `Fatura ET 2025/130`: the Portuguese series of invoices is `FT`. */
    if (word.text === 'ET' && /^fatura$/i.test(before) && /^[A-Z\d]*\/\d+$/.test(next?.text ?? ''))
      return { ...word, text: 'FT' }
    const isLast = !next || next.left < word.left || next.left - word.right > word.size
    const isAfter = /^N\.[29?*]$/.test(word.text) && invoiceTitle.test(before) && isLast
    return isBefore || isAfter ? { ...word, text: 'Nº' } : word
  })
}
