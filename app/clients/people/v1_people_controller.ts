import type { HttpContext } from '@adonisjs/core/http'
import { resendInvitation } from '#app/accounts/invitations/invite'
import PersonTransformer from '#app/accounts/person_transformer'
import type User from '#app/accounts/user'
import Client from '#app/accounts/client'
import { invitePersonValidator, personStatusValidator } from '#app/clients/people/person_validators'
import { changePersonStatus, findPerson, invitePerson, peopleOf } from '#app/clients/people/people'
import { setCreated } from '#app/core/http/created'
import { serialize } from '#app/core/http/serializer'
import { sendVersion } from '#app/core/http/version_claim'
import { actorOf, writingOf } from '#app/accounts/audit/audit_log'

/** The users of a client on `/v1`. */
export default class V1PeopleController {
  async index({ params }: HttpContext) {
    const client = await Client.findForStaff(params.id)
    return serialize({ data: PersonTransformer.transform(await peopleOf(client)) })
  }

  async store(ctx: HttpContext) {
    const client = await Client.findForStaff(ctx.params.id)
    const invitee = await ctx.request.validateUsing(invitePersonValidator)
    const person = await invitePerson(client, invitee, actorOf(ctx))
    setCreated(ctx, `/v1/clients/people/${client.uid}/${person.uid}/`)
    return answer(ctx, person)
  }

  async update(ctx: HttpContext) {
    const person = await findPerson(await Client.findForStaff(ctx.params.id), ctx.params.person)
    const { status } = await ctx.request.validateUsing(personStatusValidator)
    await changePersonStatus(person, status, writingOf(ctx))
    return answer(ctx, person)
  }

  /** Sends the invitation again. */
  async resend(ctx: HttpContext) {
    const person = await findPerson(await Client.findForStaff(ctx.params.id), ctx.params.person)
    await resendInvitation(person, actorOf(ctx))
    ctx.response.status(202)
    return { message: `An invitation has been sent to ${person.email}.` }
  }
}

/** Responds with the current user and the version in the `ETag`. */
async function answer(ctx: HttpContext, person: User) {
  await person.refresh()
  sendVersion(ctx, person.version)
  return serialize(PersonTransformer.transform(person))
}
