import { anyList, pageOf, versionOf, type Operations } from '#app/core/contract/operation'
import {
  moment,
  named,
  objectOf,
  oneOfWords,
  orNull,
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
    organisation: orNull(text('Analytical Ltd')),
    subject: text('Coverage'),
    message: text('Do you have skills of the metal trades?'),
    status: oneOfWords(contactStatuses),
    done_at: orNull(moment(), null),
    created_at: moment(),
  },
  'What a visitor wrote to us.'
)

const answered = versionOf(messageSchema, 'The message as it stands now.')

export const contactOperations: Operations = {
  'v1.contact.store': {
    summary: 'Write to us',
    description: 'Keeps a message and tells those who read them.',
    tag,
    body: {
      validator: contactValidator,
      notes: {
        name: { examples: ['Ada Lovelace'] },
        email: { examples: ['ada@example.com'] },
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
  'v1.contact.index': {
    summary: 'List messages to us',
    description: 'What visitors wrote, latest first.',
    tag,
    list: anyList(contactMessageList),
    answers: { 200: pageOf(messageSchema) },
  },
  'v1.contact.show': {
    summary: 'Read a message to us',
    description: 'One message.',
    tag,
    answers: { 200: answered },
  },
  'v1.contact.update': {
    summary: 'Mark a message done',
    description: 'Marks a message done, or open again.',
    tag,
    body: { validator: contactStatusValidator, notes: { status: { examples: ['done'] } } },
    isVersioned: true,
    answers: { 200: answered },
  },
}
