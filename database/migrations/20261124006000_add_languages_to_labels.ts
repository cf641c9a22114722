import { BaseSchema } from '@adonisjs/lucid/schema'
import { indexSkills } from '#app/catalogue/names/skill_index'

/**
 * Names and aliases in other languages. An alias without a language is one of the default language or of all;
 * a skill has at most one name per language. Raw SQL where knex would copy the table on SQLite.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`alter table skill_aliases add column language varchar(2) not null default ''`)
    this.schema.raw('alter table skill_aliases add column is_name boolean not null default false')
    this.schema.alterTable('skill_aliases', (table) => {
      table.dropUnique(['skill_id', 'name_key'])
      table.unique(['skill_id', 'language', 'name_key'])
    })
    this.schema.raw(
      'create unique index skill_aliases_one_name on skill_aliases (skill_id, language) where is_name'
    )
    this.schema.raw(`alter table search_labels add column language varchar(2) not null default ''`)

    /** Their search keys are different since "l'" and "d'" are words of their own. */
    this.defer(async (client) => {
      const skills: Array<{ id: number }> = await client
        .from('skills')
        .leftJoin('skill_aliases', 'skill_aliases.skill_id', 'skills.id')
        .where((label) => {
          for (const apostrophe of ["'", '’', 'ʼ']) {
            label.orWhere('skills.name', 'like', `%${apostrophe}%`)
            label.orWhere('skill_aliases.name', 'like', `%${apostrophe}%`)
          }
        })
        .distinct('skills.id')
      await indexSkills(
        client,
        skills.map(({ id }) => id)
      )
    })
  }

  async down() {
    this.defer(async (client) => {
      const gone = client.from('skill_aliases').whereNot('language', '')
      const skills: Array<{ skill_id: number }> = await gone.clone().distinct('skill_id')
      await gone.delete()
      await indexSkills(
        client,
        skills.map(({ skill_id: id }) => id)
      )
    })
    this.schema.raw('alter table search_labels drop column language')
    this.schema.raw('drop index skill_aliases_one_name')
    this.schema.alterTable('skill_aliases', (table) => {
      table.dropUnique(['skill_id', 'language', 'name_key'])
      table.unique(['skill_id', 'name_key'])
    })
    this.schema.raw('alter table skill_aliases drop column is_name')
    this.schema.raw('alter table skill_aliases drop column language')
  }
}
