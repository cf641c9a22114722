import type { HttpContext } from '@adonisjs/core/http'
import { refuseUnknownParameters } from '#app/core/http/query_parameters'
import {
  adminSearchValidator,
  suggestionValidator,
} from '#app/search/playground/playground_validators'
import { searchSkills, suggestSkills } from '#app/search/playground/suggestions'
import { countGuestSuggestion } from '#app/search/playground/guest_allowance'
import { searcherOf } from '#app/search/playground/searcher'

const suggestionsByDefault = 10
const foundByDefault = 25

/** Unmetered search for skills by name. */
export default class V1SkillNamesController {
  /** Suggestions while typing, most used first. */
  async suggestions(ctx: HttpContext) {
    refuseUnknownParameters(ctx, ['q', 'limit', 'language'])
    const searcher = searcherOf(ctx.auth.user, ctx.request.ip())
    if (searcher.kind === 'guest') await countGuestSuggestion(searcher.address)

    const {
      q,
      limit = suggestionsByDefault,
      language,
    } = await ctx.request.validateUsing(suggestionValidator)
    /** Drafts and archived skills never appear to clients and guests. */
    const audience = searcher.kind === 'staff' ? 'staff' : 'client'
    const most = searcher.kind === 'guest' ? suggestionsByDefault : limit
    return { data: await suggestSkills(q, { limit: Math.min(limit, most), audience, language }) }
  }

  /** Search of staff over skills of every status. */
  async search(ctx: HttpContext) {
    refuseUnknownParameters(ctx, ['skill', 'limit'])
    const { skill, limit = foundByDefault } = await ctx.request.validateUsing(adminSearchValidator)
    return { data: await searchSkills(skill, { limit }) }
  }
}
