import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a running upload is at, where its rows do not say it: reading its file, counting uses. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('uploads', (table) => {
      table.string('phase', 20).nullable()
      /** Of `reading` in bytes of the stored file, of `counting` in skills. */
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
