import { writtenNumber } from '@written_numbers'
import { useEffect, useState } from 'react'
import type { PageText, WordRange } from '#app/invoices/reading/process/page_text'
import type { FieldView } from '#app/invoices/reading_page'
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

/** The value of selected words for a field; null if they have none of its kind. */
export function valueOfWords(field: Target, text: PageText, selected: number[]): PageValue | null {
  if (!selected.length || field.kind === 'type') return null
  if (field.kind === 'text') return textValue(field, text, selected)
  const found = text.values.find(
    ({ kind, from, to }) => kind === field.kind && selected.some((at) => at >= from && at <= to)
  )
  return found ? valueIn(field, text, found, found.value) : null
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
