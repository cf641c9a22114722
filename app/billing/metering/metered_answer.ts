import type { HttpContext } from '@adonisjs/core/http'
import type { StoredAnswer } from '#app/core/http/idempotency'
import { callFields } from '#app/billing/metering/call_fields'
import type { FinishedCall } from '#app/billing/metering/metered_call'

/** The response of a metered call, as sent and as stored for its Idempotency-Key. */
export function callAnswer(
  { answer, paid }: Pick<FinishedCall<unknown>, 'answer' | 'paid'>,
  headers: Record<string, string> = {}
): StoredAnswer {
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(paid && callFields(paid)),
      ...headers,
    },
    body: JSON.stringify(answer),
  }
}

export function sendCallAnswer(
  { response }: Pick<HttpContext, 'response'>,
  { status, headers, body }: StoredAnswer
) {
  for (const [name, value] of Object.entries(headers)) response.header(name, value)
  return response.status(status).send(body)
}
