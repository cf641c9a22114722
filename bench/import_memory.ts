/**
 * Imports relations in a separate process; prints its resident memory before and at the peak, its
 * duration, and what it wrote.
 */
import { readFileSync } from 'node:fs'
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
const began = performance.now()
let finishing = began
await importFile({
  kind: 'relations',
  file: await localFile(process.argv[2]),
  onProgress: ({ phase }) => {
    if (phase === 'finishing') finishing = performance.now()
  },
})
const ended = performance.now()
clearInterval(watching)
const [, written] = /^write_bytes: (\d+)/m.exec(readFileSync('/proc/self/io', 'utf8')) ?? []
console.log(
  JSON.stringify({
    ...{ idle, peak },
    seconds: (ended - began) / 1000,
    finishing: (ended - finishing) / 1000,
    written: Number(written) / 1e9,
  })
)
await app.terminate()
