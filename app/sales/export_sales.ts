import writeExcelFile from 'write-excel-file/node'
import { PassThrough, type Readable } from 'node:stream'
import { exactTotal } from '#app/core/list_address'
import type { ListQuery } from '#app/core/listing'
import { pagesByKey } from '#app/core/pages_by_key'
import { Refusal } from '#app/core/problem'
import { majorUnits } from '#app/currencies/money'
import type Sale from '#app/sales/sale'
import { csvLines } from '#app/core/csv_lines'
import { t } from '#app/core/text'

const pageSize = 500

/**
 * A workbook is made in one go in memory, while the process answers nobody: about half a second for
 * as many. Beyond, there is CSV.
 */
export const workbookRows = exactTotal

/** More sales than a workbook takes. */
export class TooManySales extends Refusal {
  constructor(most = workbookRows) {
    super(t('sales_answers.too_many_for_workbook', { count: most }), {
      status: 422,
      code: 'too_many_rows',
    })
  }
}

const columns = [
  'number',
  'date',
  'client',
  'family',
  'package',
  'calls',
  'quantity',
  'unit_price',
  'amount',
  'currency',
  'rate',
  'base_amount',
  'base_currency',
  'channel',
  'payment_status',
  'voids',
] as const

/** Sales as CSV text, page by page, the earliest first; amounts in major units ("49.00"). */
export async function* salesCsv(sales: ListQuery<typeof Sale>): AsyncGenerator<string> {
  yield csvLines([[...columns]])
  for await (const page of pagesOf(sales)) {
    yield csvLines(page.map((sale) => cellsOf(sale).map((cell) => String(cell ?? ''))))
  }
}

/**
 * The same as a workbook of at most `most` sales: figures as numbers, the date as a date.
 * Throws `TooManySales`.
 */
export async function salesWorkbook(
  sales: ListQuery<typeof Sale>,
  most = workbookRows
): Promise<Readable> {
  const beyond = await sales.clone().select('sales.id').orderBy('sales.id').offset(most).first()
  if (beyond) throw new TooManySales(most)

  const rows: Array<Array<string | number | Date | null>> = []
  for await (const page of pagesOf(sales)) {
    rows.push(
      ...page.map((sale) => cellsOf(sale).map((cell, index) => typed(cell, columns[index])))
    )
  }
  const header = columns.map((value) => ({ value, fontWeight: 'bold' as const }))
  const book = writeExcelFile([header, ...rows], {
    sheet: 'Sales',
    stickyRowsCount: 1,
    columns: columns.map((name) => ({ width: widths[name] ?? 14 })),
    dateFormat: 'yyyy-mm-dd hh:mm',
  })
  const stream = new PassThrough()
  book.toStream(stream).catch((error: unknown) => stream.destroy(error as Error))
  return stream
}

const widths: Partial<Record<(typeof columns)[number], number>> = {
  date: 18,
  client: 30,
  package: 30,
  number: 10,
}

function pagesOf(sales: ListQuery<typeof Sale>): AsyncGenerator<Sale[]> {
  return pagesByKey(
    (after) =>
      sales
        .clone()
        .where('sales.id', '>', after)
        .orderBy('sales.id')
        .preload('voided')
        .limit(pageSize)
        .exec(),
    ({ id }) => id
  )
}

function cellsOf(sale: Sale): Array<string | number | null> {
  const exponent = sale.currencyExponent
  return [
    sale.number,
    sale.createdAt.toUTC().toFormat('yyyy-MM-dd HH:mm'),
    sale.clientName,
    sale.family,
    sale.packageName,
    sale.totalCalls,
    sale.quantity,
    majorUnits(sale.unitPrice, exponent),
    majorUnits(sale.amount, exponent),
    sale.currencyCode,
    sale.rate,
    majorUnits(sale.baseAmount, sale.baseCurrencyExponent),
    sale.baseCurrencyCode,
    sale.channel,
    sale.paymentStatus,
    sale.voided?.number ?? null,
  ]
}

function typed(cell: string | number | null, column: (typeof columns)[number]) {
  if (column === 'date') return new Date(`${String(cell).replace(' ', 'T')}:00Z`)
  const isAmount = ['unit_price', 'amount', 'base_amount'].includes(column)
  return isAmount ? Number(cell) : cell
}
