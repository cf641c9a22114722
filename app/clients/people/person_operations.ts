import { clientPersonSchema } from '#app/accounts/auth_schemas'
import {
  createdOf,
  message,
  tagged,
  versionOf,
  type Operation,
  type Operations,
  type Tag,
} from '#app/core/contract/operation'
import { enumOf, listOf, objectOf } from '#app/core/json_schema'
import { changePersonValidator, invitePersonValidator } from '#app/clients/people/person_validators'

type Step = 'list' | 'invite' | 'change' | 'remove' | 'resend'

/** The operations on the users of a client, for staff and for the owners of the client. */
function operationsOn(
  tag: Tag,
  names: Record<Step, string>,
  words: Record<Step, Pick<Operation, 'summary' | 'description'>>,
  refusals: NonNullable<Operation['errors']> = []
): Operations {
  return tagged(tag, {
    [names.list]: {
      ...words.list,
      answers: {
        200: { description: 'The users.', schema: objectOf({ data: listOf(clientPersonSchema) }) },
      },
    },
    [names.invite]: {
      ...words.invite,
      body: { validator: invitePersonValidator },
      answers: { 201: createdOf(clientPersonSchema) },
      errors: ['email_taken', ...mailRefusals(refusals)],
    },
    [names.change]: {
      ...words.change,
      body: {
        validator: changePersonValidator,
        notes: {
          status: {
            description: '`active` or `suspended`; `invited` only if it is already.',
            examples: ['suspended'],
          },
          is_owner: { description: 'Whether the user manages the users of the client.' },
        },
      },
      isVersioned: true,
      answers: { 200: versionOf(clientPersonSchema) },
      errors: ['last_owner', 'own_account', ...refusals],
    },
    [names.remove]: {
      ...words.remove,
      query: {
        parameters: {
          revoke_keys: {
            ...enumOf(['true', 'false']),
            description: 'Also revokes the API keys that the user created.',
          },
        },
      },
      isVersioned: true,
      answers: { 204: {} },
      errors: ['last_owner', ...refusals],
    },
    [names.resend]: {
      ...words.resend,
      answers: { 202: { description: 'The email is queued.', schema: message } },
      errors: ['not_invited', ...mailRefusals(refusals)],
    },
  })
}

/** What owners are refused when a mail is sent; staff are not. */
function mailRefusals(
  refusals: NonNullable<Operation['errors']>
): NonNullable<Operation['errors']> {
  return refusals.length ? [...refusals, 'email_unconfirmed', 'invitation_limit_reached'] : []
}

const removal =
  'The user is logged out at once and leaves the lists; histories keep the name. API keys that the user created belong to the client and keep working unless `revoke_keys=true`; those of a suspended user are always revoked.'

export const personOperations: Operations = {
  ...operationsOn(
    'Clients',
    {
      list: 'v1.clients.people',
      invite: 'v1.clients.people.store',
      change: 'v1.clients.people.update',
      remove: 'v1.clients.people.destroy',
      resend: 'v1.clients.people.resend',
    },
    {
      list: {
        summary: 'List the users of a client',
        description: 'Returns the users of a client, invited ones included.',
      },
      invite: {
        summary: 'Invite a user to a client',
        description: 'Creates an account and emails an invitation. The first user is an owner.',
      },
      change: {
        summary: 'Change a user of a client',
        description:
          'Suspends or reactivates the user, or changes the ownership. Suspending a user ends their sessions and pauses the API keys that they created.',
      },
      remove: { summary: 'Remove a user from a client', description: removal },
      resend: {
        summary: 'Resend an invitation to a user',
        description: 'Emails a new link. The previous link stops working.',
      },
    }
  ),
  ...operationsOn(
    'Usage',
    {
      list: 'v1.colleagues.index',
      invite: 'v1.colleagues.store',
      change: 'v1.colleagues.update',
      remove: 'v1.colleagues.destroy',
      resend: 'v1.colleagues.resend',
    },
    {
      list: {
        summary: 'List your colleagues',
        description: 'Returns the users of your client, you and invited ones included.',
      },
      invite: {
        summary: 'Invite a colleague',
        description: 'Creates an account of your client and emails an invitation. For owners.',
      },
      change: {
        summary: 'Change a colleague',
        description:
          'Suspends or reactivates a colleague, or changes the ownership. Suspending ends their sessions and pauses the API keys that they created. For owners.',
      },
      remove: { summary: 'Remove a colleague', description: `${removal} For owners.` },
      resend: {
        summary: 'Resend an invitation to a colleague',
        description: 'Emails a new link. The previous link stops working. For owners.',
      },
    },
    ['owner_required']
  ),
}
