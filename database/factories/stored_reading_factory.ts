import Factory from '@adonisjs/lucid/factories'
import { sha256 } from '#app/accounts/sessions/token'
import type { InvoiceReading, Read } from '#app/invoices/reading/invoice_reading'
import { newReaderToken } from '#app/invoices/reader_token'
import StoredReading from '#app/invoices/stored_reading'

function printed<T extends string>(value: T, top: number, confidence = 0.97): Read<T> {
  const box = { left: 0.6, top, width: 0.2, height: 0.02 }
  return { value, confidence, source: 'text', page: 1, box }
}

const nobody = {
  name: null,
  vatId: null,
  taxNumber: null,
  address: null,
  country: null,
  iban: null,
}

/** The reading of a small printed invoice with one page. */
export function readInvoice(): InvoiceReading {
  return {
    documentType: printed('invoice', 0.05),
    invoiceNumber: printed('R-2026-0117', 0.1),
    issueDate: printed('2026-11-02', 0.13),
    dueDate: printed('2026-11-16', 0.16),
    currency: printed('EUR', 0.7),
    seller: {
      ...nobody,
      name: printed('Analytical Ltd', 0.02, 0.8),
      iban: printed('DE89370400440532013000', 0.9),
    },
    buyer: { ...nobody, name: printed('Lovelace GmbH', 0.2, 0.55) },
    purchaseOrder: null,
    buyerReference: null,
    paymentReference: null,
    subtotal: printed('100.00', 0.7),
    tax: printed('19.00', 0.73),
    total: printed('119.00', 0.76),
    prepaid: null,
    amountDue: printed('119.00', 0.79),
    taxes: [
      {
        rate: printed('19', 0.73),
        base: printed('100.00', 0.73),
        amount: printed('19.00', 0.73),
        category: null,
      },
    ],
    lineItems: [
      {
        description: printed('Engine, analytical', 0.4),
        quantity: printed('2', 0.4),
        unit: printed('Stk', 0.4),
        unitPrice: printed('50.00', 0.4),
        taxRate: null,
        amount: printed('100.00', 0.4),
      },
    ],
    checks: [
      { name: 'net_plus_tax', isPassed: true, fields: [] },
      { name: 'iban_format', isPassed: true, fields: [] },
    ],
    meta: {
      route: 'text',
      format: 'pdf',
      profile: null,
      pages: 1,
      pagesRead: 1,
      ms: 84,
      warnings: [],
    },
  }
}

/** A guest's reading; for a user's reading, set `clientId` or `userId`, and no token. */
export const StoredReadingFactory = Factory.define(StoredReading, () => ({
  clientId: null,
  userId: null,
  readerTokenHash: sha256(newReaderToken()),
  fileName: 'invoice.pdf',
  bytes: 48_213,
  mediaType: 'application/pdf',
  state: 'read' as const,
  problem: null,
  reading: readInvoice(),
  corrections: {},
  documentType: 'invoice',
  invoiceNumber: 'R-2026-0117',
  issueDate: '2026-11-02',
  seller: 'Analytical Ltd',
  total: '119.00',
  currency: 'EUR',
  route: 'text',
  format: 'pdf',
  pages: 1,
  ms: 84,
  isKept: true,
  expiresAt: null,
  version: 1,
})).build()
