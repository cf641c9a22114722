import { BaseSchema } from '@adonisjs/lucid/schema'
import { replaceChecks, undone } from '#app/core/db/replace_checks'

const checks = [
  {
    table: 'search_history',
    name: 'search_history_outcome_check',
    from: "outcome in ('found', 'empty')",
    to: "outcome in ('found', 'empty', 'unresolved')",
  },
]

/** The terms of calls that are too uncertain to be used. Calls without any other term are unresolved, and free. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      "alter table search_history add column unresolved_skills json not null default '[]'"
    )
    replaceChecks(this, checks)
  }

  /** Raw SQL: on SQLite, knex would copy the table without its triggers. */
  async down() {
    this.schema.raw("update search_history set outcome = 'empty' where outcome = 'unresolved'")
    this.schema.raw('alter table search_history drop column unresolved_skills')
    replaceChecks(this, undone(checks))
  }
}
