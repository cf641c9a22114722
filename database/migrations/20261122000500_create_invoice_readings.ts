import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Invoice readings: their owner, the values and the corrections. Their files are in the file
 * storage and are deleted with them. Tallies count readings and durations, without reference to
 * users or invoices.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('invoice_readings', (table) => {
      table.increments('id')
      table.uuid('uid').notNullable().unique()
      /**
       * One of three owners: a client, a user without a client, or the holder of the token with
       * this SHA-256.
       */
      table.integer('client_id').nullable().references('clients.id').onDelete('CASCADE')
      table.integer('user_id').nullable().references('users.id').onDelete('CASCADE')
      table.string('reader_token_hash', 64).nullable()
      table.string('file_name', 255).notNullable()
      table.integer('bytes').notNullable()
      table.string('media_type', 100).notNullable()
      table.string('state', 10).notNullable()
      /** For a refused file: a code of InvoiceFault. */
      table.string('problem', 40).nullable()
      table.json('reading').nullable()
      /** By field path: the corrected value. */
      table.json('corrections').notNullable()
      /** For lists: the current values. */
      table.string('document_type', 20).nullable()
      table.string('invoice_number', 500).nullable()
      table.string('issue_date', 10).nullable()
      table.string('seller', 500).nullable()
      table.string('total', 40).nullable()
      table.string('currency', 3).nullable()
      table.string('route', 20).nullable()
      table.string('format', 20).nullable()
      table.integer('pages').nullable()
      table.integer('ms').notNullable()
      table.boolean('is_kept').notNullable().defaultTo(false)
      /** Null: stored until it is deleted. */
      table.timestamp('expires_at').nullable()
      table.integer('version').notNullable().defaultTo(1)
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check(
        `(case when client_id is null then 0 else 1 end)
           + (case when user_id is null then 0 else 1 end)
           + (case when reader_token_hash is null then 0 else 1 end) = 1`,
        [],
        'invoice_readings_owner_check'
      )
      table.check(
        `(state = 'read' and reading is not null and problem is null)
           or (state = 'refused' and reading is null and problem is not null)`,
        [],
        'invoice_readings_state_check'
      )
      table.index(['client_id', 'id'])
      table.index(['user_id', 'id'])
      table.index(['reader_token_hash', 'id'])
      table.index(['expires_at', 'id'])
    })

    /** The images of its pages, and the file itself if the user chose to keep it. */
    this.schema.createTable('invoice_files', (table) => {
      table.increments('id')
      table
        .integer('reading_id')
        .notNullable()
        .references('invoice_readings.id')
        .onDelete('CASCADE')
      table.string('stored_file', 36).notNullable().unique()
      table.string('media_type', 100).notNullable()
      /** Starts at 1; null for the file itself. */
      table.smallint('page').nullable()
      /** For an image, in pixels. */
      table.integer('width').nullable()
      table.integer('height').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.unique(['reading_id', 'page'])
    })

    this.schema.createTable('invoice_tallies', (table) => {
      table.increments('id')
      table.string('route', 20).nullable()
      table.string('problem', 40).nullable()
      table.integer('ms').notNullable()
      table.timestamp('created_at').notNullable().index()
    })
  }

  async down() {
    this.schema.dropTable('invoice_tallies')
    this.schema.dropTable('invoice_files')
    this.schema.dropTable('invoice_readings')
  }
}
