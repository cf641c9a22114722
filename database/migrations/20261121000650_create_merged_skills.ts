import { BaseSchema } from '@adonisjs/lucid/schema'

/** Merged skills, and an index for the history of skills. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('merged_skills', (table) => {
      table.increments('id')
      /** The merged skill: its public id, its internal id in the change log, its external ids. */
      table.uuid('uid').notNullable().unique()
      table.integer('former_id').notNullable().unique()
      table.string('name', 300).notNullable()
      table.string('external_id', 200).nullable()
      table.string('external_uri', 500).nullable()
      /** The skill into which it was merged. */
      table.integer('skill_id').notNullable().references('skills.id').onDelete('CASCADE').index()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
    })
    /** The skills of deleted relations are only known from the log. */
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
