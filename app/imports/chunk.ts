import type { CsvRow } from '#app/imports/readers/csv_reader'
import type { CellFault, RejectedRow } from '#app/imports/readers/row_fault'

/** How many different texts a column may have before its cells are kept as they come. */
const POOL = 20_000

/**
 * The rows of one transaction, by columns: what is kept of a row must not be objects of its own, for
 * these would outlive young garbage collections, and memory would grow with the file. Texts that
 * come again are kept once. The chunk is used again when its rows are committed.
 */
export class Chunk<Store> {
  length = 0
  /** By place in the chunk. Set by whoever finds out first why a row cannot be taken. */
  readonly faults = new Map<number, CellFault>()
  #rows: number[] = []
  #lines: number[] = []
  #columns: string[][]
  #pools: Array<Map<string, string> | null>
  /** Cells of rows that have more or fewer than the header, and damaged lines. */
  #odd = new Map<number, string[]>()
  #damaged = new Set<number>()

  constructor(
    width: number,
    /** What the importer keeps of the rows. */
    readonly store: Store
  ) {
    this.#columns = Array.from({ length: width }, () => [])
    this.#pools = Array.from({ length: width }, () => new Map<string, string>())
  }

  get width() {
    return this.#columns.length
  }

  /** Takes a row up. Its content must be in the store at the same place, unless it is damaged. */
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

  /** Whether the line could be read at all; if not, the store holds nothing of it. */
  isReadable(place: number): boolean {
    return !this.#damaged.has(place)
  }

  /** The places of the rows without fault. */
  *takenPlaces(): Generator<number> {
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

  rejected(): RejectedRow[] {
    return [...this.faults]
      .sort(([a], [b]) => a - b)
      .map(([place, fault]) => ({
        row: this.#rows[place],
        line: this.#lines[place],
        cells: this.cellsAt(place),
        ...fault,
      }))
  }

  /** Forgets the rows, for the next ones. */
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
