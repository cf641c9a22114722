import { withoutKeptBytes } from '#app/core/lists/cells'
import type { MessageValues } from '#app/core/text/text'
import type { CsvRow } from '#app/imports/readers/csv_reader'
import type { CellFault, RejectedRow } from '#app/imports/readers/row_fault'
import { rowMessage } from '#app/imports/readers/row_message'

/** The number of distinct texts per column after which cells are no longer deduplicated. */
const POOL = 20_000

/**
 * The rows of one transaction, stored by column: one object per row would survive young-generation
 * GC, and memory would grow with the file. Repeated texts are stored once. The chunk is reused
 * after its rows are committed.
 */
export class Chunk<Store> {
  length = 0
  /** By index in the chunk; the first reason to reject or skip each row. */
  readonly faults = new Map<number, CellFault>()
  #rows: number[] = []
  #lines: number[] = []
  #columns: string[][]
  #pools: Array<Map<string, string> | null>
  /** Cells of damaged lines and of rows with more or fewer cells than the header. */
  #odd = new Map<number, string[]>()
  #damaged = new Set<number>()

  constructor(
    width: number,
    /** The importer's data of the rows. */
    readonly store: Store
  ) {
    this.#columns = Array.from({ length: width }, () => [])
    this.#pools = Array.from({ length: width }, () => new Map<string, string>())
  }

  get width() {
    return this.#columns.length
  }

  /**
   * Adds a row. Its content must already be in the store at the same index, unless it is damaged.
   */
  add({ row, line, cells, damage }: CsvRow, fault: CellFault | null) {
    const place = this.length
    this.length += 1
    this.#rows[place] = row
    this.#lines[place] = line
    if (fault) this.faults.set(place, fault)
    if (damage) this.#damaged.add(place)
    if (damage || cells.length !== this.width) {
      this.#odd.set(place, cells)
      return
    }
    for (const [column, cell] of cells.entries()) {
      this.#columns[column][place] = this.#kept(column, cell)
    }
  }

  /** Whether the line could be parsed; if not, the store has no content for it. */
  isReadable(place: number): boolean {
    return !this.#damaged.has(place)
  }

  /** The indexes of the rows without a fault. */
  *validPlaces(): Generator<number> {
    for (let place = 0; place < this.length; place += 1) {
      if (!this.faults.has(place)) yield place
    }
  }

  fail(place: number, fault: CellFault) {
    this.faults.set(place, fault)
  }

  rowAt(place: number): number {
    return this.#rows[place]
  }

  cellsAt(place: number): string[] {
    return this.#odd.get(place) ?? this.#columns.map((column) => column[place])
  }

  /** The rows that are equal to an earlier row of the file, by their lines. */
  repeatedLines(): number[] {
    return [...this.faults]
      .filter(([, { code }]) => code === 'repeated')
      .map(([place]) => this.#lines[place])
      .sort((a, b) => a - b)
  }

  /** Whether the row was rejected; rows that only repeat an earlier one are not. */
  isRejected(place: number): boolean {
    const fault = this.faults.get(place)
    return fault !== undefined && fault.code !== 'repeated'
  }

  rejected(): RejectedRow[] {
    return [...this.faults]
      .filter(([, { code }]) => code !== 'repeated')
      .sort(([a], [b]) => a - b)
      .map(([place, fault]) => ({
        row: this.#rows[place],
        line: this.#lines[place],
        cells: this.cellsAt(place),
        ...fault,
        values: fault.values && shownValues(fault.values),
        message: withoutKeptBytes(rowMessage(fault)),
      }))
  }

  /** Removes all rows, for reuse. */
  clear() {
    this.length = 0
    this.faults.clear()
    this.#odd.clear()
    this.#damaged.clear()
  }

  #kept(column: number, cell: string): string {
    const pool = this.#pools[column]
    if (!pool) return cell
    const known = pool.get(cell)
    if (known !== undefined) return known
    if (pool.size === POOL) this.#pools[column] = null
    else pool.set(cell, cell)
    return cell
  }
}

/** Without bytes that could not be decoded, which only cells keep. */
function shownValues(values: MessageValues): MessageValues {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? withoutKeptBytes(value) : value,
  ])
  return Object.fromEntries(shown)
}

/** The contents of the rows without a fault, with their indexes. */
export function validRows<Content>(chunk: Chunk<Content[]>): Array<[number, Content]> {
  return [...chunk.validPlaces()].map((place) => [place, chunk.store[place]])
}
