import { BaseSchema } from '@adonisjs/lucid/schema'

/** Uploads as tasks: who works on one, since when it is heard of, and where its file is kept. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('uploads', (table) => {
      /** Name of the file in the upload folder; null when it is not kept, or not any more. */
      table.string('stored_file', 100).nullable()
      /** Made anew with each claim: what is written under another one is refused. */
      table.uuid('worker').nullable()
      /** The kind, while a worker has the upload: unique, so that one of a kind runs at a time. */
      table.string('lane', 30).nullable().unique()
      table.timestamp('heartbeat_at').nullable()
      /** How often it was taken up since a chunk was last committed. */
      table.integer('attempts').notNullable().defaultTo(0)
      /** The upload whose rejected rows, or whose file, this one takes in again. */
      table.integer('retry_of').nullable()
      table.index(['status', 'id'])
    })
  }

  async down() {
    this.schema.alterTable('uploads', (table) => {
      table.dropIndex(['status', 'id'])
      table.dropUnique(['lane'])
      table.dropColumns('stored_file', 'worker', 'lane', 'heartbeat_at', 'attempts', 'retry_of')
    })
  }
}
