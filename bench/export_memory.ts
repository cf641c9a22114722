/**
 * Exports all relations in a separate process; prints its resident memory before and at the peak.
 */
import { ignite } from '../bin/app.js'

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { exportRelations } = await import('#app/exports/export_relations')
const { default: Upload } = await import('#app/imports/upload')
await Upload.first()

const MB = 1024 * 1024
const idle = process.memoryUsage.rss() / MB
let peak = idle
for await (const piece of exportRelations({ format: 'csv' })) {
  if (piece) peak = Math.max(peak, process.memoryUsage.rss() / MB)
}
console.log(JSON.stringify({ idle, peak }))
await app.terminate()
