import type { Infer } from '@vinejs/vine/types'
import { Refusal, type FieldFault } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import type { UploadKind } from '#app/imports/upload'
import type { uploadValidator } from '#app/imports/upload_validators'

type Input = Infer<typeof uploadValidator>

/** Options that only some kinds of files support, with these kinds. */
export const kindsWith = {
  create_missing: ['relations'],
  both_directions: ['relations'],
  status: ['skills'],
  source: ['relations', 'skills'],
} as const satisfies Partial<Record<keyof Input, readonly UploadKind[]>>

type KindOption = keyof typeof kindsWith

/** The options that this kind supports. */
export function optionsOf(kind: UploadKind, input: Input): Pick<Input, KindOption> {
  const given = { ...input }
  for (const option of strange(kind, input)) delete given[option]
  return given
}

/** @throws Refusal (422) with an error for each given option that this kind does not support */
export function refuseOptions(kind: UploadKind, input: Input): void {
  const faults = strange(kind, input).map((option): FieldFault => {
    const kinds = kindsWith[option].join(', ')
    const message = t('uploads_answers.option_of_others', { option, kinds })
    return { field: option, code: 'option_of_others', message }
  })
  if (!faults.length) return
  const message = faults.map((fault) => fault.message).join(' ')
  throw new Refusal(message, { status: 422, code: 'validation_failed', faults })
}

function strange(kind: UploadKind, input: Input): KindOption[] {
  const isOf = (option: KindOption) => kindsWith[option].some((known) => known === kind)
  return (Object.keys(kindsWith) as KindOption[]).filter((option) => input[option] && !isOf(option))
}
