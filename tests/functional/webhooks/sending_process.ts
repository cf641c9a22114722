/** Sends what is due to webhooks until there is nothing more, and tells its parent how many attempts it made. */
import { ignite } from '../../../bin/app.js'

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { sendDeliveries, takeDelivery } = await import('#app/webhooks/send_deliveries')
const { announceExpiredPackages: tellExpiredPackages } =
  await import('#app/billing/metering/announce_expired_packages')

process.send!('ready')
process.once('message', async (order) => {
  if (order === 'take') {
    await takeDelivery()
    process.send!('taken')
    return
  }
  await tellExpiredPackages()
  let attempts = 0
  for (let made = -1; made !== 0; attempts += made) made = await sendDeliveries()
  process.send!(attempts)
  process.disconnect()
  await app.terminate()
})
