import { isText, t } from '~/text'

/**
 * What a field of the data is called, by its name in answers: `validity_days` → "Validity days". Pages that
 * show it come with the room `fields`.
 */
export function fieldWords(name: string): string {
  const id = `fields.${name}`
  const words = isText(id) ? t(id) : name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
