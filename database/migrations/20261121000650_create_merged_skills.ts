import { BaseSchema } from '@adonisjs/lucid/schema'

/** Skills that were merged into others, and what the history of a skill looks up. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('merged_skills', (table) => {
      table.increments('id')
      /** What the skill was: its public id, its inner id in the change log, its names elsewhere. */
      table.uuid('uid').notNullable().unique()
      table.integer('former_id').notNullable().unique()
      table.string('name', 300).notNullable()
      table.string('external_id', 200).nullable()
      table.string('external_uri', 500).nullable()
      /** Where it is now. */
      table.integer('skill_id').notNullable().references('skills.id').onDelete('CASCADE').index()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
    })
    /** Of relations that are gone only the log knows whose they were. */
    this.schema.raw(
      `create index change_log_deleted_relations on change_log (("before" ->> 'skill'))
        where subject = 'relation' and action = 'deleted'`
    )
  }

  async down() {
    this.schema.raw('drop index change_log_deleted_relations')
    this.schema.dropTable('merged_skills')
  }
}
