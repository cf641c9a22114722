import type { HttpContext } from '@adonisjs/core/http'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { sendCsv } from '#app/core/csv_answer'
import { exportedPages, type ListDefinition, type ListQuery } from '#app/core/listing'
import { FieldRefusal } from '#app/core/problem'
import { sayNotExported } from '#app/core/export_answer'
import { csvLines } from '#app/core/csv_lines'
import { t } from '#app/core/text'

type Cell = string | number | boolean | null | undefined

/** What a list's file says of a row, by the names of its columns, in their order. */
export type CsvColumns<Row> = Record<string, (row: Row) => Cell>

interface ListFile<Model extends LucidModel, Row> {
  /** What the file is called: `skills.csv`. */
  name: string
  list: ListDefinition<Model>
  query: ListQuery<Model>
  /** Makes one page's rows of its records; the records themselves without it. */
  rowsOf: (records: InstanceType<Model>[]) => Row[] | Promise<Row[]>
  columns: CsvColumns<Row>
  /** The list's page inside the area. */
  place: string
}

/**
 * Answers with a list as CSV exactly as its address says: search, filters, order and, of `?columns=`,
 * the columns; all columns without it. Streamed, and no cell of it is run by a spreadsheet. What is
 * refused, a misspelt filter or column, is said above the list instead.
 */
export async function answerListCsv<Model extends LucidModel, Row>(
  ctx: HttpContext,
  { name, list, query, rowsOf, columns, place }: ListFile<Model, Row>
) {
  try {
    const names = chosenColumns(ctx, Object.keys(columns))
    const pages = exportedPages(list, query, ctx)
    return sendCsv(ctx, name, lines())

    async function* lines() {
      yield csvLines([names])
      for await (const records of pages) {
        const rows = await rowsOf(records)
        yield csvLines(rows.map((row) => names.map((column) => String(columns[column](row) ?? ''))))
      }
    }
  } catch (error) {
    return sayNotExported(ctx, place, error)
  }
}

function chosenColumns({ request }: Pick<HttpContext, 'request'>, all: string[]): string[] {
  const { columns } = request.qs()
  if (columns === undefined || columns === '') return all
  const chosen = typeof columns === 'string' ? columns.split(',') : []
  if (chosen.length && chosen.every((column) => all.includes(column))) return chosen
  const message = t('core_answers.parameter_columns', { names: all.join(', ') })
  throw new FieldRefusal('columns', 'invalid_parameter', message, 400)
}
