import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Client from '#app/clients/client'
import { notifyClient } from '#app/notifications/notify'
import { queueMail } from '#app/notifications/queue_mail'

/** A client package has reached one of the two thresholds of Limitation Setup. */
export interface CallAlert {
  level: 'first' | 'last'
  /** The threshold, in percent of the calls. */
  percentage: number
  clientId: number
  packageName: string
  used: number
  total: number
}

/** Where a client goes on reading an alert, below BASE_PATH. */
export const alertLink = '/portal/partner/packages-list'

/**
 * Tells every person of the client in a notification, and the client by mail. In the transaction of the
 * charge that marks the alert on its package: so each is told once, whatever crashes or races.
 * Writes notifications and one queued mail for each alert.
 */
export async function tellAlerts(alerts: CallAlert[], trx: TransactionClientContract) {
  for (const alert of alerts) {
    const { clientId, level } = alert
    const kind = level === 'first' ? 'calls_low' : 'calls_used_up'
    await notifyClient(clientId, { kind, message: sentenceOf(alert), link: alertLink }, trx)

    const client = await Client.findOrFail(clientId, { client: trx })
    await queueMail(
      { kind: 'calls_alert', recipient: client.email, content: { sentence: sentenceOf(alert) } },
      trx
    )
  }
}

/** The alert in one sentence: "80 % of the calls of “Basic” are used: 80 of 100, 20 are left." */
export function sentenceOf({ percentage, packageName, used, total }: CallAlert): string {
  const left = total - used
  if (left === 0 && percentage >= 100) return `All ${total} calls of “${packageName}” are used.`
  const rest = left === 1 ? '1 is left' : `${left} are left`
  return `${Math.floor((100 * used) / total)} % of the calls of “${packageName}” are used: ${used} of ${total}, ${rest}.`
}
