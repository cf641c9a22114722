import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * One queue for uploads, mail and webhooks. Claims are stored only here; an upload stores the name
 * of its claim, which is checked for each chunk. Running work is claimed again.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('jobs', (table) => {
      table.bigIncrements('id')
      table.string('queue', 30).notNullable()
      /** The id of the row that the job processes. */
      table.bigInteger('subject_id').notNullable()
      /** Jobs with the same lane are claimed one at a time. */
      table.string('lane', 60).nullable()
      /** The queue limits how many jobs of one owner are claimed at a time. */
      table.string('owner', 60).nullable()
      table.timestamp('run_at').notNullable()
      /** The number of claims. */
      table.integer('attempts').notNullable().defaultTo(0)
      /** Changes with each claim. */
      table.uuid('claim').nullable().unique()
      /** The process that has claimed it. */
      table.string('claimed_by', 120).nullable()
      /** Null for a claim of a process that has certainly ended. */
      table.timestamp('heartbeat_at').nullable()
      table.unique(['queue', 'subject_id'])
      table.index(['queue', 'run_at', 'id'])
    })
    this.schema.raw('create unique index jobs_lane_unique on jobs (lane) where claim is not null')

    this.schema.raw(
      `insert into jobs (queue, subject_id, lane, run_at)
       select 'uploads', id, 'uploads:' || kind, coalesce(waits_until, created_at) from uploads
       where lane is not null
         or (status = 'queued' and not held and (stored_file is not null or undo_of is not null))
       order by id`
    )
    this.schema.raw(
      `insert into jobs (queue, subject_id, run_at, attempts)
       select 'mails', id, created_at, attempts from queued_mails where sent_at is null order by id`
    )
    this.schema.raw(
      `insert into jobs (queue, subject_id, lane, owner, run_at, attempts)
       select 'webhook_deliveries', sent.id, 'webhooks:' || webhook_id,
         case when client_id is null then 'house' else 'client:' || client_id end,
         next_attempt_at, attempts
       from webhook_deliveries as sent join webhooks on webhooks.id = sent.webhook_id
       where state = 'pending' order by sent.id`
    )

    this.schema.alterTable('uploads', (table) => table.dropUnique(['lane']))
    this.schema.raw('drop index queued_mails_unsent')
    this.schema.raw('drop index webhook_deliveries_due')
    /** Raw SQL: on SQLite, knex would copy the tables. */
    for (const [table, column] of moved) {
      this.schema.raw(`alter table ${table} drop column ${column}`)
    }
  }

  async down() {
    for (const [table, column, type] of moved) {
      this.schema.raw(`alter table ${table} add column ${column} ${type}`)
    }
    this.schema.alterTable('uploads', (table) => table.unique(['lane']))
    this.schema.raw('create index queued_mails_unsent on queued_mails (id) where sent_at is null')
    this.schema.raw(
      `create index webhook_deliveries_due on webhook_deliveries (next_attempt_at, id)
         where state = 'pending'`
    )
    this.schema.raw(
      `update uploads set worker = null, status = 'queued'
       where worker is not null and status = 'running'`
    )
    this.schema.raw('update uploads set worker = null where worker is not null')
    this.schema.dropTable('jobs')
  }
}

/** The columns that move to the queue. */
const moved = [
  ['uploads', 'lane', 'varchar(30) null'],
  ['uploads', 'heartbeat_at', 'timestamptz null'],
  ['uploads', 'waits_until', 'timestamptz null'],
  ['queued_mails', 'claimed_at', 'timestamptz null'],
  ['webhook_deliveries', 'claim', 'uuid null'],
]
