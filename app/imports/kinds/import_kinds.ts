import { categoriesImport } from '#app/imports/kinds/import_categories'
import { relationsImport } from '#app/imports/kinds/import_relations'
import { skillsImport } from '#app/imports/kinds/import_skills'
import type { Column } from '#app/imports/readers/columns'
import type { ImportKind, ImportOptions } from '#app/imports/importer'
import type { UploadKind } from '#app/imports/upload'

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
