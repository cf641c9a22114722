import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request as it came in. */
export interface Seen {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

type Behaviour = (response: ServerResponse, request: Seen) => void

/**
 * A server on a port of its own that treats the first request by the first behaviour, and so on; the last one
 * is for all that follow. `seen` holds what came in.
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
  /** From now on it behaves so. */
  const behave = (...next: Behaviour[]) => {
    behaviours = next
    since = seen.length
  }
  return { behave, url: `http://127.0.0.1:${port}`, seen, close }
}

/** Answers with JSON. */
export function answers(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {}
): Behaviour {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }
}

/** Refuses with problem+json. */
export function refuses(status: number, code: string, headers: Record<string, string> = {}) {
  return answers(
    { title: 'Refused', status, code, detail: `Refused: ${code}.` },
    { status, headers }
  )
}

/** Takes the request, and breaks the connection without an answer. */
export const breaks: Behaviour = (response) => response.destroy()

/** Takes the request, and says nothing. */
export const isSilent: Behaviour = () => {}
