import { lookUpClients } from '~/components/clients/look_ups'
import { lookUpSkills } from '~/components/skills/look_ups'
import { t } from '~/text'
import type { LookUp } from '~/use_choices'

/** A kind of record in the palette. */
export interface Kind {
  title: () => string
  /** The label of the link to all matches. */
  allWith: (text: string) => string
  /** The roles that can find its records: those with the abilities `admin_search` and `clients`. */
  roles: number[]
  lookUp: LookUp
  /** The path of its list in the area, which accepts `?search=`. */
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

/** The path of a record in the area. */
export function openAt(kind: Pick<Kind, 'list'>, id: string): string {
  return `${kind.list}/edit/${id}`
}

/** The path of the list in the area, filtered by a text. */
export function listWith(kind: Pick<Kind, 'list'>, text: string): string {
  return `${kind.list}?search=${encodeURIComponent(text)}`
}
