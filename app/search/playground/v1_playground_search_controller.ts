import type { HttpContext } from '@adonisjs/core/http'
import { IdempotencyKeyNeedsAccount } from '#app/core/http/idempotency'
import type { GuestAllowance } from '#app/search/playground/guest_allowance'
import { refuseUnknownParameters } from '#app/core/http/query_parameters'
import { apiKeyOf } from '#app/accounts/api_keys/key_ability_middleware'
import { callResponse, sendCallResponse } from '#app/billing/metering/metered_call'
import { readSearch, searchParameters, withPlacesOfTerms } from '#app/search/playground/read_search'
import { runSearch, type FinishedSearch } from '#app/search/playground/run_search'
import { searcherOf } from '#app/search/playground/searcher'
import DefaultSetup from '#app/billing/default_setup'

/** `GET /v1/skills/playground-search/`: the metered search. HEAD checks the query and costs nothing. */
export default class V1PlaygroundSearchController {
  async handle(ctx: HttpContext) {
    return withPlacesOfTerms(ctx, () => answer(ctx))
  }
}

async function answer(ctx: HttpContext) {
  const { auth, request, response } = ctx
  refuseUnknownParameters(ctx, searchParameters)
  const setup = await DefaultSetup.current()
  const query = await readSearch(ctx, setup.maximumSearchSkills)
  response.header('Cache-Control', 'no-store')
  if (request.method() === 'HEAD') return response.noContent()

  const searcher = searcherOf(auth.user, request.ip(), apiKeyOf(ctx))
  const isKeyed = request.headers()['idempotency-key'] !== undefined
  if (searcher.kind === 'guest' && isKeyed) throw new IdempotencyKeyNeedsAccount()
  const options = { origin: 'api' as const, setup, claim: ctx.idempotency }
  const search = await runSearch(searcher, query, { ...options, format: answerOf })
  return sendCallResponse(ctx, search.response)
}

/** The response, as sent and as stored for its Idempotency-Key. */
function answerOf({ allowance, ...search }: Omit<FinishedSearch, 'response'>) {
  return callResponse(search, allowance ? guestFields(allowance) : {})
}

/** The daily limit of an IP address as `RateLimit` headers (draft-ietf-httpapi-ratelimit-headers). */
function guestFields({ limit, remaining, resetsIn }: GuestAllowance): Record<string, string> {
  return {
    'RateLimit-Policy': `"guest";q=${limit};w=86400`,
    'RateLimit': `"guest";r=${remaining};t=${resetsIn}`,
  }
}
