import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DefaultSetupSchema } from '#database/schema'
import Package from '#app/packages/package'

/** The limits of the portal (menu label Limitation Setup): one row, made by the migrations. */
export default class DefaultSetup extends DefaultSetupSchema {
  static table = 'default_setups'

  @belongsTo(() => Package, { foreignKey: 'freePackageId' })
  declare freePackage: BelongsTo<typeof Package>

  /** The limits as they stand now, read afresh so that a change counts at once in every process. */
  static current(client?: QueryClientContract) {
    return this.findOrFail(1, { client })
  }
}
