import type { HttpContext } from '@adonisjs/core/http'
import { creditOf } from '#app/billing/sales/open_amount'
import Client from '#app/accounts/client'
import { emptyContact, type ClientChanges } from '#app/clients/client_fields'
import ClientTransformer from '#app/clients/client_transformer'
import { changeOwnClientValidator, replaceOwnClientValidator } from '#app/clients/client_validators'
import { updateClient } from '#app/clients/update_client'
import { serialize } from '#app/core/http/serializer'
import { sendVersion } from '#app/core/http/version_claim'
import { writingOf } from '#app/accounts/audit/audit_log'

/** `/v1/clients/self-details/`: the client of a partner, and the fields that the partner can change. */
export default class V1OwnClientController {
  async show(ctx: HttpContext) {
    return answer(ctx)
  }

  async replace(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(replaceOwnClientValidator)
    return save(ctx, { ...emptyContact, ...input })
  }

  async update(ctx: HttpContext) {
    return save(ctx, await ctx.request.validateUsing(changeOwnClientValidator))
  }
}

async function save(ctx: HttpContext, changes: ClientChanges) {
  const client = await Client.ofPartner(ctx.auth.getUserOrFail())
  await updateClient(client, changes, { ...writingOf(ctx), isOwn: true })
  return answer(ctx)
}

async function answer(ctx: HttpContext) {
  const client = await Client.ofPartner(ctx.auth.getUserOrFail())
  sendVersion(ctx, client.version)
  const credit = await creditOf(client)
  return serialize(ClientTransformer.transform(client, credit).useVariant('withCredit'))
}
