import {
  decimal,
  described,
  listOf,
  moment,
  named,
  objectOf,
  oneOfWords,
  orNull,
  recordOf,
  text,
  uid,
  whole,
  yesNo,
  type Schema,
} from '#app/core/json_schema'
import { versioned } from '#app/core/contract/common_schemas'
import { documentTypes } from '#app/invoices/corrections'
import { invoiceFaults } from '#app/invoices/reading/invoice_fault'
import { fieldAt, invoiceFields, listFields } from '#app/invoices/invoice_fields'
import {
  checkNames,
  invoiceFormats,
  readingRoutes,
  readingSources,
  readingWarnings,
} from '#app/invoices/reading/invoice_reading'
import type ReadingTransformer from '#app/invoices/reading_transformer'
import { readingStates } from '#app/invoices/stored_reading'

/** Example values by path; null is shown for the rest. */
const examples: Record<string, string> = {
  'documentType': 'invoice',
  'invoiceNumber': 'R-2026-0117',
  'issueDate': '2026-11-02',
  'dueDate': '2026-11-16',
  'currency': 'EUR',
  'seller.name': 'Analytical Ltd',
  'seller.vatId': 'DE123456789',
  'seller.country': 'DE',
  'seller.iban': 'DE89370400440532013000',
  'buyer.name': 'Lovelace GmbH',
  'subtotal': '100.00',
  'tax': '19.00',
  'total': '119.00',
  'amountDue': '119.00',
  'taxes.0.rate': '19',
  'taxes.0.base': '100.00',
  'taxes.0.amount': '19.00',
  'taxes.0.category': 'S',
  'lineItems.0.description': 'Engine, analytical',
  'lineItems.0.quantity': '2',
  'lineItems.0.unit': 'C62',
  'lineItems.0.unitPrice': '50.00',
  'lineItems.0.taxRate': '19',
  'lineItems.0.amount': '100.00',
}

const share = (example: number) => decimal(example, { minimum: 0, maximum: 1 })

const box = named(
  'Box',
  objectOf(
    { left: share(0.62), top: share(0.81), width: share(0.11), height: share(0.02) },
    { description: 'Fractions of the width and height of the page, from its top left corner.' }
  )
)

const read = named(
  'ReadValue',
  objectOf(
    {
      value: text('119.00'),
      confidence: share(0.98),
      source: oneOfWords(readingSources),
      page: orNull(whole(1, { minimum: 1 })),
      box: orNull(box),
    },
    { description: 'A value as it was read, with its confidence and its position.' }
  )
)

const check = named(
  'InvoiceCheck',
  objectOf(
    { name: oneOfWords(checkNames), isPassed: yesNo(), fields: listOf(text('total')) },
    { description: 'A plausibility check. Checks that lack a value are left out.' }
  )
)

const plain = named('InvoiceValues', invoiceOf(bareValue, 'The values of an invoice.'))
const asRead = named(
  'InvoiceReading',
  objectOf({
    ...invoiceOf(() => orNull(read), '').properties,
    checks: listOf(check),
    meta: objectOf({
      route: oneOfWords(readingRoutes),
      format: oneOfWords(invoiceFormats),
      profile: orNull(text('urn:cen.eu:en16931:2017')),
      pages: orNull(whole(1)),
      pagesRead: orNull(whole(1)),
      ms: whole(84),
      warnings: listOf(oneOfWords(readingWarnings)),
    }),
  })
)

export const listedReadingSchema = recordOf<ReturnType<ReadingTransformer['toObject']>>(
  'InvoiceReadingRow',
  {
    id: uid(),
    file_name: text('invoice.pdf'),
    bytes: whole(48_213),
    media_type: text('application/pdf'),
    state: oneOfWords(readingStates),
    problem: described(
      orNull(
        objectOf({
          type: text('/docs/errors#not-an-invoice'),
          code: oneOfWords(Object.keys(invoiceFaults)),
          detail: text('This does not look like an invoice.'),
        }),
        null
      ),
      'Why the file could not be read.'
    ),
    document_type: orNull(oneOfWords(documentTypes)),
    invoice_number: orNull(text(examples.invoiceNumber)),
    issue_date: orNull(text(examples.issueDate)),
    seller: orNull(text(examples['seller.name'])),
    total: orNull(text(examples.total)),
    currency: orNull(text(examples.currency)),
    route: described(orNull(oneOfWords(readingRoutes)), 'How the values were read.'),
    format: orNull(oneOfWords(invoiceFormats)),
    pages: orNull(whole(1)),
    ms: whole(84, { description: 'The duration of the reading.' }),
    is_kept: yesNo(false),
    expires_at: described(
      orNull(moment('2026-11-03T09:30:00.000Z')),
      'When the reading is deleted; null if it is kept.'
    ),
    ...versioned,
  },
  'The reading of a file. Its values include corrections.'
)

export const storedReadingSchema = recordOf<ReturnType<ReadingTransformer['forDetail']>>(
  'StoredInvoiceReading',
  {
    ...listedReadingSchema.properties,
    has_file: yesNo(false, { description: 'Whether the file is kept.' }),
    values: described(orNull(plain), 'The values with their corrections.'),
    corrections: {
      type: 'object',
      additionalProperties: { type: ['string', 'null'] },
      description: 'Corrected values by path; null if cleared.',
      examples: [{}],
    },
    checks: described(
      orNull(listOf(check)),
      'The checks of `values`; those of the values as read are in `reading.checks`.'
    ),
    reading: described(
      orNull(asRead),
      'The values as they were read. A field that was not found is null.'
    ),
  },
  'The reading of a file with all of its values.'
)

export const importedSchema = named(
  'ImportedInvoices',
  objectOf({
    data: listOf(storedReadingSchema),
    reader_token: described(
      orNull(text('ski_EXAMPLE')),
      'The token for the readings of a guest, shown only once; null if the request had one or you are logged in.'
    ),
  })
)

/** An invoice whose fields are described by the path and the business term. */
function invoiceOf(leaf: (path: string) => Schema, description: string): Schema {
  const fields = (names: string[], before = '') =>
    Object.fromEntries(
      names.map((name): [string, Schema] => [name, withTerm(`${before}${name}`, leaf)])
    )
  const paths = Object.keys(invoiceFields)
  const once = paths.filter((path) => !path.includes('.'))
  const within = (party: string) =>
    paths.filter((path) => path.startsWith(`${party}.`)).map((path) => path.split('.')[1])
  const at = once.indexOf('currency') + 1
  return objectOf(
    {
      ...fields(once.slice(0, at)),
      seller: objectOf(fields(within('seller'), 'seller.')),
      buyer: objectOf(fields(within('buyer'), 'buyer.')),
      ...fields(once.slice(at)),
      taxes: listOf(objectOf(fields(Object.keys(listFields.taxes), 'taxes.0.'))),
      lineItems: listOf(objectOf(fields(Object.keys(listFields.lineItems), 'lineItems.0.'))),
    },
    description ? { description } : {}
  )
}

function withTerm(path: string, leaf: (path: string) => Schema): Schema {
  return described(leaf(path), fieldAt(path)!.term)
}

function bareValue(path: string): Schema {
  const example = examples[path]
  const schema = path === 'documentType' ? oneOfWords(documentTypes) : text(example ?? '')
  return example === undefined ? orNull(schema, null) : orNull(schema)
}
