import { relationTypes as kindsOfRelations } from '~/components/playground/relation_types'
import { statusLabel } from '~/components/status_tag'
import type { Option } from '~/components/forms/field'

/** The labels of skill and relation codes. */
export const skillTypeOptions = () =>
  optionsOf(['knowledge', 'skill', 'tool', 'language', 'attitude'])
export const skillStatusOptions = () => optionsOf(['draft', 'published', 'archived'])
export const relationTypeOptions = () => optionsOf(kindsOfRelations)

function optionsOf(values: string[]): Option[] {
  return values.map((value) => ({ value, label: statusLabel(value) }))
}
