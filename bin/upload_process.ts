/**
 * The process of one upload: `upload_process <id> <worker>`, started by the worker. It exits with its
 * parent process; the next one repeats what was not committed.
 */
import { handedOver } from './own_node.js'

if (!handedOver()) {
  const end = () => process.exit(0)
  process.once('disconnect', end)
  if (process.connected === false) end()
  const { failedToStart, ignite } = await import('./app.js')
  const [id, worker] = process.argv.slice(2)
  try {
    const app = ignite().createApp('console')
    await app.init()
    await app.boot()
    process.send?.('booted')
    for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal).once(signal, end)
    await app.start(() => {})
    const { yieldProcessor } = await import('#app/imports/run/process_limits')
    yieldProcessor()
    const { runClaimedUpload } = await import('#app/imports/run/run_claimed_upload')
    await runClaimedUpload({ id: Number(id), worker }, { onAlive: () => process.send?.('alive') })
    await app.terminate()
    process.exit(0)
  } catch (error) {
    await failedToStart(error as Error)
  }
}
