/** How long a reading stays that nobody keeps. */
export const passingHours = 24

/** How long a visitor's reading stays that is kept; a client's has no end. */
export const keptDays = 90

/** How many files one request may bring. */
export const mostFiles = 20

const megabyte = 1024 * 1024

/** Of all files that one request brings. */
export const mostBytesTogether = 60 * megabyte

/** Files an hour: of one address without an account, and of a client or a person with one. */
export const invoicesPerHour = { visitor: 60, member: 1000 }

/** Of what a person puts in its place, and of what lists show. */
export const longestValue = 500
