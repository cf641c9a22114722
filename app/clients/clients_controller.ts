import type { HttpContext } from '@adonisjs/core/http'
import PersonTransformer from '#app/accounts/person_transformer'
import Client from '#app/accounts/client'
import ClientRowTransformer, { clientRows } from '#app/clients/client_row_transformer'
import ClientTransformer from '#app/clients/client_transformer'
import { clientCsv, clientList } from '#app/clients/client_list'
import { clientForm, typedClientForm, type ClientForm } from '#app/clients/client_form'
import {
  clientStatusValidator,
  createClientFormValidator,
  replaceClientValidator,
} from '#app/clients/client_validators'
import { countryChoices } from '#app/core/text/countries'
import { clientChoices } from '#app/clients/client_choices'
import { createClientOnce } from '#app/clients/create_client'
import { emptyClient } from '#app/clients/client_fields'
import { peopleOf } from '#app/clients/people/people'
import { updateClient } from '#app/clients/update_client'
import { answerListFile } from '#app/core/lists/list_file'
import { pageList } from '#app/core/lists/listing'
import { editForm, isStale } from '#app/core/http/edit_form'
import { newUid } from '#app/core/uid'
import { returnUrlOf, redirectBack, inArea, withReturnUrl } from '#app/core/http/return_url'
import Currency from '#app/money/currency'
import { clientUsage } from '#app/clients/client_usage'
import { t } from '#app/core/text/text'
import { actorOf, writingOf } from '#app/accounts/audit/audit_log'

/** Pages of clients. */
export default class ClientsController {
  async index(ctx: HttpContext) {
    const { rows, list } = await pageList(clientList, Client.query(), ctx)
    return ctx.inertia.render('clients/index', {
      clients: ClientRowTransformer.transform(await clientRows(rows)),
      list,
      countries: countryChoices(),
    })
  }

  /** The list as a file, with the filters and order of its URL. */
  async export(ctx: HttpContext) {
    return answerListFile(ctx, {
      name: 'clients',
      list: clientList,
      query: Client.query().preload('currency'),
      rowsOf: clientRows,
      columns: clientCsv,
      place: '/clients',
    })
  }

  async create(ctx: HttpContext) {
    return ctx.inertia.render('clients/create', {
      ...(await choices()),
      once: newUid(),
      back: returnUrlOf(ctx),
    })
  }

  async store(ctx: HttpContext) {
    const {
      invite = false,
      once,
      ...input
    } = await ctx.request.validateUsing(createClientFormValidator)
    const client = await createClientOnce(input, { actor: actorOf(ctx), invite }, once)
    const { name, email } = client
    const done = invite
      ? t('clients_answers.created_and_invited', { name, email })
      : t('clients_answers.created', { name })
    ctx.session.flash('success', done)
    return backToForm(ctx, client)
  }

  async edit(ctx: HttpContext) {
    return showForm(ctx, await Client.findForStaff(ctx.params.ClientId))
  }

  async update(ctx: HttpContext) {
    const client = await Client.findForStaff(ctx.params.ClientId)
    const input = await ctx.request.validateUsing(replaceClientValidator)
    if (await isStale(ctx, updateClient(client, { ...emptyClient, ...input }, writingOf(ctx)))) {
      return showForm(ctx, client, typedClientForm(ctx.request.all()))
    }
    ctx.session.flash('success', t('clients_answers.saved', { name: input.name }))
    return redirectBack(ctx, '/clients')
  }

  /** Suspends or reactivates. */
  async changeStatus(ctx: HttpContext) {
    const client = await Client.findForStaff(ctx.params.ClientId)
    const { status } = await ctx.request.validateUsing(clientStatusValidator)
    await updateClient(client, { status }, { actor: actorOf(ctx) })
    const done =
      status === 'suspended' ? 'clients_answers.suspended' : 'clients_answers.reactivated'
    ctx.session.flash('success', t(done, { name: client.name }))
    return backToForm(ctx, client)
  }
}

/**
 * The form of a client; after a stale write with the submitted values and how they differ from the current
 * ones.
 */
async function showForm(ctx: HttpContext, client: Client, typed?: Partial<ClientForm>) {
  const base = await Currency.base()
  const now = clientForm(client, base.exponent)
  return ctx.inertia.render('clients/edit', {
    client: ClientTransformer.transform(client),
    ...editForm(ctx, client.version, now, typed),
    usage: await clientUsage(client),
    people: PersonTransformer.transform(await peopleOf(client)).useVariant('ofClient'),
    ...(await choices(client)),
    back: returnUrlOf(ctx),
  })
}

/** The choices of the form, and the base currency, in which the credit limit is. */
async function choices(client?: Client) {
  const base = await Currency.base()
  return { base: base.code, ...(await clientChoices(client)) }
}

function backToForm(ctx: HttpContext, { uid }: Client) {
  return ctx.response.redirect(withReturnUrl(inArea(ctx, `/clients/edit/${uid}`), returnUrlOf(ctx)))
}
