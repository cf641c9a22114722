import type { ApplicationService } from '@adonisjs/core/types'
import { directUrl } from '#config/database'
import { databaseWatch } from '#app/core/db/database_watch'
import { refuseToStart } from '#app/core/db/refuse_to_start'
import { refuseUnwritableFolder } from '#app/core/files/storage_check'

/** Refuses to start a server without a usable database or folder for files, and watches PostgreSQL while it runs. */
export default class DatabaseProvider {
  constructor(protected app: ApplicationService) {}

  async start() {
    // Code generation starts the application, too, but serves no requests.
    const isServer = this.app.getEnvironment() === 'web' && this.app.getMode() !== 'warmup'
    if (!isServer) return
    await refuseToStart()
    await refuseUnwritableFolder()
  }

  ready() {
    if (directUrl) databaseWatch.start(directUrl)
  }

  async shutdown() {
    await databaseWatch.stop()
  }
}
