import { BaseSchema } from '@adonisjs/lucid/schema'
import { replaceChecks, undone } from '#app/core/db/replace_checks'

const known = "kind in ('categories', 'skills', 'relations', 'synonyms')"

/** The kinds are in `importKinds`, so that a new one needs no migration. */
const checks = [{ table: 'uploads', name: 'uploads_kind_check', from: known, to: "kind <> ''" }]

export default class extends BaseSchema {
  async up() {
    replaceChecks(this, checks)
  }

  async down() {
    this.schema.raw(`delete from uploads where not (${known})`)
    replaceChecks(this, undone(checks))
  }
}
