import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Stops on SIGTERM or SIGINT; the next worker resumes running jobs. */
export default class QueueWork extends BaseCommand {
  static commandName = 'queue:work'
  static description =
    'Run uploads, send mail and webhooks, for servers with QUEUE_WORKER=off or as an additional worker'
  static options: CommandOptions = { startApp: true, staysAlive: true }

  async run() {
    const { StartRefused } = await import('#app/core/start_refused')
    try {
      await this.#start()
    } catch (error) {
      if (!(error instanceof StartRefused)) throw error
      this.logger.error(`The worker cannot start: ${error.message}`)
      this.exitCode = 1
      return this.terminate()
    }
    this.logger.info('Waiting for uploads, mail and webhooks. Press Ctrl+C to stop.')
  }

  async #start() {
    const { refuseToStart } = await import('#app/core/start_checks')
    await refuseToStart()
    const { directUrl } = await import('#config/database')
    const { databaseWatch } = await import('#app/core/db/database_watch')
    const { exitSoon, stopWork } = await import('#app/core/stopping')
    const { startWorker } = await import('#app/jobs/worker')
    const { startOperations } = await import('#app/operations/start_operations')
    this.app.terminating(exitSoon)
    this.app.terminating(() => databaseWatch.stop())
    this.app.terminating(await startOperations())
    this.app.terminating(stopWork)
    if (directUrl) databaseWatch.start(directUrl)
    startWorker()
  }
}
