import type { Language } from '#config/i18n'
import { readDocumentationFile } from '#app/documentation/guide'

/** The titles of chapters, by slug, and of operations, by operation id. */
export interface Titles {
  chapters: Record<string, { title: string; lead: string }>
  calls: Record<string, string>
}

/** The translated titles; null for English, in which the contract has them. */
export async function titlesIn(language: Language): Promise<Titles | null> {
  return language === 'en'
    ? null
    : JSON.parse(await readDocumentationFile(`${language}/titles.json`))
}
