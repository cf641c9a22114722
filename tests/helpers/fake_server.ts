import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A received request. */
export interface Seen {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

type Behaviour = (response: ServerResponse, request: Seen) => void

/**
 * A server that handles the first request with the first behaviour, and so on; the last one handles
 * all further requests. `seen` contains the requests.
 */
export async function fakeServer(...first: Behaviour[]) {
  const seen: Seen[] = []
  let behaviours = first
  let since = 0
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { method = '', url: path = '', headers } = request
    const next = { method, path, headers, body }
    const behave = behaviours[Math.min(seen.length - since, behaviours.length - 1)]
    seen.push(next)
    behave(response, next)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  /** Replaces the behaviours. */
  const behave = (...next: Behaviour[]) => {
    behaviours = next
    since = seen.length
  }
  return { behave, url: `http://127.0.0.1:${port}`, seen, close }
}

/** Responds with JSON. */
export function answers(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {}
): Behaviour {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }
}

/** Responds with problem+json. */
export function refuses(status: number, code: string, headers: Record<string, string> = {}) {
  return answers(
    { title: 'Refused', status, code, detail: `Refused: ${code}.` },
    { status, headers }
  )
}

/** Accepts the request and closes the connection without a response. */
export const breaks: Behaviour = (response) => response.destroy()

/** Accepts the request and never responds. */
export const isSilent: Behaviour = () => {}
