import type { DocumentationDoor } from '#app/core/samples/documentation_doors'
import portal from '#config/portal'
import type { Language } from '#config/i18n'
import { errorCodes, sectionOf, type ErrorCode } from '#app/core/errors/error_codes'
import { portalPath } from '#app/core/door'
import { fieldCodes } from '#app/core/errors/field_codes'
import { tIn } from '#app/core/text/text'
import type { Visitor } from '#app/accounts/role'
import { audienceOf } from '#app/contract/audience'
import { readChangelog } from '#app/documentation/changelog'
import {
  callChapters,
  findCall,
  linksFor,
  placeOfCall,
  type CallChapter,
} from '#app/documentation/chapters'
import { codeView, jsonView, sampleView, type CodeView } from '#app/documentation/code_view'
import type { SampleLanguage } from '#app/core/samples/code_samples'
import type { DescribedCall, DescribedField, Parameter } from '#app/documentation/described_calls'
import { exampleCall, firstAnswer } from '#app/documentation/example_call'
import {
  guideSections,
  readCode,
  readGuide,
  readProgram,
  type GuideSection,
  type GuideValues,
} from '#app/documentation/guide'
import { guideValues } from '#app/documentation/guide_values'
import { inlineHtml, proseHtml, type Links, type Part } from '#app/documentation/markdown'
import { titlesIn, type Titles } from '#app/documentation/titles'
import { tryFormOf, type TryForm } from '#app/documentation/try_form'
import type DefaultSetup from '#app/billing/default_setup'
import { limitOf } from '#app/billing/limits'

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
  name: 'guide' | 'calls' | 'staff_calls' | 'more'
  items: Array<{ title: string; href: string; is_current: boolean }>
}

