import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/accounts/audit/audit_log'
import Client from '#app/accounts/client'
import PersonTransformer from '#app/accounts/person_transformer'
import ApiKeyTransformer from '#app/accounts/api_keys/api_key_transformer'
import { liveKeysOf } from '#app/accounts/api_keys/save_key'
import { resetByStaff } from '#app/accounts/two_factor/two_factor'
import { databaseNow } from '#app/core/db/database_clock'
import { returnUrlOf, inArea, withReturnUrl } from '#app/core/http/return_url'
import { t } from '#app/core/text/text'
import { portalPath } from '#app/core/door'
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
  invitePersonValidator,
  personOwnerValidator,
  personStatusValidator,
  removePersonValidator,
} from '#app/clients/people/person_validators'

/** The users of a client: for staff on the client's page, for partners their colleagues. */
export default class PeopleController {
  /** The colleagues of a partner. */
  async index(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const client = await Client.ofPartner(user)
    return ctx.inertia.render('colleagues/index', {
      client: { id: client.uid, name: client.name },
      people: PersonTransformer.transform(await peopleOf(client)).useVariant('ofClient'),
      is_owner: user.isOwner,
    })
  }

  async create(ctx: HttpContext) {
    const client = await clientOf(ctx)
    return ctx.inertia.render('clients/invite', {
      client: { name: client.name },
      ...pathsOf(ctx, client),
      back: returnUrlOf(ctx),
    })
  }

  async store(ctx: HttpContext) {
    const client = await clientOf(ctx)
    const invitee = await ctx.request.validateUsing(invitePersonValidator)
    await countInvitation(ctx, client)
    const { email } = await invitePerson(client, invitee, actorOf(ctx))
    return backToList(ctx, client, t('auth_answers.invited', { email }))
  }

  /** Suspends or reactivates. */
  async changeStatus(ctx: HttpContext) {
    const client = await clientOf(ctx)
    const person = await findPerson(client, ctx.params.UserId)
    const { status } = await ctx.request.validateUsing(personStatusValidator)
    await changePerson(person, { status }, { actor: actorOf(ctx) })
    const done =
      status === 'suspended' ? 'auth_answers.person_suspended' : 'auth_answers.person_reactivated'
    return backToList(ctx, client, t(done, { name: person.fullName }))
  }

  /** Makes the user an owner, or no longer. */
  async changeOwnership(ctx: HttpContext) {
    const client = await clientOf(ctx)
    const person = await findPerson(client, ctx.params.UserId)
    const change = await ctx.request.validateUsing(personOwnerValidator)
    await changePerson(person, change, { actor: actorOf(ctx) })
    const done = change.is_owner ? 'clients_answers.made_owner' : 'clients_answers.no_longer_owner'
    return backToList(ctx, client, t(done, { name: person.fullName }))
  }

  async resend(ctx: HttpContext) {
    const client = await clientOf(ctx)
    const person = await findPerson(client, ctx.params.UserId)
    await countInvitation(ctx, client)
    await reinvitePerson(person, actorOf(ctx))
    return backToList(ctx, client, t('auth_answers.invited_again', { email: person.email }))
  }

  /** For staff only. */
  async resetTwoFactor(ctx: HttpContext) {
    const client = await clientOf(ctx)
    const person = await findPerson(client, ctx.params.UserId)
    return backToList(ctx, client, await resetByStaff(person, actorOf(ctx)))
  }

  /** Asks what happens to the API keys of the user. */
  async askRemoval(ctx: HttpContext) {
    const client = await clientOf(ctx)
    const person = await findPerson(client, ctx.params.UserId)
    return ctx.inertia.render('clients/remove_person', {
      person: PersonTransformer.transform(person).useVariant('ofClient'),
      keys: ApiKeyTransformer.transform(await liveKeysOf(person), await databaseNow()),
      ...pathsOf(ctx, client),
      back: returnUrlOf(ctx),
      is_self: person.id === ctx.auth.user?.id,
    })
  }

  async destroy(ctx: HttpContext) {
    const client = await clientOf(ctx)
    const person = await findPerson(client, ctx.params.UserId)
    const { revoke_keys: revokeKeys = false } =
      await ctx.request.validateUsing(removePersonValidator)
    await removePerson(person, { revokeKeys }, { actor: actorOf(ctx) })
    const message = t('clients_answers.removed', { name: person.fullName })
    if (person.id !== ctx.auth.user?.id) return backToList(ctx, client, message)
    ctx.session.flash('success', message)
    return ctx.response.redirect(portalPath('/auth/login'))
  }
}

function clientOf(ctx: HttpContext): Promise<Client> {
  return managedClient(ctx, ctx.params.ClientId)
}

/** The paths of the users and of the page that lists them, inside the user's area. */
function pathsOf(ctx: HttpContext, { uid }: Client) {
  if (ctx.params.ClientId === undefined) return { base: '/colleagues', list: '/colleagues' }
  const list = `/clients/edit/${uid}`
  return { base: `${list}/people`, list: withReturnUrl(list, returnUrlOf(ctx)) }
}

function backToList(ctx: HttpContext, client: Client, message: string) {
  ctx.session.flash('success', message)
  return ctx.response.redirect(inArea(ctx, pathsOf(ctx, client).list))
}
