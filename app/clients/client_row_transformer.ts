import { BaseTransformer } from '@adonisjs/core/transformers'
import type Client from '#app/accounts/client'
import { countryName } from '#app/core/text/countries'
import { clientUsages, type ClientUsage } from '#app/clients/client_usage'

export interface ClientRow {
  client: Client
  usage: ClientUsage
}

/** A client in lists, with its usage. */
export default class ClientRowTransformer extends BaseTransformer<ClientRow> {
  toObject() {
    const { client, usage } = this.resource
    return {
      id: client.uid,
      name: client.name,
      contact_name: client.contactName,
      email: client.email,
      country: client.country,
      country_name: client.country ? countryName(client.country) : null,
      status: client.status,
      usage,
      created_at: client.createdAt.toJSDate().toISOString(),
    }
  }
}

/** The rows of a page of a list, with their usage, which a single statement reads. */
export async function clientRows(clients: Client[]): Promise<ClientRow[]> {
  const usages = await clientUsages(clients)
  return clients.flatMap((client) => {
    const usage = usages.get(client.id)
    return usage ? [{ client, usage }] : []
  })
}
