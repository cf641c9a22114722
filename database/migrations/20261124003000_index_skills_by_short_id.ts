import { BaseSchema } from '@adonisjs/lucid/schema'

/** Finds skills by the end of their public id, which is part of the URL of their public page. */
export default class extends BaseSchema {
  async up() {
    for (const table of ['skills', 'merged_skills']) {
      this.schema.raw(`create index ${table}_short_id on ${table} (substr(cast(uid as text), 25))`)
    }
  }

  async down() {
    for (const table of ['skills', 'merged_skills']) {
      this.schema.raw(`drop index ${table}_short_id`)
    }
  }
}
