import type { Infer } from '@vinejs/vine/types'
import type Skill from '#app/catalogue/skill'
import { Refusal, type FieldFault } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { delimiterOf } from '#app/imports/readers/csv_shape'
import { defaultOptions, type ImportOptions } from '#app/imports/importer'
import type { PresetOptions } from '#app/imports/presets/preset'
import type { UploadKind } from '#app/imports/upload'
import type { uploadValidator } from '#app/imports/upload_validators'

/** The options of an import by their public names. */
export type ImportInput = Omit<Infer<typeof uploadValidator>, 'file' | 'kind' | 'dry_run'>

/**
 * The import options for a file of this kind, from any source (page, `/v1`, command). Drops options
 * that the kind does not support; `skill` limits the import to relations of that skill, and `preset`
 * is what its preset sets.
 */
export function importOptions(
  kind: UploadKind,
  input: ImportInput,
  skill: Skill | null = null,
  preset: Partial<PresetOptions> = {}
): ImportOptions {
  const { mode, columns, encoding, delimiter } = input
  const only = optionsOf(kind, input)
  const { source: presetSource, language: presetLanguage } = preset
  return {
    ...defaultOptions,
    mode: mode ?? 'merge',
    createMissing: only.create_missing ?? false,
    bothDirections: only.both_directions ?? false,
    language: only.language ?? presetLanguage ?? null,
    status: only.status ?? 'published',
    skill: skill?.name ?? null,
    skillUid: skill?.uid ?? null,
    source: only.source ?? presetSource ?? null,
    encoding: encoding ?? null,
    delimiter: delimiter ? delimiterOf(delimiter) : null,
    noHeader: input.no_header ?? preset.noHeader ?? false,
    preset: preset.preset ?? null,
    columns: columns ? { ...preset.columns, ...columns } : (preset.columns ?? null),
  }
}

/** Options that only some kinds of files support, with these kinds. */
export const kindsWith = {
  create_missing: ['relations'],
  both_directions: ['relations'],
  language: ['skills'],
  status: ['skills'],
  source: ['relations', 'skills'],
} as const satisfies Partial<Record<keyof ImportInput, readonly UploadKind[]>>

type KindOption = keyof typeof kindsWith

/** The options that this kind supports. */
function optionsOf(kind: UploadKind, input: ImportInput): Pick<ImportInput, KindOption> {
  const given = { ...input }
  for (const option of unsupported(kind, input)) delete given[option]
  return given
}

/** @throws Refusal (422) with an error for each given option that this kind does not support */
export function refuseOptions(kind: UploadKind, input: ImportInput): void {
  const faults = unsupported(kind, input).map((option): FieldFault => {
    const kinds = kindsWith[option].join(', ')
    const message = t('uploads_answers.option_of_others', { option, kinds })
    return { field: option, code: 'option_of_others', message }
  })
  if (!faults.length) return
  const message = faults.map((fault) => fault.message).join(' ')
  throw new Refusal(message, { status: 422, code: 'validation_failed', faults })
}

function unsupported(kind: UploadKind, input: ImportInput): KindOption[] {
  const isOf = (option: KindOption) => kindsWith[option].some((known) => known === kind)
  return (Object.keys(kindsWith) as KindOption[]).filter((option) => input[option] && !isOf(option))
}
