import { usePage } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { fieldId, pathOf } from '~/components/forms/field'
import { useFormState } from '~/components/forms/form'
import { t } from '~/text'

interface FormErrorsProps {
  /** Whether an error is of this form, if a page has several: its fields, or a test of the field's name. */
  fields?: string[] | ((name: string) => boolean)
  /** Whether it also shows the general error, which is a toast otherwise. */
  refusal?: boolean
  /** The label of a field, which is put before its message: for forms whose messages do not name their fields. */
  labelOf?: (name: string) => string | undefined
}

/**
 * The errors of a form, each with a link to its field; takes the focus when they appear. The first element of
 * a `Form`; if a page has several forms, `fields` are those of this one. Renders nothing without errors.
 */
export function FormErrors({ fields, refusal = false, labelOf }: FormErrorsProps) {
  const { prefix, values } = useFormState()
  const errors = Object.entries(usePage().props.errors as Record<string, string>).filter(
    ([name]) => (Array.isArray(fields) ? fields.includes(name) : (fields?.(name) ?? true))
  )
  const texts = Object.entries({ ...values, ...(usePage().props.old as object) })
    .filter(([, value]) => typeof value === 'string')
    .map(([name]) => name)
  const box = useRef<HTMLDivElement>(null)
  const refused = usePage().flash.error
  const reason = refusal && !errors.length ? refused : undefined
  const faults = reason ?? errors.map(([name, message]) => `${name}: ${message}`).join('\n')

  useEffect(() => {
    if (faults) box.current?.focus()
  }, [faults])

  if (reason) {
    return (
      <div className="form-errors" role="alert" tabIndex={-1} ref={box}>
        <p className="form-errors-title">{reason}</p>
      </div>
    )
  }
  if (!errors.length) return null
  return (
    <div className="form-errors" role="alert" tabIndex={-1} ref={box}>
      <p className="form-errors-title">{t('common.fields_to_correct', { count: errors.length })}</p>
      <ul>
        {errors.map(([name, message]) => (
          <li key={name}>
            <a href={`#${fieldId(prefix, fieldOf(name, texts))}`}>
              {[labelOf?.(name), message].filter(Boolean).join(': ')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The field of an error, which may be of a line of a text or of a part of the line. */
function fieldOf(name: string, texts: string[]): string {
  return texts.find((field) => name.startsWith(`${pathOf(field)}.`)) ?? name.replace(/\.\d+$/, '')
}
