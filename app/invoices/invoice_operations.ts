import { tagged } from '#app/core/contract/operation'
import { standardOperations } from '#app/core/contract/standard_operations'
import type { ErrorCode } from '#app/core/errors/error_codes'
import { enumOf, exampleOf, listOf, uid } from '#app/core/json_schema'
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
import {
  invoicesPerHour,
  keptDays,
  mostExported,
  mostFiles,
  retentionHours,
} from '#app/invoices/invoice_limits'
import { downloadFormats } from '#app/invoices/download_formats'

/** Why a file was refused: there is nothing to change or to download. */
const faults = (Object.keys(invoiceFaults) as InvoiceFaultCode[]).filter(
  (code) => !isBusyFaultCode(code)
)

const tag = 'Invoices'
const errors: ErrorCode[] = ['invalid_reader_token']

const formatOf = (xml: string) => ({
  ...enumOf(downloadFormats),
  description: `JSON by default; \`xml\` is ${xml}.`,
})

const csvForm =
  'The CSV has a row for each line, then for each tax rate and each adjustment. Amounts of the whole invoice, such as `total`, are only in its first row, so that columns can be summed.'

const downloadOf = (lastType: string) => ({
  200: { files: ['application/json', 'text/csv', lastType], headers: ['Content-Disposition'] },
})

export const invoiceOperations = {
  ...standardOperations(
    {
      routes: 'v1.invoices',
      tag,
      one: 'a reading',
      many: 'readings',
      record: storedReadingSchema,
      row: listedReadingSchema,
      errors,
      notes: {
        corrections: {
          type: 'object',
          additionalProperties: { type: ['string', 'null'] },
          description:
            'Values by path, such as `seller.name` or `lineItems.2.amount`; null clears a value. The next free index adds a line.',
          examples: [{ invoiceNumber: 'R-2026-0118' }],
        },
        is_kept: {
          description: `Whether to keep the reading. Otherwise it is deleted ${retentionHours} hours from now.`,
          examples: [],
        },
      },
    },
    {
      index: {
        list: readingList,
        description:
          'Returns the readings of your client, your own if you have none, or those of the `Reader-Token`, newest first.',
        errors,
      },
      show: {
        description: 'Returns a reading with all values, their confidence and their position.',
      },
      update: {
        body: changeReadingValidator,
        summary: 'Correct or keep a reading',
        description:
          'Updates what you send. The values as read are kept; sending such a value removes its correction.',
        errors: [...errors, ...faults],
      },
      destroy: { description: 'Deletes a reading with its page images and its file.' },
    }
  ),
  ...tagged(tag, {
    'v1.invoices.store': {
      summary: 'Read invoices',
      description: `Extracts the fields of up to ${mostFiles} files (PDF, XML, images or text), each in a field \`file\`, and returns the readings in the same order. A file that cannot be read has a \`problem\`. By default files are deleted at once and readings after ${retentionHours} hours. Limits per hour: ${invoicesPerHour.visitor} files for an address without an account, ${invoicesPerHour.member.toLocaleString('en')} for a client. Guests get a \`reader_token\` to send as \`Reader-Token\`.`,
      body: {
        validator: importInvoicesValidator,
        notes: {
          file: {
            type: 'string',
            contentMediaType: 'application/octet-stream',
            description: 'The file, up to 10 MB. Repeat the field for several files.',
            examples: ['%PDF-1.7'],
          },
          keep: {
            description: `Keeps the readings: ${keptDays} days for guests, until deleted for others.`,
            examples: [],
          },
          keep_file: {
            description: 'Keeps the files as long as their readings.',
            examples: [],
          },
        },
        type: 'multipart/form-data',
      },
      answers: {
        201: {
          description: 'The readings, in the order of the files.',
          schema: importedSchema,
          headers: ['Reader-Token', 'RateLimit-Policy', 'RateLimit'],
        },
      },
      errors: [
        ...errors,
        'idempotency_key_needs_account',
        'too_many_files',
        'not_a_form',
        'invoice_limit_reached',
        ...busyFaultCodes,
      ],
    },
    'v1.invoices.export': {
      summary: 'Download the values of an invoice',
      description:
        'Returns the values with their corrections, and the adjustments, as JSON, as CSV, or as a UBL 2.1 invoice. ' +
        csvForm,
      query: {
        parameters: {
          format: formatOf('UBL 2.1'),
        },
      },
      answers: downloadOf('application/xml'),
      errors: [...errors, ...faults],
    },
    'v1.invoices.export_some': {
      summary: 'Download the values of several invoices',
      description:
        'Returns the values of the readings `ids`, with their corrections and in this order: a JSON array, a CSV, or a ZIP archive with a UBL 2.1 invoice for each. If an id is not that of one of your readings, or its file could not be read, nothing is returned. ' +
        csvForm,
      query: {
        parameters: {
          ids: {
            ...listOf(uid(), { minItems: 1, maxItems: mostExported }),
            'examples': [[exampleOf(uid())]],
            'description': 'The ids of the readings.',
            'x-required': true,
          },
          format: formatOf('a ZIP archive with UBL 2.1'),
        },
      },
      answers: downloadOf('application/zip'),
      errors,
    },
  }),
}
