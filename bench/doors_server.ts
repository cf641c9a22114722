/**
 * Runs the server of the portal and, in the same process, a plain server of the framework with one
 * JSON route and no middleware. Both send the same response; the difference in processor time is
 * the cost of the middleware. Sends its parent the port of the plain server, its processor time for
 * each `cpu` message, and for each `cover` message the files of `app/` that have run since the
 * previous one.
 */
import { createServer } from 'node:http'
import { Session } from 'node:inspector/promises'
import type { AddressInfo } from 'node:net'
import { ignite } from '../bin/app.js'

const answer = { matches: [], total_matches: 0 }
const app = new URL('../app/', import.meta.url).href
let inspector: Session | null = null

await ignite()
  .tap((service) => {
    service.starting(async () => {
      const { default: router } = await import('@adonisjs/core/services/router')
      const { middleware, pageDoor, v1Door } = await import('#start/kernel')
      const metered = [...v1Door, middleware.may('playground'), middleware.idempotent()]
      router
        .get('/v1/bench', () => answer)
        .as('bench.v1')
        .use(metered)
      router.get('/bench', () => answer).as('bench.page')
      router
        .get('/bench/session', () => answer)
        .as('bench.session')
        .use(pageDoor)
    })
    service.ready(async (ready) => {
      process.send!({ bare: await startBareServer(ready) })
    })
  })
  .httpServer()
  .start()

process.on('message', async (message) => {
  if (message === 'cpu') process.send!({ cpu: process.cpuUsage() })
  if (message === 'cover') process.send!({ covered: await filesThatRan() })
})

/** Starts a server with only the settings of config/app.ts; returns its port. */
async function startBareServer({ container }: { container: App['container'] }): Promise<number> {
  const { default: service } = await import('@adonisjs/core/services/app')
  const { Server } = await import('@adonisjs/core/http')
  const { http } = await import('#config/app')
  const server = new Server(
    service,
    (await container.make('encryption')) as unknown as ConstructorParameters<typeof Server>[1],
    await container.make('emitter'),
    await container.make('logger'),
    http
  )
  server.getRouter().get('/bench', () => answer)
  await server.boot()
  const node = createServer((request, response) => server.handle(request, response))
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  return (node.address() as AddressInfo).port
}

type App = Awaited<typeof import('@adonisjs/core/services/app')>['default']

async function filesThatRan(): Promise<string[]> {
  if (!inspector) {
    inspector = new Session()
    inspector.connect()
    await inspector.post('Profiler.enable')
    await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  }
  const { result } = await inspector.post('Profiler.takePreciseCoverage')
  return result
    .filter(({ url, functions }) => url.startsWith(app) && functions.some(hasRun))
    .map(({ url }) => url.slice(app.length))
    .sort()
}

function hasRun({ ranges: [{ count }] }: { ranges: Array<{ count: number }> }) {
  return count > 0
}
