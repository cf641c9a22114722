import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * By skill the number of the change that last touched its labels or its status, so that a process which
 * keeps labels in its memory reads only what changed since. `indexSkills` writes it. Rows of skills that are gone stay.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('search_revisions', (table) => {
      table.integer('skill_id').notNullable().primary()
      table.integer('revision').notNullable().index()
    })
  }

  async down() {
    this.schema.dropTable('search_revisions')
  }
}
