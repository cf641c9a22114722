import vine from '@vinejs/vine'
import { versionRule } from '#app/core/http/version_claim'
import { PlainMessages } from '#app/core/text/validation_messages'
import { mostExported } from '#app/invoices/invoice_limits'
import { mostLines } from '#app/invoices/reading/cut_to_size'

/** The options of a request; its files are received before. */
export const importInvoicesValidator = vine.create({
  file: vine.any(),
  keep: vine.boolean().optional(),
  keep_file: vine.boolean().optional(),
})

/** Values by path; `addCorrections` validates them. */
const corrections = () =>
  vine.record(vine.string().maxLength(2000).nullable()).maxLength(mostLines * 10)

/** PATCH: only the given fields change. */
export const changeReadingValidator = vine.create({
  corrections: corrections().optional(),
  is_kept: vine.boolean().optional(),
  version: versionRule(),
})

changeReadingValidator.messagesProvider = new PlainMessages({
  'corrections.*.string': 'invoices_answers.value_string',
})

export const keepReadingValidator = vine.create({
  is_kept: vine.boolean(),
  version: versionRule(),
})

/** The readings to download together: `?ids=a,b`, or `ids[]` of a form. */
export const exportReadingsValidator = vine.create({
  ids: vine
    .array(vine.string().toLowerCase().uuid())
    .parse((given) =>
      typeof given === 'string' ? given.split(',').filter(Boolean) : (given ?? [])
    )
    .minLength(1)
    .maxLength(mostExported)
    .distinct(),
})

exportReadingsValidator.messagesProvider = new PlainMessages({
  'ids.array.minLength': 'invoices_answers.choose_readings',
  'ids.*.uuid': 'invoices_answers.wrong_id',
})
