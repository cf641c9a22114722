import { belongsTo } from '@adonisjs/lucid/orm'
import db from '@adonisjs/lucid/services/db'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DefaultSetupSchema } from '#database/schema'
import { preparedRows, textByDatabase } from '#app/core/db/prepared_rows'
import Package from '#app/billing/package'

/** The limits of the portal (menu label Limitation Setup): one row, created by the migrations. */
export default class DefaultSetup extends DefaultSetupSchema {
  /** Names of published skills, for the home page and the playground. */
  declare exampleSkills: string[]

  @belongsTo(() => Package, { foreignKey: 'freePackageId' })
  declare freePackage: BelongsTo<typeof Package>

  /** The current limits, not cached, so that a change takes effect in every process at once. */
  static async current(client: QueryClientContract = db.connection()): Promise<DefaultSetup> {
    const [row] = await preparedRows<Record<string, unknown>>(
      client,
      'current_setup',
      setupStatement(client),
      []
    )
    return this.$createFromAdapterResult(row, {}, { client })!
  }
}

const setupStatement = textByDatabase(() => {
  const columns = DefaultSetup.$columns.map((name) => DefaultSetup.$getColumn(name)!.columnName)
  return `select ${columns.join(', ')} from default_setups where id = 1`
})
