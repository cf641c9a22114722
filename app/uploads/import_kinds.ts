import { categoriesImport } from '#app/uploads/import_categories'
import { relationsImport } from '#app/uploads/import_relations'
import { skillsImport } from '#app/uploads/import_skills'
import type { Column } from '#app/uploads/columns'
import type { ImportKind, ImportOptions } from '#app/uploads/importer'
import type { UploadKind } from '#app/uploads/upload'

/** The kinds of files that can be taken in. */
export const importKinds: Record<UploadKind, ImportKind> = {
  categories: categoriesImport,
  skills: skillsImport,
  relations: relationsImport,
}

/** The columns that a file of this kind may have, and must have with these options. */
export function columnsOf(kind: UploadKind, options: ImportOptions): readonly Column[] {
  const { columns, columnsFor } = importKinds[kind]
  return columnsFor?.(options) ?? columns
}
