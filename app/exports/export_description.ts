import type { Operation } from '#app/core/contract/operation'
import { enumOf, text, type Schema } from '#app/core/json_schema'
import { rowFormats } from '#app/core/lists/row_format'
import { formatTypes } from '#app/core/lists/row_formats'

/** The query parameters of exports in the contract. */
export const exportQuery: Record<string, Schema> = {
  format: {
    ...enumOf(rowFormats, 'csv'),
    description: 'The format of the file. CSV by default.',
  },
  snapshot: {
    ...text('true'),
    description:
      '`true` stores the export for a day, so that you can resume the download (`Range`) from the URL in `Content-Location`.',
  },
}

export const exportFiles = Object.values(formatTypes).map((type) => type.split(';')[0])

/** The responses of exports in the contract. */
export const exportAnswers: Pick<Operation, 'answers' | 'errors'> = {
  answers: {
    200: {
      files: exportFiles,
      headers: ['Content-Disposition', 'Content-Location', 'Accept-Ranges'],
    },
    206: {
      description: 'The requested part of a stored file.',
      files: exportFiles,
      headers: ['Content-Disposition', 'Content-Range', 'Accept-Ranges'],
    },
  },
  errors: ['export_gone', 'range_not_there', 'storage_unavailable'],
}
