import type { HttpContext } from '@adonisjs/core/http'
import { databaseNow } from '#app/core/db/database_clock'
import { editForm, isStale } from '#app/core/http/edit_form'
import { t } from '#app/core/text/text'
import { newUid } from '#app/core/uid'
import { returnUrlOf, redirectBack } from '#app/core/http/return_url'
import CallRefundTransformer from '#app/billing/client_packages/call_refund_transformer'
import { changeClientPackage } from '#app/billing/client_packages/change_client_package'
import ClientPackage from '#app/billing/client_package'
import ClientPackageTransformer from '#app/billing/client_packages/client_package_transformer'
import { clientPackageValidator } from '#app/billing/client_packages/client_package_validators'
import { refundsOf } from '#app/billing/client_packages/refund_calls'
import { writingOf } from '#app/accounts/audit/audit_log'

/** Settings of a client package: when it pays, and how much its responses contain. */
export default class ClientPackageSettingsController {
  async edit(ctx: HttpContext) {
    const { ClientId, UserPackUniqueId } = ctx.params
    return showForm(ctx, await ClientPackage.findForStaff(UserPackUniqueId, ClientId))
  }

  async update(ctx: HttpContext) {
    const { params, request, session } = ctx
    const clientPackage = await ClientPackage.findForStaff(params.UserPackUniqueId, params.ClientId)
    const changes = await request.validateUsing(clientPackageValidator)
    if (await isStale(ctx, changeClientPackage(clientPackage, changes, writingOf(ctx)))) {
      return showForm(ctx, clientPackage, formOf(changes))
    }
    const { name, holder } = clientPackage
    session.flash('success', t('metering_answers.saved_package', { name, client: holder.name }))
    return redirectBack(ctx, clientPackage.place)
  }
}

/**
 * The form of a package; after a stale write with the submitted values and how they differ from the current
 * ones.
 */
async function showForm(
  ctx: HttpContext,
  clientPackage: ClientPackage,
  typed?: ReturnType<typeof formOf>
) {
  const now = formOf({
    backup: clientPackage.backup,
    res_percentage: clientPackage.resPercentage,
  })
  return ctx.inertia.render('client_packages/edit', {
    client_package: ClientPackageTransformer.transform(
      clientPackage,
      await databaseNow()
    ).useVariant('forStaff'),
    ...editForm(ctx, clientPackage.version, now, typed),
    refunds: CallRefundTransformer.transform(await refundsOf(clientPackage)),
    back: returnUrlOf(ctx),
    once: newUid(),
  })
}

/** The settings as the string fields of their form. */
function formOf({
  backup,
  res_percentage: percentage,
}: {
  backup: boolean
  res_percentage: number
}) {
  return { backup: String(backup), res_percentage: String(percentage) }
}
