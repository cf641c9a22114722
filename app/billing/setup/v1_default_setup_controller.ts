import type { HttpContext } from '@adonisjs/core/http'
import { cursorList } from '#app/core/lists/listing'
import { serialize } from '#app/core/http/serializer'
import { sendVersion } from '#app/core/http/version_claim'
import { changeSetup, completeSetup, type SetupChanges } from '#app/billing/setup/change_setup'
import DefaultSetup from '#app/billing/default_setup'
import DefaultSetupTransformer from '#app/billing/setup/default_setup_transformer'
import SetupChangeTransformer from '#app/billing/setup/setup_change_transformer'
import { setupChanges, setupHistoryList } from '#app/billing/setup/setup_history'
import { changeSetupValidator, replaceSetupValidator } from '#app/billing/setup/setup_validators'
import { auditRows } from '#app/accounts/audit/audit_list'
import { writingOf } from '#app/accounts/audit/audit_log'

/** Limitation Setup on `/v1`. */
export default class V1DefaultSetupController {
  async show(ctx: HttpContext) {
    const setup = await DefaultSetup.current()
    await setup.load('freePackage')
    sendVersion(ctx, setup.version)
    return serialize(DefaultSetupTransformer.transform(setup))
  }

  async replace(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(replaceSetupValidator)
    return this.#save(ctx, completeSetup(input))
  }

  async update(ctx: HttpContext) {
    const { example_skills: names, ...input } =
      await ctx.request.validateUsing(changeSetupValidator)
    const examples = names === undefined ? {} : { example_skills: names ?? [] }
    return this.#save(ctx, { ...input, ...examples })
  }

  /** The history of changes, newest first. */
  async history(ctx: HttpContext) {
    const { rows, meta } = await cursorList(setupHistoryList, setupChanges(), ctx)
    return serialize({ data: SetupChangeTransformer.transform(await auditRows(rows)), meta })
  }

  async #save(ctx: HttpContext, changes: SetupChanges) {
    await changeSetup(changes, writingOf(ctx))
    return this.show(ctx)
  }
}
