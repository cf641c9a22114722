import {
  optional,
  timestamp,
  named,
  objectOf,
  enumOf,
  nullable,
  recordOf,
  text,
  uid,
  integer,
  boolean,
} from '#app/core/json_schema'
import type PersonTransformer from '#app/accounts/person_transformer'
import { Role } from '#app/accounts/role'
import type UserTransformer from '#app/accounts/user_transformer'

const role = {
  type: 'integer',
  enum: Object.values(Role),
  description: '0 administrator, 1 sub-administrator, 2 partner, 4 company user.',
  examples: [2],
}
const status = enumOf(['active', 'suspended', 'invited'])

export const userSchema = recordOf<ReturnType<UserTransformer['toObject']>>(
  'User',
  {
    id: uid(),
    full_name: text('Ada Lovelace'),
    email: text('ada@example.com', { format: 'email' }),
    role,
    status,
  },
  'The account of a user.'
)

export const personSchema = recordOf<ReturnType<PersonTransformer['toObject']>>(
  'Person',
  {
    ...userSchema.properties,
    last_login_at: nullable(timestamp()),
    two_factor: boolean(true, { description: 'Whether the login needs a second factor.' }),
    version: integer(2, { minimum: 1 }),
    created_at: timestamp(),
  },
  'The account of a user, for those who manage accounts.'
)

export const clientPersonSchema = recordOf<ReturnType<PersonTransformer['ofClient']>>(
  'ClientPerson',
  {
    ...personSchema.properties,
    is_owner: boolean(false, { description: 'Whether the user manages the users of the client.' }),
  },
  'The account of a user of a client.'
)

const pair = {
  access: text('EXAMPLE.access-token', { description: 'Valid for ten minutes.' }),
  refresh: text('EXAMPLE.refresh-token', { description: 'Works once, for a new pair of tokens.' }),
}

export const tokenPair = named(
  'TokenPair',
  objectOf(pair, { description: 'An access token and a refresh token.' })
)

export const signedIn = named(
  'SignedIn',
  objectOf(
    { ...pair, user: userSchema },
    { description: 'The tokens and the account that they belong to.' }
  )
)

export const meChanged = named(
  'ChangedUser',
  objectOf(
    {
      ...userSchema.properties,
      email_waiting: optional(
        nullable(
          text('ada@new.example', {
            format: 'email',
            description: 'Your new address, once you follow the emailed link.',
          }),
          null
        )
      ),
    },
    { description: 'The updated account.' }
  )
)
