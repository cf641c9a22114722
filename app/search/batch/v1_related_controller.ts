import type { HttpContext } from '@adonisjs/core/http'
import { termsInHistory } from '#app/search/batch/terms_in_history'
import { mostRelatedInputs, relatedSkills, revealRelated } from '#app/search/batch/related_skills'
import { respondToCall } from '#app/billing/metering/respond_to_call'
import { isUnresolved, unresolvedSkills } from '#app/search/playground/playground_search'
import { readSearch, withPlacesOfTerms } from '#app/search/playground/read_search'

/**
 * `POST /v1/skills/related/`: the related skills of up to 50 skills, each and combined, as one metered call.
 */
export default class V1RelatedController {
  async handle(ctx: HttpContext) {
    return withPlacesOfTerms(ctx, () => relate(ctx))
  }
}

async function relate(ctx: HttpContext) {
  const query = await readSearch(ctx, mostRelatedInputs)
  const { skills, ...filters } = query
  return respondToCall(ctx, {
    call: 'related',
    compute: () => relatedSkills(query),
    isUnresolved,
    body: (found, { resPercentage }) => revealRelated(found, resPercentage),
    record: ({ inputs, total_matches: totalMatches, returned }) => ({
      ...termsInHistory(skills, filters),
      unresolvedSkills: unresolvedSkills({ inputs }),
      totalMatches,
      returned,
    }),
  })
}
