import type { HttpContext } from '@adonisjs/core/http'
import Client from '#app/accounts/client'
import { emptyClient, type ClientChanges } from '#app/clients/client_fields'
import { clientList } from '#app/clients/client_list'
import ClientRowTransformer, { clientRows } from '#app/clients/client_row_transformer'
import ClientTransformer from '#app/clients/client_transformer'
import {
  changeClientValidator,
  createClientValidator,
  replaceClientValidator,
} from '#app/clients/client_validators'
import { createClient } from '#app/clients/create_client'
import { updateClient } from '#app/clients/update_client'
import { setCreated } from '#app/core/http/created'
import { cursorList } from '#app/core/lists/listing'
import { serialize } from '#app/core/http/serializer'
import { sendVersion } from '#app/core/http/version_claim'
import { actorOf, writingOf } from '#app/accounts/audit/audit_log'

/** Clients on `/v1`, for staff. */
export default class V1ClientsController {
  async index(ctx: HttpContext) {
    const { rows, meta } = await cursorList(clientList, Client.query(), ctx)
    return serialize({ data: ClientRowTransformer.transform(await clientRows(rows)), meta })
  }

  /** Invites the contact, except with `invite: false`. */
  async store(ctx: HttpContext) {
    const { invite = true, ...input } = await ctx.request.validateUsing(createClientValidator)
    const { uid } = await createClient(input, { actor: actorOf(ctx), invite })
    setCreated(ctx, `/v1/clients/edit/${uid}/`)
    return answer(ctx, uid)
  }

  async show(ctx: HttpContext) {
    return answer(ctx, ctx.params.id)
  }

  async replace(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(replaceClientValidator)
    return save(ctx, { ...emptyClient, ...input })
  }

  async update(ctx: HttpContext) {
    return save(ctx, await ctx.request.validateUsing(changeClientValidator))
  }
}

async function save(ctx: HttpContext, changes: ClientChanges & { status?: Client['status'] }) {
  const client = await Client.findForStaff(ctx.params.id)
  await updateClient(client, changes, writingOf(ctx))
  return answer(ctx, client.uid)
}

/** Responds with the current client and its version in the `ETag`. */
async function answer(ctx: HttpContext, uid: unknown) {
  const client = await Client.findForStaff(uid)
  sendVersion(ctx, client.version)
  return serialize(ClientTransformer.transform(client))
}
