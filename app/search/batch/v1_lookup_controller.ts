import type { HttpContext } from '@adonisjs/core/http'
import { lookupKinds, lookupValidator } from '#app/search/batch/lookup_validators'
import { isUnresolved } from '#app/search/playground/playground_search'
import { lookUpSkills } from '#app/search/batch/look_up_skills'
import { readableTerm } from '#app/search/playground/read_search'
import { termsInHistory } from '#app/search/batch/terms_in_history'
import { respondToCall } from '#app/billing/metering/respond_to_call'

/** `POST /v1/skills/lookup/`: the skills of up to 500 names, ids, external ids or URIs, as one metered call. */
export default class V1LookupController {
  async handle(ctx: HttpContext) {
    const { fuzzy, language, ...lists } = await ctx.request.validateUsing(lookupValidator)
    const kind = lookupKinds.find((name) => lists[name])!
    const terms = lists[kind]!
    return respondToCall(ctx, {
      call: 'lookup',
      compute: () => lookUpSkills(kind, terms, { fuzzy, language }),
      isUnresolved: (inputs) => isUnresolved({ inputs }),
      body: (data) => ({ data }),
      record: ({ data }) => ({
        ...termsInHistory(terms.map(readableTerm), {
          by: kind,
          ...(fuzzy && { fuzzy }),
          ...(language && { language }),
        }),
        totalMatches: data.filter(({ skill }) => skill).length,
        returned: data.length,
      }),
    })
  }
}
