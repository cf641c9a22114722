import { lookUpClients } from '~/components/clients/look_ups'
import { lookUpSkills } from '~/components/skills/look_ups'
import { t } from '~/text'
import type { LookUp } from '~/use_choices'

/** A kind of record that one may go to. */
export interface Kind {
  title: () => string
  /** Leads to the whole list of those that a text means. */
  allWith: (text: string) => string
  /** Roles that find records of it: those of the abilities `admin_search` and `clients`. */
  roles: number[]
  lookUp: LookUp
  /** Its list, inside the area; takes `?search=`. */
  list: string
}

export const kinds: Kind[] = [
  {
    title: () => t('common.menu_skills'),
    allWith: (text) => t('common.all_skills_with', { text }),
    roles: [0, 1, 4],
    lookUp: lookUpSkills,
    list: '/skills',
  },
  {
    title: () => t('common.menu_clients'),
    allWith: (text) => t('common.all_clients_with', { text }),
    roles: [0, 1],
    lookUp: lookUpClients,
    list: '/clients',
  },
]

/** Where a record of a kind is opened, inside the area. */
export function openAt(kind: Pick<Kind, 'list'>, id: string): string {
  return `${kind.list}/edit/${id}`
}

/** The list of a kind, narrowed to a text, inside the area. */
export function listWith(kind: Pick<Kind, 'list'>, text: string): string {
  return `${kind.list}?search=${encodeURIComponent(text)}`
}
