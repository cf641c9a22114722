import { described, objectOf, nullable, uid, integer } from '#app/core/json_schema'

/** The id of a metered call. Callers choose their `X-Request-Id`, so a charge has an id of its own. */
export const chargeId = described(
  uid(),
  'The id of the call in the search history, the same when it is repeated with its Idempotency-Key. It is not the `X-Request-Id` of the response.'
)

/** The cost of a call, in every metered response. */
export const paidMembers = {
  calls: objectOf(
    { charged: integer(1), remaining: nullable(integer(876)) },
    {
      description:
        'The calls charged and the calls left. `remaining` is null for unmetered callers.',
    }
  ),
  request_id: chargeId,
}
