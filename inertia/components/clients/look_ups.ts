import { v1 } from '~/client'
import type { LookUp } from '~/use_choices'

const limit = 8

interface FoundClient {
  id: string
  name: string
  email: string
  status: string
}

/** Clients of every status by name, contact or e-mail address. */
export const lookUpClients: LookUp = async (text, signal) => {
  const query = { q: text, limit }
  const path = '/clients/search-auto/'
  const { data } = await v1.get<{ data: FoundClient[] }>(path, { query, signal })
  return data.map(({ id, name, email }) => ({ id, label: name, note: email }))
}
