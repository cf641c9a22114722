import env from '#start/env'

/** Servers run jobs too, unless QUEUE_WORKER says that others do. */
export default class WorkerProvider {
  async ready() {
    if (env.get('QUEUE_WORKER') === 'off') return
    const { startWorker } = await import('#app/jobs/worker')
    startWorker()
  }

  async shutdown() {
    const { stopWorker } = await import('#app/jobs/worker')
    await stopWorker()
  }
}
