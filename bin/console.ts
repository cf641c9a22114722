import { handedOver } from './own_node.js'

if (!handedOver()) {
  const { failedToStart, ignite } = await import('./app.js')
  await ignite().ace().handle(process.argv.splice(2)).catch(failedToStart)
}
