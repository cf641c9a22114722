import { exportCategories } from '#app/exports/export_categories'
import { exportRelations } from '#app/exports/export_relations'
import { exportSkills } from '#app/exports/export_skills'
import { exportSynonyms } from '#app/exports/export_synonyms'
import type { ChangeSubject } from '#app/core/db/change_log'
import { importKinds } from '#app/imports/kinds/import_kinds'
import type { RowFormat } from '#app/core/lists/row_format'
import type { ExportPieces } from '#app/exports/export_rows'
import type Upload from '#app/imports/upload'

const exports = {
  category: exportCategories,
  relation: exportRelations,
  skill: exportSkills,
  synonym: exportSynonyms,
} satisfies Record<ChangeSubject, unknown>

/**
 * Exports the current state of the records that an upload created or changed. Found by change log,
 * so it includes records whose origin is no longer stored.
 */
export function exportUpload({ id, kind }: Upload, format: RowFormat = 'csv'): ExportPieces {
  const [subject] = importKinds[kind].subjects
  return exports[subject]({ format, changedByUpload: id })
}
