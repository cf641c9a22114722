import { cleanName } from '#app/core/text/clean_name'
import { nameKey } from '#app/core/text/name_key'

/**
 * The terms of a search as a list. In a text, commas and line breaks separate terms; double quotes
 * keep a comma inside a name: `SQL, "ear, nose and throat"`. In a list (`skills[]=…`, which the parser
 * of query strings makes an object when it is long) each element is one term as it stands.
 * Empty terms fall away, and of two that fold to one name the first stays.
 */
export function termsOf(given: unknown): string[] {
  const terms = typeof given === 'string' ? split(given) : Object.values(given ?? {})
  const known = new Map<string, string>()
  for (const term of terms) {
    if (typeof term !== 'string') continue
    const clean = cleanName(term.replaceAll('\u0000', ''))
    const key = nameKey(clean)
    if (clean && !known.has(key)) known.set(key, clean)
  }
  return [...known.values()]
}

/** The same terms as one text that `termsOf` reads back. */
export function textOfTerms(terms: string[]): string {
  return terms
    .map((term) => (/[,"]/.test(term) ? `"${term.replaceAll('"', '""')}"` : term))
    .join(', ')
}

function split(text: string): string[] {
  return [...text.matchAll(/\s*(?:"((?:[^"]|"")*)"|([^,\n]*))\s*(?:,|\n|$)/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain
  )
}
