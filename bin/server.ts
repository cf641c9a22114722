import { failedToStart, ignite } from './app.js'

ignite().httpServer().start().catch(failedToStart)
