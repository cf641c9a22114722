import type { ApplicationService } from '@adonisjs/core/types'
import { refuseToStart } from '#app/core/start_checks'

/** Refuses to start a server without a usable database or folder for files. */
export default class StartProvider {
  constructor(protected app: ApplicationService) {}

  async start() {
    // Code generation starts the application, too, but serves no requests.
    const isServer = this.app.getEnvironment() === 'web' && this.app.getMode() !== 'warmup'
    if (isServer) await refuseToStart()
  }
}
