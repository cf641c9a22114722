import type { LookUp } from '~/use_choices'
import { v1 } from '~/client'

const limit = 8

interface FoundSkill {
  id: string
  name: string
  match_reason: string
  matched_alias: string | null
}

interface FoundDomain {
  id: string
  name: string
  code: string | null
  parent: { name: string } | null
}

/** Skills of every status by name. */
export const lookUpSkills: LookUp = async (text, signal) => {
  const query = { skill: text, limit }
  const { data } = await v1.get<{ data: FoundSkill[] }>('/skills/admin-search/', { query, signal })
  return data.map(({ id, name, matched_alias: alias }) => ({ id, label: name, note: alias }))
}

/** Domains by name, with their parent domain. */
export const lookUpDomains: LookUp = async (text, signal) => {
  const query = { q: text, limit }
  const path = '/categories/search-auto/'
  const { data } = await v1.get<{ data: FoundDomain[] }>(path, { query, signal })
  return data.map(({ id, name, parent, code }) => ({
    id,
    label: parent ? `${name} (${parent.name})` : name,
    note: code,
  }))
}
