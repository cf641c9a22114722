import { BaseSchema } from '@adonisjs/lucid/schema'

/** Finds skills by the names and external ids that they had before they were renamed or merged. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('merged_skills', (table) => {
      table.index('external_id')
      table.index('external_uri')
    })
    this.schema.raw(
      `create index change_log_former_names on change_log (("before" ->> 'name'))
        where subject = 'skill' and "before" ->> 'name' is not null`
    )
  }

  async down() {
    this.schema.raw('drop index change_log_former_names')
    this.schema.alterTable('merged_skills', (table) => {
      table.dropIndex('external_uri')
      table.dropIndex('external_id')
    })
  }
}
