import { BaseSchema } from '@adonisjs/lucid/schema'

/** Overdue invoices that staff were notified of, and the reminder of the client. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('overdue_invoices', (table) => {
      table.integer('invoice_id').primary().references('invoices.id')
      table.timestamp('notified_at').notNullable()
      table.timestamp('reminded_at').nullable()
    })
    this.schema.raw(
      `create index overdue_invoices_without_reminder on overdue_invoices (invoice_id)
       where reminded_at is null`
    )
    this.schema.raw(
      `create index invoices_due_on_index on invoices (due_on) where kind = 'invoice'`
    )
    /** Days after the due date; null for no reminders. */
    this.schema.raw('alter table sellers add column reminder_days integer default 7')
  }

  async down() {
    this.schema.raw('alter table sellers drop column reminder_days')
    this.schema.raw('drop index invoices_due_on_index')
    this.schema.dropTable('overdue_invoices')
  }
}