export type DocumentedSection = {
  id: string
  title: string
  /** Whether the prose, and the title unless it is of a call, is English on a page in another language. */
  is_english: boolean
  /** Prose as HTML; null is the placeholder for the reader's key. */
  prose: Array<string | null>
  call: CallFacts | null
  error: { code: string; statuses: number[] } | null
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

/** The page at a path; null if there is none. */
export async function documentationPage(request: PageRequest): Promise<DocumentationPage | null> {
  const titles = await titlesIn(request.language)
  const written = await writtenPage(request, titles)
  return written && { ...written, navigation: navigationOf(request, titles) }
}

type Written = Omit<DocumentationPage, 'navigation'>

function writtenPage(request: PageRequest, titles: Titles | null): Promise<Written> | null {
  const { slug } = request
  if (slug === '') return guidePage(request)
  if (slug === 'errors') return errorsPage(request)
  if (slug === 'changelog') return changelogPage(request)
  const chapter = chaptersFor(request).find((known) => known.slug === slug)
  return chapter ? callsPage(chapter, request, titles) : null
}

/** The chapters for the visitor: staff see everything. */
function chaptersFor({ visitor }: PageRequest): CallChapter[] {
  return callChapters(audienceOf(visitor))
}

function navigationOf(request: PageRequest, titles: Titles | null): NavigationGroup[] {
  const { door, slug, language } = request
  const item = (title: string, own: string) => ({
    title,
    href: portalPath(own ? `${door}/${own}` : door),
    is_current: own === slug,
  })
  const chapters = (isForPartners: boolean) =>
    chaptersFor(request)
      .filter((chapter) => chapter.isForPartners === isForPartners)
      .map((chapter) => item(titles?.chapters[chapter.slug].title ?? chapter.title, chapter.slug))
  const ofStaff = chapters(false)
  return [
    { name: 'guide', items: [item(tIn(language, 'documentation_answers.guide'), '')] },
    { name: 'calls', items: chapters(true) },
    ...(ofStaff.length ? [{ name: 'staff_calls' as const, items: ofStaff }] : []),
    {
      name: 'more',
      items: [
        item(tIn(language, 'documentation_answers.errors'), 'errors'),
        item(tIn(language, 'documentation_answers.changelog'), 'changelog'),
      ],
    },
  ]
}

async function guidePage(request: PageRequest): Promise<Written> {
  const { door, language, setup } = request
  const values = await guideValues(setup, language)
  const links = linksFor(door)
  const sections = await Promise.all(
    guideSections.map((name) => readGuide(name, { language, values, links }))
  )
  const codes = await Promise.all(sections.map((section) => codesOf(section, values, request)))
  return {
    title: tIn(language, 'documentation_answers.documentation'),
    lead: inlineHtml(tIn(language, 'documentation_answers.lead', { portal: portal.name })),
    sections: sections.map(({ id, title, parts }) => ({
      ...plainSection(id, title),
      prose: parts.flatMap((part) => proseOf(part)),
    })),
    samples: Object.fromEntries(sections.map(({ id }, index) => [id, codes[index]])),
  }
}

function proseOf(part: Part): Array<string | null> {
  if (part.kind === 'prose') return [part.html]
  return part.name === 'key' ? [null] : []
}

/** The code blocks that a text of the guide includes. */
async function codesOf(
  { parts }: GuideSection,
  values: GuideValues,
  { language, sampleLanguage }: PageRequest
): Promise<CodeView[]> {
  const places = parts.filter((part) => part.kind === 'place' && part.name !== 'key')
  const codes = await Promise.all(
    places.map((part) => {
      const { name, argument } = part as Extract<Part, { kind: 'place' }>
      const [subject, ...words] = argument.split(' ')
      const title = words.join(' ')
      return codeOf(name, { subject, title, values, language, sampleLanguage })
    })
  )
  return codes.filter((code) => code !== null)
}

interface AskedCode {
  subject: string
  title: string
  values: GuideValues
  language: Language
  sampleLanguage: SampleLanguage
}

async function codeOf(
  place: string,
  { subject, title, values, language, sampleLanguage }: AskedCode
): Promise<CodeView | null> {
  const call = findCall(subject)
  switch (place) {
    case 'call': {
      if (!call) return null
      return sampleView(headOf(call), exampleCall(call, portal.apiUrl), sampleLanguage)
    }
    case 'answer': {
      if (!call) return null
      const { example } = firstAnswer(call.answers)
      return jsonView(tIn(language, 'documentation_answers.answer'), example)
    }
    case 'program':
      return codeView(title, {
        ...(await readProgram(subject, sampleLanguage, values)),
        isSample: true,
      })
    case 'code':
      return codeView(title, await readCode(subject, values))
    default:
      throw new Error(`Unknown placeholder "${place}"`)
  }
}

function headOf({ method, path }: DescribedCall): string {
  return `${method} ${path}`
}

async function callsPage(
  { slug, title, description, calls }: CallChapter,
  request: PageRequest,
  titles: Titles | null
): Promise<Written> {
  const links = linksFor(request.door)
  const views = await Promise.all(calls.map((call) => callCodes(call, request)))
  return {
    title: titles?.chapters[slug].title ?? title,
    lead: inlineHtml(titles?.chapters[slug].lead ?? description, links),
    sections: calls.map((call) => ({
      ...plainSection(call.id, titles?.calls[call.operationId] ?? call.summary, request),
      prose: [proseHtml(shortDescription(call), links)],
      call: factsOf(call, links, request),
    })),
    samples: Object.fromEntries(calls.map(({ id }, index) => [id, views[index]])),
  }
}

/** The description without callers and price, which the page shows separately. */
function shortDescription({ description }: DescribedCall): string {
  return description.split('\n\n')[0]
}

async function callCodes(
  call: DescribedCall,
  { language, sampleLanguage }: PageRequest
): Promise<CodeView[]> {
  const { example, status, type } = firstAnswer(call.answers)
  const sample = await sampleView(headOf(call), exampleCall(call, portal.apiUrl), sampleLanguage)
  if (example === undefined || !type?.includes('json')) return [sample]
  const title = tIn(language, 'documentation_answers.answer_of_status', { status: String(status) })
  return [sample, await jsonView(title, example)]
}

function factsOf(call: DescribedCall, links: Links, request: PageRequest): CallFacts {
  const row = ({ description, isRequired, ...field }: DescribedField): FieldRow => ({
    ...field,
    is_required: isRequired,
    text: inlineHtml(description, links),
  })
  const { method, path, callers, keyAbility, price, body } = call
  return {
    method,
    path,
    callers,
    key_ability: keyAbility,
    price: price && limitOf(request.setup, price),
    parameters: call.parameters.map(({ in: where, example: _, ...field }) => ({
      in: where,
      ...row(field),
    })),
    body: body && { type: body.type, is_required: body.isRequired, fields: body.fields.map(row) },
    answers: call.answers.map(({ status, description, type, fields, headers }) => ({
      status,
      type,
      text: inlineHtml(description, links),
      fields: fields.map(row),
      headers: headers.map((header) => ({
        name: header.name,
        text: inlineHtml(header.description, links),
      })),
    })),
    errors: call.errors.map(({ status, code }) => ({
      status,
      code,
      href: links(`/docs/errors#${sectionOf(code)}`),
    })),
    try_form: tryFormOf(call, request.visitor),
  }
}

/** The maximum number of operations listed for a code; more common codes list none. */
const mostCallsOfCode = 12

async function errorsPage(request: PageRequest): Promise<Written> {
  const { door, language } = request
  const links = linksFor(door)
  const calls = chaptersFor(request).flatMap((chapter) => chapter.calls)
  const sections = (Object.keys(errorCodes) as ErrorCode[]).map((code) => {
    const { title, status, means, remedy } = errorCodes[code]
    const refused = calls.filter(({ errors }) => errors.some((error) => error.code === code))
    const named = refused.map(
      (call) => `[${call.method} ${call.path}](${placeOfCall(call, '/docs')})`
    )
    const where = named.length && named.length <= mostCallsOfCode ? `\n\n${listed(named)}` : ''
    return {
      ...plainSection(sectionOf(code), title, request),
      prose: [proseHtml(`${means}\n\n${remedy}${where}${besideFields(code)}`, links)],
      error: { code, statuses: [...status] },
    }
  })
  return {
    title: tIn(language, 'documentation_answers.errors'),
    lead: inlineHtml(tIn(language, 'documentation_answers.errors_lead'), links),
    sections,
    samples: {},
  }
}

/** The codes of fields, for the code of invalid input. */
function besideFields(code: ErrorCode): string {
  if (code !== 'validation_failed') return ''
  const rows = Object.entries(fieldCodes).map(([name, means]) => `| \`${name}\` | ${means} |`)
  return `\n\n| \`code\` of a field | Means |\n| --- | --- |\n${rows.join('\n')}`
}

function listed(lines: string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}

async function changelogPage(request: PageRequest): Promise<Written> {
  const { door, language } = request
  const links = linksFor(door)
  const entries = await readChangelog()
  return {
    title: tIn(language, 'documentation_answers.changelog'),
    lead: inlineHtml(tIn(language, 'documentation_answers.changelog_lead'), links),
    sections: entries.map(({ id, title, text }) => ({
      ...plainSection(id, title, request),
      prose: [proseHtml(text, links)],
    })),
    samples: {},
  }
}

/** A section of English text for the given chapter, otherwise in the language of the page. */
function plainSection(id: string, title: string, english?: PageRequest): DocumentedSection {
  return {
    id,
    title,
    is_english: english !== undefined && english.language !== 'en',
    prose: [],
    call: null,
    error: null,
  }
}
