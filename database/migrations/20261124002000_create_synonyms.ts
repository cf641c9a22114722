import { BaseSchema } from '@adonisjs/lucid/schema'

/** Texts that are resolved as other texts: js as JavaScript. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('synonyms', (table) => {
      table.increments('id')
      table.uuid('uid').notNullable().unique()
      table.string('term', 200).notNullable()
      table.string('term_key', 300).notNullable()
      table.string('equivalent', 300).notNullable()
      table.string('equivalent_key', 300).notNullable()
      /** Null: any language. */
      table.string('language', 3).nullable()
      table.string('source', 200).nullable()
      table.integer('version').notNullable().defaultTo(1)
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check('term_key <> equivalent_key', [], 'synonyms_self_check')
      table.index(['equivalent_key', 'id'])
      table.index(['updated_at', 'id'])
    })
    this.schema.raw(
      `create unique index synonyms_meaning on synonyms
         (term_key, equivalent_key, (coalesce(language, '')))`
    )
  }

  async down() {
    this.schema.dropTable('synonyms')
  }
}
