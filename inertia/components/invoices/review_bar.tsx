import { listPlaceOf } from '@invoice_fields'
import { useEffect, useRef } from 'react'
import type { PageText } from '#app/invoices/reading/process/page_text'
import type { FieldView } from '#app/invoices/reading_page'
import { valuesForField, type PageValue } from '~/components/invoices/page_words'
import { doubtfulSteps, stepOf } from '~/components/invoices/reading_form'
import { fullLabelOf } from '~/components/invoices/words'
import { t } from '~/text'
import { useHydrated } from '~/use_hydrated'

interface ReviewBarProps {
  /** The fields and lines, in the order of the form. */
  steps: FieldView[][]
  chosen: FieldView | null
  texts: PageText[]
  /** The result of the last attempt to fill the field. */
  message: string
  /** Undoes the last filling. */
  onUndo: (() => void) | null
  /** Goes to the next doubtful field or line, or to the previous one. */
  onStep: (step: 1 | -1) => void
  onFill: (value: PageValue) => void
  /** Focuses the chosen field again. */
  onReturn: () => void
}

/** Moves through the doubtful fields and lines (F8), and fills the chosen one from the words of the pages (F9). */
export function ReviewBar(props: ReviewBarProps) {
  const { steps, chosen, texts, message, onUndo, onStep, onFill, onReturn } = props
  const isReady = useHydrated()
  const list = useRef<HTMLSelectElement>(null)
  const latest = useRef(onStep)
  useEffect(() => {
    latest.current = onStep
  })

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.altKey || event.metaKey) return
      if (event.key === 'F8') latest.current(event.shiftKey ? -1 : 1)
      else if (event.key === 'F9' && list.current) list.current.focus()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  const doubtful = doubtfulSteps(steps)
  const count = doubtful.length
  const lines = doubtful.filter(([{ path }]) => listPlaceOf(path)).length
  const at = stepOf(doubtful, chosen) + 1
  return (
    <section className="review-bar" aria-label={t('invoices.review')}>
      <p role="status" className="review-count">
        {at
          ? t('invoices.doubtful_at', { at, count })
          : [
              (lines < count || !lines) && t('invoices.doubtful', { count: count - lines }),
              lines > 0 && t('invoices.doubtful_lines', { count: lines }),
            ]
              .filter(Boolean)
              .join(', ')}
      </p>
      {isReady && count > 0 && (
        <button
          type="button"
          className="button is-small"
          aria-keyshortcuts="F8"
          onClick={() => onStep(1)}
        >
          {t('invoices.next_doubtful')} <kbd>F8</kbd>
        </button>
      )}
      {texts.length > 0 && (
        <label className="review-fill">
          <span>
            {chosen
              ? t('invoices.fill_field', { field: fullLabelOf(chosen.path) })
              : t('invoices.fill_from_page')}{' '}
            <kbd>F9</kbd>
          </span>
          <span className="select is-small">
            <FillList key={chosen?.path} ref={list} {...{ chosen, texts, onFill, onReturn }} />
          </span>
        </label>
      )}
      <p role="status" className="review-message">
        {message}
      </p>
      {onUndo && (
        <button
          type="button"
          className="button is-small"
          aria-keyshortcuts="Control+Z"
          onClick={onUndo}
        >
          {t('invoices.undo')} <kbd>{t('invoices.undo_keys')}</kbd>
        </button>
      )}
    </section>
  )
}

/** Enter and Escape return to the field. */
function FillList({
  ref,
  chosen,
  texts,
  onFill,
  onReturn,
}: Pick<ReviewBarProps, 'chosen' | 'texts' | 'onFill' | 'onReturn'> & {
  ref: React.Ref<HTMLSelectElement>
}) {
  const values = chosen ? valuesForField(chosen, texts) : []
  return (
    <select
      ref={ref}
      aria-keyshortcuts="F9"
      disabled={!values.length}
      defaultValue=""
      onChange={({ currentTarget }) => {
        const value = values[Number(currentTarget.value)]
        if (currentTarget.value && value) onFill(value)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        event.preventDefault()
        onReturn()
      }}
    >
      <option value="">
        {chosen && !values.length ? t('invoices.fill_nothing') : t('invoices.fill_choose')}
      </option>
      {values.map(({ value, label }, at) => (
        <option key={value} value={at}>
          {label}
        </option>
      ))}
    </select>
  )
}
