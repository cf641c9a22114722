import type { Operation } from '#app/core/contract/operation'
import { oneOfWords, text, type Schema } from '#app/core/json_schema'
import { rowFormats } from '#app/core/lists/row_format'
import { formatTypes } from '#app/core/lists/row_formats'

/** What an export takes in its query, for the contract. */
export const exportQuery: Record<string, Schema> = {
  format: { ...oneOfWords(rowFormats, 'csv'), description: 'Of the file; CSV without it.' },
  snapshot: {
    ...text('true'),
    description:
      '`true` keeps the export for a day, so that it can be gone on with (`Range`) at the address in `Content-Location`; there it is the key to the kept bytes.',
  },
}

const fileTypes = Object.values(formatTypes).map((type) => type.split(';')[0])

/** What an export answers, for the contract. */
export const exportAnswers: Pick<Operation, 'answers' | 'errors'> = {
  answers: {
    200: {
      description: 'The file.',
      files: fileTypes,
      headers: ['Content-Disposition', 'Content-Location', 'Accept-Ranges'],
    },
    206: {
      description: 'The rest of a kept file.',
      files: fileTypes,
      headers: ['Content-Disposition', 'Content-Range', 'Accept-Ranges'],
    },
  },
  errors: ['export_gone', 'range_not_there', 'storage_unavailable'],
}
