import { cleanName } from '#app/core/text/clean_name'
import { nameKey } from '#app/core/text/name_key'

/**
 * Parses the terms of a search. In a string, commas and line breaks separate terms; double quotes keep a
 * comma in a name: `SQL, "ear, nose and throat"`. In a list (`skills[]=…`, which the query string parser
 * turns into an object if it is long), each element is a term. Empty terms are dropped, and so are terms that
 * fold to the same name as an earlier one.
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

/** The terms as a string that `termsOf` can parse. */
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
