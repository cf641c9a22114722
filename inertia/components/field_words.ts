import { isText, t } from '~/text'

/**
 * The label of a data field: `validity_days` → "Validity days". Pages that use it need the texts of `fields`.
 */
export function fieldWords(name: string): string {
  const id = `fields.${name}`
  const words = isText(id) ? t(id) : name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
