/**
 * Marks the sale PAID_SALE as paid, and kills itself before the statement that follows the first one that
 * matches KILLED_AFTER.
 */
import { ignite } from '../../../bin/app.js'

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { default: db } = await import('@adonisjs/lucid/services/db')
const { findSale, settleSale } = await import('#app/billing/sales/settle_sale')
const { operator } = await import('#app/accounts/audit/audit_log')

const last = new RegExp(process.env.KILLED_AFTER!, 'i')
const sale = await findSale(process.env.PAID_SALE)
let isMet = false
db.connection()
  .getWriteClient()
  .on('query', ({ sql }: { sql: string }) => {
    if (isMet) process.kill(process.pid, 'SIGKILL')
    isMet = last.test(sql)
  })
await settleSale(sale, 'paid', { actor: operator })
await app.terminate()
