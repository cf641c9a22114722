/**
 * Receives the event EVENT_BODY with the signature EVENT_SIGNATURE, and kills itself before the statement that
 * follows the first one that matches KILLED_AFTER.
 */
import { ignite } from '../../../bin/app.js'

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { default: db } = await import('@adonisjs/lucid/services/db')
const { receiveEvent } = await import('#app/billing/payments/receive_event')

const last = new RegExp(process.env.KILLED_AFTER!, 'i')
let isMet = false
db.connection()
  .getWriteClient()
  .on('query', ({ sql }: { sql: string }) => {
    if (isMet) process.kill(process.pid, 'SIGKILL')
    isMet = last.test(sql)
  })
const isValid = await receiveEvent(
  Buffer.from(process.env.EVENT_BODY!),
  process.env.EVENT_SIGNATURE!
)
await app.terminate()
process.exitCode = isValid ? 0 : 1
