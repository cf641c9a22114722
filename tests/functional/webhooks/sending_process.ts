/** Sends all due deliveries, and sends its parent the number of attempts. */
import { setTimeout as wait } from 'node:timers/promises'
import { ignite } from '../../../bin/app.js'

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { default: db } = await import('@adonisjs/lucid/services/db')
const { claimJob } = await import('#app/jobs/jobs')
const { Worker } = await import('#app/jobs/worker')
const { default: deliveries } = await import('#app/webhooks/delivery_queue')
const { announceExpiredPackages } =
  await import('#app/billing/client_packages/announce_expired_packages')

process.send!('ready')
process.once('message', async (order) => {
  if (order === 'take') {
    await claimJob(deliveries)
    process.send!('taken')
    return
  }
  await announceExpiredPackages()
  let attempts = 0
  const counted = {
    ...deliveries,
    run: (...given: Parameters<typeof deliveries.run>) => {
      attempts += 1
      return deliveries.run(...given)
    },
  }
  const worker = new Worker({ queues: [counted] })
  worker.start()
  while (await db.from('jobs').where('queue', deliveries.name).first()) await wait(20)
  await worker.stop()
  process.send!(attempts)
  process.disconnect()
  await app.terminate()
})
