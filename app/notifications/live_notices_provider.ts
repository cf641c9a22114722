import type { ApplicationService } from '@adonisjs/core/types'

/** Event streams of a server, which are closed before it waits for open connections. */
export default class LiveNoticesProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    const { startListening, stopListening } = await import('#app/notifications/live_notices')
    startListening()
    this.app.terminating(stopListening)
  }
}
