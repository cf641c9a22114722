import { fieldAt } from '@invoice_fields'
import { isIban, isVatId } from '@identifiers'
import { writtenNumber } from '@written_numbers'
import { useEffect, useState } from 'react'
import type { PageText, WordRange } from '#app/invoices/reading/process/page_text'
import type { FieldView } from '#app/invoices/reading_page'
import { fullLabelOf } from '~/components/invoices/words'
import { languageNow, t } from '~/text'
import { usePortal } from '~/use_portal'

/** Words of a page. */
export interface WordsOfPage {
  page: number
  /** Their indexes. */
  words: number[]
}

/** A value that a field can be filled with. */
export interface PageValue extends WordsOfPage {
  value: string
  label: string
}

type Target = Pick<FieldView, 'path' | 'kind'>

/** The words of the pages of a reading, loaded after the page; none until then. */
export function usePageWords(id: string, hasWords: boolean): PageText[] {
  const { to } = usePortal()
  const url = hasWords ? to(`/invoice-reader/${id}/words`) : null
  const [texts, setTexts] = useState<PageText[]>([])
  useEffect(() => {
    if (!url) return
    const stop = new AbortController()
    fetch(url, { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.json() : []))
      .then(setTexts)
      /** The fields can be filled by typing. */
      .catch(() => {})
    return () => stop.abort()
  }, [url])
  return texts
}

/**
 * The value of selected words for a field; null if they have none of its kind. Words in the middle of an identifier that is
 * printed in groups stand for all of it.
 */
export function valueOfWords(field: Target, text: PageText, selected: number[]): PageValue | null {
  if (!selected.length || field.kind === 'type') return null
  if (field.kind === 'text') {
    const whole = identifierAround(field, text, selected)
    if (whole) return textValue(field, text, whole)
    return isIbanField(field) ? null : textValue(field, text, selected)
  }
  const found = text.values.find(
    ({ kind, from, to }) => kind === field.kind && selected.some((at) => at >= from && at <= to)
  )
  return found ? valueIn(field, text, found, found.value) : null
}

/** Why words are no value for a field: "“2026-11-17” is not an amount." */
export function notFittingText(field: Target, text: PageText, selected: number[]): string {
  const words = selected.map((at) => text.words[at].text).join(' ')
  const isAmount = fieldAt(field.path)?.isMoney
  return t('invoices.not_fitting', {
    words: words.length > longestShown ? `${words.slice(0, longestShown)} …` : words,
    kind: isIbanField(field) ? 'iban' : isAmount ? 'amount' : field.kind,
    field: fullLabelOf(field.path),
  })
}

const longestShown = 60

function isIbanField({ path }: Target): boolean {
  return path.endsWith('.iban')
}

/** The selected words, or else the most around them in their cell, that are an identifier of the kind of the field. */
function identifierAround(field: Target, text: PageText, selected: number[]): number[] | null {
  const isWhole = isIbanField(field) ? isIban : field.path.endsWith('.vatId') ? isVatId : null
  const [first, last] = [selected[0], selected.at(-1)!]
  const cell = text.cells.find(({ from, to }) => from <= first && last <= to)
  if (!isWhole || !cell) return null
  const isIdentifier = (words: number[]) =>
    isWhole(words.map((at) => text.words[at].text).join('')) === true
  if (isIdentifier(selected)) return selected
  const around: number[][] = []
  for (let from = cell.from; from <= first; from++) {
    for (let to = cell.to; to >= last; to--) around.push(indexesOf({ from, to }))
  }
  return around.filter(isIdentifier).sort((a, b) => b.length - a.length)[0] ?? null
}

const mostValues = 300

/** The different values of the pages for a field, in reading order. */
export function valuesForField(field: Target, texts: PageText[]): PageValue[] {
  const values = new Map<string, PageValue>()
  for (const text of texts) {
    const found =
      field.kind === 'text'
        ? text.cells.map((cell) => textValue(field, text, indexesOf(cell)))
        : text.values
            .filter(({ kind }) => kind === field.kind)
            .map((range) => valueIn(field, text, range, range.value))
    for (const one of found) if (!values.has(one.value)) values.set(one.value, one)
  }
  return [...values.values()].slice(0, mostValues)
}

function textValue({ path }: Target, text: PageText, words: number[]): PageValue {
  const value = words.map((at) => text.words[at].text).join(' ')
  /** They are stored without the spaces that are printed between groups of digits. */
  const isCode = /\.(iban|vatId)$/.test(path)
  return { page: text.page, words, value: isCode ? value.replace(/\s/g, '') : value, label: value }
}

/** Labelled with the words before it: "119.00 (Total EUR)". */
function valueIn(field: Target, text: PageText, range: WordRange, plain: string): PageValue {
  const value = field.kind === 'decimal' ? writtenNumber(plain, languageNow()) : plain
  const before = text.words.slice(Math.max(0, range.from - 3), range.from)
  const place = before.map((word) => word.text).join(' ')
  const label = place ? t('invoices.value_after', { value, place }) : value
  return { page: text.page, words: indexesOf(range), value, label }
}

function indexesOf({ from, to }: WordRange): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}
