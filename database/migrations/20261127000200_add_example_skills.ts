import { BaseSchema } from '@adonisjs/lucid/schema'

/** Names of the skills that the home page and the playground suggest. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('default_setups', (table) => {
      table.json('example_skills').notNullable().defaultTo('[]')
    })
  }

  async down() {
    this.schema.raw('alter table default_setups drop column example_skills')
  }
}
