import { useState, type KeyboardEvent } from 'react'
import type { Data } from '@generated/data'
import type { Adjustment, ReadingMeta } from '#app/invoices/reading/invoice_reading'
import type { CheckView, FieldView } from '#app/invoices/reading_page'
import type { Selected } from '~/components/invoices/page_overlay'
import { PagePictures, type Picture } from '~/components/invoices/page_pictures'
import {
  notFittingText,
  usePageWords,
  valueOfWords,
  type PageValue,
  type WordsOfPage,
} from '~/components/invoices/page_words'
import { Checks, Downloads } from '~/components/invoices/reading_facts'
import { setValue } from '~/components/invoices/reading_field'
import {
  doubtfulBeside,
  ReadingForm,
  reviewSteps,
  type ShownValues,
} from '~/components/invoices/reading_form'
import { ReviewBar } from '~/components/invoices/review_bar'
import { fullLabelOf } from '~/components/invoices/words'
import { t } from '~/text'
import { useLive } from '~/use_live'

export interface ReviewProps {
  reading: Data.Invoices.Reading
  version: string
  has_file: boolean
  pictures: Picture[]
  /** Whether page images may still be added. */
  is_drawing: boolean
  /** Whether the words of the pages are stored. */
  has_words: boolean
  values: ShownValues
  editable_lines: number
  checks: CheckView[]
  meta:
    | (Pick<ReadingMeta, 'profile'> & {
        warnings: string[]
        adjustments: Array<Pick<Adjustment, keyof Adjustment>>
      })
    | null
}

/** A field that was filled from the page. */
interface Filled {
  field: FieldView
  before: string
  value: string
}

/** The pages of a reading beside its fields, to check, fill and correct them. */
export function Review(props: ReviewProps) {
  const { reading, version, values, pictures, is_drawing: isDrawing, checks, meta } = props
  const [chosen, setChosen] = useState<FieldView | null>(null)
  const [marked, setMarked] = useState<WordsOfPage | null>(null)
  const [message, setMessage] = useState('')
  const [filled, setFilled] = useState<Filled | null>(null)
  const texts = usePageWords(reading.id, props.has_words)
  useLive(isDrawing, ['pictures', 'is_drawing', 'has_words'])
  const all = [...values.fields, ...values.taxes.flat(), ...values.lineItems.flat()]
  const steps = reviewSteps(values)
  const hasPlaces = pictures.length > 0 && all.some(({ box }) => box)

  function choose(field: FieldView) {
    setChosen(field)
    if (field.path === chosen?.path) return
    setMarked(null)
    setMessage('')
    setFilled(null)
  }

  function fill(value: PageValue) {
    const input = fieldNamed(chosen?.name)
    if (!chosen || !input) return
    setFilled({ field: chosen, before: input.value, value: value.value })
    setValue(input, value.value)
    setMarked(value)
    setMessage(t('invoices.filled', { field: fullLabelOf(chosen.path), value: value.value }))
  }

  function undo() {
    const input = fieldNamed(filled?.field.name)
    if (!filled || !input) return
    const { field, before: value } = filled
    setValue(input, value)
    input.focus()
    setMarked(null)
    setFilled(null)
    const named = { field: fullLabelOf(field.path) }
    setMessage(
      value ? t('invoices.undone', { ...named, value }) : t('invoices.undone_empty', named)
    )
  }

  /** Ctrl+Z and ⌘Z; later input is undone by the browser before. */
  function undoByKeyboard(event: KeyboardEvent) {
    const { ctrlKey, metaKey, shiftKey, key } = event
    const isUndo = (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z'
    if (!isUndo || !filled || fieldNamed(filled.field.name)?.value !== filled.value) return
    event.preventDefault()
    undo()
  }

  /** Fills the chosen field, or says that the words do not fit it; without one, goes to the field of the frame. */
  function select({ text, words, path }: Selected) {
    if (chosen && text && words.length) {
      const value = valueOfWords(chosen, text, words)
      if (value) return fill(value)
      return setMessage(notFittingText(chosen, text, words))
    }
    if (path) return goTo(all.find((field) => field.path === path)?.name)
    if (words.length) return setMessage(t('invoices.choose_field'))
    setChosen(null)
    setMarked(null)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }

  return (
    <div
      className={pictures.length || isDrawing ? 'invoice-split' : 'invoice-alone'}
      onKeyDown={undoByKeyboard}
    >
      {isDrawing ? (
        <p className="invoice-pages is-drawing" role="status">
          {t('invoices.drawing')}
        </p>
      ) : pictures.length > 0 ? (
        <PagePictures
          id={reading.id}
          pictures={pictures}
          fields={all}
          texts={texts}
          lit={chosen?.path ?? null}
          marked={marked}
          onSelect={select}
        />
      ) : (
        <p className="is-weak">{t('invoices.no_picture')}</p>
      )}
      <div>
        <Downloads reading={reading} hasFile={props.has_file} />
        <Checks
          checks={checks}
          warnings={meta?.warnings ?? []}
          adjustments={meta?.adjustments ?? []}
          currency={reading.currency}
        />
        {hasPlaces && (
          <p className="is-weak">
            {texts.length ? t('invoices.fill_lead') : t('invoices.correct_lead')}
          </p>
        )}
        <ReviewBar
          steps={steps}
          chosen={chosen}
          texts={texts}
          message={message}
          onUndo={filled && undo}
          onStep={(step) => goTo(doubtfulBeside(steps, chosen, step)?.name)}
          onFill={fill}
          onReturn={() => goTo(chosen?.name)}
        />
        <ReadingForm
          key={version}
          id={reading.id}
          version={version}
          values={values}
          editableLines={props.editable_lines}
          onFocus={choose}
        />
      </div>
    </div>
  )
}

function fieldNamed(name: string | undefined) {
  return document.querySelector<HTMLInputElement>(`form [name="${name}"]`)
}

/** Focuses the field with this name, which highlights its frame. */
function goTo(name: string | undefined) {
  fieldNamed(name)?.focus()
}
