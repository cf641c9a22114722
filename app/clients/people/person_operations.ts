import { createdOf, message, tagged, versionOf } from '#app/core/contract/operation'
import { listOf, objectOf } from '#app/core/json_schema'
import { personSchema } from '#app/accounts/auth_schemas'
import { invitePersonValidator, personStatusValidator } from '#app/clients/people/person_validators'

export const personOperations = tagged('Clients', {
  'v1.clients.people': {
    summary: 'List the users of a client',
    description: 'Returns the users of a client, invited ones included.',
    answers: {
      200: { description: 'The users.', schema: objectOf({ data: listOf(personSchema) }) },
    },
  },
  'v1.clients.people.store': {
    summary: 'Invite a user to a client',
    description: 'Creates an account and emails an invitation.',
    body: { validator: invitePersonValidator },
    answers: { 201: createdOf(personSchema) },
    errors: ['email_taken'],
  },
  'v1.clients.people.update': {
    summary: 'Suspend or reactivate a user',
    description: 'Sets the status. Suspending a user ends their sessions.',
    body: {
      validator: personStatusValidator,
      notes: {
        status: {
          description: '`active` or `suspended`; `invited` only if it is already.',
          examples: ['suspended'],
        },
      },
    },
    isVersioned: true,
    answers: { 200: versionOf(personSchema) },
  },
  'v1.clients.people.resend': {
    summary: 'Resend an invitation to a user',
    description: 'Emails a new link. The previous link stops working.',
    answers: { 202: { description: 'The email is queued.', schema: message } },
    errors: ['not_invited'],
  },
})
