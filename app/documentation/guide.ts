import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import type { Language } from '#config/i18n'
import { readMarkdown, type Links, type Part } from '#app/documentation/markdown'
import type { CodeLanguage } from '#app/core/samples/coloured_code'
import type { SampleLanguage } from '#app/core/samples/code_samples'

/** The sections of the guide in order; each is a file in resources/documentation. */
export const guideSections = [
  'quick_start',
  'authentication',
  'cost',
  'limits',
  'pagination',
  'errors',
  'webhooks',
  'sync',
  'extract',
  'invoices',
  'command_line',
  'openapi',
] as const

export type GuideSectionName = (typeof guideSections)[number]

export interface GuideSection {
  /** As in the URL. */
  id: string
  title: string
  parts: Part[]
}

/** The values of `{{name}}` placeholders. */
export type GuideValues = Record<string, string>

function anchorOfSection(name: GuideSectionName): string {
  return name.replaceAll('_', '-')
}

/** A section in a language with its placeholders replaced. Throws if a value is missing. */
export async function readGuide(
  name: GuideSectionName,
  { language, values, links }: { language: Language; values: GuideValues; links: Links }
): Promise<GuideSection> {
  const text = await readDocumentationFile(`${language}/${name}.md`)
  const [, title, rest] = /^# (.+)\n([^]*)$/.exec(withValues(text, values))!
  return { id: anchorOfSection(name), title, parts: readMarkdown(rest, links) }
}

/** A section of the guide as Markdown in English; `blockOf` returns the text of a placeholder. */
export async function guideText(
  name: GuideSectionName,
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
