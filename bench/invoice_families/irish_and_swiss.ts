import { ibanOf } from './check_digits.ts'
import type { Print } from './print.ts'

/** Gives the seller an IBAN at a bank and a VAT number of Ireland, which has no entry in the pools. */
export function asIrish({ doc, random }: Print, bank: string): void {
  const digits = `3${random.digits(6)}`
  const sum = [...digits].reduce((whole, digit, at) => whole + Number(digit) * (8 - at), 9 * 8)
  doc.seller.vatId = `IE${digits}${'WABCDEFGHIJKLMNOPQRSTUV'[sum % 23]}H`
  doc.seller.iban = ibanOf('IE', `${bank}${random.digits(12)}`)
}

/** Gives the seller an IBAN and a VAT number of Switzerland; banks `30` 100 to 999 have QR-IBANs. */
export function asSwiss(
  { doc, random }: Print,
  [group, first, last]: [string, number, number]
): void {
  const weights = [5, 4, 3, 2, 7, 6, 5, 4]
  let digits = ''
  let check = 10
  while (check === 10) {
    digits = `1${random.digits(7)}`
    check = (11 - (weights.reduce((sum, by, at) => sum + by * Number(digits[at]), 0) % 11)) % 11
  }
  doc.seller.vatId = `CHE${digits}${check}`
  doc.seller.iban = ibanOf('CH', `${group}${random.int(first, last)}${random.digits(12)}`)
}
