import { message, versionOf, type Operations } from '#app/core/contract/operation'
import { named, objectOf, yesNo } from '#app/core/json_schema'
import { meChanged, signedIn, tokenPair, userSchema } from '#app/accounts/auth/auth_schemas'
import {
  acceptInvitationValidator,
  changeMeValidator,
  forgotPasswordValidator,
  loginValidator,
  logoutValidator,
  refreshValidator,
  registerValidator,
  resetPasswordValidator,
} from '#app/accounts/auth/auth_validators'

const tag = 'Authentication'
const notes = {
  email: { examples: ['ada@example.com'] },
  password: { description: 'At least 10 characters.', examples: ['correct horse battery'] },
  full_name: { examples: ['Ada Lovelace'] },
  organisation: {
    description: 'The name of the client that registers.',
    examples: ['Analytical Ltd'],
  },
  token: { description: 'The end of the link that was mailed.', examples: ['EXAMPLE-token'] },
  refresh: { examples: ['EXAMPLE.refresh-token'] },
  refresh_token: { examples: ['EXAMPLE.refresh-token'] },
}

export const authOperations: Operations = {
  'v1.auth.login': {
    summary: 'Sign in',
    description: 'Gives an access token for ten minutes and a refresh token to renew it with.',
    tag,
    body: { validator: loginValidator, notes },
    answers: { 200: { description: 'The tokens, and whose they are.', schema: signedIn } },
    errors: ['wrong_credentials', 'too_many_failures'],
  },
  'v1.auth.logout': {
    summary: 'Sign out',
    description: 'Ends the session that the refresh token belongs to.',
    tag,
    body: { validator: logoutValidator, notes },
    answers: { 200: { description: 'The session has ended.', schema: message } },
  },
  'v1.auth.refresh': {
    summary: 'Renew the tokens',
    description:
      'Exchanges a refresh token for the next pair; each is good once. Using an old one again ends the session.',
    tag,
    body: { validator: refreshValidator, notes },
    answers: { 200: { description: 'The next pair.', schema: tokenPair } },
    errors: ['invalid_refresh_token'],
  },
  'v1.auth.register': {
    summary: 'Register a client',
    description: 'Makes a client and its first person; signing in is a call of its own.',
    tag,
    body: { validator: registerValidator, notes },
    answers: {
      201: {
        description: 'The account.',
        schema: named(
          'Registration',
          objectOf({ user: userSchema, email_confirmation_required: yesNo(false) })
        ),
        headers: ['Location'],
      },
    },
    errors: ['email_taken', 'too_many_requests'],
  },
  'v1.auth.forgot': {
    summary: 'Ask for a new password',
    description: 'Mails a link to the address, if an account has it; the answer never tells.',
    tag,
    body: { validator: forgotPasswordValidator, notes },
    answers: {
      200: { description: 'A link is on its way, if there is such an account.', schema: message },
    },
    errors: ['too_many_requests'],
  },
  'v1.auth.reset': {
    summary: 'Set a new password',
    description: 'Takes the token of the mailed link. Every session of the account ends.',
    tag,
    body: { validator: resetPasswordValidator, notes },
    answers: { 200: { description: 'The password was changed.', schema: message } },
    errors: ['invalid_link', 'too_many_requests'],
  },
  'v1.auth.invitation': {
    summary: 'Accept an invitation',
    description: 'Takes the token of the mailed invitation, a name and a password.',
    tag,
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
    summary: 'Read one’s own account',
    description: 'Whose token this is.',
    tag,
    answers: { 200: versionOf(userSchema, 'The account.') },
  },
  'v1.me.update': {
    summary: 'Change one’s own account',
    description:
      'Name, e-mail address and password, all of it or nothing; the last two take the current password. A new password ends every session.',
    tag,
    body: {
      validator: changeMeValidator,
      notes: { ...notes, password: { description: 'At least 10 characters.' }, email: {} },
    },
    isVersioned: true,
    answers: { 200: versionOf(meChanged, 'The account as it stands now.') },
    errors: ['email_taken', 'too_many_failures', 'too_many_requests'],
  },
}
