import { Field } from '~/components/forms/field'
import { staffRoleOptions } from '~/components/people/roles'

import { t } from '~/text'

interface StaffFieldsProps {
  /** The e-mail address of an administrator, of whom only the name is editable. */
  fixedEmail?: string
}

/** The fields of a staff account. */
export function StaffFields({ fixedEmail }: StaffFieldsProps) {
  return (
    <>
      <Field name="full_name" label={t('common.name')} required maxLength={200} />
      {fixedEmail !== undefined ? (
        <div className="field">
          <span className="label">{t('staff.email_and_role')}</span>
          <p className="form-fact">{t('staff.email_of_administrator', { email: fixedEmail })}</p>
          <p className="help">{t('staff.administrators_elsewhere')}</p>
        </div>
      ) : (
        <>
          <Field name="email" label={t('common.email')} type="email" required maxLength={254} />
          <Field
            as="select"
            name="role"
            label={t('staff.role')}
            required
            options={staffRoleOptions()}
            hint={t('staff.role_hint')}
          />
        </>
      )}
    </>
  )
}
