import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import testUtils from '@adonisjs/core/services/test_utils'
import { within } from '#tests/helpers/within'

/** Files of public/: who goes away while one is sent leaves it unfinished for ever, and it asks no database. */
const plainFiles = /^\/(assets|icons)\//

/** What the server works on at this moment, with what was asked for. */
const running = new Map<Promise<unknown>, string>()

/**
 * Starts the server of a suite; returns what ends it, with all its connections: a page that a failed test
 * left open listens for ever, and the server would wait for it while the browser waits to be closed after
 * the server.
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
 * Returns once the server answers nobody any more; streams of news, which never end, do not count. Work
 * that began in a test must not meet the next one's database. Throws after 30 seconds.
 */
export function untilQuiet(): Promise<void> {
  return within(() => `The server did not end ${[...running.values()].join(', ')}`, allAnswered())
}

async function allAnswered() {
  while (running.size) await Promise.allSettled(running.keys())
}

/** Ends with the handler and with all that it sends. */
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
