import { BaseSchema } from '@adonisjs/lucid/schema'

/** Uploads as tasks: the worker, its last heartbeat, and the stored file. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('uploads', (table) => {
      /** The name of the file in the upload folder; null if it is not stored or was deleted. */
      table.string('stored_file', 100).nullable()
      /** Changes with each claim; writes with another one are refused. */
      table.uuid('worker').nullable()
      /**
       * The kind, while a worker has the upload: unique, so that one of each kind runs at a time.
       */
      table.string('lane', 30).nullable().unique()
      table.timestamp('heartbeat_at').nullable()
      /** The number of claims since the last committed chunk. */
      table.integer('attempts').notNullable().defaultTo(0)
      /** The upload whose rejected rows or file this one imports again. */
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
