import emitter from '@adonisjs/core/services/emitter'
import logger from '@adonisjs/core/services/logger'

/** Mails are sent after the response, so failures are only visible in the log. */
emitter.on('queued:mail:error', ({ error, mailerName }) => {
  logger.error({ err: error }, `A mail could not be sent through ${mailerName}`)
})
