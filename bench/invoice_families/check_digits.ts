import { two } from './print.ts'
import type { Random } from './random.ts'

/** The rest of a division by 97, from which IBANs and Belgian numbers have their check digits. */
export const rest97 = (digits: string) => Number(BigInt(digits) % 97n)

export function ibanOf(country: string, account: string): string {
  const digits = [...`${account}${country}00`].map((sign) => Number.parseInt(sign, 36)).join('')
  return `${country}${two(98 - rest97(digits))}${account}`
}

/** The message of a Belgian transfer. */
export function structured(random: Random): string {
  const base = `${random.int(1, 9)}${random.digits(9)}`
  const all = `${base}${two(rest97(base) || 97)}`
  return `+++${all.slice(0, 3)}/${all.slice(3, 7)}/${all.slice(7)}+++`
}

/** A Swiss QR reference: 26 digits with their check digit. */
export function qrReference(digits: string): string {
  const table = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]
  const carry = [...digits].reduce((last, digit) => table[(last + Number(digit)) % 10], 0)
  return `${digits}${(10 - carry) % 10}`
}
