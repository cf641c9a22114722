import { setTimeout as wait } from 'node:timers/promises'
import { serialize } from '#app/core/http/serializer'
import type Upload from '#app/imports/upload'
import { uploadDetail } from '#app/imports/upload_rows'
import UploadTransformer from '#app/imports/upload_transformer'

const lookEvery = 500
/** So that a proxy does not take a quiet connection for a dead one, in ms. */
const breathEvery = 15_000

/** Who watches longer asks again, as browsers do by themselves, in ms. */
const longest = 10 * 60_000

/**
 * What comes of an upload, as server-sent events (`task`), the last one when it is over, or when it was
 * watched for so long (`most`, in ms).
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
    else if (Date.now() - sentAt > breathEvery) yield ': still there\n\n'
    if (task !== sent || Date.now() - sentAt > breathEvery) sentAt = Date.now()
    sent = task
    if (!upload.isWaitingOrRunning || performance.now() >= until) return
    await wait(lookEvery)
    await upload.refresh()
  }
}
