import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Ends on SIGTERM or SIGINT; what it was at goes on with the next worker. */
export default class QueueWork extends BaseCommand {
  static commandName = 'queue:work'
  static description =
    'Run uploads and send webhooks, for servers with QUEUE_WORKER=off or as an additional worker'
  static options: CommandOptions = { startApp: true, staysAlive: true }

  async run() {
    const { startUploadWorker, stopUploadWorker } = await import('#app/imports/run/upload_worker')
    const { startWebhookSender, stopWebhookSender } = await import('#app/webhooks/webhook_sender')
    this.app.terminating(async () => {
      await Promise.all([stopUploadWorker(), stopWebhookSender()])
    })
    startUploadWorker()
    startWebhookSender()
    this.logger.info('Waiting for uploads and webhooks. Press Ctrl+C to stop.')
  }
}
