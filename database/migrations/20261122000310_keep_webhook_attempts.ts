import { BaseSchema } from '@adonisjs/lucid/schema'

/** Stores each attempt of a delivery in its own row, which later attempts do not overwrite. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('webhook_attempts', (table) => {
      table.bigIncrements('id')
      table
        .bigInteger('delivery_id')
        .notNullable()
        .references('webhook_deliveries.id')
        .onDelete('CASCADE')
      table.timestamp('attempted_at').notNullable()
      table.smallint('response_status').nullable()
      table.text('response_body').nullable()
      table.integer('duration_ms').notNullable()
      table.string('error', 30).nullable()
      table.index(['delivery_id', 'id'])
    })
    /** For earlier deliveries, only the last attempt is known. */
    this.schema.raw(
      `insert into webhook_attempts
         (delivery_id, attempted_at, response_status, response_body, duration_ms, error)
       select id, last_attempt_at, response_status, response_body, duration_ms, error
       from webhook_deliveries where duration_ms is not null order by last_attempt_at, id`
    )
    for (const column of answered) {
      this.schema.raw(`alter table webhook_deliveries drop column ${column}`)
    }
  }

  async down() {
    for (const [at, column] of answered.entries()) {
      this.schema.raw(`alter table webhook_deliveries add column ${column} ${types[at]} null`)
      this.schema.raw(
        `update webhook_deliveries set ${column} = (
           select attempt.${column} from webhook_attempts as attempt
           where attempt.delivery_id = webhook_deliveries.id order by attempt.id desc limit 1)`
      )
    }
    this.schema.dropTable('webhook_attempts')
  }
}

/** The results of an attempt, which are in its own row from now on. */
const answered = ['response_status', 'response_body', 'duration_ms']
const types = ['smallint', 'text', 'integer']
