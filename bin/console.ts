import { handedOver } from './own_node.js'

if (!handedOver()) {
  const { ignoreClosedOutput } = await import('#app/core/ignore_closed_output')
  ignoreClosedOutput()
  const { explainRefusals, failedToStart, ignite } = await import('./app.js')
  const ace = ignite().ace().configure(explainRefusals)
  await ace.handle(process.argv.splice(2)).catch(failedToStart)
}
