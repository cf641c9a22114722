/**
 * The codes that name the evidence of a relation in its source, joined by `+`: `occupations+adverts`.
 * The playground loads this module, so it has no imports.
 */
const words = {
  occupations: 'playground.source_occupations',
  adverts: 'playground.source_adverts',
  names: 'playground.source_names',
  descriptions: 'playground.source_descriptions',
  group: 'playground.source_group',
  official: 'playground.source_official',
} as const

type SourceText = (typeof words)[keyof typeof words]
type Translate = (id: SourceText | 'playground.from_sources', values?: { list: string }) => string

/** "from occupations and job adverts"; a source with anything but known codes as it is. */
export function sourceWords(source: string | null, language: string, t: Translate): string | null {
  if (!source) return null
  const codes = source.split('+')
  if (!codes.every(isCode)) return source
  const names = codes.map((code) => t(words[code]))
  return t('playground.from_sources', { list: listFormat(language).format(names) })
}

const listFormats = new Map<string, Intl.ListFormat>()

/** One for each language: an answer can name the sources of hundreds of relations, and creating a format is slow. */
function listFormat(language: string): Intl.ListFormat {
  const format = listFormats.get(language) ?? new Intl.ListFormat(language)
  listFormats.set(language, format)
  return format
}

function isCode(code: string): code is keyof typeof words {
  return Object.hasOwn(words, code)
}
