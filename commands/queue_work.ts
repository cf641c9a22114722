import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Ends on SIGTERM or SIGINT; what it was at goes on with the next worker. */
export default class QueueWork extends BaseCommand {
  static commandName = 'queue:work'
  static description = 'Run uploads, beside servers with QUEUE_WORKER=off or as one worker more'
  static options: CommandOptions = { startApp: true, staysAlive: true }

  async run() {
    const { startUploadWorker, stopUploadWorker } = await import('#app/uploads/upload_worker')
    this.app.terminating(() => stopUploadWorker())
    startUploadWorker()
    this.logger.info('Waiting for uploads. Ctrl+C ends.')
  }
}
