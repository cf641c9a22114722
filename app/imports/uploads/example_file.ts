import { csvLines } from '#app/core/lists/csv_lines'
import { importKinds } from '#app/imports/kinds/import_kinds'
import type { UploadKind } from '#app/imports/upload'

/** An example CSV that can be imported unchanged, once the skills of its relations exist. */
export function exampleFile(kind: UploadKind): string {
  return csvLines(importKinds[kind].example)
}
