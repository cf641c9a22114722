import type { Item } from './make_document.ts'

/** `one|two` */
export const listOf = (text: string) => text.split('|').map((one) => one.trim())

/** Towns with their postal codes: `Cork=T12 AB34|…` */
export const townsOf = (text: string) => listOf(text).map((one) => one.split('='))

/** Towns with their postal codes: `Cork|T12 AB34; …` */
export const townsWithCodes = (text: string) => text.split('; ').map((town) => town.split('|'))

/** Items as text: description, unit, price from and to, and index of the tax rate. */
export function itemsOf(text: string): Item[] {
  return text.split(';').map((one): Item => {
    const [description, unit, least, most, rate] = one.trim().split('|')
    return [description, unit, Number(least), Number(most), Number(rate ?? 0)]
  })
}

/** `one|two`, with the spaces */
export const words = (text: string) => text.split('|')

/** Towns with their postal codes: `Liège = 4000|…` */
export const places = (text: string) => words(text).map((place) => place.split(' = '))

/** Items as `description = unit = least = most`, and the index of the rate if not 0. */
export const goods = (text: string) =>
  words(text).map((item): Item => {
    const [name, unit, least, most, rate] = item.split(' =').map((part) => part.trim())
    return [name, unit, Number(least), Number(most), Number(rate ?? 0)]
  })
