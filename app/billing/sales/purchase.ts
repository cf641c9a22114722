import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import ClientPackage from '#app/billing/client_package'
import Sale from '#app/billing/sales/sale'

/** A client package with what was paid for it. Metering knows the package, and nothing of money. */
export default class Purchase extends ClientPackage {
  static table = 'client_packages'

  /** Its sale, and where that was taken back the void. */
  @hasMany(() => Sale, { foreignKey: 'clientPackageId' })
  declare sales: HasMany<typeof Sale>
}
