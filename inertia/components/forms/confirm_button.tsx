import { useId, type ComponentProps, type ReactNode } from 'react'
import { CloseButton, Dialog, DialogButton } from '~/components/dialog'
import { Form } from '~/components/forms/form'
import { SubmitButton } from '~/components/forms/submit_button'
import { t } from '~/text'

interface ConfirmButtonProps {
  /** The label of the button and of the confirmation: "Archive skill". */
  label: string
  /** The question, which is the title of the dialog. */
  title: string
  /** The effect, in one or two sentences. */
  children: ReactNode
  /** The path it posts to, without BASE_PATH. */
  action: string
  method?: 'post' | 'put' | 'patch' | 'delete'
  /** Additional fields. */
  fields?: Record<string, string>
  className?: string
  /** An icon instead of the label, which is then for screen readers. */
  icon?: ReactNode
  /** The label of the cancel button, if "Cancel" would be ambiguous. */
  dismiss?: string
  /** The subject of the button for screen readers, if several look alike. */
  describes?: string
}

/** A button that asks for confirmation before it posts. Works without scripts. */
export function ConfirmButton({
  label,
  title,
  children,
  action,
  method = 'delete',
  fields = {},
  className = 'is-danger is-outlined',
  icon,
  dismiss,
  describes,
}: ConfirmButtonProps) {
  const id = `confirm${useId()}`
  return (
    <>
      <DialogButton
        dialog={id}
        className={`button ${className}`}
        aria-label={
          describes
            ? t('common.action_of', { action: label, whom: describes })
            : icon
              ? label
              : undefined
        }
      >
        {icon ?? label}
      </DialogButton>
      <Dialog id={id} title={title}>
        <div className="dialog-text">{children}</div>
        <Form action={action} method={method} className="dialog-actions">
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <CloseButton dialog={id} className="button">
            {dismiss ?? t('common.cancel')}
          </CloseButton>
          <SubmitButton className="is-danger">{label}</SubmitButton>
        </Form>
      </Dialog>
    </>
  )
}

interface ConfirmSubmitProps extends Pick<ComponentProps<'button'>, 'formAction' | 'className'> {
  label: string
  title: string
  /** The effect, in one or two sentences. */
  children: ReactNode
}

/**
 * A submit button of its `Form` that asks for confirmation; the fields of the form are submitted too. Enter
 * in a field does not bypass the confirmation.
 */
export function ConfirmSubmit({
  label,
  title,
  children,
  formAction,
  className = 'is-danger is-outlined',
}: ConfirmSubmitProps) {
  const id = `confirm${useId()}`
  return (
    <>
      <DialogButton dialog={id} className={`button ${className}`}>
        {label}
      </DialogButton>
      <Dialog id={id} title={title}>
        <div className="dialog-text">{children}</div>
        <div className="dialog-actions">
          <CloseButton dialog={id} className="button">
            {t('common.cancel')}
          </CloseButton>
          <SubmitButton className="is-danger" formAction={formAction}>
            {label}
          </SubmitButton>
        </div>
      </Dialog>
    </>
  )
}

/**
 * The first element of a `Form` whose submit buttons all ask for confirmation: Enter in a field then submits
 * nothing.
 */
export function NoImplicitSubmit() {
  return <button type="submit" disabled hidden />
}
