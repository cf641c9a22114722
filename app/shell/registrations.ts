/**
 * Connects layers that must not import each other: what a lower layer runs and a higher one provides.
 * Loaded before every server, command and test; the modules themselves are loaded when they are needed.
 */
import { addHourlyRule, addPruneRules } from '#app/core/prune'
import { addMailKind } from '#app/mail/mail_kinds'
import { addEventSource } from '#app/webhooks/event_sources'

addPruneRules({
  'sessions and tokens': async () => {
    const { pruneExpired } = await import('#app/accounts/auth/prune_expired')
    await pruneExpired()
  },
  'idempotency keys': async () => {
    const { pruneKeys } = await import('#app/core/http/idempotency')
    await pruneKeys()
  },
  'mails': async () => {
    const { pruneSentMails } = await import('#app/mail/prune_mails')
    await pruneSentMails()
  },
  'webhook deliveries': async () => {
    const { pruneDeliveries } = await import('#app/webhooks/prune_deliveries')
    await pruneDeliveries()
  },
  'searches': async () => {
    const { pruneHistory } = await import('#app/search/playground/prune_history')
    await pruneHistory()
  },
  'invoice readings': async () => {
    const { pruneReadings } = await import('#app/invoices/prune_readings')
    await pruneReadings()
  },
})

addHourlyRule('invoice readings', async (signal) => {
  const { pruneAllReadings } = await import('#app/invoices/prune_readings')
  await pruneAllReadings(signal)
})

addMailKind('calls_alert', () => import('#app/billing/metering/calls_alert_mail'))
addMailKind('contact_message', () => import('#app/site/contact_mail'))

addEventSource(async () => {
  const { announceExpiredPackages: tellExpiredPackages } =
    await import('#app/billing/metering/announce_expired_packages')
  await tellExpiredPackages()
})
