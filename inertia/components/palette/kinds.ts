import { lookUpClients } from '~/components/clients/look_ups'
import { documentationPath, lookUpDocumentation } from '~/components/documentation/look_ups'
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
  /** The path of a record; `at` returns the path in the area of the role. */
  open: (id: string, at: At) => string
  /** The path of all matches. */
  all: (text: string, at: At) => string
}

type At = (path: string) => string

export const kinds: Kind[] = [
  {
    title: () => t('common.menu_skills'),
    allWith: (text) => t('common.all_skills_with', { text }),
    roles: [0, 1, 4],
    lookUp: lookUpSkills,
    ...ofList('/skills'),
  },
  {
    title: () => t('common.menu_clients'),
    allWith: (text) => t('common.all_clients_with', { text }),
    roles: [0, 1],
    lookUp: lookUpClients,
    ...ofList('/clients'),
  },
  documentation('/docs', [0, 1, 4]),
  documentation('/portal/partner/Documentation', [2]),
]

/** Records of a list in the area, which accepts `?search=`. */
function ofList(list: string): Pick<Kind, 'open' | 'all'> {
  return {
    open: (id, at) => at(`${list}/edit/${id}`),
    all: (text, at) => at(`${list}?search=${encodeURIComponent(text)}`),
  }
}

/** Sections of the documentation at a path; their ids are paths. */
function documentation(base: string, roles: number[]): Kind {
  return {
    title: () => t('common.menu_documentation'),
    allWith: (text) => t('common.documentation_with', { text }),
    roles,
    lookUp: lookUpDocumentation(base),
    open: (id) => id,
    all: (text) => documentationPath(base, text),
  }
}
