import type { Operation } from '#app/core/contract/operation'
import { oneOfWords, text, type Schema } from '#app/core/json_schema'
import { rowFormats } from '#app/core/lists/row_format'
import { formatTypes } from '#app/core/lists/row_formats'

/** The query parameters of exports in the contract. */
export const exportQuery: Record<string, Schema> = {
  format: { ...oneOfWords(rowFormats, 'csv'), description: 'Format of the file. Default: CSV.' },
  snapshot: {
    ...text('true'),
    description:
      '`true` stores the export for a day, so that an interrupted download can be resumed with `Range` at the URL in `Content-Location`. In that URL, the parameter identifies the stored export.',
  },
}

const fileTypes = Object.values(formatTypes).map((type) => type.split(';')[0])

/** The responses of exports in the contract. */
export const exportAnswers: Pick<Operation, 'answers' | 'errors'> = {
  answers: {
    200: {
      description: 'The file.',
      files: fileTypes,
      headers: ['Content-Disposition', 'Content-Location', 'Accept-Ranges'],
    },
    206: {
      description: 'The requested range of a stored export.',
      files: fileTypes,
      headers: ['Content-Disposition', 'Content-Range', 'Accept-Ranges'],
    },
  },
  errors: ['export_gone', 'range_not_there', 'storage_unavailable'],
}
