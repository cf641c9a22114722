import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { FieldError, useField } from '~/components/forms/field'

interface CheckBoxesProps {
  /** The field; each box posts to `name[]`. */
  name: string
  label: string
  hint?: string
  boxes: Array<{ value: string; label: ReactNode; hint: string }>
  /** The checked values, unless others were submitted. */
  checked: string[]
}

/** Checkboxes for the values of a list, each with its hint. */
export function CheckBoxes({ name, label, hint, boxes, checked }: CheckBoxesProps) {
  const { id, message, described } = useField(name, hint)
  const old = usePage().props.old as Record<string, unknown>
  const shown = Object.keys(old).length ? [old[name] ?? []].flat() : checked
  return (
    <fieldset className="field choices" aria-describedby={described}>
      <legend className="label">{label}</legend>
      {hint && (
        <p className="help" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {boxes.map((box, index) => (
        <div key={box.value}>
          <label className="checkbox">
            <input
              type="checkbox"
              id={index ? undefined : id}
              name={`${name}[]`}
              value={box.value}
              defaultChecked={shown.includes(box.value)}
              aria-describedby={`${id}-${index}-hint`}
              aria-invalid={message ? true : undefined}
            />
            <span>{box.label}</span>
          </label>
          <p className="help" id={`${id}-${index}-hint`}>
            {box.hint}
          </p>
        </div>
      ))}
      <FieldError id={id} message={message} />
    </fieldset>
  )
}
