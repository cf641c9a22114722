import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CapPeriod } from '#app/accounts/api_keys/key_cap'
import { mailAlert, type Caller } from '#app/billing/metering/call_alerts'
import type { LocalizedMessage } from '#app/core/text/text'
import { notifyClient } from '#app/notifications/notify'

/** An API key that has used most of its cap. */
export interface KeyAlert {
  clientId: number
  keyName: string
  period: CapPeriod
  used: number
  cap: number
  caller: Caller
}

/** The part of a cap after which the client is warned, in percent. */
export const keyAlertPercentage = 80

/** The link of an alert, relative to BASE_PATH. */
export const keyAlertLink = '/portal/partner/api-keys'

/**
 * Notifies the client's users and mails the client, in the transaction of the charge that marks the warning on
 * the key, so that each warning is sent exactly once per cap and period.
 */
export async function sendKeyAlerts(alerts: KeyAlert[], trx: TransactionClientContract) {
  for (const { clientId, caller, keyName: key, period, used, cap } of alerts) {
    const percentage = Math.floor((100 * used) / cap)
    const message: LocalizedMessage = {
      id: 'notices.key_cap_used',
      values: { key, period, percentage, used, cap },
    }
    await notifyClient(clientId, { kind: 'calls_low', message, link: keyAlertLink }, trx)
    await mailAlert({ clientId, caller, message, about: 'key' }, trx)
  }
}
