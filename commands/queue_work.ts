import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Stops on SIGTERM or SIGINT; the next worker resumes running jobs. */
export default class QueueWork extends BaseCommand {
  static commandName = 'queue:work'
  static description =
    'Run uploads, send mail and webhooks, for servers with QUEUE_WORKER=off or as an additional worker'
  static options: CommandOptions = { startApp: true, staysAlive: true }

  async run() {
    const { Worker } = await import('#app/jobs/worker')
    const { startOperations } = await import('#app/operations/start_operations')
    const worker = new Worker()
    const endOperations = await startOperations()
    this.app.terminating(endOperations)
    this.app.terminating(() => worker.stop())
    worker.start()
    this.logger.info('Waiting for uploads, mail and webhooks. Press Ctrl+C to stop.')
  }
}
