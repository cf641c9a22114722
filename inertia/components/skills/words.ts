import { relationTypes as kindsOfRelations } from '~/components/playground/relation_types'
import { wordsOf } from '~/components/status_tag'
import type { Option } from '~/components/field'

/** The labels of skill and relation codes. */
export const skillTypes = () => optionsOf(['knowledge', 'skill', 'tool', 'language', 'attitude'])
export const skillStatuses = () => optionsOf(['draft', 'published', 'archived'])
export const relationTypes = () => optionsOf(kindsOfRelations)

function optionsOf(values: string[]): Option[] {
  return values.map((value) => ({ value, label: wordsOf(value) }))
}
