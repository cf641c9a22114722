import type { ApplicationService } from '@adonisjs/core/types'

/** Servers keep streams to their pages; all of them end before the server waits for its last visitor. */
export default class LiveNoticesProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    const { startListening, stopListening } = await import('#app/notifications/live_notices')
    startListening()
    this.app.terminating(stopListening)
  }
}
