import { setTimeout as wait } from 'node:timers/promises'
import { reconnect } from '#app/core/http/event_streams'
import { serialize } from '#app/core/http/serializer'
import { isStopping } from '#app/core/stopping'
import type Upload from '#app/imports/upload'
import { uploadDetail } from '#app/imports/upload_rows'
import UploadTransformer from '#app/imports/upload_transformer'

const pollInterval = 500
/** Keep-alive interval in ms, so that proxies do not close the connection. */
const keepAliveInterval = 15_000

/** The maximum duration in ms; browsers reconnect automatically. */
const longest = 10 * 60_000

/**
 * The progress of an upload as server-sent events (`task`), until it has ended or `most` ms have
 * passed.
 */
export async function* watchUpload(upload: Upload, most = longest): AsyncGenerator<string> {
  const until = performance.now() + most
  let sent = ''
  let sentAt = 0
  for (;;) {
    const detail = await uploadDetail(upload)
    const task = JSON.stringify(
      await serialize(UploadTransformer.transform(detail).useVariant('forDetail'))
    )
    if (task !== sent) yield `event: task\ndata: ${task}\n\n`
    else if (Date.now() - sentAt > keepAliveInterval) yield ': still there\n\n'
    if (task !== sent || Date.now() - sentAt > keepAliveInterval) sentAt = Date.now()
    sent = task
    if (!upload.isWaitingOrRunning || performance.now() >= until) return
    if (isStopping()) return yield reconnect
    await wait(pollInterval)
    await upload.refresh()
  }
}
