import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import ClientPackage from '#app/billing/client_package'
import Sale from '#app/billing/sale'

/** A client package with its sales. Metering has no access to sales. */
export default class Purchase extends ClientPackage {
  static table = 'client_packages'

  /** Its sale and, if it was voided, the void. */
  @hasMany(() => Sale, { foreignKey: 'clientPackageId' })
  declare sales: HasMany<typeof Sale>
}
