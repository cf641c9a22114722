import lengths from './iban_lengths.json' with { type: 'json' }

/** By country. */
const ibanLengths: Record<string, number> = lengths

/** Whether an IBAN has valid check digits (ISO 13616, mod 97) and the length of its country. */
export function isIban(text: string): boolean {
  const iban = text.replace(/\s+/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const length = ibanLengths[iban.slice(0, 2)]
  if (length && iban.length !== length) return false
  return remainder(iban) === 1
}

/** The remainder of mod 97 (ISO 7064) with the first four characters at the end; 1 with valid check digits. */
function remainder(text: string): number {
  let rest = 0
  for (const sign of text.slice(4) + text.slice(0, 4)) {
    const number = Number.parseInt(sign, 36)
    rest = (rest * (number > 9 ? 100 : 10) + number) % 97
  }
  return rest
}

/** The length of a country's IBANs; null for countries without IBANs. */
export function ibanLength(country: string): number | null {
  return ibanLengths[country] ?? null
}

/** Whether it is a reference of a Swiss QR bill: 27 digits, the last one a check digit (modulo 10, recursive). */
export function isQrReference(text: string): boolean {
  const digits = text.replace(/\s+/g, '')
  if (!/^\d{27}$/.test(digits) || /^0+$/.test(digits)) return false
  let carry = 0
  for (const digit of digits.slice(0, -1)) carry = recursiveCarries[(carry + Number(digit)) % 10]
  return (10 - carry) % 10 === Number(digits.at(-1))
}

const recursiveCarries = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]

/** Whether it is a creditor reference (ISO 11649): `RF`, two check digits (mod 97) and up to 21 letters and digits. */
export function isCreditorReference(text: string): boolean {
  const reference = text.replace(/\s+/g, '').toUpperCase()
  return /^RF\d{2}[A-Z0-9]{1,21}$/.test(reference) && remainder(reference) === 1
}

/** VAT number formats by country; `EL` is Greece, `XI` Northern Ireland. */
const vatForms: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]?\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  GR: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12})$/,
  NO: /^\d{9}(MVA)?$/,
  CHE: /^\d{9}(MWST|TVA|IVA)?$/,
  CH: /^E\d{9}(MWST|TVA|IVA)?$/,
}

/** Whether a number has the format of its country's VAT numbers; null for unknown formats. */
export function isVatId(text: string): boolean | null {
  const id = text.replace(/[\s.\-/]+/g, '').toUpperCase()
  const form = vatForms[id.slice(0, 2)]
  if (id.startsWith('SI') && form.test(id.slice(2))) return isSlovenianVatNumber(id.slice(2))
  return form ? form.test(id.slice(2)) : null
}

/** Countries whose VAT numbers are also printed without prefix, with their formats. */
export const bareVatForms: Record<string, RegExp> = {
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$|^\d{3}-\d{3}-\d{2}-\d{2}$|^\d{3}-\d{2}-\d{2}-\d{3}$/,
  IT: /^\d{11}$/,
  ES: /^[A-Z]-?\d{8}$|^\d{8}-?[A-Z]$|^[A-Z]-?\d{7}-?[A-Z]$/,
}

/** Whether eight digits have the check digit of Slovenian VAT numbers: other references start with `SI`, too. */
function isSlovenianVatNumber(digits: string): boolean {
  const sum = [...digits.slice(0, 7)].reduce(
    (whole, digit, at) => whole + Number(digit) * (8 - at),
    0
  )
  return (11 - (sum % 11)) % 10 === Number(digits[7]) && sum % 11 > 0
}

/** Whether it is an Indian GSTIN: state, PAN, number of the registration, `Z` and a check character (Luhn mod 36). */
export function isGstin(text: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/.test(text)) return false
  const sum = [...text.slice(0, 14)].reduce((whole, sign, at) => {
    const product = Number.parseInt(sign, 36) * (1 + (at % 2))
    return whole + Math.floor(product / 36) + (product % 36)
  }, 0)
  return Number.parseInt(text[14], 36) === (36 - (sum % 36)) % 36
}

/** Whether it is a Canadian GST/HST number: a business number with its check digit (Luhn), `RT` and four digits. */
export function isCanadianTaxNumber(text: string): boolean {
  return /^\d{9}RT\d{4}$/.test(text) && luhnSum(text.slice(0, 9)) % 10 === 0
}

/** Whether it is a Brazilian CNPJ, as `11.222.333/0001-81`, by its check digits; since 2026, the first twelve characters can be letters. */
export function isCnpj(text: string): boolean {
  if (!/^[A-Z\d]{2}\.[A-Z\d]{3}\.[A-Z\d]{3}\/[A-Z\d]{4}-\d{2}$/.test(text)) return false
  const signs = [...text.replace(/[./-]/g, '')]
  if (signs.every((sign) => sign === '0')) return false
  return [12, 13].every((count) => hasBrazilianCheckDigit(signs, count))
}

/** Whether it is the access key of a Brazilian electronic invoice: 44 digits, of which the last one is a check digit. */
export function isNfeKey(text: string): boolean {
  return /^\d{44}$/.test(text) && hasBrazilianCheckDigit([...text], 43)
}

