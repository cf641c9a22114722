import { typedTexts } from '#app/core/text/form_texts'
import type Synonym from '#app/catalogue/synonym'

const fields = ['term', 'equivalent', 'language', 'source'] as const

/** The fields of the form as strings. */
export type SynonymForm = Record<(typeof fields)[number], string>

export function synonymForm({ term, equivalent, language, source }: Synonym): SynonymForm {
  return { term, equivalent, language: language ?? '', source: source ?? '' }
}

/** The submitted fields of the form. */
export function typedSynonymForm(input: unknown): Partial<SynonymForm> {
  return typedTexts(input, fields)
}
