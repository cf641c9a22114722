import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Secret } from '@adonisjs/core/helpers'
import stripe from '#config/stripe'

export const stripeSettings = {
  STRIPE_SECRET_KEY: 'sk_test_double',
  STRIPE_WEBHOOK_SECRET: 'whsec_double',
}

/** The members of a session that we use, as Stripe names them. */
export interface DoubleSession {
  id: string
  object: 'checkout.session'
  url: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  payment_intent: string | null
  client_reference_id: string
  amount_total: number
  currency: string
  success_url: string
  cancel_url: string
  expires_at: number
}

export interface DoubleRefund {
  id: string
  object: 'refund'
  amount: number
  payment_intent: string
  status: 'succeeded' | 'pending' | 'failed'
  metadata: Record<string, string>
}

export interface SignedEvent {
  body: string
  signature: string
}

/** The parameters that we send, as Stripe's API 2026-10-28 names them. */
const parameters =
  /^(mode|client_reference_id|success_url|cancel_url|expires_at|allowed_payment_method_types\[0\]|adaptive_pricing\[enabled\]|(payment_intent_data\[)?metadata\]?\[\w+\]|line_items\[0\]\[(quantity|price_data)\](\[(currency|unit_amount|product_data)\](\[name\])?)?|payment_intent|amount)$/

type Answer = { status: number; body: unknown }

/**
 * Stripe's calls that we make, its payment page, and its signed events: sessions and refunds with idempotency keys.
 * `webhook` is the URL to which the payment page sends its event before it redirects.
 */
