import { BaseSchema } from '@adonisjs/lucid/schema'

/** When a user last wrote something: their reads use only replicas that have it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => {
      table.timestamp('wrote_at', { useTz: true }).nullable()
    })
  }

  async down() {
    this.schema.raw('alter table users drop column wrote_at')
  }
}
