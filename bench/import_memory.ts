/** Imports relations in a separate process; prints its resident memory before and at the peak. */
import { ignite } from '../bin/app.js'

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { importFile } = await import('#tests/helpers/imports')
const { localFile } = await import('#app/core/files/import_file')
const { limitHeap: keepHeapSmall } = await import('#app/imports/run/process_limits')
const { default: Upload } = await import('#app/imports/upload')
await Upload.first()
keepHeapSmall()

const MB = 1024 * 1024
const idle = process.memoryUsage.rss() / MB
let peak = idle
const watching = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss() / MB)
}, 10)
await importFile({ kind: 'relations', file: await localFile(process.argv[2]) })
clearInterval(watching)
console.log(JSON.stringify({ idle, peak }))
await app.terminate()
