import { BaseSchema } from '@adonisjs/lucid/schema'

/** Uploads that wait for their columns, and undos of uploads. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('uploads', (table) => {
      /** Waits until its columns are assigned: no worker runs it, no list shows it. */
      table.boolean('held').notNullable().defaultTo(false)
      /** The upload that this one undoes. */
      table.integer('undo_of').nullable()
      /** The upload that undoes this one; written once. */
      table.integer('undone_by').nullable()
      /** All changes of the upload are after this entry of the change log; null: unknown. */
      table.bigInteger('log_after').nullable()
      /** For an undo: the last undone entry of the other upload, from the latest on. */
      table.bigInteger('undone_to').nullable()
    })
    this.schema.alterTable('default_setups', (table) => {
      table.integer('import_maximum_minutes').notNullable().defaultTo(240)
    })
  }

  async down() {
    this.schema.alterTable('default_setups', (table) => {
      table.dropColumn('import_maximum_minutes')
    })
    this.schema.alterTable('uploads', (table) => {
      table.dropColumns('held', 'undo_of', 'undone_by', 'log_after', 'undone_to')
    })
  }
}
