import type { HttpContext } from '@adonisjs/core/http'
import { setCreated } from '#app/core/http/created'
import { cursorList } from '#app/core/lists/listing'
import { serialize } from '#app/core/http/serializer'
import { sendVersion } from '#app/core/http/version_claim'
import { families } from '#app/billing/families'
import { familyOf } from '#app/billing/packages/family_of'
import Package from '#app/billing/package'
import { packageList } from '#app/billing/packages/package_list'
import { replacementTerms, type PackageChanges } from '#app/billing/packages/package_fields'
import PackageTransformer from '#app/billing/packages/package_transformer'
import {
  changePackageValidator,
  savePackageValidator,
} from '#app/billing/packages/package_validators'
import { createPackage, deletePackage, updatePackage } from '#app/billing/packages/save_package'
import { actorOf, writingOf } from '#app/accounts/audit/audit_log'

/** The packages of each family on `/v1`; amounts are whole numbers of minor units. */
export default class V1PackagesController {
  async index(ctx: HttpContext) {
    const family = familyOf(ctx)
    const list = await cursorList(packageList(family), Package.inFamily(family), ctx)
    return serialize({ data: PackageTransformer.transform(list.rows), meta: list.meta })
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(savePackageValidator)
    const family = familyOf(ctx)
    const { uid } = await createPackage(family, replacementTerms(input), actorOf(ctx))
    setCreated(ctx, `/v1/packages/${families[family].resource}/${uid}/`)
    return answer(ctx, uid)
  }

  async show(ctx: HttpContext) {
    return answer(ctx, ctx.params.id)
  }

  async replace(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(savePackageValidator)
    return save(ctx, replacementTerms(input))
  }

  async update(ctx: HttpContext) {
    return save(ctx, await ctx.request.validateUsing(changePackageValidator))
  }

  async destroy(ctx: HttpContext) {
    const offer = await Package.findInFamily(familyOf(ctx), ctx.params.id)
    await deletePackage(offer, writingOf(ctx))
    return ctx.response.noContent()
  }
}

async function save(ctx: HttpContext, changes: PackageChanges) {
  const offer = await Package.findInFamily(familyOf(ctx), ctx.params.id)
  await updatePackage(offer, changes, writingOf(ctx))
  return answer(ctx, offer.uid)
}

/** Responds with the current package and its version in the `ETag`. */
async function answer(ctx: HttpContext, uid: unknown) {
  const offer = await Package.findInFamily(familyOf(ctx), uid)
  sendVersion(ctx, offer.version)
  return serialize(PackageTransformer.transform(offer))
}
