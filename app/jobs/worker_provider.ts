import { serverRunsJobs } from '#config/app'
import type { Worker } from '#app/jobs/worker'

/** Web servers also run jobs, unless QUEUE_WORKER disables it. */
export default class WorkerProvider {
  #worker?: Worker

  async ready() {
    if (!serverRunsJobs) return
    const { Worker } = await import('#app/jobs/worker')
    this.#worker = new Worker()
    this.#worker.start()
  }

  async shutdown() {
    await this.#worker?.stop()
  }
}
