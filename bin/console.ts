import { prettyPrintError } from '@adonisjs/core'
import { ignite } from './app.js'

ignite()
  .ace()
  .handle(process.argv.splice(2))
  .catch((error) => {
    process.exitCode = 1
    return prettyPrintError(error)
  })
