import vine from '@vinejs/vine'
import { violatesUnique } from '#app/core/unique_violation'
import { emailRule, nameRule, newPasswordRule } from '#app/auth/auth_validators'
import { EmailTaken } from '#app/auth/register'
import { staffRoles, type RoleId } from '#app/auth/role'
import User from '#app/auth/user'

export const staffValidator = vine.create({
  email: emailRule(),
  full_name: nameRule(),
  role: vine.number().in([...staffRoles]),
  password: newPasswordRule(),
})

/**
 * Makes a person of role 0, 1 or 4 who can sign in at once. Writes one user.
 * Throws E_VALIDATION_ERROR or EmailTaken.
 */
export async function createStaff(input: Record<string, unknown>): Promise<User> {
  const { full_name: fullName, role, ...rest } = await staffValidator.validate(input)
  if (await User.findBy('email', rest.email)) throw new EmailTaken()
  try {
    return await User.create({ ...rest, fullName, role: role as RoleId, status: 'active' })
  } catch (error) {
    if (violatesUnique(error, 'users', 'email')) throw new EmailTaken()
    throw error
  }
}
