import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The search tables, only written by `indexSkills` and `refreshPopularity` in the transaction that
 * changes a skill, hence without foreign keys. Text is compared by code point on both databases.
 */
export default class extends BaseSchema {
  async up() {
    const pg = this.db.dialect.name === 'postgres'
    const text = pg ? 'text collate "C"' : 'text'

    /**
     * The distinct search keys of a skill: that of its name (without alias) and those of its
     * aliases.
     */
    this.schema.createTable('search_labels', (table) => {
      table.integer('id').notNullable().primary()
      table.integer('skill_id').notNullable().index()
      table.specificType('key', text).notNullable()
      table.text('alias').nullable()
      table.smallint('shared').notNullable()
      table.index(['key', 'skill_id'])
    })

    /** The rank of a skill: the most used first, then drafts, then archived ones. */
    this.schema.createTable('search_skills', (table) => {
      table.integer('skill_id').notNullable().primary()
      table.integer('place').notNullable()
      table.index(['place', 'skill_id'])
    })

    /** The labels by their first letter and by their first three, best rank first. */
    this.schema.raw(
      `create table search_shelves (
         bucket ${text} not null, place integer not null, key ${text} not null,
         label_id integer not null, skill_id integer not null, shared smallint not null,
         primary key (bucket, place, key, label_id)) ${pg ? '' : 'without rowid'}`
    )

    /** The words of all labels, with the number of labels that contain them. */
    this.schema.createTable('search_vocabulary', (table) => {
      table.increments('id')
      table.specificType('word', text).notNullable().unique()
      table.integer('uses').notNullable()
    })

    /** Hashes of words with letters deleted: words that share one are similar. */
    this.schema.raw(
      `create table search_deletes (hash integer not null, word_id integer not null,
         primary key (hash, word_id)) ${pg ? '' : 'without rowid'}`
    )

    /** Full-text index of labels. Keys are already normalized, hence the simplest tokenizer. */
    if (pg) {
      this.schema.raw(
        `create index search_labels_words on search_labels
           using gin (array_to_tsvector(string_to_array(key, ' ')))`
      )
      /**
       * Always uses the index, which the planner would not do right after an import, and is planned
       * once per connection, since planning takes longer than reading.
       */
      this.schema.raw(
        `create or replace function search_labels_holding(words tsquery, last_place integer, most integer)
           returns table (skill_id integer, key text, alias text, place integer)
           language plpgsql stable set enable_seqscan = off
           set plan_cache_mode = force_generic_plan as $$
           begin
             return query select l.skill_id, l.key, l.alias, k.place from search_labels l
               cross join lateral (select s.place from search_skills s where s.skill_id = l.skill_id offset 0) as k
               where array_to_tsvector(string_to_array(l.key, ' ')) @@ words and k.place <= last_place
               limit most;
           end $$`
      )
    } else {
      this.schema.raw(
        `create virtual table search_words using fts5(key, content='search_labels', content_rowid='id',
           detail=none, columnsize=0, tokenize="ascii tokenchars '+#.'")`
      )
    }
  }

  async down() {
    const pg = this.db.dialect.name === 'postgres'
    this.schema.raw(
      pg
        ? 'drop function search_labels_holding(tsquery, integer, integer)'
        : 'drop table search_words'
    )
    for (const table of [
      'search_deletes',
      'search_vocabulary',
      'search_shelves',
      'search_skills',
      'search_labels',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
