import type { HttpContext } from '@adonisjs/core/http'
import ClientChoiceTransformer from '#app/clients/client_choice_transformer'
import { maximumSearch, withoutNulTrimmed } from '#app/core/lists/list_url'
import { findRecords } from '#app/shell/find_records'

const foundOfAKind = 25

/** Searches pages, skills and clients: the command palette for browsers without JavaScript. */
export default class SearchController {
  async index({ auth, inertia, request }: HttpContext) {
    const query: unknown = request.qs().q
    const text = typeof query === 'string' ? withoutNulTrimmed(query).slice(0, maximumSearch) : ''
    const { skills, clients } = await findRecords(auth.getUserOrFail(), text, foundOfAKind)
    return inertia.render('search/index', {
      q: text,
      skills,
      clients: clients && ClientChoiceTransformer.transform(clients),
    })
  }
}
