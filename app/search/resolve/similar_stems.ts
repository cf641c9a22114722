import equivalents from './word_equivalents.json' with { type: 'json' }
import type { StemLanguage } from '#app/catalogue/names/stems'

/** Other stems, the most similar first, and how much each counts for the stem, 0-1. */
type Similar = ReadonlyArray<[stem: string, level: number]>

const tables = { en: tableOf(equivalents.en), fr: tableOf(equivalents.fr) }

function tableOf(lists: object): ReadonlyMap<string, Similar> {
  return new Map(Object.entries(lists as Record<string, Similar>))
}

/** Stems of words that labels of one skill use for each other. */
export function similarStems(stem: string, language: StemLanguage): Similar {
  return tables[language].get(stem) ?? []
}
