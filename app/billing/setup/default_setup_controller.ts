import type { HttpContext } from '@adonisjs/core/http'
import { pageList } from '#app/core/lists/listing'
import { editForm, isStale } from '#app/core/http/edit_form'
import { portalPath } from '#app/core/door'
import { freeFamilies } from '#app/billing/families'
import Package from '#app/billing/package'
import {
  changeSetup,
  completeSetup,
  setupValues,
  type SetupChanges,
} from '#app/billing/setup/change_setup'
import Currency from '#app/money/currency'
import DefaultSetup from '#app/billing/default_setup'
import SetupChangeTransformer from '#app/billing/setup/setup_change_transformer'
import { setupChanges, setupHistoryList } from '#app/billing/setup/setup_history'
import { freePackageChoices, setupForm, setupGroups } from '#app/billing/setup/setup_form'
import { replaceSetupValidator } from '#app/billing/setup/setup_validators'
import { t } from '#app/core/text/text'
import { auditRows } from '#app/accounts/audit/audit_list'
import { writingOf } from '#app/accounts/audit/audit_log'

/** The page of Limitation Setup with the history of its changes. */
export default class DefaultSetupController {
  async edit(ctx: HttpContext) {
    return showForm(ctx)
  }

  async update(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(replaceSetupValidator)
    const changes = completeSetup(input)
    if (await isStale(ctx, changeSetup(changes, writingOf(ctx)))) {
      return showForm(ctx, changes)
    }
    ctx.session.flash('success', t('setup.saved'))
    return ctx.response.redirect(portalPath('/portal/admin/default-setup'))
  }
}

/**
 * The form with the current limits; after a stale write with the submitted values and how they differ from
 * the current ones.
 */
async function showForm(ctx: HttpContext, typed?: SetupChanges) {
  const setup = await DefaultSetup.current()
  await setup.load('freePackage')
  const base = await Currency.base()
  const now = setupForm(setupValues(setup), base.exponent)
  const { rows, list } = await pageList(setupHistoryList, setupChanges(), ctx)
  const packages = await Package.query()
    .where('status', 'active')
    .whereIn('family', freeFamilies)
    .orderBy('name')
    .orderBy('id')
    .limit(200)
  return ctx.inertia.render('setup/edit', {
    ...editForm(ctx, setup.version, now, typed && setupForm(typed, base.exponent)),
    base_currency: base,
    groups: setupGroups,
    free_packages: freePackageChoices(packages, setup.freePackage),
    history: SetupChangeTransformer.transform(await auditRows(rows)),
    list,
  })
}
