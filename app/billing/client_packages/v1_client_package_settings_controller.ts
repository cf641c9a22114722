import type { HttpContext } from '@adonisjs/core/http'
import { databaseNow } from '#app/core/db/database_clock'
import { answerKeyWithin } from '#app/core/http/idempotency'
import { inTransaction } from '#app/core/db/in_transaction'
import { NotFound } from '#app/core/errors/problem'
import { serialize } from '#app/core/http/serializer'
import { sendVersion } from '#app/core/http/version_claim'
import {
  changeClientPackage,
  type ClientPackageChanges,
} from '#app/billing/client_packages/change_client_package'
import ClientPackage from '#app/billing/client_package'
import ClientPackageTransformer from '#app/billing/client_packages/client_package_transformer'
import {
  backupValidator,
  refundValidator,
  resPercentageValidator,
} from '#app/billing/client_packages/client_package_validators'
import { refundCalls } from '#app/billing/client_packages/refund_calls'
import { families } from '#app/billing/families'
import { actorOf, writingOf } from '#app/accounts/audit/audit_log'
import { t } from '#app/core/text/text'

/**
 * Settings of a client package, each with its own path; free packages have separate paths. The package is in
 * the path, or `id` in the body.
 */
export default class V1ClientPackageSettingsController {
  async freeBackup(ctx: HttpContext) {
    const { id, ...changes } = await ctx.request.validateUsing(backupValidator)
    return change(ctx, await findFree(ctx.params.id ?? id), changes)
  }

  async freeResPercentage(ctx: HttpContext) {
    const { id, ...changes } = await ctx.request.validateUsing(resPercentageValidator)
    return change(ctx, await findFree(ctx.params.id ?? id), changes)
  }

  async backup(ctx: HttpContext) {
    const { id, ...changes } = await ctx.request.validateUsing(backupValidator)
    return change(ctx, await findPriced(ctx.params.id ?? id), changes)
  }

  async resPercentage(ctx: HttpContext) {
    const { id, ...changes } = await ctx.request.validateUsing(resPercentageValidator)
    return change(ctx, await findPriced(ctx.params.id ?? id), changes)
  }

  /**
   * Refunds calls of a package of any family. The response is stored with its Idempotency-Key in the
   * transaction of the refund, so that a repetition cannot refund twice.
   */
  async refund(ctx: HttpContext) {
    const { idempotency, params, request, response } = ctx
    const { id, ...refund } = await request.validateUsing(refundValidator)
    const clientPackage = await ClientPackage.findForStaff(params.id ?? id)
    const { version, body } = await inTransaction(async (trx) => {
      const refunded = await refundCalls(clientPackage, refund, actorOf(ctx), trx)
      const now = await databaseNow(trx)
      const changed = ClientPackageTransformer.transform(refunded, now).useVariant('forStaff')
      const text = JSON.stringify(await serialize(changed))
      const headers = { 'content-type': json, 'etag': `"${refunded.version}"` }
      if (idempotency) await answerKeyWithin(trx, idempotency, { status: 201, headers, body: text })
      return { version: refunded.version, body: text }
    })
    sendVersion(ctx, version)
    response.status(201).header('content-type', json)
    return response.send(body)
  }
}

const json = 'application/json; charset=utf-8'

async function change(
  ctx: HttpContext,
  clientPackage: ClientPackage,
  changes: ClientPackageChanges
) {
  await changeClientPackage(clientPackage, changes, writingOf(ctx))
  return answerWith(ctx, clientPackage.uid)
}

/** Responds with the current package and its version in the `ETag`. */
async function answerWith(ctx: HttpContext, uid: string) {
  const clientPackage = await ClientPackage.findForStaff(uid)
  sendVersion(ctx, clientPackage.version)
  const now = await databaseNow()
  return serialize(ClientPackageTransformer.transform(clientPackage, now).useVariant('forStaff'))
}

async function findFree(uid: unknown) {
  const found = await ClientPackage.findForStaff(uid)
  if (families[found.family].priced) throw new NotFound(t('metering_answers.the_free_package'))
  return found
}

async function findPriced(uid: unknown) {
  const found = await ClientPackage.findForStaff(uid)
  if (!families[found.family].priced) throw new NotFound(t('packages_answers.the_package'))
  return found
}
