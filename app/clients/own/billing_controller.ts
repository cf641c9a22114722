import type { HttpContext } from '@adonisjs/core/http'
import stripe from '#config/stripe'
import Client from '#app/accounts/client'
import { writingOf } from '#app/accounts/audit/audit_log'
import { accountOf } from '#app/billing/account/account_of'
import { paymentsOf } from '#app/billing/account/payment_list'
import PaymentTransformer from '#app/billing/account/payment_transformer'
import { documentsInFull } from '#app/billing/documents/list/document_list'
import DocumentTransformer from '#app/billing/documents/list/document_transformer'
import { clientChoices } from '#app/clients/client_choices'
import { emptyContact } from '#app/clients/client_fields'
import ClientTransformer from '#app/clients/client_transformer'
import { replaceOwnClientValidator } from '#app/clients/client_validators'
import { billingForm, typedBillingForm, type BillingForm } from '#app/clients/own/billing_form'
import { updateClient } from '#app/clients/update_client'
import { editForm, isStale } from '#app/core/http/edit_form'
import { inArea } from '#app/core/http/return_url'
import { countryName } from '#app/core/text/countries'
import { languageNow, t } from '#app/core/text/text'

/** The entries of the latest invoices and payments; the lists have all. */
const shownEntries = 5

/** The billing page of a partner’s client, and the form of its billing data. */
export default class BillingController {
  async show({ auth, inertia }: HttpContext) {
    const client = await Client.ofPartner(auth.getUserOrFail())
    const documents = await documentsInFull(client.id)
      .orderBy('invoices.id', 'desc')
      .limit(shownEntries)
    const payments = await paymentsOf(client.id).orderBy('payments.id', 'desc').limit(shownEntries)
    return inertia.render('billing/show', {
      client: ClientTransformer.transform(client).useVariant('forPartner'),
      country: client.country && countryName(client.country, languageNow()),
      account: await accountOf(client),
      pays_online: stripe.isEnabled,
      documents: DocumentTransformer.transform(documents),
      payments: PaymentTransformer.transform(payments),
    })
  }

  async edit(ctx: HttpContext) {
    return showForm(ctx)
  }

  async update(ctx: HttpContext) {
    const client = await Client.ofPartner(ctx.auth.getUserOrFail())
    const input = await ctx.request.validateUsing(replaceOwnClientValidator)
    const write = updateClient(
      client,
      { ...emptyContact, ...input },
      { ...writingOf(ctx), isOwn: true }
    )
    if (await isStale(ctx, write)) return showForm(ctx, typedBillingForm(ctx.request.all()))
    ctx.session.flash('success', t('clients_answers.saved_billing'))
    return ctx.response.redirect(inArea(ctx, '/billing'))
  }
}

async function showForm(ctx: HttpContext, typed?: Partial<BillingForm>) {
  const client = await Client.ofPartner(ctx.auth.getUserOrFail())
  return ctx.inertia.render('billing/edit', {
    name: client.name,
    ...editForm(ctx, client.version, billingForm(client), typed),
    ...(await clientChoices(client)),
    /** Country and tax ID are fixed by the tax treatment that staff chose. */
    tax_is_fixed: client.taxTreatment !== 'standard',
  })
}
