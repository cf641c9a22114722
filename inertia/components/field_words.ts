import { roleName } from '~/components/people/roles'
import { statusLabel } from '~/components/status_tag'
import { isText, t } from '~/text'

/**
 * The label of a data field: `validity_days` → "Validity days". Pages that use it need the texts of `fields`.
 */
export function fieldWords(name: string): string {
  const id = `fields.${name}`
  const words = isText(id) ? t(id) : name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The displayed text for the value of a field: a `type` of `co_occurs` → "Co-occurs", a `role` of `1` → its name. */
export function valueWords(field: string, value: string): string {
  if (coded.includes(field)) return statusLabel(value)
  if (field === 'role') return roleName(Number(value))
  if (yesOrNo.includes(field)) return t(value === 'true' ? 'common.yes' : 'common.no')
  return value
}

/** Fields whose values are codes. */
const coded = ['type', 'status', 'payment_status', 'kind', 'family', 'channel']

const yesOrNo = ['active', 'backup', 'is_base']
