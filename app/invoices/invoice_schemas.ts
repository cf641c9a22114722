import {
  decimal,
  described,
  listOf,
  membersOf,
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
import { documentTypes } from '#app/invoices/corrections'
import { invoiceFaults } from '#app/invoices/reading/invoice_fault'
import { fieldAt, invoiceFields, listFields } from '#app/invoices/invoice_fields'
import type { Check, ReadingMeta } from '#app/invoices/reading/invoice_reading'
import type ReadingTransformer from '#app/invoices/reading_transformer'
import { readingStates } from '#app/invoices/stored_reading'

const routes = ['xml', 'xml_in_pdf', 'text', 'ocr'] as const satisfies ReadingMeta['route'][]
const formats = [
  'cii',
  'zugferd1',
  'ubl',
  'fatturapa',
  'pdf',
  'image',
  'text',
] as const satisfies ReadingMeta['format'][]
const checkNames = [
  'net_plus_tax',
  'lines_are_net',
  'taxes_are_tax',
  'due_is_rest',
  'xml_is_print',
  'iban_format',
  'vat_id_format',
] as const satisfies Check['name'][]
const warnings = [
  'pages_left',
  'values_left',
  'xml_unreadable',
  'read_by_ocr',
] as const satisfies ReadingMeta['warnings']

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
    { description: 'Shares of the page’s width and height, from its top left corner.' }
  )
)

const read = named(
  'ReadValue',
  objectOf(
    {
      value: text('119.00'),
      confidence: share(0.98),
      source: oneOfWords(['xml', 'text', 'ocr']),
      page: orNull(whole(1, { minimum: 1 })),
      box: orNull(box),
    },
    { description: 'A value as it was read, how sure it is and where it stands.' }
  )
)

const check = named(
  'InvoiceCheck',
  objectOf(
    { name: oneOfWords(checkNames), isPassed: yesNo(), fields: listOf(text('total')) },
    { description: 'What the values were held against; one that lacks a value is not listed.' }
  )
)

const plain = named('InvoiceValues', invoiceOf(bareValue, 'The values of an invoice.'))
const asRead = named(
  'InvoiceReading',
  objectOf({
    ...membersOf(invoiceOf(() => orNull(read), '')),
    checks: listOf(check),
    meta: objectOf({
      route: oneOfWords(routes),
      format: oneOfWords(formats),
      profile: orNull(text('urn:cen.eu:en16931:2017')),
      pages: orNull(whole(1)),
      pagesRead: orNull(whole(1)),
      ms: whole(84),
      warnings: listOf(oneOfWords(warnings)),
    }),
  })
)

const listed: { [Member in keyof ReturnType<ReadingTransformer['toObject']>]: Schema } = {
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
    'Why nothing was read.'
  ),
  document_type: orNull(oneOfWords(documentTypes)),
  invoice_number: orNull(text(examples.invoiceNumber)),
  issue_date: orNull(text(examples.issueDate)),
  seller: orNull(text(examples['seller.name'])),
  total: orNull(text(examples.total)),
  currency: orNull(text(examples.currency)),
  route: described(orNull(oneOfWords(routes)), 'Which way led to the values.'),
  format: orNull(oneOfWords(formats)),
  pages: orNull(whole(1)),
  ms: whole(84, { description: 'How long the reading took.' }),
  is_kept: yesNo(false),
  expires_at: described(
    orNull(moment('2026-11-03T09:30:00.000Z')),
    'When it is taken away; null where it stays until it is deleted.'
  ),
  version: whole(1, { minimum: 1 }),
  created_at: moment(),
  updated_at: moment(),
}

export const listedReadingSchema = recordOf<ReturnType<ReadingTransformer['toObject']>>(
  'InvoiceReadingRow',
  listed,
  'What became of a file. The values are those that count: what was read, or what was put right.'
)

export const storedReadingSchema = recordOf<ReturnType<ReadingTransformer['forDetail']>>(
  'StoredInvoiceReading',
  {
    ...listed,
    has_file: yesNo(false, { description: 'The file is kept as long as the reading.' }),
    values: described(
      orNull(plain),
      'What counts: what was read, with the corrections in its place.'
    ),
    corrections: {
      type: 'object',
      additionalProperties: { type: ['string', 'null'] },
      description: 'By the path of a field, what stands there instead; null for nothing.',
      examples: [{}],
    },
    checks: described(
      orNull(listOf(check)),
      'Of `values`, with the corrections; `reading.checks` are of what was read.'
    ),
    reading: described(orNull(asRead), 'As it was read. A field that was not read is null.'),
  },
  'A file’s reading, whole.'
)

export const importedSchema = named(
  'ImportedInvoices',
  objectOf({
    data: listOf(storedReadingSchema),
    reader_token: described(
      orNull(text('ski_EXAMPLE')),
      'What a guest’s readings are found by, said this once; null for who showed one or signed in.'
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
