import { failedToStart, ignite } from './app.js'

ignite().ace().handle(process.argv.splice(2)).catch(failedToStart)
