import string from '@adonisjs/core/helpers/string'
import { t } from '#app/core/text/text'
import type { MessageId } from '#lang/message_id'
import type { Check, ReadingMeta, ReadingWarning } from '#app/invoices/reading/invoice_reading'

/** The failed checks and warnings of a reading as sentences: what to look at before its values are used. */
export function findingsOf(checks: Check[], meta: ReadingMeta): string[] {
  const failed = checks.filter(({ isPassed }) => !isPassed)
  return [
    ...meta.warnings.map((warning) => warningText(warning, meta)),
    ...failed.map((check) => `${t('invoices.check_failed')} ${checkText(check)}`),
  ]
}

export function warningText(warning: ReadingWarning, { pages, pagesRead }: ReadingMeta): string {
  return t(`invoices.warning_${warning}`, { read: pagesRead ?? 0, pages: pages ?? 0 })
}

/** What a check expects; if XML and print differ, with the names of the fields. */
export function checkText({ name, fields }: Check): string {
  const expected = t(`invoices.check_${name}`)
  if (!fields.length) return expected
  const names = fields.map((path) => t(`invoices.${string.snakeCase(path)}` as MessageId))
  return `${expected} ${t('invoices.check_fields', { fields: names.join(', ') })}`
}
