import { Link } from '@inertiajs/react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { ChoiceBox } from '~/components/choice_box'
import type { PageList } from '~/components/pager'
import { t } from '~/text'
import { useListState } from '~/use_list_state'
import { useHydrated } from '~/use_hydrated'

export interface Column<Row> {
  /** What it is called in addresses and files; a column without a name is always shown. */
  name?: string
  /** Also the label beside the value on phones. */
  label: string
  cell: (row: Row) => ReactNode
  /** The name that `?sort=` takes; without it the column is not sorted by. */
  sort?: string
  /** Figures: right-aligned, tabular numerals. */
  numeric?: boolean
  /** The cell that names the row; a row header, and the title of its card on phones. */
  heading?: boolean
  /** Buttons and links of the row: the label is read aloud only. */
  actions?: boolean
  /** Left out of the table below 1216 px, where what matters more needs the room; on phones it is there. */
  minor?: boolean
}

/** Lets rows be chosen: each gets a box that belongs to the form with this id. */
export interface Choosing<Row> {
  form: string
  /** What the row is called, read aloud: "Choose Welding". */
  nameOf: (row: Row) => string
  /** How many are chosen. */
  count: number
}

interface DataTableProps<Row> {
  /** Read aloud, not shown: what the table holds. */
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  /** The list that the table shows, where it is one that the address orders. */
  list?: PageList
  choosing?: Choosing<Row>
  dense?: boolean
  /** Shown instead of the table when there is no row. */
  empty?: ReactNode
}

/**
 * A table whose order stands in the URL (`?sort=name`, `?sort=-name`); headers are links, so that it
 * sorts without scripts. On phones the same markup reads as cards. Roles are written out because
 * a table that is laid out anew loses them in some browsers.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, list, choosing, dense, empty } = props
  if (!rows.length && empty) return empty

  return (
    <div className="table-frame">
      <table
        className={`table data-table is-fullwidth${dense ? ' is-dense' : ''}${choosing ? ' is-choosing' : ''}`}
        role="table"
      >
        <caption className="is-sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {choosing && (
              <th scope="col" role="columnheader" className="is-choice is-unsorted">
                <ChoosePage count={choosing.count} of={rows.length} />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.label} column={column} list={list} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {choosing && (
                <td role="cell" className="is-choice">
                  <ChoiceBox id={rowKey(row)} name={choosing.nameOf(row)} form={choosing.form} />
                </td>
              )}
              {columns.map((column) => (
                <BodyCell key={column.label} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Selects all rows of the page, where scripts run; until then its space is kept free. */
function ChoosePage({ count, of }: { count: number; of: number }) {
  const box = useRef<HTMLInputElement>(null)
  const isReady = useHydrated()
  useEffect(() => {
    if (!box.current) return
    box.current.checked = count === of
    box.current.indeterminate = count > 0 && count < of
  }, [count, of, isReady])
  return (
    <>
      {!isReady && <span className="is-sr-only">{t('common.choose')}</span>}
      <label className={isReady ? 'choice' : 'choice is-invisible'}>
        <span className="is-sr-only">{t('common.choose_page', { count: of })}</span>
        <input type="checkbox" ref={box} data-choose-page />
      </label>
    </>
  )
}

function HeaderCell<Row>({ column, list }: { column: Column<Row>; list?: PageList }) {
  const { directionOf, sortedBy } = useListState(list)
  const { label, sort, actions } = column
  const className = cellClass(column)
  if (!sort) {
    return (
      <th scope="col" role="columnheader" className={`${className} is-unsorted`}>
        {actions ? <span className="is-sr-only">{label}</span> : label}
      </th>
    )
  }

  const direction = directionOf(sort)
  const Arrow =
    direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <th scope="col" role="columnheader" className={className} aria-sort={direction}>
      <Link
        href={sortedBy(sort)}
        className={direction ? 'sort-link is-active' : 'sort-link'}
        preserveScroll
        preserveState
      >
        {label}
        <Arrow size={14} />
      </Link>
    </th>
  )
}

function BodyCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const className = cellClass(column)
  if (column.heading) {
    return (
      <th scope="row" role="rowheader" className="is-heading">
        {column.cell(row)}
      </th>
    )
  }
  return (
    <td role="cell" className={className} data-label={column.actions ? undefined : column.label}>
      {column.cell(row)}
    </td>
  )
}

function cellClass<Row>({ numeric, actions, minor }: Column<Row>): string {
  const kind = numeric ? 'is-numeric' : actions ? 'is-actions' : ''
  return minor ? `${kind} is-minor` : kind
}
