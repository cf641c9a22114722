import type { ListQuery } from '#app/core/lists/listing'
import { pagesByKey } from '#app/core/lists/pages_by_key'
import type { RowFormat } from '#app/core/lists/row_format'
import { rowsAs, type RowShape } from '#app/core/lists/row_formats'
import type { WorkbookCell } from '#app/core/lists/workbook_writer'
import { majorUnits } from '#app/money/money'
import type Sale from '#app/billing/sale'

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

/**
 * Exports sales page by page, earliest first; amounts are in major units ("49.00"). In workbooks, numbers and
 * dates are typed.
 */
export function exportSales(
  sales: ListQuery<typeof Sale>,
  format: RowFormat
): AsyncGenerator<string | Buffer> {
  const isWorkbook = format === 'xlsx'
  const shape: RowShape<Sale> = {
    sheet: 'Sales',
    header: [...columns],
    widths: columns.map((name) => widths[name] ?? 14),
    cells: (sale) =>
      cellsOf(sale).map((cell, index) => (isWorkbook ? typed(cell, columns[index]) : cell)),
    record: (sale) =>
      Object.fromEntries(cellsOf(sale).map((cell, index) => [columns[index], cell])),
  }
  return rowsAs(format, shape, pagesOf(sales))
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
