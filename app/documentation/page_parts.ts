import type { DocumentationDoor } from '#app/core/samples/documentation_doors'
import type { SampleLanguage } from '#app/core/samples/code_samples'
import type { Language } from '#config/i18n'
import type { Visitor } from '#app/accounts/role'
import type { CodeView } from '#app/documentation/code_view'
import type { DescribedField, Parameter } from '#app/documentation/described_calls'
import type { TryForm } from '#app/documentation/try_form'
import type DefaultSetup from '#app/billing/default_setup'

/** The request for a documentation page. */
export interface PageRequest {
  door: DocumentationDoor
  /** The path below the base path; empty for the guide. */
  slug: string
  language: Language
  sampleLanguage: SampleLanguage
  visitor: Visitor
  setup: DefaultSetup
}

export type DocumentationPage = {
  title: string
  /** HTML. */
  lead: string
  navigation: NavigationGroup[]
  sections: DocumentedSection[]
  /** Code next to the sections, by section id. */
  samples: Record<string, CodeView[]>
}

export type NavigationGroup = {
  name: 'start' | 'tasks' | 'calls' | 'staff_calls' | 'more'
  items: Array<{ title: string; href: string; is_current: boolean }>
}

export type DocumentedSection = {
  id: string
  /** Null for the text below the title of the page. */
  title: string | null
  /** Whether the prose, and the title unless it is of a call, is English on a page in another language. */
  is_english: boolean
  /** Prose as HTML; null is the placeholder for the reader's key. */
  prose: Array<string | null>
  call: CallFacts | null
  error: { code: string; statuses: number[] } | null
  event: { name: string; fields: FieldRow[] } | null
}

/** A table row about a parameter or a field of a body. */
export type FieldRow = Omit<DescribedField, 'description' | 'isRequired'> & {
  is_required: boolean
  /** HTML. */
  text: string
}

export type CallFacts = {
  method: string
  path: string
  callers: Visitor[]
  key_ability: string | null
  /** In calls; null if it is free. */
  price: number | null
  parameters: Array<FieldRow & { in: Parameter['in'] }>
  body: { type: string; is_required: boolean; fields: FieldRow[] } | null
  answers: Array<{
    status: number
    text: string
    type: string | null
    fields: FieldRow[]
    headers: Array<{ name: string; text: string }>
  }>
  errors: Array<{ status: number; code: string; href: string }>
  try_form: TryForm | null
}

export type Written = Omit<DocumentationPage, 'navigation'>

/** A section of English text if `english` is given, otherwise in the language of the page. */
export function plainSection(
  id: string,
  title: string | null,
  english?: PageRequest
): DocumentedSection {
  return {
    id,
    title,
    is_english: english !== undefined && english.language !== 'en',
    prose: [],
    call: null,
    error: null,
    event: null,
  }
}
