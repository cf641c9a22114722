import { useState } from 'react'
import { fieldWords } from '~/components/field_words'
import { t } from '~/text'
import { useHydrated } from '~/use_hydrated'

/** Where what was typed differs from what somebody else saved meanwhile. */
export type Difference = {
  field: string
  /** The name of the control in the form, where it is not `field`. */
  input?: string
  now: string
  typed: string
}

interface DifferencesProps {
  /** What was changed, as the object of a sentence: "this skill". */
  what: string
  differences: Difference[]
}

/**
 * Says after a stale save what stands there now and what was typed, and lets one take either, field by
 * field. The form below has what was typed; saving it again replaces what stands there.
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
  const [taken, setTaken] = useState<Side>('typed')
  const words = fieldWords(difference.field)
  const sides = [
    { side: 'now', label: t('common.take_saved', { field: words }) },
    { side: 'typed', label: t('common.take_yours', { field: words }) },
  ] as const
  return (
    <tr>
      <th scope="row">{words}</th>
      {sides.map(({ side, label }) => (
        <td key={side}>
          {difference[side] || <em>{t('common.empty')}</em>}{' '}
          {ready && (
            <button
              type="button"
              className="button is-small"
              aria-label={label}
              aria-pressed={taken === side}
              onClick={() => {
                fill(difference.input ?? difference.field, difference[side])
                setTaken(side)
              }}
            >
              {taken === side ? t('common.taken') : t('common.take')}
            </button>
          )}
        </td>
      ))}
    </tr>
  )
}

/** Puts the text into the control of this name as if it were typed, whoever keeps its value. */
function fill(name: string, text: string) {
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
