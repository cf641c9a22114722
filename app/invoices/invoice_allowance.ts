import limiter from '@adonisjs/limiter/services/main'
import { ipKey } from '#app/core/http/ip_key'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import type { ReadingOwner } from '#app/invoices/reading_owner'
import { invoicesPerHour } from '#app/invoices/invoice_limits'

/** The remaining files of the current hour, which starts with the first file. */
export interface InvoiceAllowance {
  limit: number
  remaining: number
  /** Seconds until the counter is reset; 0 if nothing is counted yet. */
  resetsIn: number
}

const hourSeconds = 3600

/** The hourly limit is reached; no file of the request was read. */
class InvoiceLimitReached extends Refusal {
  constructor(allowance: InvoiceAllowance) {
    const { limit, remaining, resetsIn } = allowance
    const minutes = Math.max(1, Math.ceil(resetsIn / 60))
    super(t('invoices_answers.limit_reached', { limit, remaining, minutes }), {
      status: 429,
      code: 'invoice_limit_reached',
      headers: {
        ...allowanceFields(allowance),
        'Retry-After': String(Math.max(1, resetsIn)),
      },
    })
  }
}

/** The remaining files of this owner or IP address; writes nothing. */
export async function invoiceAllowance(
  owner: ReadingOwner | null,
  address: string
): Promise<InvoiceAllowance> {
  const { key, limit } = counterFor(owner, address)
  const counted = await counter(limit).get(key)
  return {
    limit,
    remaining: Math.max(0, limit - (counted?.consumed ?? 0)),
    resetsIn: counted?.availableIn ?? 0,
  }
}

/** Counts files before they are read, all or none. @throws Refusal (429) if the limit is exceeded */
export async function countInvoices(
  owner: ReadingOwner,
  address: string,
  files: number
): Promise<InvoiceAllowance> {
  const { key, limit } = counterFor(owner, address)
  const { consumed, availableIn } = await counter(limit).increment(key, files)
  if (consumed <= limit) return { limit, remaining: limit - consumed, resetsIn: availableIn }
  throw new InvoiceLimitReached(await uncountInvoices(owner, address, files))
}

/** Subtracts files again that the server was too busy to read. */
export async function uncountInvoices(
  owner: ReadingOwner,
  address: string,
  files: number
): Promise<InvoiceAllowance> {
  const { key, limit } = counterFor(owner, address)
  const { consumed, availableIn } = await counter(limit).decrement(key, files)
  return { limit, remaining: Math.max(0, limit - consumed), resetsIn: availableIn }
}

/** @throws Refusal (429) if no file is left, before the upload is read. */
export function refuseExhausted(allowance: InvoiceAllowance) {
  if (allowance.remaining === 0) throw new InvoiceLimitReached(allowance)
}

/** The headers of draft-ietf-httpapi-ratelimit-headers. */
export function allowanceFields({ limit, remaining, resetsIn }: InvoiceAllowance) {
  return {
    'RateLimit-Policy': `"invoices";q=${limit};w=${hourSeconds}`,
    'RateLimit': `"invoices";r=${remaining};t=${resetsIn}`,
  }
}

/** Visitors are counted by IP address, regardless of their tokens. */
function counterFor(owner: ReadingOwner | null, address: string) {
  if (owner?.clientId) return { key: `invoices:client:${owner.clientId}`, limit: member }
  if (owner?.userId) return { key: `invoices:user:${owner.userId}`, limit: member }
  return { key: `invoices:${ipKey(address)}`, limit: invoicesPerHour.visitor }
}

const { member } = invoicesPerHour

function counter(limit: number) {
  return limiter.use({ requests: limit, duration: hourSeconds })
}
