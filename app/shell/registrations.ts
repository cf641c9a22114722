/**
 * Connects layers that must not import each other: what a higher layer provides and a lower one
 * runs. Loaded before every server, command and test; the modules themselves are loaded lazily.
 */
import { linkTokenPurpose, totpSecretPurpose } from '#app/accounts/encryption_purposes'
import { addEncryptedColumns } from '#app/core/db/encrypted_columns'
import { addPruneRules } from '#app/core/prune'
import { addQueue, addSchedule } from '#app/jobs/queues'
import { addMailKind } from '#app/mail/mail_kinds'
import { addPublicPages } from '#app/site/public_pages'
import { webhookSecretPurpose } from '#app/webhooks/webhook_secret'

addPruneRules({
  'sessions and tokens': async () => {
    const { pruneExpired } = await import('#app/accounts/sessions/prune_expired')
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
  'events of Stripe': async () => {
    const { pruneEvents } = await import('#app/billing/payments/prune_events')
    await pruneEvents()
  },
  'searches': async () => {
    const { pruneHistory } = await import('#app/search/playground/prune_history')
    await pruneHistory()
  },
  'temporary files': async () => {
    const { removeLeftovers } = await import('#app/imports/run/prune_uploads')
    await removeLeftovers()
  },
  'invoice readings': async () => {
    const { pruneReadings } = await import('#app/invoices/prune_readings')
    await pruneReadings()
  },
})

addEncryptedColumns([
  { table: 'webhooks', column: 'secret', purpose: webhookSecretPurpose },
  { table: 'webhooks', column: 'previous_secret', purpose: webhookSecretPurpose },
  { table: 'totp_secrets', key: 'user_id', column: 'secret', purpose: totpSecretPurpose },
  { table: 'queued_mails', column: 'content', member: 'token', purpose: linkTokenPurpose },
])

addQueue(() => import('#app/imports/run/upload_queue'))
addQueue(() => import('#app/mail/mail_queue'))
addQueue(() => import('#app/webhooks/delivery_queue'))

addSchedule('expired packages', 5, async () => {
  const { announceExpiredPackages } =
    await import('#app/billing/client_packages/announce_expired_packages')
  await announceExpiredPackages()
})
addSchedule('overdue invoices', 5 * 60, async () => {
  const { followUpInvoices } = await import('#app/billing/receivables/follow_up_invoices')
  await followUpInvoices()
})
addSchedule('daily digests', 5 * 60, async () => {
  const { sendDigests } = await import('#app/notifications/send_digests')
  await sendDigests()
})
addSchedule('interrupted uploads', 30, async () => {
  const { failInterrupted } = await import('#app/imports/run/upload_claims')
  await failInterrupted()
})
addSchedule('invoice readings to delete', 60 * 60, async (stop) => {
  const { pruneAllReadings } = await import('#app/invoices/prune_readings')
  await pruneAllReadings(stop)
})
addSchedule('upload files to delete', 60 * 60, async (stop) => {
  const { pruneUploads } = await import('#app/imports/run/prune_uploads')
  await pruneUploads(stop)
})

addPublicPages(async () => {
  const { publicDocumentation } = await import('#app/documentation/documentation_page')
  return publicDocumentation()
})

addMailKind('account_notice', () => import('#app/accounts/notices/account_notice_mail'))
addMailKind('calls_alert', () => import('#app/billing/metering/calls_alert_mail'))
addMailKind('payment_reminder', () => import('#app/billing/receivables/payment_reminder_mail'))
addMailKind('contact_message', () => import('#app/site/contact_mail'))
for (const kind of ['staff_notice', 'staff_digest'] as const) {
  addMailKind(kind, () => import('#app/notifications/staff_notice_mail'))
}
for (const kind of [
  'password_reset',
  'email_confirmation',
  'invitation',
  'email_change',
] as const) {
  addMailKind(kind, () => import('#app/accounts/account_links/account_link_mail'))
}
