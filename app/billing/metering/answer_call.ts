import type { HttpContext } from '@adonisjs/core/http'
import { apiKeyOf } from '#app/accounts/api_keys/key_ability_middleware'
import {
  callAnswer,
  runMeteredCall,
  sendCallAnswer,
  type CallTerms,
  type MeteredWork,
} from '#app/billing/metering/metered_call'
import DefaultSetup from '#app/billing/default_setup'

/** What a `/v1` controller brings to a metered call; the rest is the same for all of them. */
type Brought<Found, Body extends object> = Pick<
  MeteredWork<Found, Body & Charged>,
  'call' | 'compute' | 'record' | 'isFree'
> & { body: (found: Found, terms: CallTerms) => Body }

interface Charged {
  calls: CallTerms['calls']
  request_id: string
}

/**
 * Carries out a metered call of whoever signed in and answers with its body, `calls` and `request_id`,
 * and the headers that every paid answer has. Equal requests under one Idempotency-Key pay once; a free
 * answer is not kept with it, since asking again costs no more than asking.
 */
export async function answerCall<Found, Body extends object>(
  ctx: HttpContext,
  { call, compute, record, isFree, body }: Brought<Found, Body>
) {
  const { clientId, id: userId } = ctx.auth.getUserOrFail()
  const apiKeyId = apiKeyOf(ctx)?.id
  const claim = ctx.idempotency
  const work: MeteredWork<Found, Body & Charged> = {
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
    send: callAnswer,
    isFree,
    claim,
  }
  const finished = await runMeteredCall({ clientId, userId, apiKeyId }, work)
  if (claim && finished.id === null) claim.isForgotten = true
  return sendCallAnswer(ctx, finished.sent)
}
