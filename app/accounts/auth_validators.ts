import vine from '@vinejs/vine'
import { PlainMessages } from '#app/core/text/validation_messages'
import { versionRule } from '#app/core/http/version_claim'

export const emailRule = () => vine.string().trim().toLowerCase().email().maxLength(254)
export const newPasswordRule = () => vine.string().minLength(10).maxLength(200)
export const nameRule = () => vine.string().trim().minLength(1).maxLength(200)

export const loginValidator = vine.create({
  email: emailRule(),
  password: vine.string().maxLength(200),
})

const codeRule = () => vine.string().trim().minLength(1).maxLength(50)

/** The login of `/v1`; `code` is the second factor. */
export const v1LoginValidator = vine.create({
  email: emailRule(),
  password: vine.string().maxLength(200),
  code: codeRule().optional(),
})

export const codeValidator = vine.create({ code: codeRule() })

export const currentPasswordValidator = vine.create({
  current_password: vine.string().maxLength(200),
})

export const passwordAndCodeValidator = vine.create({
  current_password: vine.string().maxLength(200),
  code: codeRule(),
})

/** `code` is required with two-factor authentication; `deleteAccount` checks that. */
export const deleteAccountValidator = vine.create({
  current_password: vine.string().maxLength(200),
  code: codeRule().optional(),
})

export const refreshValidator = vine.create({
  refresh: vine.string().trim().maxLength(200),
})

export const logoutValidator = vine.create({
  refresh_token: vine.string().trim().maxLength(200),
})

/**
 * `organisation` is the name of the registering client. In the order of the form, which is also the
 * order of errors.
 */
export const registerValidator = vine.create({
  organisation: nameRule(),
  full_name: nameRule(),
  email: emailRule(),
  password: newPasswordRule(),
})

export const forgotPasswordValidator = vine.create({
  email: emailRule(),
})

export const resetPasswordValidator = vine.create({
  token: vine.string().trim().maxLength(100),
  password: newPasswordRule(),
})

export const acceptInvitationValidator = vine.create({
  token: vine.string().trim().maxLength(100),
  full_name: nameRule(),
  password: newPasswordRule(),
})

/** Changing the e-mail address requires the password; see `changeProfile`. */
export const profileValidator = vine.create({
  full_name: nameRule(),
  email: emailRule(),
  current_password: vine.string().maxLength(200).nullable().optional(),
  version: versionRule(),
})

export const changePasswordValidator = vine.create({
  current_password: vine.string().maxLength(200),
  password: newPasswordRule(),
})

/** The body of `PATCH /v1/auth/me/`: profile and password. */
export const changeMeValidator = vine.create({
  full_name: nameRule().optional(),
  email: emailRule().optional(),
  password: newPasswordRule().optional(),
  current_password: vine.string().maxLength(200).optional(),
})

const messages = new PlainMessages({
  'email.required': 'auth_answers.enter_email',
  'email.email': 'auth_answers.email_form',
  'full_name.required': 'auth_answers.enter_full_name',
  'organisation.required': 'auth_answers.enter_organisation',
  'password.required': 'auth_answers.enter_password',
  'current_password.required': 'auth_answers.enter_own_password',
  'code.required': 'auth_answers.enter_code',
})
for (const validator of [
  loginValidator,
  v1LoginValidator,
  codeValidator,
  currentPasswordValidator,
  passwordAndCodeValidator,
  deleteAccountValidator,
  registerValidator,
  forgotPasswordValidator,
  resetPasswordValidator,
  acceptInvitationValidator,
  profileValidator,
  changePasswordValidator,
  changeMeValidator,
]) {
  validator.messagesProvider = messages
}
