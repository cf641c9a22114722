import { message, tagged, versionOf } from '#app/core/contract/operation'
import { named, objectOf, boolean } from '#app/core/json_schema'
import { meChanged, signedIn, tokenPair, userSchema } from '#app/accounts/auth_schemas'
import {
  acceptInvitationValidator,
  changeMeValidator,
  forgotPasswordValidator,
  logoutValidator,
  refreshValidator,
  registerValidator,
  resetPasswordValidator,
  v1LoginValidator,
} from '#app/accounts/auth_validators'

const notes = {
  password: {
    description: 'At least 10 characters, not easy to guess.',
    examples: ['correct horse battery'],
  },
  code: {
    description: 'The code of the authenticator app, or a recovery code. Each works once.',
    examples: ['123456'],
  },
  organisation: { description: 'The name of the client.', examples: ['Analytical Ltd'] },
  token: { description: 'The last part of the emailed link.', examples: ['EXAMPLE-token'] },
  refresh: { examples: ['EXAMPLE.refresh-token'] },
  refresh_token: { examples: ['EXAMPLE.refresh-token'] },
}

const registration = named(
  'Registration',
  objectOf({ user: userSchema, email_confirmation_required: boolean(false) })
)

export const authOperations = tagged('Authentication', {
  'v1.auth.login': {
    summary: 'Log in',
    description:
      'Returns an access token, valid for ten minutes, and a refresh token. An account with two-factor authentication also needs a `code`.',
    body: { validator: v1LoginValidator, notes },
    answers: { 200: { schema: signedIn } },
    errors: [
      'wrong_credentials',
      'second_factor_required',
      'wrong_second_factor',
      'second_factor_setup_required',
      'too_many_failures',
    ],
  },
  'v1.auth.logout': {
    summary: 'Log out',
    description: 'Ends the session of a refresh token.',
    body: { validator: logoutValidator, notes },
    answers: { 200: { schema: message } },
  },
  'v1.auth.refresh': {
    summary: 'Refresh the tokens',
    description:
      'Exchanges a refresh token for a new pair of tokens. A refresh token works once; using it again ends the session.',
    body: { validator: refreshValidator, notes },
    answers: { 200: { schema: tokenPair } },
    errors: ['invalid_refresh_token'],
  },
  'v1.auth.register': {
    summary: 'Register a client',
    description: 'Creates a client and its first user. Log in afterwards.',
    body: { validator: registerValidator, notes },
    answers: {
      201: { description: 'The account.', schema: registration, headers: ['Location'] },
    },
    errors: ['email_taken', 'registration_limit_reached'],
  },
  'v1.auth.forgot': {
    summary: 'Request a password reset',
    description: 'Emails a link if the address has an account. The answer is the same either way.',
    body: { validator: forgotPasswordValidator, notes },
    answers: { 200: { schema: message } },
    errors: ['too_many_requests'],
  },
  'v1.auth.reset': {
    summary: 'Reset a password',
    description: 'Sets a new password with the token of the emailed link. Ends all sessions.',
    body: { validator: resetPasswordValidator, notes },
    answers: { 200: { schema: message } },
    errors: ['invalid_link', 'too_many_requests'],
  },
  'v1.auth.invitation': {
    summary: 'Accept an invitation',
    description: 'Activates an account with the token of the emailed invitation.',
    body: { validator: acceptInvitationValidator, notes },
    answers: {
      200: {
        description: 'The account.',
        schema: named('AcceptedInvitation', objectOf({ user: userSchema })),
      },
    },
    errors: ['invalid_link'],
  },
  'v1.me': {
    summary: 'Retrieve your account',
    description: 'Returns the account that the token belongs to.',
    answers: { 200: versionOf(userSchema) },
  },
  'v1.me.update': {
    summary: 'Update your account',
    description:
      'Updates your name, e-mail address and password. The last two need your current password. A new password ends all sessions.',
    body: {
      validator: changeMeValidator,
      notes: {
        ...notes,
        password: { description: notes.password.description },
        email: { examples: [] },
      },
    },
    isVersioned: true,
    answers: { 200: versionOf(meChanged) },
    errors: ['email_taken', 'too_many_failures', 'too_many_requests'],
  },
})
