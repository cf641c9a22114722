import { once } from 'node:events'
import { createServer } from 'node:http'
import env from '#start/env'
import { refusalToListen, StartRefused, type ListenError } from '#app/core/start_refused'
import { answerOperator } from '#app/operations/answer_operator'

/**
 * Serves health and metrics on a port of their own; returns a function that closes it.
 * @throws StartRefused if the port cannot be used
 */
export async function startOperationsServer(port: number): Promise<() => Promise<void>> {
  const server = createServer(async (request, response) => {
    if (await answerOperator(request, response, { isOwnPort: true })) return
    response.writeHead(404).end()
  })
  server.listen(port, env.get('HOST'))
  await once(server, 'listening').catch((error: ListenError) => {
    throw new StartRefused(refusalToListen(error, 'METRICS_PORT') ?? error.message)
  })
  return async () => {
    server.close()
    server.closeAllConnections()
  }
}
