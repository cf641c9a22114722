import { usePage } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { fieldId } from '~/components/forms/field'
import { useFormState } from '~/components/forms/form'
import { t } from '~/text'

interface FormErrorsProps {
  /** The fields of this form, if a page has several. */
  fields?: string[]
  /** Whether it also shows the general error, which is a toast otherwise. */
  refusal?: boolean
}

/**
 * The errors of a form, each with a link to its field; takes the focus when they appear. The first element of
 * a `Form`; if a page has several forms, `fields` are those of this one. Renders nothing without errors.
 */
export function FormErrors({ fields, refusal = false }: FormErrorsProps) {
  const { prefix } = useFormState()
  const errors = Object.entries(usePage().props.errors as Record<string, string>).filter(
    ([name]) => fields?.includes(name) ?? true
  )
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
            <a href={`#${fieldId(prefix, name.replace(/\.\d+$/, ''))}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
