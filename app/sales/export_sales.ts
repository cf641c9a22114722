import { csvLines } from '#app/core/csv_lines'
import type { ListQuery } from '#app/core/listing'
import { pagesByKey } from '#app/core/pages_by_key'
import { workbookBytes, type WorkbookCell } from '#app/core/workbook_writer'
import { majorUnits } from '#app/currencies/money'
import type Sale from '#app/sales/sale'

const pageSize = 500

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

/** The same as a workbook, page by page as well: figures as numbers, the date as a date. */
export function salesWorkbook(sales: ListQuery<typeof Sale>): AsyncGenerator<Buffer> {
  async function* rows() {
    for await (const page of pagesOf(sales)) {
      yield page.map((sale) => cellsOf(sale).map((cell, index) => typed(cell, columns[index])))
    }
  }
  return workbookBytes({
    sheet: 'Sales',
    header: [...columns],
    widths: columns.map((name) => widths[name] ?? 14),
    rows: rows(),
  })
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

function typed(cell: string | number | null, column: (typeof columns)[number]): WorkbookCell {
  if (column === 'date') return new Date(`${String(cell).replace(' ', 'T')}:00Z`)
  const isAmount = ['unit_price', 'amount', 'base_amount'].includes(column)
  return isAmount ? Number(cell) : cell
}
