import type { LookupAddress } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import webhooks from '#config/webhooks'
import { AddressRefused, allowedAddresses, parseTarget } from '#app/webhooks/target_address'
import type { DeliveryError } from '#app/webhooks/webhook_delivery'

/** The result of an attempt. */
export interface AttemptOutcome {
  /** Null for a success. */
  error: DeliveryError | null
  /** Null if there was no response. */
  status: number | null
  /** The first kilobyte of the response as text. */
  body: string | null
  durationMs: number
  /** Seconds to wait, as requested by the receiver. */
  retryAfter: number
}

const mostRead = 64 * 1024
const mostKept = 1024

/**
 * Posts a message to a URL and returns the result; never throws. The host name is resolved once,
 * all its addresses are checked, and the connection uses one of them; TLS and the Host header still
 * use the name. Redirects are not followed.
 */
export async function postToTarget(
  target: string,
  message: { headers: Record<string, string>; body: string }
): Promise<AttemptOutcome> {
  const began = performance.now()
  const signal = AbortSignal.timeout(webhooks.timeoutSeconds * 1000)
  const took = () => Math.round(performance.now() - began)
  try {
    const url = parseTarget(target)
    const addresses = await within(signal, allowedAddresses(url))
    const answer = await post(url, { addresses, signal, ...message })
    return { ...answer, error: faultOf(answer.status), durationMs: took() }
  } catch (error) {
    const nothing = { status: null, body: null, retryAfter: 0 }
    return { ...nothing, error: errorOf(error), durationMs: took() }
  }
}

interface Posting {
  addresses: LookupAddress[]
  signal: AbortSignal
  headers: Record<string, string>
  body: string
}

type Answer = Pick<AttemptOutcome, 'status' | 'body' | 'retryAfter'> & { status: number }

function post(url: URL, { addresses, signal, headers, body }: Posting): Promise<Answer> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sending = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      lookup: lookupOf(addresses),
      signal,
    })
    sending.on('error', reject)
    sending.on('response', (response) => {
      read(response).then((text) => {
        sending.destroy()
        const { statusCode: status = 0 } = response
        const delay = response.headers['retry-after'] ?? ''
        const retryAfter = /^\d{1,6}$/.test(delay) ? Number(delay) : 0
        resolve({ status, body: text, retryAfter })
      }, reject)
    })
    sending.end(body)
  })
}

/** A lookup function that always returns these addresses. */
function lookupOf(addresses: LookupAddress[]): LookupFunction {
  return (_host, { all }, done) => {
    if (all) done(null, addresses)
    else done(null, addresses[0].address, addresses[0].family)
  }
}

/** Reads only as much as needed. An aborted response still has a status. */
async function read(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of response) {
      const bytes = chunk as Buffer
      if (length < mostKept) chunks.push(bytes.subarray(0, mostKept - length))
      length += bytes.length
      if (length >= mostRead) break
    }
  } catch {
    // Returns what was read so far.
  }
  return readable(Buffer.concat(chunks))
}

/** Removes control characters and an incomplete character at the end. */
function readable(bytes: Buffer): string {
  return bytes
    .toString('utf8')
    .replace(/\uFFFD$/, '')
    .replace(/[^\P{Cc}\n\t]/gu, '')
}

function faultOf(status: number): DeliveryError | null {
  if (status >= 200 && status <= 299) return null
  return status >= 300 && status <= 399 ? 'redirected' : 'refused'
}

function errorOf(error: unknown): DeliveryError {
  if (error instanceof AddressRefused) {
    return error.fault === 'name_not_found' ? 'name_not_found' : 'address_refused'
  }
  const { name, code = '' } = error as Error & { code?: string }
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT') return 'timeout'
  if (code === 'ECONNREFUSED') return 'connection_refused'
  return /CERT|SSL|TLS|SELF_SIGNED|SIGNATURE|EPROTO/.test(code) ? 'tls' : 'connection'
}

/** A DNS lookup cannot be aborted, but the caller can stop waiting. */
async function within<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const isOver = Promise.withResolvers<never>()
  const end = () => isOver.reject(signal.reason)
  signal.addEventListener('abort', end)
  try {
    return await Promise.race([work, isOver.promise])
  } finally {
    signal.removeEventListener('abort', end)
  }
}
