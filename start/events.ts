import emitter from '@adonisjs/core/services/emitter'
import logger from '@adonisjs/core/services/logger'

/** Mail is sent behind the answer to a request, so the log is where a failure shows. */
emitter.on('queued:mail:error', ({ error, mailerName }) => {
  logger.error({ err: error }, `A mail could not be sent through ${mailerName}`)
})
