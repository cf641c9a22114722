/** Claims uploads continuously over several connections, and sends its parent each claim. */
import { ignite } from '../../../bin/app.js'

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { claimUpload } = await import('#app/imports/run/upload_claims')

process.send!('ready')

async function claimContinuously() {
  while (process.connected) {
    const claim = await claimUpload()
    if (claim && process.connected) process.send!(claim)
  }
}

await Promise.all(Array.from({ length: 6 }, claimContinuously))
await app.terminate()
