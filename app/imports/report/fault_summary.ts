import type { RejectedRow } from '#app/imports/readers/row_fault'

/** Counts faults by code and keeps the first of each. */
export class FaultSummary {
  #codes = new Map<string, { count: number; first: RejectedRow }>()

  add(rows: RejectedRow[]) {
    for (const row of rows) {
      const known = this.#codes.get(row.code)
      if (known) known.count += 1
      else this.#codes.set(row.code, { count: 1, first: row })
    }
  }

  /** Each code with its number of rows and the first line that has it. */
  list() {
    return [...this.#codes].map(([code, { count, first }]) => ({
      code,
      count,
      first_line: first.line,
      message: first.message,
    }))
  }

  lines(): string[] {
    return this.list().map(
      ({ code, count, first_line: line, message }) =>
        `${count.toLocaleString('en')} × ${code}, first on line ${line.toLocaleString('en')}: ${message}`
    )
  }
}
