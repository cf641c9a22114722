import { Readable } from 'node:stream'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isTransient } from '#app/core/db/in_transaction'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { rowsIn, type FileHead } from '#app/imports/actions/file_head'
import { optionsFor } from '#app/imports/actions/upload_rights'
import { Chunk } from '#app/imports/chunk'
import { Collision, emptyImportTally, type ImportOptions } from '#app/imports/importer'
import { fileColumnsOf, importKinds } from '#app/imports/kinds/import_kinds'
import { errorPlaces } from '#app/imports/readers/columns'
import { mapColumns } from '#app/imports/readers/map_columns'
import { Notes, shownNote } from '#app/imports/notes'
import { ChangeSamples } from '#app/imports/report/change_samples'
import { groupsIn, shownGroup } from '#app/imports/report/rejected_causes'
import { addRow } from '#app/imports/run/add_row'
import { withCurrentSkill } from '#app/imports/run/current_skill'
import type Upload from '#app/imports/upload'
import type { UploadKind } from '#app/imports/upload'

/** The number of rows that are checked while columns are assigned. */
export const CHECKED_ROWS = 1000

/** How an upload would be imported. */
export interface Mapped {
  kind: UploadKind
  options: ImportOptions
}

/**
 * What the first rows of a file would change: a dry run of them, by the steps of the import, in
 * transactions that are rolled back. Writes nothing. `by` is the user who would import it.
 *
 * @throws Refusal (503) if other writers keep the database busy
 */
export async function checkHead(head: FileHead, upload: Upload, mapped: Mapped, by: number) {
  try {
    return await dryRunOf(head, upload, mapped, by)
  } catch (error) {
    if (!(error instanceof Collision || isTransient(error))) throw error
    throw new Refusal(t('uploads_answers.check_busy'), { status: 503, code: 'busy' })
  }
}

async function dryRunOf(head: FileHead, upload: Upload, mapped: Mapped, by: number) {
  const { kind } = mapped
  const options = await withCurrentSkill(await optionsFor(by, mapped.options))
  const { header, rows } = rowsIn(head, options)
  const columns = mapColumns(header, fileColumnsOf(kind, options), options.columns)
  const { rows: plan } = columns
  const author = { actorId: by, uploadId: upload.id }
  const importer = importKinds[kind].make({ options, columns, header, dryRun: true, author })
  await importer.prepare?.(fileOf(head), { ...head.top, header, lines: rows.length, sha256: '' })

  const [last] = await db.from('change_log').max('id as id')
  const samples = new ChangeSamples(kind, upload.id, Number(last.id ?? 0))
  const notes = new Notes()
  const note = (code: string, example: string) => notes.add(code, example)
  const checked = plan.rows(rows, () => {}).slice(0, CHECKED_ROWS)
  const ownColumns = errorPlaces(header)
  const tally = emptyImportTally()
  let rejected: ReturnType<Chunk<unknown>['rejected']> = []
  let repeated = 0
  for (let pass = 1; pass <= importer.passes; pass += 1) {
    const chunk = new Chunk(header.length, importer.newStore())
    for (const row of checked) addRow(row, chunk, importer, { plan, ownColumns, note })
    await rolledBack(upload, async (trx) => {
      await importer.match(trx, chunk, { pass, replay: false })
      const written = await importer.write(trx, chunk, { pass, replay: false })
      for (const name of Object.keys(tally) as Array<keyof typeof tally>)
        tally[name] += written[name]
      await samples.gather(trx)
    })
    importer.settle?.()
    if (pass > 1) continue
    rejected = chunk.rejected()
    repeated = chunk.faults.size - rejected.length
  }
  return {
    rows: checked.length,
    /** Whether these are all rows of the file. */
    is_whole: head.isWhole,
    created: tally.created,
    updated: tally.updated,
    unchanged: tally.unchanged,
    skills_created: tally.skillsCreated,
    repeated,
    failed: rejected.length,
    rejected: groupsIn(rejected).map(shownGroup),
    samples: samples.list(),
    notes: [...notes.list(), ...(importer.notes?.() ?? [])].map(shownNote),
  }
}

export type HeadCheck = Awaited<ReturnType<typeof checkHead>>

/** Runs the work in a transaction, which begins with a write, as SQLite requires. */
async function rolledBack(
  { id }: Upload,
  work: (trx: TransactionClientContract) => Promise<void>
): Promise<void> {
  const trx = await db.transaction()
  try {
    await trx
      .from('uploads')
      .where({ id })
      .update({ processed: trx.raw('processed') })
    await work(trx)
  } finally {
    await trx.rollback()
  }
}

/** The head as a separate file, from which the scale of the weights is detected. */
function fileOf({ top: { bytes } }: FileHead) {
  return { name: 'head.csv', bytes: bytes.length, open: () => Readable.from([bytes]) }
}
