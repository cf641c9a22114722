import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * One queue for uploads, mail and webhooks. Who has claimed what stands in it alone; an upload keeps the name of
 * its claim, which each chunk checks. What was under way is claimed anew.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('jobs', (table) => {
      table.bigIncrements('id')
      table.string('queue', 30).notNullable()
      /** The row that it is about. */
      table.bigInteger('subject_id').notNullable()
      /** Of the jobs in a lane one is claimed at a time. */
      table.string('lane', 60).nullable()
      /** Of whose jobs only so many are claimed at a time as the queue says. */
      table.string('owner', 60).nullable()
      table.timestamp('run_at').notNullable()
      /** How often it was claimed. */
      table.integer('attempts').notNullable().defaultTo(0)
      /** Made anew with each claim. */
      table.uuid('claim').nullable().unique()
      /** The process that has it. */
      table.string('claimed_by', 120).nullable()
      /** Null for a claim of a process that has surely ended. */
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
    /** Written out: knex would copy the tables on SQLite. */
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

/** What the queue knows from now on. */
const moved = [
  ['uploads', 'lane', 'varchar(30) null'],
  ['uploads', 'heartbeat_at', 'timestamptz null'],
  ['uploads', 'waits_until', 'timestamptz null'],
  ['queued_mails', 'claimed_at', 'timestamptz null'],
  ['webhook_deliveries', 'claim', 'uuid null'],
]
