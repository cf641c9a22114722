import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * For each skill, the number of the last change of its labels or status, so that a process with
 * cached labels only reads later changes. Written by `indexSkills`. Rows of deleted skills remain.
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
