/**
 * Sends digests and follows up invoices at the time NOTICED_AT, and kills itself before the statement that follows the
 * first one that matches KILLED_AFTER.
 */
import { DateTime } from 'luxon'
import { ignite } from '../../../bin/app.js'

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { default: db } = await import('@adonisjs/lucid/services/db')
const { followUpInvoices } = await import('#app/billing/receivables/follow_up_invoices')
const { sendDigests } = await import('#app/notifications/send_digests')

const last = new RegExp(process.env.KILLED_AFTER!, 'i')
const now = DateTime.fromISO(process.env.NOTICED_AT!)
let isMet = false
db.connection()
  .getWriteClient()
  .on('query', ({ sql }: { sql: string }) => {
    if (isMet) process.kill(process.pid, 'SIGKILL')
    isMet = last.test(sql)
  })
await followUpInvoices(now)
await sendDigests(now)
await app.terminate()
