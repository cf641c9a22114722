import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import env from '#start/env'
import { isStopping, onStop } from '#app/core/stopping'

/** How long connections without a request stay open, for requests in transit, in ms. */
const idleTime = 1000
const pollInterval = 50
/** A turn of the event loop that took longer may have missed a connection, in ms. */
const shortTurn = 0.2

/**
 * When the process stops, the server accepts no connections, finishes its requests and closes their connections.
 * For SHUTDOWN_DELAY_SECONDS, it still accepts requests, so that load balancers see that it is not ready.
 */
export function drainOnStop(server: Server) {
  const responses = new Set<ServerResponse>()
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isStopping()) closeAfter(response)
    responses.add(response)
    response.once('close', () => responses.delete(response))
  })
  onStop({
    name: 'requests',
    async end() {
      for (const response of responses) closeAfter(response)
      await wait((env.get('SHUTDOWN_DELAY_SECONDS') ?? 0) * 1000)
      await closeWhenQuiet(server)
      const begun = performance.now()
      while (await countConnections(server)) {
        if (!responses.size && performance.now() - begun > idleTime) server.closeIdleConnections()
        await wait(pollInterval)
      }
    },
    cut: () => server.closeAllConnections(),
  })
}

/** Closes the connection after the response; sends `Connection: close` if its headers were not sent yet. */
function closeAfter(response: ServerResponse) {
  if (!response.headersSent) response.shouldKeepAlive = false
  else response.once('finish', () => response.socket?.end())
}

/**
 * Connections that wait to be accepted are reset when a server closes. One is accepted in each turn of the event loop,
 * so this closes after a short turn without one. Does not close idle connections, as `http.Server` does.
 */
async function closeWhenQuiet(server: Server) {
  let isQuiet = false
  const note = () => (isQuiet = false)
  server.on('connection', note)
  const until = performance.now() + idleTime
  while (!isQuiet && performance.now() < until) {
    isQuiet = true
    const before = performance.now()
    await nextTurn()
    isQuiet &&= performance.now() - before < shortTurn
  }
  server.off('connection', note)
  NetServer.prototype.close.call(server)
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
