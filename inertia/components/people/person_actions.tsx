import { BackField } from '~/components/back_field'
import { ConfirmButton } from '~/components/confirm_button'
import { Form } from '~/components/form'
import { SubmitButton } from '~/components/submit_button'

interface PersonActionsProps {
  person: { id: string; full_name: string; status: string }
  /** Where the person's own addresses begin, without BASE_PATH: `…/status` and `…/invitation`. */
  base: string
  /** Takes the list view along. */
  back?: string | null
  /** In a row of a table. */
  small?: boolean
}

/** What can be done with an account: suspend, let in again, invite again. */
export function PersonActions({ person, base, back, small = false }: PersonActionsProps) {
  const { full_name: name, status } = person
  const size = small ? 'is-small' : ''
  const kept: Record<string, string> = back ? { back } : {}
  return (
    <div className="row-actions">
      {status === 'invited' && (
        <Form action={`${base}/invitation`}>
          <BackField back={back ?? null} />
          <SubmitButton className={size} aria-label={`Send ${name} another invitation`}>
            Invite again
          </SubmitButton>
        </Form>
      )}
      {status === 'suspended' ? (
        <Form action={`${base}/status`}>
          <BackField back={back ?? null} />
          <input type="hidden" name="status" value="active" />
          <SubmitButton className={size} aria-label={`Reactivate ${name}`}>
            Reactivate
          </SubmitButton>
        </Form>
      ) : (
        <ConfirmButton
          label="Suspend"
          describes={name}
          title={`Suspend ${name}?`}
          action={`${base}/status`}
          method="post"
          fields={{ status: 'suspended', ...kept }}
          className={`is-danger is-outlined ${size}`}
        >
          They are signed out everywhere at once and cannot log in until somebody reactivates them.
        </ConfirmButton>
      )}
    </div>
  )
}
