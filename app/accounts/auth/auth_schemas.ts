import {
  maybe,
  moment,
  named,
  objectOf,
  oneOfWords,
  orNull,
  recordOf,
  text,
  uid,
  whole,
} from '#app/core/json_schema'
import type PersonTransformer from '#app/accounts/auth/person_transformer'
import { Role } from '#app/accounts/role'
import type UserTransformer from '#app/accounts/auth/user_transformer'

const role = {
  type: 'integer',
  enum: Object.values(Role),
  description: '0 administrator, 1 sub-administrator, 2 partner, 4 company user.',
  examples: [2],
}
const status = oneOfWords(['active', 'suspended', 'invited'])

export const userSchema = recordOf<ReturnType<UserTransformer['toObject']>>(
  'User',
  {
    id: uid(),
    full_name: text('Ada Lovelace'),
    email: text('ada@example.com', { format: 'email' }),
    role,
    status,
  },
  'A person with an account.'
)

export const personSchema = recordOf<ReturnType<PersonTransformer['toObject']>>(
  'Person',
  {
    id: uid(),
    full_name: text('Ada Lovelace'),
    email: text('ada@example.com', { format: 'email' }),
    role,
    status,
    last_login_at: orNull(moment()),
    version: whole(2, { minimum: 1 }),
    created_at: moment(),
  },
  'An account as those see it who keep accounts.'
)

const pair = {
  access: text('EXAMPLE.access-token', { description: 'Lasts ten minutes.' }),
  refresh: text('EXAMPLE.refresh-token', { description: 'Is exchanged for the next pair, once.' }),
}

export const tokenPair = named('TokenPair', objectOf(pair, { description: 'Two tokens.' }))

export const signedIn = named(
  'SignedIn',
  objectOf({ ...pair, user: userSchema }, { description: 'Tokens, and whose they are.' })
)

export const meChanged = named(
  'ChangedUser',
  objectOf(
    {
      ...userSchema.properties,
      email_waiting: maybe(
        orNull(
          text('ada@new.example', {
            format: 'email',
            description: 'Counts once its link was followed.',
          }),
          null
        )
      ),
    },
    { description: 'The account as it stands now.' }
  )
)
