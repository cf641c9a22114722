import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { documentNumber } from '#app/billing/documents/issue/next_document_number'
import Invoice from '#app/billing/invoice'
import Seller from '#app/billing/seller'
import { rawRows } from '#app/core/db/raw_rows'
import { pagesByKey } from '#app/core/lists/pages_by_key'

/** An inconsistency between sales, documents, payments and refunds. */
export interface DocumentFault {
  kind: 'sale' | 'document' | 'numbers' | 'payment'
  /** The number of the sale or document, or the kind and year of numbers. */
  subject: string
  message: string
}

export interface DocumentReport {
  /** Number of sales checked. */
  sales: number
  /** Number of invoices and credit notes checked. */
  documents: number
  faults: DocumentFault[]
}

/**
 * Verifies sales, documents, payments and refunds against each other: an invoice has the amounts of its sale; a
 * void is the negative of its sale; credit notes credit at most their invoice, and all of it for a void; the money
 * received minus refunds is the price of a paid sale minus what was credited, and 0 for other sales; numbers have
 * no gap; lines and taxes add up. Writes nothing.
 */
export async function verifyDocuments(
  client: QueryClientContract = db.connection()
): Promise<DocumentReport> {
  const { isComplete } = await Seller.current(client)
  const [counts, ...faults] = await rawRows<DocumentFault & { sales: number; documents: number }>(
    client,
    documentQuery,
    [isComplete ? 1 : 0]
  )
  const { sales, documents } = counts
  return {
    sales: Number(sales),
    documents: Number(documents),
    faults: [
      ...faults.map(({ kind, subject, message }) => ({ kind, subject, message })),
      ...(await contentFaults(client)),
    ],
  }
}

/** Documents whose lines or taxes do not add up, or whose number is not that of its sequence. */
async function contentFaults(client: QueryClientContract): Promise<DocumentFault[]> {
  const pages = pagesByKey(
    (after) => Invoice.query({ client }).where('id', '>', after).orderBy('id').limit(500).exec(),
    ({ id }) => id
  )
  const faults: DocumentFault[] = []
  for await (const page of pages) {
    for (const { number, kind, year, sequence, lines, taxes, net, tax } of page) {
      const sums = [
        [sumOf(lines), net, 'its lines'],
        [taxes.reduce((sum, { base }) => sum + base, 0), net, 'the bases of its taxes'],
        [sumOf(taxes), tax, 'its taxes'],
      ] as const
      for (const [sum, stated, what] of sums) {
        if (sum === stated) continue
        const message = `${what} add up to ${sum}, not ${stated}`
        faults.push({ kind: 'document', subject: number, message })
      }
      const right = documentNumber(kind, year, sequence)
      if (number === right) continue
      faults.push({ kind: 'numbers', subject: number, message: `its number should be ${right}` })
    }
  }
  return faults
}

function sumOf(parts: Array<{ amount: number }>): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * A single statement, so that everything is read in one snapshot. Its first row has the counts, each further
 * row an inconsistency.
 */
const documentQuery = `
  with issued as (
    select sale_id, net, tax, gross, currency_code, number from invoices where kind = 'invoice'
  ), credited as (
    select sale_id, sum(gross) as gross from invoices where kind = 'credit_note' group by sale_id
  ), received as (
    select sale_id, sum(amount) as amount from payments group by sale_id
  ), returned as (
    select sale_id, sum(amount) as amount from refunds group by sale_id
  ), numbered as (
    select kind, year, count(*) as documents, max(sequence) as last from invoices group by kind, year
  )
  select 0 as part, 0 as place, '' as kind, '' as subject, '' as message,
         (select count(*) from sales) as sales, (select count(*) from invoices) as documents
  union all
  select 1, sales.id, 'sale', cast(sales.number as text),
         'its invoice ' || issued.number || ' has other amounts', 0, 0
  from sales join issued on issued.sale_id = sales.id
  where sales.amount <> issued.net or sales.tax_amount <> issued.tax
    or sales.currency_code <> issued.currency_code
  union all
  select 2, sales.id, 'sale', cast(sales.number as text), 'it has no invoice', 0, 0
  from sales left join issued on issued.sale_id = sales.id
  where 1 = cast(? as integer) and sales.amount > 0 and sales.payment_status in ('unpaid', 'paid')
    and issued.sale_id is null
  union all
  select 3, reversal.id, 'sale', cast(reversal.number as text),
         'it is not the negative of sale ' || sales.number, 0, 0
  from sales as reversal join sales on sales.id = reversal.voids
  where reversal.amount <> -sales.amount or reversal.tax_amount <> -sales.tax_amount
    or reversal.base_amount <> -sales.base_amount
    or reversal.base_tax_amount <> -sales.base_tax_amount
  union all
  select 4, sales.id, 'document', issued.number,
         'its credit notes credit ' || coalesce(credited.gross, 0) || ' of ' || issued.gross, 0, 0
  from sales join issued on issued.sale_id = sales.id
  left join credited on credited.sale_id = sales.id
  where coalesce(credited.gross, 0) > issued.gross
    or (sales.payment_status = 'void' and coalesce(credited.gross, 0) <> issued.gross)
  union all
  select 5, sales.id, 'payment', cast(sales.number as text),
         coalesce(received.amount, 0) || ' were received and ' || coalesce(returned.amount, 0)
           || ' returned or due, for a sale that is ' || sales.payment_status, 0, 0
  from sales
  left join received on received.sale_id = sales.id
  left join returned on returned.sale_id = sales.id
  left join credited on credited.sale_id = sales.id
  where sales.voids is null
    and coalesce(received.amount, 0) - coalesce(returned.amount, 0) <>
      case sales.payment_status
        when 'paid' then sales.amount + sales.tax_amount - coalesce(credited.gross, 0) else 0 end
  union all
  select 6, numbered.year, 'numbers', numbered.kind || ' ' || numbered.year,
         numbered.documents || ' documents, the last number is ' || numbered.last
           || ', the counter says ' || coalesce(document_numbers.last, 0), 0, 0
  from numbered left join document_numbers
    on document_numbers.kind = numbered.kind and document_numbers.year = numbered.year
  where numbered.documents <> numbered.last or numbered.last <> coalesce(document_numbers.last, 0)
  order by 1, 2`
