import { useId, type ComponentProps, type ReactNode } from 'react'
import { CloseButton, Dialog, DialogButton } from '~/components/dialog'
import { Form } from '~/components/form'
import { SubmitButton } from '~/components/submit_button'
import { t } from '~/text'

interface ConfirmButtonProps {
  /** What the button says, and the one that confirms: "Archive skill". */
  label: string
  /** The question, as the dialog's title. */
  title: string
  /** What will happen, in a sentence or two. */
  children: ReactNode
  /** Where it posts to, without BASE_PATH. */
  action: string
  method?: 'post' | 'put' | 'patch' | 'delete'
  /** Fields that travel along. */
  fields?: Record<string, string>
  className?: string
  /** Instead of the label on the button; the label is then read aloud. */
  icon?: ReactNode
  /** What leaves everything as it is, where "Cancel" would be taken for the deed. */
  dismiss?: string
  /** Whom or what the button is about, read aloud after its label where several look alike. */
  describes?: string
}

/** A button that asks before it posts. Both steps work without scripts. */
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
  /** What will happen, in a sentence or two. */
  children: ReactNode
}

/**
 * A submit button of the `Form` that it stands in, which asks first; what was typed in the form travels
 * along. Enter in a field does not get past the question.
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

/** First in a `Form` whose submit buttons all ask: Enter in a field then sends nothing. */
export function NoImplicitSubmit() {
  return <button type="submit" disabled hidden />
}
