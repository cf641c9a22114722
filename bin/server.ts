import { handedOver } from './own_node.js'

if (!handedOver()) {
  const { failedToStart, ignite } = await import('./app.js')
  await ignite().httpServer().start().catch(failedToStart)
}
