import logger from '@adonisjs/core/services/logger'
import { logsRequests } from '#config/operations'
import { startOperations } from '#app/operations/start_operations'

/** The request log, metrics, traces and the port for operators of a server. */
export default class OperationsProvider {
  #end = async () => {}

  async ready() {
    if (logsRequests && logger.isLevelEnabled('info')) {
      const { startRequestLog } = await import('#app/operations/request_log')
      startRequestLog()
    }
    this.#end = await startOperations()
  }

  async shutdown() {
    await this.#end()
  }
}
