import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import type { Language } from '#config/i18n'
import { readMarkdown, type Links, type Part } from '#app/documentation/markdown'
import type { CodeLanguage } from '#app/core/samples/coloured_code'
import type { SampleLanguage } from '#app/core/samples/code_samples'

/** The pages of the guide by group of the navigation, in order; each is a file in resources/documentation. */
export const guideGroups = {
  start: ['quick_start', 'authentication', 'cost', 'limits', 'errors', 'pagination'],
  tasks: ['search', 'extract', 'batch', 'sync', 'invoices', 'webhooks', 'usage', 'billing'],
  more: ['command_line', 'openapi'],
} as const

export type GuideName = (typeof guideGroups)[keyof typeof guideGroups][number]

export const guideNames: readonly GuideName[] = Object.values(guideGroups).flat()

export interface Guide {
  title: string
  /** The first paragraph as Markdown. */
  lead: string
  sections: GuideSection[]
}

export interface GuideSection {
  /** As in the URL. */
  id: string
  /** Null for the text below the title of the page. */
  title: string | null
  parts: Part[]
}

/** The values of `{{name}}` placeholders. */
export type GuideValues = Record<string, string>

/** The path of a page below the base path; empty for the first page. */
export function slugOfGuide(name: GuideName): string {
  return name === guideNames[0] ? '' : name.replaceAll('_', '-')
}

/** The page in a language with its placeholders replaced. Throws if a value is missing. */
export async function readGuide(
  name: GuideName,
  { language, values, links }: { language: Language; values: GuideValues; links: Links }
): Promise<Guide> {
  const text = await readDocumentationFile(`${language}/${name}.md`)
  const { sections, ...page } = splitGuide(withValues(text, values))
  const read = sections.map(({ text: own, ...section }) => ({
    ...section,
    parts: readMarkdown(own, links),
  }))
  return { ...page, sections: read.filter(({ parts }) => parts.length > 0) }
}

const pieces = /^# (?<title>.+)\n\n(?<lead>.+)\n(?<rest>[^]*)$/

/** Splits a page at its `::section id Title` lines; the text before the first one has no title. */
function splitGuide(page: string) {
  const { title, lead, rest } = pieces.exec(page)!.groups!
  const [text, ...others] = rest.split(/^::section /m)
  const titled = others.map((section) => {
    const [, id, heading, own] = /^(\S+) (.+)\n([^]*)$/.exec(section)!
    return { id, title: heading, text: own }
  })
  return { title, lead, sections: [{ id: 'start', title: null, text }, ...titled] }
}

/** The title of a page in a language, and the Markdown of its sections without values, to search it. */
export async function guideSources(name: GuideName, language: Language) {
  const { title, lead, sections } = splitGuide(
    await readDocumentationFile(`${language}/${name}.md`)
  )
  const [first, ...others] = sections
  return { title, sections: [{ ...first, id: null, text: `${lead}\n${first.text}` }, ...others] }
}

/** A page of the guide as Markdown in English; `blockOf` returns the text of a placeholder. */
export async function guideText(
  name: GuideName,
  values: GuideValues,
  blockOf: (place: string, argument: string) => Promise<string>
): Promise<string> {
  const text = withValues(await readDocumentationFile(`en/${name}.md`), values)
  const places = [...text.matchAll(placeLines)]
  const blocks = await Promise.all(
    places.map(([, place, argument = '']) => blockOf(place, argument))
  )
  return text.replace(placeLines, () => blocks.shift()!)
}

const placeLines = /^::([\w-]+)(?: (.+))?$/gm

const grammars: Record<string, CodeLanguage | null> = {
  sh: 'shellscript',
  js: 'javascript',
  py: 'python',
  php: 'php',
  json: 'json',
  txt: null,
}

/** A code file of resources/documentation/code that a text includes. */
export async function readCode(file: string, values: GuideValues) {
  const text = await readDocumentationFile(`code/${file}`)
  const ending = file.slice(file.lastIndexOf('.') + 1)
  return { code: withValues(text.trimEnd(), values), language: grammars[ending] }
}

const endings: Record<SampleLanguage, string> = {
  curl: 'sh',
  javascript: 'js',
  python: 'py',
  php: 'php',
}

/** The version of a program in this language. */
export function readProgram(name: string, language: SampleLanguage, values: GuideValues) {
  return readCode(`${name}.${endings[language]}`, values)
}

const texts = new Map<string, Promise<string>>()

/** Cached, since the files do not change while the server runs. */
export function readDocumentationFile(path: string): Promise<string> {
  const known = texts.get(path) ?? readFile(app.makePath('resources/documentation', path), 'utf8')
  texts.set(path, known)
  return known
}

function withValues(text: string, values: GuideValues): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`The guide has no value for "${name}"`)
    return values[name]
  })
}
