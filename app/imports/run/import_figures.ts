import type { Chunk } from '#app/imports/chunk'
import { emptyImportTally, type Step, type ImportTally } from '#app/imports/importer'
import type { ImportProgress } from '#app/imports/run/import_job'
import type Upload from '#app/imports/upload'

/** The counts of an import so far, including those from before it was resumed. */
export class ImportFigures {
  readonly tally: ImportTally = emptyImportTally()
  /** Rows of the file, and rejected ones. */
  rows = 0
  failed = 0
  /** Rows completed over all passes: the position of the checkpoint. */
  position = 0
  /** Rows to process over all passes; an upper bound. */
  total = 0

  /** Continues with the counts of an interrupted upload. */
  resume({ created, updated, unchanged, removed, skillsCreated, failed }: Upload) {
    this.add({ created, updated, unchanged, removed, skillsCreated })
    this.failed = failed
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
    if (!replay) this.failed += chunk.faults.size
  }

  progress(phase: ImportProgress['phase']): ImportProgress {
    const { position: processed, total, failed } = this
    return { ...this.tally, phase, processed, total: Math.max(total, processed), failed }
  }
}
