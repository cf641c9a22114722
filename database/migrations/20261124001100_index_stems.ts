import { BaseSchema } from '@adonisjs/lucid/schema'
import { indexStemsOfAllLabels } from '#app/catalogue/names/skill_index'

/**
 * Finds labels by the stems of their words. Written by `indexSkills`, like the other search tables; existing
 * skills are indexed again here.
 */
export default class extends BaseSchema {
  async up() {
    const pg = this.db.dialect.name === 'postgres'
    const text = pg ? 'text collate "C"' : 'text'

    /** The sorted stems of a label, separated by spaces. */
    this.schema.raw(`alter table search_labels add column stems ${text} not null default ''`)
    this.schema.raw('create index search_labels_stems on search_labels (stems, id)')

    /** The labels with a stem, the shortest first; and those with initials, which start with `=`. */
    this.schema.raw(
      `create table search_stems (
         stem ${text} not null, words smallint not null, label_id integer not null,
         primary key (stem, words, label_id)) ${pg ? '' : 'without rowid'}`
    )

    /** The number of labels with a stem; that of the empty stem counts all labels. */
    this.schema.raw(
      `create table search_stem_uses (stem ${text} not null primary key, uses integer not null)
         ${pg ? '' : 'without rowid'}`
    )

    this.defer(indexStemsOfAllLabels)
  }

  async down() {
    this.schema.dropTable('search_stem_uses')
    this.schema.dropTable('search_stems')
    this.schema.raw('drop index search_labels_stems')
    this.schema.raw('alter table search_labels drop column stems')
  }
}
