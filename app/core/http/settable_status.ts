import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { fieldLabel } from '#app/core/text/validation_messages'

/**
 * Rejects a status that cannot be set manually, unless the record already has it: sending a record
 * back unchanged is valid.
 *
 * @throws FieldRefusal (422, `enum`)
 */
export function refuseUnsettable(
  status: string | undefined,
  current: string,
  settable: readonly string[]
): void {
  if (status === undefined || status === current || settable.includes(status)) return
  const choices = settable.join(', ')
  const message = t('core_answers.one_of', { field: fieldLabel('status'), choices })
  throw new FieldRefusal('status', 'enum', message)
}
