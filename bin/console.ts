import { handedOver } from './own_node.js'

if (!handedOver()) {
  const { endWithOutput } = await import('#app/core/end_with_output')
  endWithOutput()
  const { explainRefusals, failedToStart, ignite } = await import('./app.js')
  const ace = ignite().ace().configure(explainRefusals)
  await ace.handle(process.argv.splice(2)).catch(failedToStart)
}
