import { minorUnits } from '@money'
import { plainNumber, plainWholeNumber } from '@written_numbers'
import { languageNow } from '~/text'

/** A typed whole number; null if it is invalid. */
export function typedCount(text: string): number | null {
  return plainWholeNumber(text, languageNow())
}

/** Parses a typed amount to minor units, as the server does: "49.5" with exponent 2 is 4950; null if it is invalid. */
export function typedAmount(text: string, exponent: number): number | null {
  const plain = plainNumber(text, languageNow())
  return plain === null ? null : minorUnits(plain, exponent)
}
