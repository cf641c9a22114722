import type { ReactNode } from 'react'
import { DataTable, type Column } from '~/components/lists/data_table'
import { t } from '~/text'

export type ShownRow = {
  row: number
  line: number
  /** The header of the column that was rejected. */
  column: string | null
  message: string
  cells: string[]
}

interface RowsOfCauseProps<Row> {
  caption: string
  header: string[]
  rows: Row[]
  /** A cell of a row; by default its text. */
  cellOf?: (row: Row, cell: { place: number; name: string; isFaulty: boolean }) => ReactNode
}

/** Rejected rows: line, message, and the cells of the file. */
export function RowsOfCause<Row extends ShownRow>(props: RowsOfCauseProps<Row>) {
  const { caption, header, rows, cellOf = plainCell } = props
  /** A row with too many cells has columns without a header. */
  const width = Math.max(header.length, ...rows.map(({ cells }) => cells.length))
  const names = Array.from(
    { length: width },
    (_, place) => header[place] || t('uploads.unnamed_column', { number: place + 1 })
  )
  const columns: Column<Row>[] = [
    {
      label: t('uploads.line'),
      heading: true,
      cell: ({ line, message }) => (
        <>
          {line}
          <span className="cell-note">{message}</span>
        </>
      ),
    },
    ...names.map((name, place): Column<Row> => ({
      label: name,
      cell: (row) =>
        place < row.cells.length && cellOf(row, { place, name, isFaulty: row.column === name }),
    })),
  ]
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={(row) => String(rows.indexOf(row))}
    />
  )
}

function plainCell(row: ShownRow, { place, isFaulty }: { place: number; isFaulty: boolean }) {
  const text = row.cells[place]
  if (!isFaulty) return text
  return <mark>{text.trim() ? text : t('common.empty')}</mark>
}
