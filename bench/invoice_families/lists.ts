import type { Item } from './make_document.ts'

/** `one|two` */
export const listOf = (text: string) => text.split('|').map((one) => one.trim())

/** Towns with their postal codes: `Cork=T12 AB34|…` */
export const townsOf = (text: string) => listOf(text).map((one) => one.split('='))

/** Items as text: description, unit, price from and to, and index of the tax rate. */
export function itemsOf(text: string): Item[] {
  return text.split(';').map((one): Item => {
    const [description, unit, least, most, rate] = one.trim().split('|')
    return [description, unit, Number(least), Number(most), Number(rate ?? 0)]
  })
}
