import type { HttpContext } from '@adonisjs/core/http'
import { KeyNeedsAccount, type StoredAnswer } from '#app/core/http/idempotency'
import type { GuestAllowance } from '#app/search/playground/guest_allowance'
import { refuseUnknownParameters } from '#app/core/http/known_parameters'
import { apiKeyOf } from '#app/accounts/api_keys/request_key'
import { callAnswer, sendCallAnswer } from '#app/billing/metering/metered_answer'
import { searchParameters } from '#app/search/playground/playground_validators'
import { readSearch } from '#app/search/playground/read_search'
import { runSearch, type FinishedSearch } from '#app/search/playground/run_search'
import { searcherOf } from '#app/search/playground/searcher'
import DefaultSetup from '#app/billing/default_setup'

/** `GET /v1/skills/playground-search/`: the metered search. HEAD checks the query and costs nothing. */
export default class V1PlaygroundSearchController {
  async handle(ctx: HttpContext) {
    const { auth, request, response } = ctx
    refuseUnknownParameters(ctx, searchParameters)
    const setup = await DefaultSetup.current()
    const query = await readSearch(ctx, setup.maximumSearchSkills)
    response.header('Cache-Control', 'no-store')
    if (request.method() === 'HEAD') return response.noContent()

    const searcher = searcherOf(auth.user, request.ip(), apiKeyOf(ctx))
    const isKeyed = request.headers()['idempotency-key'] !== undefined
    if (searcher.kind === 'guest' && isKeyed) throw new KeyNeedsAccount()
    const claim = ctx.idempotency
    const idempotency = claim && { claim, store: present }
    const search = await runSearch(searcher, query, { origin: 'api', setup, idempotency })
    return sendCallAnswer(ctx, present(search))
  }
}

/** The response, as sent and as stored for its Idempotency-Key. */
function present({ allowance, ...search }: FinishedSearch): StoredAnswer {
  return callAnswer(search, allowance ? guestFields(allowance) : {})
}

/** The daily limit of an IP address as `RateLimit` headers (draft-ietf-httpapi-ratelimit-headers). */
function guestFields({ limit, remaining, resetsIn }: GuestAllowance): Record<string, string> {
  return {
    'RateLimit-Policy': `"guest";q=${limit};w=86400`,
    'RateLimit': `"guest";r=${remaining};t=${resetsIn}`,
  }
}
