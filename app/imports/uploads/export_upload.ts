import { exportCategories } from '#app/exports/export_categories'
import { exportRelations } from '#app/exports/export_relations'
import { exportSkills } from '#app/exports/export_skills'
import type { RowFormat } from '#app/core/lists/row_format'
import type { ExportPieces } from '#app/exports/export_rows'
import type Upload from '#app/imports/upload'

/**
 * The records that an upload created or changed, as they stand now, in the columns that its kind of
 * import reads. Found in the change log, so it also holds what the database has forgotten the origin of.
 */
export function exportUpload({ id, kind }: Upload, format: RowFormat = 'csv'): ExportPieces {
  const filter = { format, changedByUpload: id } as const
  if (kind === 'categories') return exportCategories(filter)
  return kind === 'skills' ? exportSkills(filter) : exportRelations(filter)
}
