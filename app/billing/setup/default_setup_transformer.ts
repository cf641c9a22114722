import { BaseTransformer } from '@adonisjs/core/transformers'
import type Package from '#app/billing/package'
import { setupValues } from '#app/billing/setup/change_setup'
import type DefaultSetup from '#app/billing/default_setup'

/** Limitation Setup; load `freePackage` beforehand. */
export default class DefaultSetupTransformer extends BaseTransformer<DefaultSetup> {
  toObject() {
    const setup = this.resource
    const freePackage: Package | null = setup.freePackage
    return {
      ...setupValues(setup),
      /** The default free package, if any. */
      free_package: freePackage ? { id: freePackage.uid, name: freePackage.name } : null,
      version: setup.version,
      updated_at: setup.updatedAt.toJSDate().toISOString(),
    }
  }
}
