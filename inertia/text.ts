import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format'
import { createElement, Fragment, type ReactNode } from 'react'
import { dateTimeFormat, numberFormat, pluralRules } from '~/intl_formats'
import type { MessageId } from '@lang/message_id'

type Values = Record<string, string | number>
type Tags = Record<string, (inside: ReactNode) => ReactNode>

let language = 'en'
let texts: Record<string, CompiledMessage> = {}

/**
 * Takes the language and the texts that came with a page, and no others: what an earlier reader had is
 * gone. The server writes one page at a time without a pause, and a browser shows one language, so that
 * texts and figures need no context to be handed on.
 */
export function replaceTexts(props: Record<string, unknown>) {
  texts = {}
  addTexts(props)
}

/** The same in a browser, where the page before still stands while the next one comes. */
export function addTexts(props: Record<string, unknown>) {
  language = String(props.language)
  for (const [name, room] of Object.entries(props)) {
    if (name.startsWith('texts_')) Object.assign(texts, room)
  }
}

/** The language of the page, as BCP 47 has it. */
export function languageNow(): string {
  return language
}

/** A text by its id, `room.name`, and its ICU arguments; what a plural counts is a number. Only while rendering. */
export function t(id: MessageId, values?: Values): string {
  return format(textOf(id), language, values, { formatters }) as string
}

/** Whether the page has a text of this id. */
export function isText(id: string): id is MessageId {
  return id in texts
}

/** A text with tags, each written by the function of its name: `<link>Log in</link> to go on.` */
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

/** Parts of a text need no keys: they never change places. */
function keyed(parts: ReactNode): ReactNode {
  return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts
}

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: dateTimeFormat,
  getNumberFormat: numberFormat,
  getPluralRules: pluralRules,
}
