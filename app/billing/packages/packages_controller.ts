import type { HttpContext } from '@adonisjs/core/http'
import { answerListFile } from '#app/core/lists/list_file'
import { pageList } from '#app/core/lists/listing'
import { packageCsv, packageList } from '#app/billing/packages/package_list'
import { editForm, isStale } from '#app/core/http/edit_form'
import { returnUrlOf, redirectBack } from '#app/core/http/return_url'
import { currencyChoices } from '#app/billing/currencies/currency_choices'
import { families, familyCard, type Family } from '#app/billing/families'
import { familyOf } from '#app/billing/packages/family_of'
import Package from '#app/billing/package'
import { packageForm, typedPackage, type PackageForm } from '#app/billing/packages/package_form'
import { replacementTerms } from '#app/billing/packages/package_fields'
import PackageTransformer from '#app/billing/packages/package_transformer'
import {
  savePackageValidator,
  packageStatusValidator,
} from '#app/billing/packages/package_validators'
import { createPackage, deletePackage, updatePackage } from '#app/billing/packages/save_package'
import DefaultSetup from '#app/billing/default_setup'
import { t } from '#app/core/text/text'
import { actorOf, writingOf } from '#app/accounts/audit/audit_log'

/** The pages of all package families. */
export default class PackagesController {
  async index(ctx: HttpContext) {
    const family = familyOf(ctx)
    const { rows, list } = await pageList(packageList(family), Package.inFamily(family), ctx)
    return ctx.inertia.render('packages/index', {
      family: familyCard(family),
      packages: PackageTransformer.transform(rows),
      list,
      currencies: families[family].priced ? await currencyChoices(list.filters.currency) : [],
    })
  }

  /** Exports the list with the filters and order of its URL. */
  async export(ctx: HttpContext) {
    const family = familyOf(ctx)
    const { screen } = families[family]
    return answerListFile(ctx, {
      name: screen.slice(1),
      list: packageList(family),
      query: Package.inFamily(family),
      rowsOf: (packages) => packages,
      columns: packageCsv,
      place: screen,
    })
  }

  /** The form, empty or copied from the package in `?from=`. */
  async create(ctx: HttpContext) {
    const family = familyOf(ctx)
    const { from } = ctx.request.qs()
    const model = from === undefined ? null : await Package.findInFamily(family, from)
    return ctx.inertia.render('packages/create', {
      family: familyCard(family),
      form: model
        ? {
            ...packageForm(model),
            name: t('packages_answers.copy_of', { name: model.name }).slice(-200),
          }
        : await newForm(family),
      currencies: await currencyChoices(),
      back: returnUrlOf(ctx),
    })
  }

  async store(ctx: HttpContext) {
    const family = familyOf(ctx)
    const input = await ctx.request.validateUsing(savePackageValidator)
    const offer = await createPackage(family, replacementTerms(input), actorOf(ctx))
    ctx.session.flash('success', t('packages_answers.created', { family, name: offer.name }))
    return redirectBack(ctx, families[family].screen)
  }

  async edit(ctx: HttpContext) {
    return showForm(ctx, await Package.findInFamily(familyOf(ctx), ctx.params.PackageId))
  }

  async update(ctx: HttpContext) {
    const family = familyOf(ctx)
    const offer = await Package.findInFamily(family, ctx.params.PackageId)
    const input = await ctx.request.validateUsing(savePackageValidator)
    if (await isStale(ctx, updatePackage(offer, replacementTerms(input), writingOf(ctx)))) {
      return showForm(ctx, offer, typedPackage(ctx.request.all()))
    }
    ctx.session.flash('success', t('packages_answers.saved', { family, name: input.name }))
    return redirectBack(ctx, families[family].screen)
  }

  /** Activates, archives or reactivates a package. */
  async changeStatus(ctx: HttpContext) {
    const family = familyOf(ctx)
    const offer = await Package.findInFamily(family, ctx.params.PackageId)
    const { status } = await ctx.request.validateUsing(packageStatusValidator)
    await updatePackage(offer, { status }, writingOf(ctx))
    ctx.session.flash('success', t('packages_answers.now_in_status', { name: offer.name, status }))
    return redirectBack(ctx, families[family].screen)
  }

  async destroy(ctx: HttpContext) {
    const family = familyOf(ctx)
    const offer = await Package.findInFamily(family, ctx.params.PackageId)
    await deletePackage(offer, writingOf(ctx))
    ctx.session.flash('success', t('packages_answers.deleted', { family, name: offer.name }))
    return redirectBack(ctx, families[family].screen)
  }
}

/**
 * The form of a package; after a stale write with the submitted values and how they differ from the current
 * ones.
 */
async function showForm(ctx: HttpContext, offer: Package, typed?: Partial<PackageForm>) {
  const now = packageForm(offer)
  return ctx.inertia.render('packages/edit', {
    family: familyCard(offer.family),
    offer: PackageTransformer.transform(offer),
    ...editForm(ctx, offer.version, now, typed),
    currencies: await currencyChoices(now.currency),
    back: returnUrlOf(ctx),
  })
}

/** The initial form of a new package, with the default priority and percentage. */
async function newForm(family: Family): Promise<PackageForm> {
  const { resPercentage } = await DefaultSetup.current()
  const { priority, quantity } = families[family]
  return {
    name: '',
    description: '',
    total_calls: '',
    price: '',
    unit_price: '',
    minimum_quantity: quantity ? '1' : '',
    maximum_quantity: '',
    currency: '',
    validity_days: '',
    priority: String(priority),
    res_percentage: String(resPercentage),
    features: '',
  }
}