/** Whether the sign after so many others is their check digit: modulus 11 with the weights 2 to 9 from the right. */
function hasBrazilianCheckDigit(signs: string[], count: number): boolean {
  const sum = signs
    .slice(0, count)
    .reduce(
      (whole, sign, at) => whole + (sign.charCodeAt(0) - 48) * (2 + ((count - 1 - at) % 8)),
      0
    )
  return Number(signs[count]) === ((11 - (sum % 11)) % 11) % 10
}

/** Whether it is the number (UEN) of a company in Singapore, as `201808937H`, by its check letter. */
export function isUen(text: string): boolean {
  if (!/^(19|20)\d{7}[A-Z]$/.test(text)) return false
  const sum = [...text.slice(0, 9)].reduce(
    (whole, digit, at) => whole + Number(digit) * [10, 8, 6, 4, 9, 7, 5, 3, 1][at],
    0
  )
  return text[9] === 'ZKCMDNERGWH'[sum % 11]
}

/** Whether it is an Argentine CUIT, as `30-12345678-1`, by its check digit. */
export function isCuit(text: string): boolean {
  if (!/^(2[03-7]|3[034])-\d{8}-\d$/.test(text)) return false
  const sum = [...text.replaceAll('-', '')].reduce(
    (whole, digit, at) => whole + Number(digit) * [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1][at],
    0
  )
  return sum % 11 === 0
}

/** Whether it is a Chilean RUT, as `76.123.456-0`, by its check digit (modulus 11, `K` is 10). */
export function isRut(text: string): boolean {
  const [, number, check] = /^(\d{1,2}\.\d{3}\.\d{3})-([\dK])$/i.exec(text) ?? []
  if (!number) return false
  const digits = [...number.replaceAll('.', '')].reverse()
  const sum = digits.reduce((whole, digit, at) => whole + Number(digit) * (2 + (at % 6)), 0)
  return '0K987654321'[sum % 11] === check.toUpperCase()
}

/** Whether nine digits have the check digits of British VAT numbers (modulus 97, with or without the addition of 55). */
export function isBritishVatNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || Number(digits) === 0) return false
  const sum = [...digits.slice(0, 7)].reduce(
    (whole, digit, at) => whole + Number(digit) * (8 - at),
    0
  )
  const check = Number(digits.slice(7))
  return (sum + check) % 97 === 0 || (sum + check + 55) % 97 === 0
}

/** Whether ten digits are a Polish NIP, with its check digit. */
export function isPolishVatNumber(digits: string): boolean {
  if (!/^[1-9]\d{9}$/.test(digits)) return false
  const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7]
  const sum = weights.reduce((whole, weight, at) => whole + weight * Number(digits[at]), 0)
  return sum % 11 === Number(digits[9])
}

/** Whether nine digits are a Portuguese NIF, with its check digit. */
export function isPortugueseTaxNumber(digits: string): boolean {
  if (!/^[125689]\d{8}$/.test(digits)) return false
  const sum = [...digits.slice(0, 8)].reduce(
    (whole, digit, at) => whole + Number(digit) * (9 - at),
    0
  )
  const check = 11 - (sum % 11)
  return Number(digits[8]) === (check > 9 ? 0 : check)
}

/** Whether a Spanish number of a person (DNI, NIE) or a company (CIF) has its control sign. */
export function isSpanishTaxNumber(text: string): boolean {
  const person = /^([XYZ]\d{7}|\d{8})([A-Z])$/.exec(text)
  if (person) {
    const number = Number(person[1].replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter))))
    return 'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23] === person[2]
  }
  const company = /^[ABCDEFGHJNPQRSUVW](\d{7})([\dA-J])$/.exec(text)
  if (!company) return false
  const control = (10 - (luhnSum(`${company[1]}0`) % 10)) % 10
  return company[2] === String(control) || company[2] === 'JABCDEFGHI'[control]
}

/** Whether eleven digits are an Italian VAT number, with its check digit (Luhn). */
export function isItalianVatNumber(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || Number(digits) === 0) return false
  return luhnSum(digits) % 10 === 0
}

/** The sum of Luhn: every second digit from the last but one is doubled; of two digits, their sum counts. */
function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((whole, digit, at) => {
    const part = Number(digit) * (at % 2 ? 2 : 1)
    return whole + (part > 9 ? part - 9 : part)
  }, 0)
}

const checksWithoutPrefix: Record<string, (number: string) => boolean> = {
  GB: isBritishVatNumber,
  PL: isPolishVatNumber,
  PT: isPortugueseTaxNumber,
  ES: isSpanishTaxNumber,
  IT: isItalianVatNumber,
  NL: (number) => bareVatForms.NL.test(number),
}

/** The countries among whose VAT numbers one without prefix can be, by its check digits. */
export function countriesOfVatNumber(number: string): string[] {
  return Object.keys(checksWithoutPrefix).filter((country) => checksWithoutPrefix[country](number))
}
