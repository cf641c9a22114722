import { BaseSchema } from '@adonisjs/lucid/schema'
import { replaceChecks, undone } from '#app/core/db/replace_checks'

/** Checks of columns that accept a further value: uploads and changes of synonyms. */
const checks = [
  {
    table: 'uploads',
    name: 'uploads_kind_check',
    from: "kind in ('categories', 'skills', 'relations')",
    to: "kind in ('categories', 'skills', 'relations', 'synonyms')",
  },
  {
    table: 'change_log',
    name: 'change_log_subject_check',
    from: "subject in ('category', 'skill', 'relation')",
    to: "subject in ('category', 'skill', 'relation', 'synonym')",
  },
]

export default class extends BaseSchema {
  async up() {
    replaceChecks(this, checks)
  }

  async down() {
    this.schema.raw("delete from change_log where subject = 'synonym'")
    this.schema.raw("delete from uploads where kind = 'synonyms'")
    replaceChecks(this, undone(checks))
  }
}
