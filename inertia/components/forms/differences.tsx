import { useState } from 'react'
import type { Difference } from '#app/core/text/form_texts'
import { fieldWords, valueWords } from '~/components/field_words'
import { t } from '~/text'
import { useHydrated } from '~/use_hydrated'

export type { Difference }

interface DifferencesProps {
  /** The record, as the object of a sentence: "this skill". */
  what: string
  differences: Difference[]
}

/**
 * After a stale save, shows the current and the submitted value of each differing field, to choose from. The
 * form has the submitted values; saving it again overwrites the current ones.
 */
export function Differences({ what, differences }: DifferencesProps) {
  return (
    <section className="form-errors" role="alert">
      <p className="form-errors-title">{t('common.stale_title', { what })}</p>
      <p>{differences.length ? t('common.stale_differences') : t('common.stale_same')}</p>
      {differences.length > 0 && (
        <table className="table is-fullwidth differences">
          <thead>
            <tr>
              <th scope="col">{t('common.field')}</th>
              <th scope="col">{t('common.saved_meanwhile')}</th>
              <th scope="col">{t('common.yours')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <Row key={difference.input ?? difference.field} difference={difference} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

type Side = 'now' | 'typed'

function Row({ difference }: { difference: Difference }) {
  const ready = useHydrated()
  const [chosenSide, setChosenSide] = useState<Side>('typed')
  const words = fieldWords(difference.field)
  const sides = [
    { side: 'now', label: t('common.use_saved_value', { field: words }) },
    { side: 'typed', label: t('common.use_your_value', { field: words }) },
  ] as const
  return (
    <tr>
      <th scope="row">{words}</th>
      {sides.map(({ side, label }) => (
        <td key={side}>
          {difference[side] ? (
            valueWords(difference.field, difference[side])
          ) : (
            <em>{t('common.empty')}</em>
          )}{' '}
          {ready && (
            <button
              type="button"
              className="button is-small"
              aria-label={label}
              aria-pressed={chosenSide === side}
              onClick={() => {
                fill(difference.input ?? difference.field, difference[side])
                setChosenSide(side)
              }}
            >
              {chosenSide === side ? t('common.selected') : t('common.use_value')}
            </button>
          )}
        </td>
      ))}
    </tr>
  )
}

/** Sets the value of a control as if it were typed, so that React state is updated too. */
function fill(name: string, text: string) {
  for (const box of document.getElementsByName(`${name}[]`)) {
    if (!(box instanceof HTMLInputElement) || box.type !== 'checkbox') continue
    if (box.checked !== text.split(', ').includes(box.value)) box.click()
  }
  const control = document.getElementsByName(name).item(0)
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    if (control.checked !== (text === 'true')) control.click()
    return
  }
  const kind = kinds.find((known) => control instanceof known)
  if (!kind) return
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, text)
  for (const event of ['input', 'change', 'focusout']) {
    control.dispatchEvent(new Event(event, { bubbles: true }))
  }
}

const kinds =
  typeof window === 'undefined' ? [] : [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement]
