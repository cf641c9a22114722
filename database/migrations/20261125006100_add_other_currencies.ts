import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whether a client can buy packages in other currencies than its own. */
export default class extends BaseSchema {
  async up() {
    const isFalse = this.db.dialect.name === 'postgres' ? 'false' : '0'
    this.schema.raw(
      `alter table clients add column other_currencies boolean not null default ${isFalse}`
    )
  }

  async down() {
    this.schema.raw('alter table clients drop column other_currencies')
  }
}
