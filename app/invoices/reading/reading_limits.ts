/** Maximum file size in bytes. */
export const mostBytes = 10 * 1024 * 1024

/** Maximum number of pages that are read. */
export const mostPages = 20
