import { Field } from '~/components/field'
import { staffRoleOptions } from '~/components/people/roles'

import { t } from '~/text'

interface StaffFieldsProps {
  form?: { full_name: string; email: string; role: string }
  /** For administrators, only the name is editable. */
  nameOnly?: boolean
}

/** The fields of a staff account. */
export function StaffFields({ form, nameOnly = false }: StaffFieldsProps) {
  return (
    <>
      <Field
        name="full_name"
        label={t('common.name')}
        required
        maxLength={200}
        defaultValue={form?.full_name}
      />
      {nameOnly ? (
        <div className="field">
          <span className="label">{t('staff.email_and_role')}</span>
          <p className="form-fact">
            {t('staff.email_of_administrator', { email: form?.email ?? '' })}
          </p>
          <p className="help">{t('staff.administrators_elsewhere')}</p>
        </div>
      ) : (
        <>
          <Field
            name="email"
            label={t('common.email')}
            type="email"
            required
            maxLength={254}
            defaultValue={form?.email}
          />
          <Field
            as="select"
            name="role"
            label={t('staff.role')}
            required
            options={staffRoleOptions()}
            defaultValue={form?.role ?? '4'}
            hint={t('staff.role_hint')}
          />
        </>
      )}
    </>
  )
}
