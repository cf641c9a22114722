import type { HttpContext } from '@adonisjs/core/http'
import { apiKeyOf } from '#app/accounts/api_keys/key_ability_middleware'
import {
  callResponse,
  runMeteredCall,
  sendCallResponse,
  type CallTerms,
  type MeteredWork,
} from '#app/billing/metering/metered_call'
import DefaultSetup from '#app/billing/default_setup'

/** The parts of a metered call that differ between `/v1` controllers. */
type MeteredCallInput<Found, Body extends object> = Pick<
  MeteredWork<Found, Body & ChargedAnswer>,
  'call' | 'compute' | 'record' | 'isFree' | 'isUnresolved'
> & { body: (found: Found, terms: CallTerms) => Body }

interface ChargedAnswer {
  calls: CallTerms['calls']
  request_id: string
}

/**
 * Runs a metered call for the logged-in user and responds with its body, `calls`, `request_id` and the
 * headers of paid responses. Repeated requests with the same Idempotency-Key are charged once. A free
 * response is not stored, since repeating the request is free as well.
 */
export async function respondToCall<Found, Body extends object>(
  ctx: HttpContext,
  { call, compute, record, isFree, isUnresolved, body }: MeteredCallInput<Found, Body>
) {
  const { clientId, id: userId } = ctx.auth.getUserOrFail()
  const apiKeyId = apiKeyOf(ctx)?.id
  const claim = ctx.idempotency
  const work: MeteredWork<Found, Body & ChargedAnswer> = {
    call,
    origin: 'api',
    setup: await DefaultSetup.current(),
    compute,
    answer: (found, terms) => ({
      ...body(found, terms),
      calls: terms.calls,
      request_id: terms.requestId,
    }),
    record,
    format: callResponse,
    isFree,
    isUnresolved,
    claim,
  }
  const finished = await runMeteredCall({ clientId, userId, apiKeyId }, work)
  if (claim && finished.id === null) claim.isForgotten = true
  return sendCallResponse(ctx, finished.response)
}
