import type { HttpContext } from '@adonisjs/core/http'
import { resendInvitation } from '#app/accounts/invitations/invite'
import Client from '#app/accounts/client'
import { invitePersonValidator, personStatusValidator } from '#app/clients/people/person_validators'
import { changePersonStatus, findPerson, invitePerson } from '#app/clients/people/people'
import { returnUrlOf, inArea, withReturnUrl } from '#app/core/http/return_url'
import { t } from '#app/core/text/text'
import { actorOf } from '#app/accounts/audit/audit_log'

/** The users of a client, on its page. */
export default class PeopleController {
  async create(ctx: HttpContext) {
    const { uid, name } = await Client.findForStaff(ctx.params.ClientId)
    return ctx.inertia.render('clients/invite', {
      client: { id: uid, name },
      back: returnUrlOf(ctx),
    })
  }

  async store(ctx: HttpContext) {
    const client = await Client.findForStaff(ctx.params.ClientId)
    const invitee = await ctx.request.validateUsing(invitePersonValidator)
    const { email } = await invitePerson(client, invitee, actorOf(ctx))
    return backToClient(ctx, client, t('auth_answers.invited', { email }))
  }

  /** Suspends or reactivates. */
  async update(ctx: HttpContext) {
    const client = await Client.findForStaff(ctx.params.ClientId)
    const person = await findPerson(client, ctx.params.UserId)
    const { status } = await ctx.request.validateUsing(personStatusValidator)
    await changePersonStatus(person, status, { actor: actorOf(ctx) })
    const done =
      status === 'suspended' ? 'auth_answers.person_suspended' : 'auth_answers.person_reactivated'
    return backToClient(ctx, client, t(done, { name: person.fullName }))
  }

  async resend(ctx: HttpContext) {
    const client = await Client.findForStaff(ctx.params.ClientId)
    const person = await findPerson(client, ctx.params.UserId)
    await resendInvitation(person, actorOf(ctx))
    return backToClient(ctx, client, t('auth_answers.invited_again', { email: person.email }))
  }
}

function backToClient(ctx: HttpContext, { uid }: Client, message: string) {
  ctx.session.flash('success', message)
  return ctx.response.redirect(withReturnUrl(inArea(ctx, `/clients/edit/${uid}`), returnUrlOf(ctx)))
}
