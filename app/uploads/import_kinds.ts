import { categoriesImport } from '#app/uploads/import_categories'
import { relationsImport } from '#app/uploads/import_relations'
import { skillsImport } from '#app/uploads/import_skills'
import type { ImportKind } from '#app/uploads/importer'
import type { UploadKind } from '#app/uploads/upload'

/** The kinds of files that can be taken in. */
export const importKinds: Record<UploadKind, ImportKind> = {
  categories: categoriesImport,
  skills: skillsImport,
  relations: relationsImport,
}
