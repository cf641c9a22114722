import { tagged } from '#app/core/contract/operation'
import { standardOperations } from '#app/core/contract/standard_operations'
import {
  timestamp,
  named,
  objectOf,
  enumOf,
  nullable,
  recordOf,
  text,
  uid,
} from '#app/core/json_schema'
import { contactStatuses } from '#app/site/contact_message'
import { contactMessageList } from '#app/site/contact_message_list'
import type ContactMessageTransformer from '#app/site/contact_message_transformer'
import { contactStatusValidator, contactValidator } from '#app/site/contact_validators'

const tag = 'Contact'

const messageSchema = recordOf<ReturnType<ContactMessageTransformer['toObject']>>(
  'ContactMessage',
  {
    id: uid(),
    name: text('Ada Lovelace'),
    email: text('ada@example.com'),
    organisation: nullable(text('Analytical Ltd')),
    subject: text('Coverage'),
    message: text('Do you have skills of the metal trades?'),
    status: enumOf(contactStatuses),
    done_at: nullable(timestamp(), null),
    created_at: timestamp(),
  },
  'A message from a visitor.'
)

export const contactOperations = {
  ...standardOperations(
    {
      routes: 'v1.contact',
      tag,
      one: 'a contact message',
      many: 'contact messages',
      record: messageSchema,
    },
    {
      index: { list: contactMessageList },
      show: {},
      update: {
        body: contactStatusValidator,
        notes: { status: { examples: ['done'] } },
        summary: 'Update the status of a contact message',
        description: 'Marks a message as done or reopens it.',
      },
    }
  ),
  ...tagged(tag, {
    'v1.contact.store': {
      summary: 'Send a contact message',
      description: 'Stores a message and notifies staff.',
      body: {
        validator: contactValidator,
        notes: {
          name: { examples: ['Ada Lovelace'] },
          subject: { examples: ['Coverage'] },
          message: { examples: ['Do you have skills of the metal trades?'] },
        },
      },
      answers: {
        201: {
          description: 'The id of the message.',
          schema: named('SentMessage', objectOf({ id: uid() })),
          headers: ['Location'],
        },
      },
      errors: ['too_many_messages'],
    },
  }),
}
