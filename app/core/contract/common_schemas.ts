import { named, objectOf, orNull, text, uid } from '#app/core/json_schema'

/** What tells a record by its id and name. */
export const label = named('Label', objectOf({ id: uid(), name: text('Construction') }))

/** Who did something. */
export const actor = named(
  'Actor',
  objectOf({ id: uid(), full_name: text('Ada Lovelace') }, { description: 'Who did it.' })
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
    { description: 'What stood in a field before and after; null where there was nothing.' }
  )
)
