import type { ReactNode } from 'react'
import { BackField } from '~/components/forms/back_field'
import { ConfirmButton } from '~/components/forms/confirm_button'
import { Form } from '~/components/forms/form'
import { SubmitButton } from '~/components/forms/submit_button'
import { t } from '~/text'

interface PersonActionsProps {
  person: { id: string; full_name: string; status: string; two_factor: boolean }
  /** The base path of the user's actions, without BASE_PATH: `…/status` and `…/invitation`. */
  base: string
  /** The URL of the list to return to. */
  back?: string | null
  /** Whether it is in a table row. */
  small?: boolean
  /** Whether the account can be suspended; users cannot suspend themselves. */
  suspends?: boolean
  canResetTwoFactor?: boolean
  /** A further effect of suspending. */
  note?: string
  /** Further actions. */
  children?: ReactNode
}

/** The actions on an account: suspend, reactivate, invite again. */
export function PersonActions({
  person,
  base,
  back,
  small = false,
  suspends = true,
  canResetTwoFactor = false,
  note,
  children,
}: PersonActionsProps) {
  const { full_name: name, status } = person
  const size = small ? 'is-small' : ''
  const hiddenFields: Record<string, string> = back ? { back } : {}
  return (
    <div className={children ? 'row-actions is-many' : 'row-actions'}>
      {status === 'invited' && (
        <Form action={`${base}/invitation`}>
          <BackField back={back ?? null} />
          <SubmitButton className={size} aria-label={t('staff.invite_person_again', { name })}>
            {t('staff.invite_again')}
          </SubmitButton>
        </Form>
      )}
      {status === 'suspended' ? (
        <Form action={`${base}/status`}>
          <BackField back={back ?? null} />
          <input type="hidden" name="status" value="active" />
          <SubmitButton className={size} aria-label={t('staff.reactivate_person', { name })}>
            {t('staff.reactivate')}
          </SubmitButton>
        </Form>
      ) : suspends ? (
        <ConfirmButton
          label={t('staff.suspend')}
          describes={name}
          title={t('common.suspend_rows', { rows: name })}
          action={`${base}/status`}
          method="post"
          fields={{ status: 'suspended', ...hiddenFields }}
          className={`is-danger is-outlined ${size}`}
        >
          {t('staff.suspend_warning')} {note}
        </ConfirmButton>
      ) : null}
      {canResetTwoFactor && person.two_factor && (
        <ConfirmButton
          label={t('staff.reset_two_factor')}
          describes={name}
          title={t('staff.reset_two_factor_of', { name })}
          action={`${base}/two-factor`}
          method="post"
          fields={hiddenFields}
          className={size}
        >
          {t('staff.reset_two_factor_effect')}
        </ConfirmButton>
      )}
      {children}
    </div>
  )
}
