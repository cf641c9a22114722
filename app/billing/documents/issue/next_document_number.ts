import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rawRows } from '#app/core/db/raw_rows'
import type { InvoiceKind } from '#app/billing/invoice'

const prefixes = { invoice: '', credit_note: 'C' } as const

/**
 * The next number of a kind in a year: 2026-000001, C2026-000001. The counter stays locked until the
 * transaction ends, so that numbers have no gaps: call it late, and write the document in the same transaction.
 */
export async function nextDocumentNumber(
  trx: TransactionClientContract,
  kind: InvoiceKind,
  year: number
): Promise<{ year: number; sequence: number; number: string }> {
  const [{ last }] = await rawRows<{ last: number }>(
    trx,
    `insert into document_numbers (kind, year, last) values (?, ?, 1)
     on conflict (kind, year) do update set last = document_numbers.last + 1 returning last`,
    [kind, year]
  )
  const sequence = Number(last)
  return { year, sequence, number: documentNumber(kind, year, sequence) }
}

export function documentNumber(kind: InvoiceKind, year: number, sequence: number): string {
  return `${prefixes[kind]}${year}-${String(sequence).padStart(6, '0')}`
}