export async function stripeDouble({ webhook }: { webhook?: () => string } = {}) {
  const sessions: DoubleSession[] = []
  const refunds: DoubleRefund[] = []
  const answers = new Map<string, { request: string; answer: Answer }>()
  const state = {
    /** How many answers are lost after the request was executed. */
    lost: 0,
    /** The next refunds have this status. */
    refundStatus: 'succeeded' as DoubleRefund['status'],
    /** The message with which requests are refused. */
    refusal: null as string | null,
    calls: [] as string[],
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url: path = '', headers } = request
    const body = await text(request)
    if (path.startsWith('/pay/')) return page(method, path, response)
    state.calls.push(`${method} ${path}`)
    const { status, body: answer } = once(headers['idempotency-key'], `${path} ${body}`, () =>
      answerTo(method, new URL(path, url), new URLSearchParams(body))
    )
    if (headers.authorization !== `Bearer ${stripeSettings.STRIPE_SECRET_KEY}`) {
      return send(response, refused(401, 'authentication_error', 'Invalid API Key'))
    }
    if (state.lost > 0) {
      state.lost -= 1
      return response.destroy()
    }
    send(response, { status, body: answer })
  }

  /** The same key with the same request has the same answer. */
  function once(key: unknown, request: string, execute: () => Answer): Answer {
    if (typeof key !== 'string') return execute()
    const known = answers.get(key)
    if (known && known.request !== request) {
      return refused(400, 'idempotency_error', 'The key was used with other parameters')
    }
    const answer = known?.answer ?? execute()
    answers.set(key, { request, answer })
    return answer
  }

  function answerTo(
    method: string,
    { pathname, searchParams }: URL,
    form: URLSearchParams
  ): Answer {
    if (state.refusal) return refused(400, 'invalid_request_error', state.refusal)
    const [, , resource, name, id] = pathname.split('/')
    const unknown = [...form.keys()].find((key) => !parameters.test(key))
    if (unknown) return refused(400, 'invalid_request_error', `Unknown parameter ${unknown}`)
    if (resource === 'checkout' && name === 'sessions') {
      if (method === 'POST') return { status: 200, body: createSession(form) }
      const session = sessions.find((each) => each.id === id)
      if (session) return { status: 200, body: session }
    }
    if (resource === 'refunds' && method === 'POST') return createRefund(form)
    if (resource === 'refunds') {
      const intent = searchParams.get('payment_intent')
      const data = refunds.filter((refund) => refund.payment_intent === intent)
      return { status: 200, body: { object: 'list', data, has_more: false } }
    }
    return refused(404, 'invalid_request_error', `No such ${pathname}`)
  }

  function createSession(form: URLSearchParams): DoubleSession {
    const id = `cs_test_${randomUUID()}`
    const price = 'line_items[0][price_data]'
    const session: DoubleSession = {
      id,
      object: 'checkout.session',
      url: `${url}/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      client_reference_id: form.get('client_reference_id')!,
      amount_total:
        Number(form.get(`${price}[unit_amount]`)) * Number(form.get('line_items[0][quantity]')),
      currency: form.get(`${price}[currency]`)!,
      success_url: form.get('success_url')!,
      cancel_url: form.get('cancel_url')!,
      expires_at: Number(form.get('expires_at')),
    }
    sessions.push(session)
    return session
  }

  function createRefund(form: URLSearchParams): Answer {
    const intent = form.get('payment_intent')!
    const paid =
      sessions.find(({ payment_intent: one }) => one === intent)?.amount_total ?? Infinity
    const amount = Number(form.get('amount'))
    const left = refunds
      .filter((one) => one.payment_intent === intent && one.status !== 'failed')
      .reduce((rest, one) => rest - one.amount, paid)
    if (amount > left) return refused(400, 'invalid_request_error', 'Greater than the charge')
    const refund: DoubleRefund = {
      id: `re_${randomUUID()}`,
      object: 'refund',
      amount,
      payment_intent: intent,
      status: state.refundStatus,
      metadata: Object.fromEntries(
        [...form]
          .filter(([name]) => name.startsWith('metadata['))
          .map(([name, value]) => [name.slice(9, -1), value])
      ),
    }
    refunds.push(refund)
    return { status: 200, body: refund }
  }

  /** What the customer sees: GET shows a button, which pays. */
  async function page(method: string, path: string, response: ServerResponse) {
    const session = sessions.find(({ id }) => id === path.slice(5))!
    if (method === 'POST') {
      const event = eventOf('checkout.session.completed', pay(session))
      if (webhook) await deliver(webhook(), event)
      response.writeHead(303, { Location: session.success_url })
      return response.end()
    }
    response.writeHead(200, { 'Content-Type': 'text/html' })
    response.end(
      `<!doctype html><html lang="en"><title>Payment</title><link rel="icon" href="data:,"><h1>Pay ${session.amount_total} ${session.currency}</h1>
       <form method="post"><button>Pay</button></form><a href="${session.cancel_url}">Cancel</a></html>`
    )
  }

  function pay(session: DoubleSession): DoubleSession {
    const payment = `pi_${session.id}`
    return Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: payment,
    })
  }

  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url, sessions, refunds, state, pay, close }
}

export type StripeDouble = Awaited<ReturnType<typeof stripeDouble>>

/** Lets the tests of this process use the double; returns what undoes it. */
export function useDouble({ url }: StripeDouble): () => void {
  Object.assign(stripe, {
    secretKey: new Secret(stripeSettings.STRIPE_SECRET_KEY),
    webhookSecret: new Secret(stripeSettings.STRIPE_WEBHOOK_SECRET),
    apiBase: url,
  })
  return () => {
    Object.assign(stripe, { secretKey: null, webhookSecret: null })
  }
}

/** An event as Stripe sends it; `age` in seconds. */
export function eventOf(
  type: string,
  object: unknown,
  { id = `evt_${randomUUID()}`, age = 0, secret = stripeSettings.STRIPE_WEBHOOK_SECRET } = {}
): SignedEvent {
  const body = JSON.stringify({ id, object: 'event', type, data: { object } })
  const time = Math.floor(Date.now() / 1000) - age
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return { body, signature: `t=${time},v1=${signature}` }
}

/** Sends an event to the webhook; returns the status. */
export async function deliver(webhook: string, { body, signature }: SignedEvent): Promise<number> {
  const response = await fetch(webhook, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body,
  })
  await response.arrayBuffer()
  return response.status
}

function send(response: ServerResponse, { status, body }: Answer) {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(body))
}

function refused(status: number, type: string, message: string): Answer {
  return { status, body: { error: { type, message } } }
}
