import type { HttpContext } from '@adonisjs/core/http'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { sendNotExported } from '#app/core/lists/export_answer'
import { exportedPages, type ListDefinition, type ListQuery } from '#app/core/lists/listing'
import { FieldRefusal } from '#app/core/errors/problem'
import { rowsAs } from '#app/core/lists/row_formats'
import { sendRows } from '#app/core/lists/send_rows'
import { t } from '#app/core/text/text'

type Cell = string | number | boolean | null | undefined

/** The columns of an exported list by name, in order. */
export type ListFileColumns<Row> = Record<string, (row: Row) => Cell>

interface ListFile<Model extends LucidModel, Row> {
  /** The file name without extension: `skills`. */
  name: string
  list: ListDefinition<Model>
  query: ListQuery<Model>
  /** Converts the records of one page to rows; defaults to the records themselves. */
  rowsOf: (records: InstanceType<Model>[]) => Row[] | Promise<Row[]>
  columns: ListFileColumns<Row>
  /** The page of the list inside the area. */
  place: string
}

/**
 * Streams a list as a file with the search, filters and order of the URL, the columns in
 * `?columns=` (default: all) and the format in `?format=` (default: CSV). Formulas are escaped. On
 * a refusal, such as for an invalid filter or column, redirects to the list with the message.
 */
export async function answerListFile<Model extends LucidModel, Row>(
  ctx: HttpContext,
  { name, list, query, rowsOf, columns, place }: ListFile<Model, Row>
) {
  try {
    const header = chosenColumns(ctx, Object.keys(columns))
    const pages = exportedPages(list, query, ctx)
    const cells = (row: Row) => header.map((column) => columns[column](row) ?? null)
    const shape = {
      sheet: name.slice(0, 25),
      header,
      cells,
      record: (row: Row) =>
        Object.fromEntries(cells(row).map((cell, index) => [header[index], cell])),
    }
    return sendRows(ctx, name, (format) => rowsAs(format, shape, madeOf(pages, rowsOf)))
  } catch (error) {
    return sendNotExported(ctx, place, error)
  }
}

async function* madeOf<Kept, Row>(
  pages: AsyncIterable<Kept[]>,
  rowsOf: (records: Kept[]) => Row[] | Promise<Row[]>
) {
  for await (const records of pages) yield await rowsOf(records)
}

function chosenColumns({ request }: Pick<HttpContext, 'request'>, all: string[]): string[] {
  const { columns } = request.qs()
  if (columns === undefined || columns === '') return all
  const chosen = typeof columns === 'string' ? columns.split(',') : []
  if (chosen.length && chosen.every((column) => all.includes(column))) return chosen
  const message = t('core_answers.parameter_columns', { names: all.join(', ') })
  throw new FieldRefusal('columns', 'invalid_parameter', message)
}
