import { moment, named, objectOf, orNull, text, uid, whole } from '#app/core/json_schema'

/** What tells a record by its id and name. */
export const label = named('Label', objectOf({ id: uid(), name: text('Construction') }))

/** What ends every record that people edit. */
export const versioned = {
  version: whole(3, { minimum: 1 }),
  created_at: moment(),
  updated_at: moment(),
}

/** Who did something. */
export const actor = named(
  'Actor',
  objectOf(
    { id: uid(), full_name: text('Ada Lovelace') },
    { description: 'The person who made the change.' }
  )
)

/** A field as text before and after. */
export const fieldChange = named(
  'FieldChange',
  objectOf(
    {
      field: text('status'),
      before: orNull(text('draft')),
      after: orNull(text('published')),
    },
    { description: 'The value of a field before and after; null if it was empty.' }
  )
)
