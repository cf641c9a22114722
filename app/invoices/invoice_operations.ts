import { anyList, gone, pageOf, versionOf, type Operations } from '#app/core/contract/operation'
import { oneOfWords } from '#app/core/json_schema'
import {
  busyFaultCodes,
  invoiceFaults,
  isBusyFaultCode,
  type InvoiceFaultCode,
} from '#app/invoices/reading/invoice_fault'
import {
  importedSchema,
  listedReadingSchema,
  storedReadingSchema,
} from '#app/invoices/invoice_schemas'
import { changeReadingValidator, importInvoicesValidator } from '#app/invoices/invoice_validators'
import { readingList } from '#app/invoices/reading_list'
import { invoicesPerHour, keptDays, mostFiles, retentionHours } from '#app/invoices/invoice_limits'
import { readingFormats } from '#app/invoices/send_reading'

const tag = 'Invoices'

const whose =
  'A client’s people and keys see those of the client, other people their own; a guest those of the token in `Reader-Token`.'

/** Why a file was refused: there is nothing to change or to download. */
const faults = (Object.keys(invoiceFaults) as InvoiceFaultCode[]).filter(
  (code) => !isBusyFaultCode(code)
)

const answered = versionOf(storedReadingSchema, 'The reading as it stands now.')

export const invoiceOperations: Operations = {
  'v1.invoices.store': {
    summary: 'Read invoices',
    description: `Reads up to ${mostFiles} files (PDF, XML, images), each sent in a field \`file\`, and answers with what was read of each, in their order; a file that cannot be read has a \`problem\` in its place. Files are deleted once they are read, readings after ${retentionHours} hours, unless that is asked for otherwise. An address may have ${invoicesPerHour.visitor} files an hour read without an account, a client ${invoicesPerHour.member.toLocaleString('en')}. A guest gets a \`reader_token\` with the first answer and sends it as \`Reader-Token\` from then on.`,
    tag,
    body: {
      validator: importInvoicesValidator,
      notes: {
        file: {
          type: 'string',
          contentMediaType: 'application/octet-stream',
          description: 'The file, at most 10 MB. The field may be there several times.',
          examples: ['%PDF-1.7'],
        },
        keep: {
          description: `Keeps the readings: a guest’s ${keptDays} days, others until they are deleted.`,
          examples: [],
        },
        keep_file: {
          description: 'Keeps the files, too, as long as their readings.',
          examples: [],
        },
      },
      type: 'multipart/form-data',
    },
    answers: {
      201: {
        description: 'What became of each file, in their order.',
        schema: importedSchema,
        headers: ['Reader-Token', 'RateLimit-Policy', 'RateLimit'],
      },
    },
    errors: [
      'invalid_reader_token',
      'idempotency_key_needs_account',
      'too_many_files',
      'not_a_form',
      'invoice_limit_reached',
      ...busyFaultCodes,
    ],
  },
  'v1.invoices.index': {
    summary: 'List one’s readings',
    description: `What was read and is not deleted yet, latest first. ${whose} Without one the list is empty.`,
    tag,
    list: anyList(readingList),
    answers: { 200: pageOf(listedReadingSchema) },
    errors: ['invalid_reader_token'],
  },
  'v1.invoices.show': {
    summary: 'Read a reading',
    description: `One file’s reading with all values, how sure each is and where it stands. ${whose}`,
    tag,
    answers: { 200: answered },
    errors: ['invalid_reader_token'],
  },
  'v1.invoices.update': {
    summary: 'Correct or keep a reading',
    description:
      'Writes what is given. What was read stays beside the corrections; to say what was read takes a correction back.',
    tag,
    body: {
      validator: changeReadingValidator,
      notes: {
        corrections: {
          type: 'object',
          additionalProperties: { type: ['string', 'null'] },
          description:
            'By the path of a field, as `seller.name` or `lineItems.2.amount`, its value; null empties it. A line behind the last is added, one that is emptied is taken away.',
          examples: [{ invoiceNumber: 'R-2026-0118' }],
        },
        is_kept: {
          description: `Kept, or deleted ${retentionHours} hours from now.`,
          examples: [],
        },
      },
    },
    isVersioned: true,
    answers: { 200: answered },
    errors: ['invalid_reader_token', ...faults],
  },
  'v1.invoices.destroy': {
    summary: 'Delete a reading',
    description: 'Takes it away at once, with the pictures of its pages and its file.',
    tag,
    isVersioned: true,
    answers: { 204: gone },
    errors: ['invalid_reader_token'],
  },
  'v1.invoices.export': {
    summary: 'Download the values of an invoice',
    description:
      'The values that count, as JSON, as CSV with a row for each line, or as an invoice in UBL 2.1, which says what the values say and nothing else.',
    tag,
    query: {
      parameters: {
        format: {
          ...oneOfWords(readingFormats),
          description: 'JSON without it; `xml` is UBL 2.1.',
        },
      },
    },
    answers: {
      200: {
        description: 'The file.',
        files: ['application/json', 'text/csv', 'application/xml'],
        headers: ['Content-Disposition'],
      },
    },
    errors: ['invalid_reader_token', ...faults],
  },
}
