import type { HttpContext } from '@adonisjs/core/http'
import ClientChoiceTransformer from '#app/clients/client_choice_transformer'
import { searchTextOf } from '#app/core/lists/list_url'
import { doors } from '#app/core/samples/documentation_doors'
import { searchDocumentation, searchReader } from '#app/documentation/search_documentation'
import { Role } from '#app/accounts/role'
import { findRecords } from '#app/shell/find_records'

const foundOfAKind = 25

/** Searches pages, skills, clients and the documentation: the command palette for browsers without JavaScript. */
export default class SearchController {
  async index(ctx: HttpContext) {
    const { auth, inertia } = ctx
    const user = auth.getUserOrFail()
    const text = searchTextOf(ctx) ?? ''
    const { skills, clients } = await findRecords(user, text, foundOfAKind)
    const door = user.role === Role.partner ? doors.portal : doors.public
    return inertia.render('search/index', {
      q: text,
      skills,
      clients: clients && ClientChoiceTransformer.transform(clients),
      documentation: await searchDocumentation(text, searchReader(ctx, door)),
    })
  }
}
