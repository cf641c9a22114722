import type { IncomingMessage } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import { receiveEvent } from '#app/billing/payments/receive_event'
import stripe from '#config/stripe'

const mostBytes = 256 * 1024

/** The webhook of Stripe, which proves its events by a signature of the raw body. */
export default class StripeEventsController {
  async store({ request, response }: HttpContext) {
    if (!stripe.isEnabled) return response.notFound({ error: 'Stripe is not set up' })
    const signature = request.header('stripe-signature')
    if (!signature) return response.badRequest({ error: 'The signature is missing' })
    const body = await rawBody(request.request)
    if (!body) return response.status(413).send({ error: 'The event is too large' })
    if (await receiveEvent(body, signature)) return { received: true }
    return response.badRequest({ error: 'The signature is wrong or too old' })
  }
}

/** The body; null if it is larger than any event. */
async function rawBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > mostBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
