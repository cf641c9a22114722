import db from '@adonisjs/lucid/services/db'
import { newUid } from '#app/core/uid'
import { emptyDetails } from '#app/catalogue/skills/skill_fields'
import type { ImportOptions } from '#app/imports/importer'
import type { ImportReport } from '#app/imports/import_report'
import type { RejectedRow } from '#app/imports/readers/row_fault'
import type { ImportJob } from '#app/imports/run/import_job'
import { runImport } from '#app/imports/run/run_import'
import { insertSkills } from '#app/imports/kinds/skills/skill_rows'
import Upload, { type UploadKind } from '#app/imports/upload'
import { memoryFile } from '#tests/helpers/csv_files'

export interface FileImport extends Omit<ImportJob, 'upload'> {
  kind: UploadKind
  options?: Partial<ImportOptions>
  dryRun?: boolean
  actorId?: number | null
  upload?: Upload
}

/** Imports a file in this process, without a claim: with the given upload or a new one. */
export async function importFile(job: FileImport): Promise<ImportReport> {
  const { kind, options = {}, dryRun = false, actorId = null, upload, ...rest } = job
  const { name: fileName, bytes } = job.file
  const made = { kind, options, dryRun, startedBy: actorId, fileName, bytes }
  const running = await (upload ?? new Upload().merge(made))
    .merge({ status: 'running', message: null, finishedAt: null })
    .save()
  return runImport({ ...rest, upload: await running.refresh() })
}

/** Imports lines of a CSV; returns the report and the rejected rows. */
export async function importLines(
  kind: UploadKind,
  lines: string[],
  job: Partial<Omit<FileImport, 'kind' | 'file'>> = {}
) {
  const rejected: RejectedRow[] = []
  const report = await importFile({
    kind,
    file: memoryFile(lines.join('\n'), 64 * 1024),
    ...job,
    onRejected: (rows) => rejected.push(...rows),
  })
  const { created, updated, unchanged, removed, failed } = report
  return { report, rejected, counts: { created, updated, unchanged, removed, failed } }
}

/**
 * Creates published skills with these names in bulk; without search tables, which imports do not
 * use.
 */
export async function makeSkills(names: Iterable<string>) {
  const skills = [...names].map((name) => ({
    id: 0,
    uid: newUid(),
    version: 0,
    categoryId: null,
    fields: {
      ...emptyDetails,
      name,
      slug: '',
      type: 'skill' as const,
      status: 'published' as const,
    },
  }))
  await db.transaction((trx) => insertSkills(trx, skills, { actorId: null }))
  return new Map(skills.map(({ id, fields }) => [fields.name, id]))
}

/** All relations as "skill > related type weight", in order. */
export async function relationsNow(): Promise<string[]> {
  const rows = await db
    .from('skill_relations as relation')
    .join('skills as skill', 'skill.id', 'relation.skill_id')
    .join('skills as related', 'related.id', 'relation.related_skill_id')
    .select('skill.name', 'related.name as related', 'relation.type', 'relation.weight')
  return rows
    .map(({ name, related, type, weight }) => `${name} > ${related} ${type} ${weight}`)
    .sort()
}

/** What a dry run may write: its upload and the rejected rows. */
export function withUpload(counts: Record<string, number>, rejected = 0) {
  const { uploads, rejected_rows: rows } = counts
  return { ...counts, uploads: uploads + 1, rejected_rows: rows + rejected }
}

/** The contents of every table that an import may write. */
export async function everything() {
  const tables = [
    'categories',
    'skills',
    'skill_aliases',
    'skill_relations',
    'change_log',
    'uploads',
    'rejected_rows',
  ]
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const [{ rows }] = await db.from(table).count('* as rows')
    counts[table] = Number(rows)
  }
  return counts
}
