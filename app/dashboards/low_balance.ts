import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#app/core/db/raw_rows'
import { currentPackage } from '#app/billing/client_packages/payment_order'
import DefaultSetup from '#app/billing/default_setup'

/** A client that has used most of its calls. A type, not an interface, as page props require. */
export type LowClient = {
  id: string
  name: string
  total_calls: number
  usage_calls: number
  remaining: number
}

const shown = 10

/** Active clients that have reached the first alert of Limitation Setup, lowest balance first. */
export async function lowBalanceClients(): Promise<LowClient[]> {
  const client = db.connection()
  const { firstAlertPercentage } = await DefaultSetup.current()
  const rows = await rawRows<Omit<LowClient, 'remaining'>>(
    client,
    `select clients.uid as id, clients.name,
            sum(total_calls) as total_calls, sum(usage_calls) as usage_calls
     from client_packages
     join clients on clients.id = client_packages.client_id and clients.status = 'active'
     where ${currentPackage(client)} and total_calls > 0
     group by clients.id, clients.uid, clients.name
     having sum(usage_calls) * 100 >= sum(total_calls) * ${Number(firstAlertPercentage)}
     order by sum(total_calls) - sum(usage_calls), clients.id
     limit ${shown}`
  )
  return rows.map(({ id, name, total_calls: total, usage_calls: used }) => ({
    id,
    name,
    total_calls: Number(total),
    usage_calls: Number(used),
    remaining: Number(total) - Number(used),
  }))
}
