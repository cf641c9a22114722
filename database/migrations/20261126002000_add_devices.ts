import { BaseSchema } from '@adonisjs/lucid/schema'

const tables = ['page_sessions', 'refresh_families']

/** Where a session was last used: users can recognize and end it. Deleted with the session. */
export default class extends BaseSchema {
  async up() {
    for (const name of tables) {
      this.schema.alterTable(name, (table) => {
        table.string('ip', 64).nullable()
        table.string('user_agent', 300).nullable()
      })
    }
  }

  async down() {
    for (const name of tables) {
      this.schema.raw(`alter table ${name} drop column ip`)
      this.schema.raw(`alter table ${name} drop column user_agent`)
    }
  }
}
