import { cleanName } from '#app/core/text/clean_name'

/**
 * What two names are compared by: cleaned, compatibility forms folded (NFKC), lower case.
 * Two skills never share one.
 */
export function nameKey(name: string): string {
  return cleanName(name.normalize('NFKC')).toLowerCase()
}

/** A name as part of an address: ASCII letters, digits and dashes; may be empty. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\+/g, ' plus ')
    .replace(/#/g, ' sharp ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 200)
}
