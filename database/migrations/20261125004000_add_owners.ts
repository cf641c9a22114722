import { BaseSchema } from '@adonisjs/lucid/schema'
import { replaceChecks, undone } from '#app/core/db/replace_checks'

const checks = [
  {
    table: 'users',
    name: 'users_status_check',
    from: "status in ('active', 'suspended', 'invited')",
    to: "status in ('active', 'suspended', 'invited', 'removed')",
  },
]

/**
 * Owners manage the users of their client; each client gets one. Removed users stay for the history, and others
 * can have their e-mail address.
 */
export default class extends BaseSchema {
  async up() {
    replaceChecks(this, checks)
    this.schema.raw(
      `alter table users add column is_owner boolean not null default false
         constraint users_owner_check check (not is_owner or client_id is not null)`
    )
    this.schema.raw(
      `update users set is_owner = true where id in (
         select (select id from users as oldest where oldest.client_id = clients.id
           order by case oldest.status when 'active' then 0 when 'invited' then 1 else 2 end, id limit 1)
         from clients)`
    )
    this.#dropUniqueEmail()
    this.schema.raw(
      "create unique index users_email_unique on users (email) where status <> 'removed'"
    )
    this.schema.raw('create index users_email_index on users (email)')
  }

  async down() {
    this.schema.raw('drop index users_email_index')
    this.schema.raw('drop index users_email_unique')
    this.schema.raw(
      `update users set status = 'suspended', email = uid || '@removed.invalid' where status = 'removed'`
    )
    this.schema.alterTable('users', (table) => table.unique(['email']))
    if (this.db.dialect.name === 'postgres') {
      this.schema.raw('alter table users drop constraint users_owner_check')
    }
    this.schema.raw('alter table users drop column is_owner')
    replaceChecks(this, undone(checks))
  }

  #dropUniqueEmail() {
    this.schema.raw(
      this.db.dialect.name === 'postgres'
        ? 'alter table users drop constraint users_email_unique'
        : 'drop index users_email_unique'
    )
  }
}
