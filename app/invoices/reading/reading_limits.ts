/** Maximum file size in bytes. */
export const mostBytes = 10 * 1024 * 1024

/** Maximum number of pages that are read. */
export const mostPages = 20

/** A page of a PDF with fewer letters is read as an image. */
export const leastLetters = 30

/** Maximum number of pixels of an image file and of an image in a PDF: phones take photos with 48 million. */
export const mostPixels = 50_000_000

/**
 * Maximum number of pixels of a page that is read. A4 at 190 dpi has 3.5 million; more would need memory without
 * better results.
 */
export const mostDrawn = 4_000_000
