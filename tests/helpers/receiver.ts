import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getActiveTest } from '@japa/runner'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import webhooks from '#config/webhooks'

/** A received message. */
export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** How a receiver responds; if it does nothing, the request hangs. */
export type Answering = (response: ServerResponse, message: Received) => void

/**
 * Starts a server that receives webhook messages until the end of the test, and allows webhooks to
 * local addresses meanwhile. It responds with 200, or as `answers` is set. With a certificate it
 * uses https.
 */
export async function startReceiver(
  answers: Answering = with200,
  certificate?: { key: string; cert: string }
) {
  const before = { ...webhooks }
  Object.assign(webhooks, { privateNetworks: true, http: true, ports: '*' })
  const received: Received[] = []
  const receiver = { url: '', received, answers }
  const listen: RequestListener = async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const message = { headers: request.headers, body: Buffer.concat(chunks).toString() }
    received.push(message)
    receiver.answers(response, message)
  }
  const server = certificate ? createTlsServer(certificate, listen) : createServer(listen)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  receiver.url = `${certificate ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  getActiveTest()?.cleanup(() => {
    Object.assign(webhooks, before)
    server.closeAllConnections()
    server.close()
  })
  return receiver
}

export function withStatus(status: number, body = '', headers: Record<string, string> = {}) {
  return (response: ServerResponse) => {
    response.writeHead(status, headers)
    response.end(body)
  }
}

function with200(response: ServerResponse) {
  withStatus(200, 'taken')(response)
}

/** Verifies a message with the library of Standard Webhooks, as receivers do. */
export function isGenuine({ headers, body }: Received, secret: string): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>)
    return true
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false
    throw error
  }
}
