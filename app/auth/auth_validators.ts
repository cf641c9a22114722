import vine from '@vinejs/vine'

const email = () => vine.string().trim().toLowerCase().email().maxLength(254)
const shownPassword = () => vine.string().maxLength(200)
const newPassword = () => vine.string().minLength(10).maxLength(200)
const name = () => vine.string().trim().minLength(1).maxLength(200)

export const loginValidator = vine.create({
  email: email(),
  password: shownPassword(),
})

export const refreshValidator = vine.create({
  refresh: vine.string().trim().maxLength(200),
})

export const logoutValidator = vine.create({
  refresh_token: vine.string().trim().maxLength(200),
})

/** `organisation` is the name of the client that registers. */
export const registerValidator = vine.create({
  full_name: name(),
  organisation: name(),
  email: email(),
  password: newPassword(),
})

export const forgotPasswordValidator = vine.create({
  email: email(),
})

export const resetPasswordValidator = vine.create({
  token: vine.string().trim().maxLength(100),
  password: newPassword(),
})
