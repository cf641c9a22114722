import vine from '@vinejs/vine'
import { versionRule } from '#app/core/http/version_claim'
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

export const keepReadingValidator = vine.create({
  is_kept: vine.boolean(),
  version: versionRule(),
})
