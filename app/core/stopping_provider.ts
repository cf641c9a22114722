import type { ApplicationService } from '@adonisjs/core/types'
import { drainOnStop } from '#app/core/http/drain'
import { exitSoon, stopWork } from '#app/core/stopping'

/** Ends requests, event streams and jobs before the application closes its connections. Must be the last provider. */
export default class StoppingProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    const isServer = this.app.getEnvironment() === 'web'
    const http = await this.app.container.make('server')
    const server = http.getNodeServer()
    if (isServer && server) drainOnStop(server)
    this.app.terminating(async () => {
      await stopWork()
      if (isServer) exitSoon()
    })
  }
}
