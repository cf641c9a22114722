import Client from '#app/accounts/client'
import { clientList } from '#app/clients/client_list'
import { nameKey } from '#app/core/text/name_key'

/**
 * At most `limit` clients of any status that match the text (name, contact, e-mail address); names that start
 * with it come first.
 */
export async function searchClients(text: string, limit: number): Promise<Client[]> {
  const key = nameKey(text.replaceAll('\u0000', ''))
  const query = Client.query()
  clientList.search?.(query, text.replaceAll('\u0000', ''))
  return query
    .orderByRaw('case when substr(clients.name_key, 1, ?) = ? then 0 else 1 end', [
      [...key].length,
      key,
    ])
    .orderBy('nameKey')
    .orderBy('id')
    .limit(limit)
}
