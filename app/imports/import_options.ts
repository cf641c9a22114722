import type { Infer } from '@vinejs/vine/types'
import type Skill from '#app/catalogue/skill'
import { delimiterOf } from '#app/imports/readers/csv_shape'
import { defaultOptions, type ImportOptions } from '#app/imports/importer'
import { optionsOf } from '#app/imports/kind_options'
import type { UploadKind } from '#app/imports/upload'
import type { uploadValidator } from '#app/imports/upload_validators'

/** The options of an import by their public names. */
export type ImportInput = Omit<Infer<typeof uploadValidator>, 'file' | 'kind' | 'dry_run'>

/**
 * The import options for a file of this kind, from any source (page, `/v1`, command). Drops options
 * that the kind does not support; `skill` limits the import to relations of that skill.
 */
export function importOptions(
  kind: UploadKind,
  input: ImportInput,
  skill: Skill | null = null
): ImportOptions {
  const { mode, columns, encoding, delimiter } = input
  const only = optionsOf(kind, input)
  return {
    ...defaultOptions,
    mode: mode ?? 'merge',
    createMissing: only.create_missing ?? false,
    bothDirections: only.both_directions ?? false,
    status: only.status ?? 'published',
    skill: skill?.name ?? null,
    skillUid: skill?.uid ?? null,
    source: only.source ?? null,
    encoding: encoding ?? null,
    delimiter: delimiter ? delimiterOf(delimiter) : null,
    columns: columns ?? null,
  }
}
