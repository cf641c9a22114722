import type { HttpContext } from '@adonisjs/core/http'
import { audienceOf } from '#app/contract/audience'
import { contract } from '#app/contract/contract'
import { errorCodes, sectionOf } from '#app/core/errors/error_codes'
import { languageOf, tIn } from '#app/core/text/text'
import { shortDescription } from '#app/documentation/calls_page'
import { readChangelog } from '#app/documentation/changelog'
import { callChapters, placeOfCall } from '#app/documentation/chapters'
import { describedEvents } from '#app/documentation/described_calls'
import { guideNames, guideSources, slugOfGuide } from '#app/documentation/guide'
import { pathOfPage } from '#app/documentation/documentation_page'
import type { PageRequest } from '#app/documentation/page_parts'
import { titlesIn } from '#app/documentation/titles'

/** A section of the documentation that matches a text. */
export type DocumentationHit = {
  title: string
  /** Distinguishes it from others with this title: a path of the API, a code, the page. */
  note: string
  /** Without BASE_PATH. */
  path: string
  /** The part of the text with the first word. */
  excerpt: string
}

type Entry = Pick<DocumentationHit, 'title' | 'note' | 'path'> & { text: string }
type Reader = Pick<PageRequest, 'door' | 'language' | 'visitor'>

export const mostHits = 25
const excerptLength = 160

const known = new Map<string, Promise<Entry[]>>()

/** The reader of a request, at one of the places of the documentation. */
export function searchReader(ctx: HttpContext, door: Reader['door']): Reader {
  return { door, language: languageOf(ctx), visitor: ctx.auth.user?.role ?? 'guest' }
}

/** The sections that have all words of a text: those with the words in their title first. */
export async function searchDocumentation(
  text: string,
  reader: Reader,
  limit = mostHits
): Promise<DocumentationHit[]> {
  const query = text.toLowerCase().trim()
  const words = query.split(/\s+/).filter(Boolean)
  if (!words.length) return []
  const entries = await entriesFor(reader)
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, query, words) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ entry: { text: body, ...entry } }) => ({ ...entry, excerpt: excerptOf(body, words) }))
}

function rankOf({ title, note, text }: Entry, query: string, words: string[]): number {
  const names = [title, note].map((name) => name.toLowerCase())
  const has = (all: string) => words.every((word) => all.includes(word))
  if (names.includes(query)) return 0
  if (names[0].startsWith(query)) return 1
  if (has(names.join(' '))) return 2
  return has(`${names.join(' ')} ${text.toLowerCase()}`) ? 3 : Infinity
}

function excerptOf(text: string, words: string[]): string {
  const lower = text.toLowerCase()
  const at = words.map((word) => lower.indexOf(word)).find((place) => place >= 0) ?? 0
  const from = text.lastIndexOf(' ', Math.max(0, at - excerptLength / 3)) + 1
  if (from + excerptLength >= text.length) return (from ? '… ' : '') + text.slice(from)
  const until = text.lastIndexOf(' ', from + excerptLength)
  return `${from ? '… ' : ''}${text.slice(from, until)} …`
}

/** Everything that can be found, in the order of the documentation. Read once for each kind of reader. */
function entriesFor(reader: Reader): Promise<Entry[]> {
  const key = [reader.door, reader.language, audienceOf(reader.visitor)].join(' ')
  const entries = known.get(key) ?? readEntries(reader)
  known.set(key, entries)
  return entries
}

async function readEntries({ door, language, visitor }: Reader): Promise<Entry[]> {
  const audience = audienceOf(visitor)
  const titles = await titlesIn(language)
  const pages = await Promise.all(
    guideNames.map(async (name) => {
      const path = pathOfPage(door, slugOfGuide(name))
      const { title, sections } = await guideSources(name, language)
      return sections.map((section) => ({
        title: section.title ?? title,
        note: section.title ? title : '',
        path: section.id ? `${path}#${section.id}` : path,
        text: plainText(section.text),
      }))
    })
  )
  const calls = callChapters(audience).flatMap((chapter) => chapter.calls)
  const changes = await readChangelog()
  const changelog = tIn(language, 'documentation_answers.changelog')
  return [
    ...pages.flat(),
    ...calls.map((call) => ({
      title: titles?.calls[call.operationId] ?? call.summary,
      note: `${call.method} ${call.path}`,
      path: placeOfCall(call, door),
      text: plainText(shortDescription(call)),
    })),
    ...describedEvents(contract(audience)).map(({ id, name, summary, description }) => ({
      title: summary,
      note: name,
      path: `${pathOfPage(door, 'webhooks')}#${id}`,
      text: plainText(description),
    })),
    ...Object.entries(errorCodes).map(([code, { title, means, remedy }]) => ({
      title,
      note: code,
      path: `${pathOfPage(door, 'errors')}#${sectionOf(code)}`,
      text: plainText(`${means} ${remedy}`),
    })),
    ...changes.map(({ id, title, text }) => ({
      title,
      note: changelog,
      path: `${pathOfPage(door, 'changelog')}#${id}`,
      text: plainText(text),
    })),
  ]
}

/** Markdown without its marks, placeholders and targets of links. */
function plainText(markdown: string): string {
  return markdown
    .replace(/^::.*$/gm, ' ')
    .replace(/\{\{\w+\}\}/g, '…')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\|[\s|:-]*/g, ' ')
    .replace(/[`*]|^(?:- |\d+\. |#+ )/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}
