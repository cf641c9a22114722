import type { Chunk } from '#app/imports/chunk'
import {
  emptyImportTally,
  type ImportNote,
  type Step,
  type ImportTally,
} from '#app/imports/importer'
import type { ImportProgress } from '#app/imports/run/import_job'
import type Upload from '#app/imports/upload'

const SHOWN_LINES = 10

/** The counts of an import so far, including those from before it was resumed. */
export class ImportFigures {
  readonly tally: ImportTally = emptyImportTally()
  /** Rows of the file, rejected ones, and those equal to an earlier one. */
  rows = 0
  failed = 0
  repeated = 0
  /** The lines of the first repeated rows since the start of this process. */
  readonly repeatedLines: number[] = []
  /** Rows completed over all passes: the position of the checkpoint. */
  position = 0
  /** Rows to process over all passes; an upper bound. */
  total = 0

  /** Continues with the counts of an interrupted upload. */
  resume({ created, updated, unchanged, removed, skillsCreated, failed, repeated }: Upload) {
    this.add({ created, updated, unchanged, removed, skillsCreated })
    this.failed = failed
    this.repeated = repeated
  }

  add(tally: ImportTally) {
    for (const name of Object.keys(tally) as Array<keyof ImportTally>)
      this.tally[name] += tally[name]
  }

  /** Counts the rows of a chunk; the rejected ones of a replayed chunk are already counted. */
  count(chunk: Chunk<unknown>, { pass, replay }: Step) {
    this.position += chunk.length
    if (pass > 1) return
    this.rows += chunk.length
    if (replay || !chunk.faults.size) return
    const lines = chunk.repeatedLines()
    this.failed += chunk.faults.size - lines.length
    this.repeated += lines.length
    this.repeatedLines.push(...lines.slice(0, SHOWN_LINES - this.repeatedLines.length))
  }

  /** Where rows are repeated. */
  notes(): ImportNote[] {
    if (!this.repeated) return []
    const examples = this.repeatedLines.map(String)
    return [{ code: 'rows_repeated', count: this.repeated, examples }]
  }

  progress(phase: ImportProgress['phase']): ImportProgress {
    const { position: processed, total, failed } = this
    return { ...this.tally, phase, processed, total: Math.max(total, processed), failed }
  }
}
