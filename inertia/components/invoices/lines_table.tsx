import { formName } from '@invoice_fields'
import { Plus } from '~/icons'
import { usePage } from '@inertiajs/react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { FieldView } from '#app/invoices/reading_page'
import { isRemoved, ReadingField } from '~/components/invoices/reading_field'
import { labelOf } from '~/components/invoices/words'
import { t } from '~/text'
import { useHydrated } from '~/use_hydrated'

interface LinesTableProps {
  name: 'taxes' | 'lineItems'
  title: string
  /** Adds an empty line. */
  add: string
  lines: FieldView[][]
  /** Further lines are read-only. */
  editable: number
  onFocus: (field: FieldView) => void
}

/**
 * The lines of the reading as a table, with an empty one to fill in. A checkbox removes a line, and brings it back
 * later. Arrow keys move between cells, Enter to the next line.
 */
export function LinesTable({ name, title, add, lines, editable, onFocus }: LinesTableProps) {
  const isReady = useHydrated()
  const table = useRef<HTMLTableElement>(null)
  const [added, setAdded] = useState(0)
  const empty = lines.length > editable ? null : lines.at(-1)!
  const most = empty ? Math.min(added, editable - lines.length) : 0
  const rows = [
    ...lines,
    ...Array.from({ length: most }, (_, at) => lineAt(empty!, name, lines.length + at)),
  ]
  const canAdd = isReady && empty !== null && rows.length < editable

  useEffect(() => {
    if (added)
      [...(table.current?.tBodies[0].rows ?? [])]
        .at(-1)
        ?.querySelector<TableInput>(tableInputs)
        ?.focus()
  }, [added])

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const wasMoved = moveInTable(event)
    if (!wasMoved && event.key === 'Enter' && canAdd && isPlain(event)) setAdded(added + 1)
  }

  return (
    <fieldset className="reading-part">
      <legend>{title}</legend>
      <div className="lines-frame">
        <table
          className={name === 'lineItems' ? 'lines-table has-descriptions' : 'lines-table'}
          ref={table}
          onKeyDown={onKeyDown}
        >
          <thead>
            <tr>
              <th scope="col">
                <span className="is-sr-only">{t('invoices.line_number')}</span>
              </th>
              {lines[0].map(({ path }) => (
                <th scope="col" key={path}>
                  {labelOf(path)}
                </th>
              ))}
              <th scope="col">{t('invoices.remove')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((line, at) =>
              at < editable ? (
                <Line key={at} at={at} name={name} line={line} onFocus={onFocus} />
              ) : (
                <tr key={at}>
                  <th scope="row">{at + 1}</th>
                  {line.map(({ path, value }) => (
                    <td key={path}>{value}</td>
                  ))}
                  <td />
                </tr>
              )
            )}
          </tbody>
        </table>
      </div>
      {lines.length > editable ? (
        <p className="help">{t('invoices.lines_left', { number: editable + 1 })}</p>
      ) : (
        <p className="help">
          {isReady && `${t('invoices.lines_keys')} `}
          {t('invoices.lines_help')}
        </p>
      )}
      {canAdd && (
        <button
          type="button"
          className="button is-small lines-add"
          onClick={() => setAdded(added + 1)}
        >
          <Plus size={14} /> <span>{add}</span>
        </button>
      )}
    </fieldset>
  )
}

interface LineProps extends Pick<LinesTableProps, 'name' | 'onFocus'> {
  at: number
  line: FieldView[]
}

function Line({ at, name, line, onFocus }: LineProps) {
  const { errors, old } = usePage().props
  const box = `remove_${name}_${at}`
  const number = at + 1
  const hasErrors = Object.keys(errors).length > 0
  const wasRemoved = hasErrors ? box in (old as object) : isRemoved(line)
  return (
    <tr>
      <th scope="row">{number}</th>
      {line.map((field) => (
        <td key={field.path}>
          <ReadingField
            field={isRemoved(line) ? asOriginal(field) : field}
            onFocus={onFocus}
            isCell
          />
        </td>
      ))}
      <td className="line-remove">
        <label>
          <input type="checkbox" className="remove-box" name={box} defaultChecked={wasRemoved} />
          <span className="line-remove-text">
            {name === 'taxes'
              ? t('invoices.remove_rate', { number })
              : t('invoices.remove_line', { number })}
          </span>
        </label>
      </td>
    </tr>
  )
}

/** The same fields in another line. */
function lineAt(line: FieldView[], list: string, at: number): FieldView[] {
  return line.map((field): FieldView => {
    const path = `${list}.${at}.${field.path.split('.')[2]}`
    return { ...field, path, name: formName(path) }
  })
}

function isPlain({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return !altKey && !ctrlKey && !metaKey && !shiftKey
}

/** A cell of a removed line: its original value, which unchecking "Remove" restores, without a note. */
function asOriginal(field: FieldView): FieldView {
  return { ...field, value: field.was, was: null, isCorrected: false, confidence: null }
}

/** Moves the focus; whether there is a cell. Enter never submits the form from here. */
function moveInTable(event: KeyboardEvent<HTMLTableElement>): boolean {
  const input = event.target
  if (!isTableInput(input)) return false
  /** Descriptions have no line breaks. */
  if (event.key === 'Enter' && event.shiftKey) event.preventDefault()
  if (!isPlain(event)) return false
  const cell = input.closest('td')
  const [rows, row] = [[...event.currentTarget.tBodies[0].rows], cell?.parentElement]
  if (!cell || !row) return false
  if (event.key === 'Enter') event.preventDefault()
  const down = rows.indexOf(row as HTMLTableRowElement)
  const across = cell.cellIndex
  const end = input.value.length
  /** In a description of several lines, the arrow keys first move the caret. */
  const isOneLine = input instanceof HTMLInputElement
  const target = {
    ArrowUp: isOneLine || isAtEdge(input, 0) ? rows[down - 1]?.cells[across] : undefined,
    ArrowDown: isOneLine || isAtEdge(input, end) ? rows[down + 1]?.cells[across] : undefined,
    Enter: rows[down + 1]?.cells[across],
    ArrowLeft: isAtEdge(input, 0) ? rows[down].cells[across - 1] : undefined,
    ArrowRight: isAtEdge(input, end) ? rows[down].cells[across + 1] : undefined,
  }[event.key]
  const next = target?.querySelector<TableInput>(tableInputs)
  if (!next) return false
  event.preventDefault()
  next.focus()
  if (next.type !== 'checkbox') next.select()
  return true
}

type TableInput = HTMLInputElement | HTMLTextAreaElement

const tableInputs = 'input, textarea'

function isTableInput(target: EventTarget): target is TableInput {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

/** Whether the caret is there, so that an arrow key does not move it any further. */
function isAtEdge(input: TableInput, edge: number): boolean {
  if (input.type === 'checkbox') return true
  const { selectionStart, selectionEnd, value } = input
  const isAll = selectionStart === 0 && selectionEnd === value.length
  return isAll || (selectionStart === edge && selectionEnd === edge)
}
