import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What searches read beside the skills. `indexSkills` and `refreshPopularity` write these tables, in
 * the transaction that changes a skill; nothing else does, so there are no foreign keys to obey.
 */
export default class extends BaseSchema {
  async up() {
    const pg = this.db.dialect.name === 'postgres'

    /** One row for each different label of a skill: its name (kind 0) and its aliases (kind 1). */
    this.schema.createTable('search_labels', (table) => {
      table.integer('id').notNullable().primary()
      table.integer('skill_id').notNullable().index()
      table.specificType('key', pg ? 'text collate "C"' : 'text').notNullable()
      table.smallint('kind').notNullable()
      table.smallint('shared').notNullable()
      table.index(['key', 'skill_id'])
    })

    /** The shelf on which a skill's labels stand: higher is used more. */
    this.schema.createTable('search_skills', (table) => {
      table.integer('skill_id').notNullable().primary()
      table.integer('shelf').notNullable()
    })

    /** The labels again, sorted by shelf, so that the most used names of a prefix are read first. */
    if (pg) {
      this.schema.raw(`create table search_shelves (
        shelf integer not null, key text collate "C" not null, label_id integer not null,
        skill_id integer not null, kind smallint not null, shared smallint not null,
        primary key (shelf, key, label_id))`)
    } else {
      this.schema.raw(`create table search_shelves (
        shelf integer not null, key text not null, label_id integer not null,
        skill_id integer not null, kind integer not null, shared integer not null,
        primary key (shelf, key, label_id)) without rowid`)
    }

    /** Every word of every label, with the number of labels that use it. */
    this.schema.createTable('search_vocabulary', (table) => {
      table.increments('id')
      table
        .specificType('word', pg ? 'text collate "C"' : 'text')
        .notNullable()
        .unique()
      table.integer('uses').notNullable()
    })

    /** Hashes of what is left of a word when letters are taken out: two words that share one are near. */
    this.schema.raw(
      `create table search_deletes (hash integer not null, word_id integer not null,
        primary key (hash, word_id)) ${pg ? '' : 'without rowid'}`
    )

    /** Words to labels. Keys are folded and split already, hence the plainest tokenizer. */
    if (pg) {
      this.schema.raw(
        `create index search_labels_words on search_labels
           using gin (array_to_tsvector(string_to_array(key, ' ')))`
      )
    } else {
      this.schema.raw(
        `create virtual table search_words using fts5(key, content='search_labels', content_rowid='id',
           detail=none, columnsize=0, tokenize="ascii tokenchars '+#.'")`
      )
    }
  }

  async down() {
    if (this.db.dialect.name !== 'postgres') this.schema.raw('drop table search_words')
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
