import { BaseSchema } from '@adonisjs/lucid/schema'

/** The phase of a running upload outside its rows: reading its file, counting uses. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('uploads', (table) => {
      table.string('phase', 20).nullable()
      /** For `reading` in bytes of the stored file, for `counting` in skills. */
      table.bigInteger('phase_done').nullable()
      table.bigInteger('phase_total').nullable()
    })
  }

  async down() {
    this.schema.alterTable('uploads', (table) => {
      table.dropColumns('phase', 'phase_done', 'phase_total')
    })
  }
}
