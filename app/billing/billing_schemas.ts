import { integer, objectOf, text, uid } from '#app/core/json_schema'

/** The currency of amounts. */
export const currency = objectOf({ code: text('EUR'), symbol: text('€'), exponent: integer(2) })

/** A reference to a sale. */
export const sale = objectOf({ id: uid(), number: integer(1042) })
