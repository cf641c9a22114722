import { usePage } from '@inertiajs/react'
import type { ComponentProps } from 'react'
import { useFormState } from '~/components/forms/form'
import { useFailed } from '~/use_failed'

/** The submit button of its `Form`; shows progress and cannot be pressed twice. */
export function SubmitButton({ className = 'is-primary', ...rest }: ComponentProps<'button'>) {
  const { processing } = useFormState()
  return (
    <button
      type="submit"
      {...rest}
      className={`button ${className}${processing ? ' is-loading' : ''}`}
      aria-disabled={processing || undefined}
      onClick={(event) => {
        if (processing) event.preventDefault()
        else rest.onClick?.(event)
      }}
    />
  )
}

/** The message of the last save beside its button, until something is changed or fails. A toast or the page announces it. */
export function SavedNote() {
  const { dirty } = useFormState()
  const { success } = usePage().flash
  const isFailed = useFailed()
  return !dirty && !isFailed && success && <p className="is-weak">{success}</p>
}

/** The action bar of a form, sticky while the form is longer than the screen. */
export function FormActions({ children }: { children: React.ReactNode }) {
  return <div className="form-actions">{children}</div>
}
