import type { ComponentProps, ReactNode } from 'react'
import { urlWith } from '~/url'
import { Differences, type Difference } from '~/components/forms/differences'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { PortalLink } from '~/components/portal_link'
import { FormActions, SubmitButton } from '~/components/forms/submit_button'
import { t } from '~/text'

/** The properties that a page receives with each record that can be edited. */
export interface Edited {
  /** The record's version when the form was opened; its current version after a stale save. */
  version: string
  /** The record was saved by somebody else after the form was opened. */
  stale: boolean
  differences: Difference[]
}

interface RecordFormProps extends ComponentProps<typeof Form> {
  /** The record to edit, as the page received it; a form without one creates a record. */
  edited?: Pick<Edited, 'version'> & Partial<Edited>
  /** The record as the subject of a sentence: "This skill". */
  what?: string
  /** The text of the button, or the buttons where there are several. */
  submit: ReactNode
  /** The view of the list that the form was opened from; kept in the URL, also after a stale save. */
  back?: string | null
  /** The address that Cancel leads to. */
  cancel?: string
  /** Whether an error is of this form, if the page has several. */
  ownsError?: (field: string) => boolean
}

/**
 * The form of a record's own page: errors, the differences after a stale save, the fields (`children`),
 * its buttons and Cancel. Asks before leaving with unsaved changes.
 */
export function RecordForm(props: RecordFormProps) {
  const { edited, what = '', submit, back, cancel, ownsError, action, children, ...rest } = props
  return (
    <>
      {edited?.stale && <Differences what={what} differences={edited.differences ?? []} />}
      <Form
        action={urlWith(action, { back })}
        guard={!rest.native}
        unsaved={edited?.stale}
        key={edited?.version}
        {...rest}
      >
        <FormErrors fields={ownsError} />
        {edited && <input type="hidden" name="version" value={edited.version} />}
        {children}
        <FormActions>
          {typeof submit === 'string' ? <SubmitButton>{submit}</SubmitButton> : submit}
          {cancel && (
            <PortalLink className="button is-text" href={cancel}>
              {t('common.cancel')}
            </PortalLink>
          )}
        </FormActions>
      </Form>
    </>
  )
}
