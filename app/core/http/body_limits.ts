/**
 * The maximum size of a request body in the unit of the body parser, and the maximum number of form
 * fields.
 */
export const bodyLimits = { megabytes: 1, fields: 1000 }
