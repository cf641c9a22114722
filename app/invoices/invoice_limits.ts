/** The retention of readings that are not kept, in hours. */
export const retentionHours = 24

/** The retention of readings that visitors keep; those of clients are kept indefinitely. */
export const keptDays = 90

/** Maximum number of files per request. */
export const mostFiles = 20

export const megabyte = 1024 * 1024

/** Maximum size of all files of a request. */
export const mostBytesTogether = 60 * megabyte

/** Values for the message that a request is too large. */
export const uploadLimits = { files: mostFiles, megabytes: mostBytesTogether / megabyte }

/** Files per hour: for an IP address without an account, and for a client or user. */
export const invoicesPerHour = { visitor: 60, member: 1000 }

/** Maximum length of corrections and of values in lists. */
export const longestValue = 500

/** Maximum number of readings that are downloaded together. */
export const mostExported = 100
