import { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import compile from 'icu-minify/compile'
import format, { type CompiledMessage } from 'icu-minify/format'
import type { JSONDataTypes } from '@adonisjs/core/types/transformers'
import { languages, type Language } from '#config/i18n'
import type { MessageId } from '#lang/message_id'
import { doorOf } from '#app/core/door'
import { appearanceOf } from '#app/core/text/appearance'
import {
  writtenAmount,
  writtenDay,
  type WrittenAmount,
  type WrittenDay,
} from '#app/core/text/written_values'

/** ICU arguments of a message by name; a `plural` requires a number. */
export type MessageValues = Record<string, string | number>

/** A message that can be stored and worded in any language; its values can be such messages, amounts and days, too. */
export interface LocalizedMessage {
  id: MessageId
  values?: Record<string, string | number | LocalizedMessage | WrittenAmount | WrittenDay>
}

/**
 * A message in the language of the current request; English for `/v1`, commands and background
 * work. The texts are ICU MessageFormat in resources/lang, one file per feature.
 */
export function t(id: MessageId, values?: MessageValues): string {
  return tIn(languageNow(), id, values)
}

/** The language that `t` currently uses. */
export function languageNow(): Language {
  const ctx = HttpContext.get()
  return ctx ? languageOf(ctx) : 'en'
}

/**
 * A message in a given language, for mails and notifications. `otherwise` is used if the message no
 * longer exists.
 */
export function tIn(
  language: Language,
  id: MessageId,
  values?: MessageValues,
  otherwise?: string
): string {
  return i18nManager.locale(language).t(id, values, otherwise)
}

export function localized(id: MessageId, values?: LocalizedMessage['values']): LocalizedMessage {
  return { id, ...(values && { values }) }
}

/** The text of a localized message; `otherwise` as in `tIn`. */
export function messageIn(
  language: Language,
  { id, values = {} }: LocalizedMessage,
  otherwise?: string
): string {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? wordedIn(language, value) : value,
  ])
  return tIn(language, id, Object.fromEntries(texts) as MessageValues, otherwise)
}

function wordedIn(language: Language, value: LocalizedMessage | WrittenAmount | WrittenDay) {
  if ('id' in value) return messageIn(language, value)
  return 'day' in value ? writtenDay(value, language) : writtenAmount(value, language)
}

/** The same for thousands of messages: the text is only parsed once. */
export function tInBulk(language: Language, id: MessageId, values?: MessageValues): string {
  const text = textsOfFile(fileOf(id), language)[id] as CompiledMessage
  return format(text, language, values, { formatters }) as string
}

/** Whether resources/lang has a message with this id. */
export function isMessage(id: string): id is MessageId {
  return id in i18nManager.getTranslationsFor('en')
}

/**
 * The user's choice, or else the first supported language of Accept-Language; always English on
 * `/v1`.
 */
export function languageOf(ctx: HttpContext): Language {
  if (doorOf(ctx) === 'v1') return 'en'
  const { language } = appearanceOf(ctx)
  if (language !== 'auto') return language
  const preferred = ctx.request.languages().map((tag) => tag.split('-')[0].toLowerCase())
  return preferred.flatMap((code) => languages.filter((known) => known === code))[0] ?? 'en'
}

/** The language in which the form of the current request was filled in; null on `/v1` and outside of requests. */
export function formLanguage(): Language | null {
  const ctx = HttpContext.get()
  return ctx && doorOf(ctx) === 'page' ? languageOf(ctx) : null
}

/** The texts of a file by name, for formatting in the browser; cached per language. */
export function textsOfFile(textFile: string, language: Language): Record<string, JSONDataTypes> {
  const key = `${language} ${textFile}`
  const known = compiled.get(key) ?? compileTextFile(`${textFile}.`, language)
  compiled.set(key, known)
  return known
}

/** Whether resources/lang has texts in a file with this name. */
export function isTextFile(name: string): boolean {
  textFiles ??= new Set(Object.keys(i18nManager.getTranslationsFor('en')).map(fileOf))
  return textFiles.has(name)
}

function fileOf(id: string): string {
  return id.split('.')[0]
}

/** Reloads the texts; `stamp` identifies this version. */
export async function reloadTexts(stamp: string): Promise<void> {
  await i18nManager.reloadTranslations()
  compiled.clear()
  textFiles = undefined
  loadedStamp = stamp
}

/** Differs after each reload; empty if texts are never reloaded. */
export function textsStamp(): string {
  return loadedStamp
}

let loadedStamp = ''
let textFiles: Set<string> | undefined

const numbers = new Map<unknown, Intl.NumberFormat>()
const formatters = {
  getNumberFormat(language: Intl.LocalesArgument, options?: Intl.NumberFormatOptions) {
    const known = options ? undefined : numbers.get(language)
    const made = known ?? new Intl.NumberFormat(language, options)
    if (!options) numbers.set(language, made)
    return made
  },
  getPluralRules: (language: Intl.LocalesArgument, options?: Intl.PluralRulesOptions) =>
    new Intl.PluralRules(language, options),
  getDateTimeFormat: (language: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, options),
}
const compiled = new Map<string, Record<string, JSONDataTypes>>()

function compileTextFile(prefix: string, language: Language) {
  const texts = Object.entries(i18nManager.getTranslationsFor(language))
  return Object.fromEntries(
    texts
      .filter(([id]) => id.startsWith(prefix))
      .map(([id, text]) => [id, compile(text) as JSONDataTypes])
  )
}
