import { useState, type ReactNode } from 'react'
import { FieldError, useField, type Option } from '~/components/forms/field'

interface ChoiceFieldProps {
  name: string
  label: string
  options: Array<Option & { hint?: ReactNode }>
  defaultValue: string
  onChoose?: (value: string) => void
}

/** Radio buttons with descriptions. */
export function ChoiceField({ name, label, options, defaultValue, onChoose }: ChoiceFieldProps) {
  const { id, message, old } = useField(name)
  const [chosen, setChosen] = useState(old ?? defaultValue)
  return (
    <fieldset className="field choices" aria-describedby={message ? `${id}-error` : undefined}>
      <legend className="label">{label}</legend>
      {options.map(({ value, label: words, hint }, index) => (
        <div key={value}>
          <label className="checkbox">
            <input
              type="radio"
              id={index ? undefined : id}
              name={name}
              value={value}
              checked={chosen === value}
              aria-describedby={hint ? `${id}-${value}-hint` : undefined}
              onChange={() => {
                setChosen(value)
                onChoose?.(value)
              }}
            />
            <span>{words}</span>
          </label>
          {hint && (
            <p className="help" id={`${id}-${value}-hint`}>
              {hint}
            </p>
          )}
        </div>
      ))}
      <FieldError id={id} message={message} />
    </fieldset>
  )
}
