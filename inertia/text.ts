import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format'
import { createElement, Fragment, type ReactNode } from 'react'
import { dateTimeFormat, numberFormat, pluralRules } from '~/intl_formats'
import type { MessageId } from '@lang/message_id'

type Values = Record<string, string | number>
type Tags = Record<string, (inside: ReactNode) => ReactNode>

let language = 'en'
let texts: Record<string, CompiledMessage> = {}

/**
 * Sets the language and the texts of a page, and removes those of earlier pages. The server renders one page
 * at a time synchronously, and a browser shows one language, so no context is needed.
 */
export function replaceTexts(props: Record<string, unknown>) {
  texts = {}
  addTexts(props)
}

/** The same in a browser, where the previous page is still shown while the next one loads. */
export function addTexts(props: Record<string, unknown>) {
  language = String(props.language)
  for (const [name, entries] of Object.entries(props)) {
    if (name.startsWith('texts_')) Object.assign(texts, entries)
  }
}

/** The language of the page (BCP 47). */
export function languageNow(): string {
  return language
}

/** The name of a language in the language of the page. */
export function languageName(code: string): string {
  return new Intl.DisplayNames(languageNow(), { type: 'language' }).of(code) ?? code
}

/**
 * Formats the text with the id `file.name` and ICU arguments; plural arguments are numbers. Only while
 * rendering.
 */
export function t(id: MessageId, values?: Values): string {
  return format(textOf(id), language, values, { formatters }) as string
}

/** Whether the page has a text with this id. */
export function isText(id: string): id is MessageId {
  return id in texts
}

/** Formats a text with tags, which are rendered by functions: `<link>Log in</link> to continue.` */
export function rich(id: MessageId, values: Record<string, Values[string] | Tags[string]>) {
  const named = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'function' ? (inside: ReactNode[]) => value(keyed(inside)) : value,
  ])
  return keyed(format<ReactNode>(textOf(id), language, Object.fromEntries(named), { formatters }))
}

function textOf(id: MessageId): CompiledMessage {
  const text = texts[id]
  if (text === undefined) throw new Error(`The page has no text "${id}"`)
  return text
}

/** Spreads parts of a text as children, so that they need no keys. */
function keyed(parts: ReactNode): ReactNode {
  return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts
}

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: dateTimeFormat,
  getNumberFormat: numberFormat,
  getPluralRules: pluralRules,
}
