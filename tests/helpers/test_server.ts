import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import testUtils from '@adonisjs/core/services/test_utils'
import { within } from '#tests/helpers/within'

/** Files of public/: an aborted download never finishes, and it does not use the database. */
const plainFiles = /^\/(assets|icons)\//

/** The requests in progress. */
const running = new Map<Promise<unknown>, string>()

/**
 * Starts the server of a suite; returns a function that stops it with all connections: a page left
 * open by a failed test has an endless stream, for which the server would wait, while the browser
 * is only closed after the server.
 */
export async function startServer() {
  const servers: Server[] = []
  const close = await testUtils.httpServer().start((handle) => {
    const server = createServer((request, response) => {
      if (plainFiles.test(request.url ?? '')) return void handle(request, response)
      const work = answer(handle, request, response).finally(() => running.delete(work))
      running.set(work, `${request.method} ${request.url}`)
    })
    servers.push(server)
    return server
  })
  return async () => {
    const closed = close()
    servers.forEach((server) => server.closeAllConnections())
    await closed
  }
}

/**
 * Waits until the server has no requests in progress, except endless streams, since requests of one
 * test must not use the database of the next. Throws after 30 seconds.
 */
export function untilQuiet(): Promise<void> {
  return within(() => `The server did not end ${[...running.values()].join(', ')}`, allAnswered())
}

async function allAnswered() {
  while (running.size) await Promise.allSettled(running.keys())
}

/** Resolves when the handler and the response have finished. */
async function answer(
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
  request: IncomingMessage,
  response: ServerResponse
) {
  const sent = new Promise<void>((resolve) => {
    response.once('close', resolve)
  })
  await handle(request, response)
  if (request.headers.accept !== 'text/event-stream') await sent
}
