import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Indexes from which filters of long lists are counted. Those of packages are in the order of the list and have
 * the columns of the condition. A charge writes none of them, except for the one that uses a package up: on PostgreSQL, an
 * index must not have the counter (no HOT updates), so it has a column that changes then. On SQLite, packages with calls
 * left have no index, since a charge would write it.
 */
const indexes = (isPostgres: boolean) => ({
  client_packages_used_up_index: isPostgres
    ? `client_packages (is_used_up, id, activated_at, expires_at) where status = 'active'`
    : `client_packages (id, activated_at, expires_at)
         where status = 'active' and usage_calls >= total_calls`,
  client_packages_term_index: `client_packages (id, expires_at, activated_at)
    where status = 'active' and expires_at is not null`,
  audit_entries_subject_time_index: 'audit_entries (subject, created_at, id)',
  notifications_time_index: 'notifications (user_id, created_at, read_at)',
  synonyms_language_term_index: 'synonyms (language, term_key, id)',
})

const replaced = {
  client_packages_expiry_index: 'client_packages (expires_at, id) where expires_at is not null',
  synonyms_language_index: 'synonyms (language, id)',
}

export default class extends BaseSchema {
  async up() {
    const isPostgres = this.db.dialect.name === 'postgres'
    if (isPostgres) {
      this.schema.raw(
        `alter table client_packages add column is_used_up boolean not null
           generated always as (usage_calls >= total_calls) stored`
      )
    }
    for (const [name, columns] of Object.entries(indexes(isPostgres))) {
      this.schema.raw(`create index ${name} on ${columns}`)
    }
    for (const name of Object.keys(replaced)) this.schema.raw(`drop index ${name}`)
    if (!isPostgres) this.indexVoids('where voids is not null')
  }

  async down() {
    const isPostgres = this.db.dialect.name === 'postgres'
    if (!isPostgres) this.indexVoids('')
    for (const [name, columns] of Object.entries(replaced)) {
      this.schema.raw(`create index ${name} on ${columns}`)
    }
    for (const name of Object.keys(indexes(isPostgres))) this.schema.raw(`drop index ${name}`)
    if (isPostgres) this.schema.raw('alter table client_packages drop column is_used_up')
  }

  /**
   * SQLite takes the many sales that void none for one value of the column, and so would read the whole table for the
   * sales that void those of a page.
   */
  private indexVoids(condition: string) {
    this.schema.raw('drop index sales_voids_unique')
    this.schema.raw(`create unique index sales_voids_unique on sales (voids) ${condition}`)
  }
}
