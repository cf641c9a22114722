import { ArrowDown, ArrowUp, ChevronsUpDown } from '~/icons'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from '~/components/link'
import { ChoiceBox } from '~/components/lists/choice_box'
import type { PageList } from '~/components/lists/pager'
import { t } from '~/text'
import { useListState } from '~/use_list_state'
import { useHydrated } from '~/use_hydrated'

export interface Column<Row> {
  /** Its name in URLs and files; a column without a name is always shown. */
  name?: string
  /** Also the label on phones. */
  label: string
  cell: (row: Row) => ReactNode
  /** Its name in `?sort=`; without one it is not sortable. */
  sort?: string
  /** Numbers: right-aligned, tabular numerals. */
  numeric?: boolean
  /** The cell with the name of the row: a row header, and the title of its card on phones. */
  heading?: boolean
  /** Buttons and links of the row; the label is only for screen readers. */
  actions?: boolean
  /** Hidden below 1216 px to make room for other columns; shown on phones. */
  minor?: boolean
}

/** Makes rows selectable: each gets a checkbox of the form with this id. */
export interface Choosing<Row> {
  form: string
  /** The name of the row for screen readers: "Select Welding". */
  nameOf: (row: Row) => string
  /** The number of selected rows. */
  count: number
}

interface DataTableProps<Row> {
  /** The caption of the table, for screen readers. */
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  /** The list, if it is sortable by URL. */
  list?: PageList
  choosing?: Choosing<Row>
  dense?: boolean
  /** Shown instead of the table if there are no rows. */
  empty?: ReactNode
}

/** The number of cells of a card that phones show at once (`.is-folding`), besides its title and buttons. */
const factsOfCard = 2

/**
 * A table that is sorted by URL (`?sort=name`, `?sort=-name`); headers are links, so it sorts without
 * scripts. On phones the same markup is shown as cards, with further cells behind "Details". Rows repeat every
 * attribute, so the styles find cells by their position.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, list, choosing, dense, empty } = props
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => addRoles(table.current))
  if (!rows.length && empty) return empty

  const facts = columns.filter(({ heading, actions }) => !heading && !actions)
  const isFolded = facts.length > factsOfCard + 1
  const kinds = [dense && 'is-dense', choosing && 'is-choosing', isFolded && 'is-folding']
  return (
    <div className="table-frame">
      <table
        className={['table data-table is-fullwidth', ...kinds].filter(Boolean).join(' ')}
        ref={table}
        role="table"
      >
        <caption className="is-sr-only">{caption}</caption>
        <thead>
          <tr>
            {choosing && (
              <th scope="col" className="is-choice is-unsorted">
                <ChoosePage count={choosing.count} of={rows.length} />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.label} column={column} list={list} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {choosing && (
                <td>
                  <ChoiceBox id={rowKey(row)} name={choosing.nameOf(row)} form={choosing.form} />
                </td>
              )}
              {columns.map((column) => (
                <BodyCell key={column.label} column={column} row={row} />
              ))}
              {isFolded && (
                <td>
                  <details>
                    <summary>{t('common.details')}</summary>
                  </details>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Selects all rows of the page; needs scripts, its space is reserved until then. */
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
  if (!sort) {
    return (
      <th scope="col" className={cellClass(column, 'is-unsorted')}>
        {actions ? <span className="is-sr-only">{label}</span> : label}
      </th>
    )
  }

  const direction = directionOf(sort)
  const Arrow =
    direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <th scope="col" className={cellClass(column)} aria-sort={direction}>
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
  if (column.heading) return <th scope="row">{column.cell(row)}</th>
  return (
    <td className={cellClass(column)} data-label={column.actions ? undefined : column.label}>
      {column.cell(row)}
    </td>
  )
}

/** Undefined without classes. */
function cellClass<Row>(column: Column<Row>, further?: string): string | undefined {
  const { heading, numeric, actions, minor } = column
  const kind = heading ? 'is-pinned' : numeric ? 'is-numeric' : actions && 'is-actions'
  return [kind, minor && 'is-minor', further].filter(Boolean).join(' ') || undefined
}

/** The roles of a table's elements, which some browsers drop if their display changes. */
const roles: Array<[elements: string, role: string]> = [
  ['thead, tbody', 'rowgroup'],
  ['tr', 'row'],
  ['thead th', 'columnheader'],
  ['tbody th', 'rowheader'],
  ['td', 'cell'],
]

function addRoles(table: HTMLTableElement | null) {
  for (const [elements, role] of roles) {
    for (const element of table?.querySelectorAll(elements) ?? [])
      element.setAttribute('role', role)
  }
}
