import { prettyPrintError } from '@adonisjs/core'
import { ignite } from './app.js'

ignite()
  .httpServer()
  .start()
  .catch((error) => {
    process.exitCode = 1
    return prettyPrintError(error)
  })
