import vine from '@vinejs/vine'
import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#app/core/db/in_transaction'
import { refuseTakenEmail, refusingTakenEmail } from '#app/accounts/email_taken'
import { emailRule, nameRule, newPasswordRule } from '#app/accounts/auth_validators'
import { refuseWeakPassword } from '#app/accounts/passwords/new_password'
import { staffRoles, type RoleId } from '#app/accounts/role'
import User from '#app/accounts/user'
import { writeAuditEntry, operator } from '#app/accounts/audit/audit_log'
import { wholeNumber } from '#app/core/text/number_fields'

const staffValidator = vine.create({
  email: emailRule(),
  full_name: nameRule(),
  role: wholeNumber().in([...staffRoles]),
  password: newPasswordRule(),
})

/**
 * Creates a user of role 0, 1 or 4 who can log in immediately; for the command line. Writes one
 * user and the audit log. Throws E_VALIDATION_ERROR, EmailTaken or WeakPassword.
 */
export async function createStaff(input: Record<string, unknown>): Promise<User> {
  const { full_name: fullName, role, ...rest } = await staffValidator.validate(input)
  await refuseTakenEmail(db.connection(), rest.email)
  await refuseWeakPassword(rest.password, { fullName, email: rest.email })
  return refusingTakenEmail(() =>
    inTransaction(async (trx) => {
      const user = await User.create(
        { ...rest, fullName, role: role as RoleId, status: 'active' },
        { client: trx }
      )
      await writeAuditEntry(trx, operator, {
        action: 'created',
        subject: 'user',
        subjectUid: user.uid,
        subjectName: fullName,
        after: { full_name: fullName, email: rest.email, role },
      })
      return user
    })
  )
}
