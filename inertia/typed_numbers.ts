import { plainNumber, plainWholeNumber } from '@written_numbers'
import { languageNow } from '~/text'

/** A typed whole number; null if it is invalid. */
export function typedCount(text: string): number | null {
  return plainWholeNumber(text, languageNow())
}

/** Parses a typed amount to minor units: "49.5" with exponent 2 is 4950; 0 if it is invalid. */
export function typedMinorUnits(text: string, exponent: number): number {
  const amount = Number(plainNumber(text, languageNow()))
  const minor = Math.round(amount * 10 ** exponent)
  return amount > 0 && Number.isSafeInteger(minor) ? minor : 0
}
