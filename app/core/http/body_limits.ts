/** The largest body of a request, in the unit that the body parser reads, and the most fields of a form. */
export const bodyLimits = { megabytes: 1, fields: 1000 }
