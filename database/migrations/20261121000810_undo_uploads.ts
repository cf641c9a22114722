import { BaseSchema } from '@adonisjs/lucid/schema'

/** Uploads that wait for their columns, and uploads that take back what another one did. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('uploads', (table) => {
      /** Waits for somebody to say which column is which: no worker takes it, no list shows it. */
      table.boolean('held').notNullable().defaultTo(false)
      /** The upload whose changes this one takes back. */
      table.integer('undo_of').nullable()
      /** The upload that takes, or took, the changes of this one back: written once. */
      table.integer('undone_by').nullable()
      /** All changes of the upload stand in the change log behind this entry; null: unknown. */
      table.bigInteger('log_after').nullable()
      /** Of an undo: the entry of the other upload that was undone last, from the latest on. */
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
