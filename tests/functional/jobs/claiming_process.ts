/**
 * Claims jobs of the queue `raced` continuously over several connections, and sends its parent each claim. It
 * finishes each job, but with `keep` never the first one.
 */
import { ignite } from '../../../bin/app.js'

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { default: db } = await import('@adonisjs/lucid/services/db')
const { claimJob, finishJob } = await import('#app/jobs/jobs')

const keeps = process.argv[2] === 'keep'
process.send!('ready')

async function claimContinuously() {
  while (process.connected) {
    const job = await claimJob({ name: 'raced' })
    if (!job) continue
    if (process.connected) process.send!(job)
    if (keeps) return
    await finishJob(db.connection(), job.claim)
  }
}

await Promise.all(Array.from({ length: keeps ? 1 : 6 }, claimContinuously))
if (!keeps) await app.terminate()
