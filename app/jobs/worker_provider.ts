import { serverRunsJobs } from '#config/app'

/** Web servers also run jobs, unless QUEUE_WORKER disables it. */
export default class WorkerProvider {
  async ready() {
    if (!serverRunsJobs) return
    const { startWorker } = await import('#app/jobs/worker')
    startWorker()
  }
}
