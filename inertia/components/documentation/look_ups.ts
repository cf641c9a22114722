import type { DocumentationHit } from '#app/documentation/search_documentation'
import { fetchPageJson } from '~/client'
import type { LookUp } from '~/use_choices'

/** The path of a search in the documentation at a path. */
export function documentationPath(base: string, text: string): string {
  return `${base}?q=${encodeURIComponent(text)}`
}

/** Sections of the documentation at a path, with their paths as ids. */
export function lookUpDocumentation(base: string): LookUp {
  return async (text, signal) => {
    const path = documentationPath(base, text)
    const { data } = await fetchPageJson<{ data: DocumentationHit[] }>(path, signal)
    return data.map(({ path: id, title: label, note }) => ({ id, label, note }))
  }
}
