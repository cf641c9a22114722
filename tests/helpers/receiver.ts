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

/** A message as it came in. */
export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** How a receiver answers; one that does nothing hangs. */
export type Answering = (response: ServerResponse, message: Received) => void

/**
 * A server that takes messages of webhooks until the end of the test, on this machine, which webhooks may
 * lead to meanwhile. It answers 200, or as `answers` is set. With a certificate it speaks https.
 */
export async function startReceiver(
  answers: Answering = with200,
  certificate?: { key: string; cert: string }
) {
  const before = { ...webhooks }
  Object.assign(webhooks, { privateNetworks: true, http: true })
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

/** Whether a message is genuine, as receivers find out with the library of Standard Webhooks. */
export function isGenuine({ headers, body }: Received, secret: string): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>)
    return true
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false
    throw error
  }
}
