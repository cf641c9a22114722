import { exportCategories } from '#app/exports/export_categories'
import { exportRelations } from '#app/exports/export_relations'
import { exportSkills } from '#app/exports/export_skills'
import { exportSynonyms } from '#app/exports/export_synonyms'
import type { RowFormat } from '#app/core/lists/row_format'
import type { ExportPieces } from '#app/exports/export_rows'
import type Upload from '#app/imports/upload'

/**
 * Exports the current state of the records that an upload created or changed, with the columns of
 * its kind of import. Found by change log, so it includes records whose origin is no longer stored.
 */
export function exportUpload({ id, kind }: Upload, format: RowFormat = 'csv'): ExportPieces {
  const filter = { format, changedByUpload: id } as const
  if (kind === 'categories') return exportCategories(filter)
  if (kind === 'synonyms') return exportSynonyms(filter)
  return kind === 'skills' ? exportSkills(filter) : exportRelations(filter)
}
