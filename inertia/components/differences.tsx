import { useState } from 'react'
import { wordsOf } from '~/components/status_tag'
import { useReady } from '~/use_ready'

/** Where what was typed differs from what somebody else saved meanwhile. */
export type Difference = {
  field: string
  /** The name of the control in the form, where it is not `field`. */
  input?: string
  now: string
  typed: string
}

interface DifferencesProps {
  /** What was changed: "this skill". */
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
      <p className="form-errors-title">Somebody else saved {what} while you were editing it</p>
      <p>
        Your input is kept below and not saved yet. Saving it again replaces what is there now
        {differences.length ? ':' : '.'}
      </p>
      {differences.length > 0 && (
        <table className="table is-fullwidth differences">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Saved meanwhile</th>
              <th scope="col">Yours</th>
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
  const ready = useReady()
  const [taken, setTaken] = useState<Side>('typed')
  const words = wordsOf(difference.field)
  const sides = [
    { side: 'now', label: `Take the saved one: ${words}` },
    { side: 'typed', label: `Take yours: ${words}` },
  ] as const
  return (
    <tr>
      <th scope="row">{words}</th>
      {sides.map(({ side, label }) => (
        <td key={side}>
          {difference[side] || <em>empty</em>}{' '}
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
              {taken === side ? 'Taken' : 'Take'}
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
