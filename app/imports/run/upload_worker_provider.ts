import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'

/** Servers run uploads too, unless QUEUE_WORKER says that others do. */
export default class UploadWorkerProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    const { removeLeftovers } = await import('#app/imports/run/prune_uploads')
    await removeLeftovers()
    if (env.get('QUEUE_WORKER') === 'off') return
    const { startUploadWorker } = await import('#app/imports/run/upload_worker')
    startUploadWorker()
  }

  async shutdown() {
    const { stopUploadWorker } = await import('#app/imports/run/upload_worker')
    await stopUploadWorker()
  }
}
