import { Field } from '~/components/field'
import { staffRoleOptions } from '~/components/people/roles'

interface StaffFieldsProps {
  form?: { full_name: string; email: string; role: string }
  /** Of an administrator only the name is edited here. */
  nameOnly?: boolean
}

/** The fields of a staff account. */
export function StaffFields({ form, nameOnly = false }: StaffFieldsProps) {
  return (
    <>
      <Field
        name="full_name"
        label="Name"
        required
        maxLength={200}
        defaultValue={form?.full_name}
      />
      {nameOnly ? (
        <div className="field">
          <span className="label">E-mail and role</span>
          <p className="form-fact">{form?.email}, administrator</p>
          <p className="help">
            Administrators change their address in their own profile, and are made at a terminal.
          </p>
        </div>
      ) : (
        <>
          <Field
            name="email"
            label="E-mail"
            type="email"
            required
            maxLength={254}
            defaultValue={form?.email}
          />
          <Field
            as="select"
            name="role"
            label="Role"
            required
            options={staffRoleOptions}
            defaultValue={form?.role ?? '4'}
            hint="Sub-administrators also keep clients, packages and sales; company users keep skills only."
          />
        </>
      )}
    </>
  )
}
