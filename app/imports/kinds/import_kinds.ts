import { categoriesImport } from '#app/imports/kinds/categories/import_categories'
import { relationsImport } from '#app/imports/kinds/relations/import_relations'
import { skillsImport } from '#app/imports/kinds/skills/import_skills'
import { synonymsImport } from '#app/imports/kinds/synonyms/import_synonyms'
import type { ColumnDefinition } from '#app/imports/readers/columns'
import type { ImportKind, ImportOptions } from '#app/imports/importer'
import type { UploadKind } from '#app/imports/upload'

/** The kinds of files that can be imported. */
export const importKinds: Record<UploadKind, ImportKind> = {
  categories: categoriesImport,
  skills: skillsImport,
  relations: relationsImport,
  synonyms: synonymsImport,
}

/** The columns of a file of this kind, optional or required, with these options. */
export function fileColumnsOf(
  kind: UploadKind,
  options: ImportOptions
): readonly ColumnDefinition[] {
  const { columns, columnsFor } = importKinds[kind]
  return columnsFor?.(options) ?? columns
}
