import {
  decimal,
  described,
  exampleOf,
  listOf,
  timestamp,
  named,
  objectOf,
  optional,
  enumOf,
  nullable,
  recordOf,
  text,
  uid,
  integer,
  boolean,
  type Schema,
} from '#app/core/json_schema'
import { versioned } from '#app/core/contract/common_schemas'
import { invoiceFaults } from '#app/invoices/reading/invoice_fault'
import { fieldAt, invoiceFields, listFields } from '#app/invoices/invoice_fields'
import {
  adjustmentKinds,
  checkNames,
  documentTypes,
  invoiceFormats,
  readingRoutes,
  readingSources,
  readingWarnings,
} from '#app/invoices/reading/invoice_reading'
import type { PlainInvoice } from '#app/invoices/corrections'
import { checkInvoice } from '#app/invoices/reading/check_invoice'
import type ReadingTransformer from '#app/invoices/reading_transformer'
import { readingStates } from '#app/invoices/stored_reading'

/** Example values by path, which add up; null is shown for the rest. */
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
  'lineItems.0.description': 'Engine, analytical',
  'lineItems.0.quantity': '2',
  'lineItems.0.unit': 'pcs',
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
      source: enumOf(readingSources, 'text'),
      page: nullable(integer(1, { minimum: 1 })),
      box: nullable(box),
    },
    { description: 'A value as it was read, with its confidence and its position.' }
  )
)

const term = objectOf({
  name: text('subtotal', {
    description: 'The path of a field, `taxes`, `lineItems`, or the kind of an adjustment.',
  }),
  amount: text('100.00', { description: 'Negative if it is subtracted.' }),
})

const check = named(
  'InvoiceCheck',
  objectOf(
    {
      name: enumOf(checkNames),
      isPassed: boolean(),
      fields: described(
        listOf(text('total')),
        'If it failed: the paths of the compared, differing or invalid fields, `taxes` and `lineItems` for their amounts.'
      ),
      sum: optional(
        described(
          objectOf({ parts: listOf(term), result: text('119.00'), stated: listOf(term) }),
          'Of a failed check of sums: the `result` of its `parts` equals none of the amounts in `stated`.'
        )
      ),
    },
    { description: 'A plausibility check. Checks that lack a value are left out.' }
  )
)

const plain = named('InvoiceValues', invoiceOf(bareValue, 'The values of an invoice.'))

/** The example has the checks of the example values. */
const checks = listOf(check, {
  examples: [checkInvoice(exampleOf(plain) as PlainInvoice, [], null)],
})

const asRead = named(
  'InvoiceReading',
  objectOf({
    ...invoiceOf(readValue, '').properties,
    checks,
    meta: objectOf({
      route: enumOf(readingRoutes, 'text'),
      format: enumOf(invoiceFormats, 'pdf'),
      profile: nullable(text('urn:cen.eu:en16931:2017'), null),
      pages: nullable(integer(1)),
      pagesRead: nullable(integer(1)),
      ms: integer(84),
      warnings: listOf(enumOf(readingWarnings), { examples: [[]] }),
      adjustments: optional(
        described(
          listOf(objectOf({ kind: enumOf(adjustmentKinds), amount: text('4.90') }), {
            examples: [[]],
          }),
          'Discounts and charges of the whole document, amounts without tax between tax and total (`untaxed`, negative for a discount), withheld tax and rounding, which the checks use. Readings before 2026-11-26 lack them.'
        )
      ),
    }),
  })
)

export const listedReadingSchema = recordOf<ReturnType<ReadingTransformer['toObject']>>(
  'InvoiceReadingRow',
  {
    id: uid(),
    file_name: text('invoice.pdf'),
    bytes: integer(48_213),
    media_type: text('application/pdf'),
    state: enumOf(readingStates),
    problem: described(
      nullable(
        objectOf({
          type: text('/docs/errors#not-an-invoice'),
          code: enumOf(Object.keys(invoiceFaults)),
          detail: text('This does not look like an invoice.'),
        }),
        null
      ),
      'Why the file could not be read.'
    ),
    document_type: nullable(enumOf(documentTypes)),
    invoice_number: nullable(text(examples.invoiceNumber)),
    issue_date: nullable(text(examples.issueDate)),
    seller: nullable(text(examples['seller.name'])),
    total: nullable(text(examples.total)),
    currency: nullable(text(examples.currency)),
    route: described(nullable(enumOf(readingRoutes, 'text')), 'How the values were read.'),
    format: nullable(enumOf(invoiceFormats, 'pdf')),
    pages: nullable(integer(1)),
    doubtful_values: described(
      nullable(integer(2)),
      'How many fields and lines have a confidence below 0.9 and no correction; null if the file was refused, or read before 2026-11-30.'
    ),
    failed_checks: nullable(integer(0)),
    warnings: nullable(listOf(enumOf(readingWarnings), { examples: [[]] })),
    ms: integer(84, { description: 'The duration of the reading.' }),
    is_kept: boolean(false),
    expires_at: described(
      nullable(timestamp('2026-11-03T09:30:00.000Z')),
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
    has_file: boolean(false, { description: 'Whether the file is kept.' }),
    values: described(nullable(plain), 'The values with their corrections.'),
    corrections: {
      type: 'object',
      additionalProperties: { type: ['string', 'null'] },
      description: 'Corrected values by path; null if cleared.',
      examples: [{}],
    },
    checks: described(
      nullable(checks),
      'The checks of `values`; those of the values as read are in `reading.checks`.'
    ),
    findings: described(
      nullable(
        listOf(
          text('Check failed: The tax amounts add up to the tax (Taxes 19.00, not Tax 20.00)'),
          {
            examples: [[]],
          }
        )
      ),
      'The failed checks and the warnings of `meta`, as English sentences.'
    ),
    reading: described(
      nullable(asRead),
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
      nullable(text('ski_EXAMPLE')),
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

/** A value with the example of its path. */
function readValue(path: string): Schema {
  const shown = { ...(exampleOf(read) as object), value: examples[path] }
  return { ...nullable(read), examples: [path in examples ? shown : null] }
}

function bareValue(path: string): Schema {
  const example = examples[path]
  const schema = path === 'documentType' ? enumOf(documentTypes) : text(example ?? '')
  return example === undefined ? nullable(schema, null) : nullable(schema)
}
