import { timestamp, named, objectOf, nullable, text, uid, integer } from '#app/core/json_schema'

/** A reference to a record: its id and name. */
export const label = named('Label', objectOf({ id: uid(), name: text('Construction') }))

/** The last fields of every editable record. */
export const versioned = {
  version: integer(3, { minimum: 1 }),
  created_at: timestamp(),
  updated_at: timestamp(),
}

/** Who made a change. */
export const actor = named(
  'Actor',
  objectOf(
    { id: uid(), full_name: text('Ada Lovelace') },
    { description: 'The person who made the change.' }
  )
)

/** A field before and after a change, as text. */
export const fieldChange = named(
  'FieldChange',
  objectOf(
    {
      field: text('status'),
      before: nullable(text('draft')),
      after: nullable(text('published')),
    },
    { description: 'The value of a field before and after; null if it was empty.' }
  )
)
