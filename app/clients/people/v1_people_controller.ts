import type { HttpContext } from '@adonisjs/core/http'
import PersonTransformer from '#app/accounts/person_transformer'
import type User from '#app/accounts/user'
import Client from '#app/accounts/client'
import { countInvitation } from '#app/clients/people/count_invitation'
import { managedClient } from '#app/clients/people/managed_client'
import {
  changePerson,
  findPerson,
  invitePerson,
  peopleOf,
  reinvitePerson,
  removePerson,
} from '#app/clients/people/people'
import {
  changePersonValidator,
  invitePersonValidator,
  removePersonValidator,
} from '#app/clients/people/person_validators'
import { setCreated } from '#app/core/http/created'
import { serialize } from '#app/core/http/serializer'
import { sendVersion } from '#app/core/http/version_claim'
import { actorOf, writingOf } from '#app/accounts/audit/audit_log'

/** The users of a client on `/v1`: for staff by the id of the client, for partners their colleagues. */
export default class V1PeopleController {
  async index(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const client =
      user.clientId === null
        ? await Client.findForStaff(ctx.params.id)
        : await Client.ofPartner(user)
    const people = PersonTransformer.transform(await peopleOf(client)).useVariant('ofClient')
    return serialize({ data: people })
  }

  async store(ctx: HttpContext) {
    const client = await clientOf(ctx)
    const invitee = await ctx.request.validateUsing(invitePersonValidator)
    await countInvitation(ctx, client)
    const person = await invitePerson(client, invitee, actorOf(ctx))
    const list = ctx.params.id ? `people/${client.uid}` : 'colleagues'
    setCreated(ctx, `/v1/clients/${list}/${person.uid}/`)
    return answer(ctx, person)
  }

  async update(ctx: HttpContext) {
    const person = await findPerson(await clientOf(ctx), ctx.params.person)
    const changes = await ctx.request.validateUsing(changePersonValidator)
    await changePerson(person, changes, writingOf(ctx))
    return answer(ctx, person)
  }

  async destroy(ctx: HttpContext) {
    const person = await findPerson(await clientOf(ctx), ctx.params.person)
    const { revoke_keys: revokeKeys = false } =
      await ctx.request.validateUsing(removePersonValidator)
    await removePerson(person, { revokeKeys }, writingOf(ctx))
    return ctx.response.noContent()
  }

  /** Sends the invitation again. */
  async resend(ctx: HttpContext) {
    const client = await clientOf(ctx)
    const person = await findPerson(client, ctx.params.person)
    await countInvitation(ctx, client)
    await reinvitePerson(person, actorOf(ctx))
    ctx.response.status(202)
    return { message: `An invitation has been sent to ${person.email}.` }
  }
}

function clientOf(ctx: HttpContext): Promise<Client> {
  return managedClient(ctx, ctx.params.id)
}

/** Responds with the current user and the version in the `ETag`. */
async function answer(ctx: HttpContext, person: User) {
  await person.refresh()
  sendVersion(ctx, person.version)
  return serialize(PersonTransformer.transform(person).useVariant('ofClient'))
}
