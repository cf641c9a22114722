import type { HttpContext } from '@adonisjs/core/http'
import ClientChoiceTransformer from '#app/clients/client_choice_transformer'
import { clientSearchValidator } from '#app/clients/client_validators'
import { searchClients } from '#app/clients/search_clients'
import { refuseUnknownParameters } from '#app/core/http/query_parameters'
import { serialize } from '#app/core/http/serializer'

const foundByDefault = 10

/** Search for clients by name, contact or e-mail address while typing. */
export default class V1ClientSearchController {
  async index(ctx: HttpContext) {
    refuseUnknownParameters(ctx, ['q', 'limit'])
    const { q, limit = foundByDefault } = await ctx.request.validateUsing(clientSearchValidator)
    return serialize({ data: ClientChoiceTransformer.transform(await searchClients(q, limit)) })
  }
}
