import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#config/i18n'
import { messageIn, type LocalizedMessage } from '#app/core/text/text'
import Client from '#app/accounts/client'
import User from '#app/accounts/user'
import { databaseNow } from '#app/core/db/database_clock'
import ClientPackage from '#app/billing/client_package'
import ClientPackageTransformer from '#app/billing/client_packages/client_package_transformer'
import { mailLanguage } from '#app/accounts/mail_language'
import { notifyClient } from '#app/notifications/notify'
import { queueMail } from '#app/mail/queue_mail'
import { queueEvent } from '#app/webhooks/queue_event'

/** A client package that has reached one of the two thresholds of Limitation Setup. */
export interface CallAlert {
  level: 'first' | 'last'
  /** The threshold, in percent of the calls. */
  percentage: number
  clientId: number
  clientPackageId: number
  packageName: string
  used: number
  total: number
  /** A caller whose call the package paid. */
  caller: Caller
}

/** A caller, and the language of the call. */
export interface Caller {
  userId: number | null
  language: Language
}

/** The link of an alert, relative to BASE_PATH. */
export const alertLink = '/portal/partner/packages-list'

/**
 * Notifies the client's users, mails the client and triggers its webhooks, in the transaction of the charge
 * that marks the alert on the package, so that each alert is sent exactly once. Writes notifications, and a
 * queued mail and webhook deliveries for each alert.
 */
export async function sendAlerts(alerts: CallAlert[], trx: TransactionClientContract) {
  for (const alert of alerts) {
    const { clientId, level, caller } = alert
    const kind = level === 'first' ? 'calls_low' : 'calls_used_up'
    const message = alertMessage(alert)
    await notifyClient(clientId, { kind, message, link: alertLink }, trx)
    await mailAlert({ clientId, caller, message, about: 'package' }, trx)
    await queueEvents(alert, trx)
  }
}

/** Mails the client in its language, or that of the call if the caller gets the mail. */
export async function mailAlert(
  { clientId, caller, message, about }: MailedAlert,
  trx: TransactionClientContract
) {
  const { email } = await Client.findOrFail(clientId, { client: trx })
  const isOwn = await User.query({ client: trx }).where({ id: caller.userId, email }).first()
  const language = await mailLanguage(email, isOwn ? caller.language : 'en', trx)
  const content = { language, sentence: messageIn(language, message), about }
  await queueMail({ kind: 'calls_alert', recipient: email, content }, trx)
}

interface MailedAlert {
  clientId: number
  caller: Caller
  message: LocalizedMessage
  about: 'package' | 'key'
}

async function queueEvents(alert: CallAlert, trx: TransactionClientContract) {
  const { clientId, clientPackageId, level, percentage } = alert
  const data = async () => {
    const clientPackage = await ClientPackage.findOrFail(clientPackageId, { client: trx })
    const now = await databaseNow(trx)
    return {
      level,
      percentage,
      package: new ClientPackageTransformer(clientPackage, now).toObject(),
    }
  }
  await queueEvent({ event: 'calls.low', clientId, data }, trx)
}

/** The text of the alert: "80 % of the calls of “Basic” have been used: 80 of 100. 20 are left." */
export function sentenceOf(alert: Omit<CallAlert, 'caller'>, language: Language = 'en'): string {
  return messageIn(language, alertMessage(alert))
}

/** The text as a localized message. */
function alertMessage({
  percentage: threshold,
  packageName,
  used,
  total,
}: Omit<CallAlert, 'caller'>): LocalizedMessage {
  const left = total - used
  if (left === 0 && threshold >= 100) {
    return { id: 'notices.all_calls_used', values: { package: packageName, total } }
  }
  const percentage = Math.floor((100 * used) / total)
  const values = { package: packageName, percentage, used, total, left }
  return { id: 'notices.calls_partly_used', values }
}
