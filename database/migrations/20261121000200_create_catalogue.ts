import { BaseSchema } from '@adonisjs/lucid/schema'

/** Domains, skills with their aliases, relations, uploads and the change log. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('categories', (table) => {
      table.increments('id')
      table.uuid('uid').notNullable().unique()
      table.string('name', 200).notNullable()
      table.string('name_key', 200).notNullable()
      table.string('slug', 220).notNullable().unique()
      table.string('code', 50).nullable().index()
      table.string('external_uri', 500).nullable().unique()
      table.integer('parent_id').nullable().references('categories.id')
      table.text('description').nullable()
      table.boolean('active').notNullable().defaultTo(true)
      table.integer('version').notNullable().defaultTo(1)
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check('parent_id <> id', [], 'categories_parent_check')
      table.index(['name_key', 'id'])
      table.index('parent_id')
    })

    this.schema.createTable('uploads', (table) => {
      table.increments('id')
      table.uuid('uid').notNullable().unique()
      table.string('kind', 30).notNullable()
      table.string('file_name', 255).notNullable()
      table.bigInteger('bytes').notNullable()
      table.string('content_hash', 64).nullable().index()
      table.string('status', 30).notNullable().defaultTo('queued')
      table.boolean('dry_run').notNullable().defaultTo(false)
      table.json('options').notNullable()
      table.integer('total').nullable()
      table.integer('processed').notNullable().defaultTo(0)
      table.integer('created').notNullable().defaultTo(0)
      table.integer('updated').notNullable().defaultTo(0)
      table.integer('unchanged').notNullable().defaultTo(0)
      table.integer('removed').notNullable().defaultTo(0)
      table.integer('failed').notNullable().defaultTo(0)
      table.integer('skills_created').notNullable().defaultTo(0)
      table.integer('checkpoint').notNullable().defaultTo(0)
      table.integer('started_by').nullable().references('users.id')
      table.timestamp('started_at').nullable()
      table.timestamp('finished_at').nullable()
      table.text('message').nullable()
      table.json('report').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check(
        "status in ('queued', 'running', 'succeeded', 'succeeded_with_errors', 'failed', 'cancelled')",
        [],
        'uploads_status_check'
      )
      table.check("kind in ('categories', 'skills', 'relations')", [], 'uploads_kind_check')
      table.index(['created_at', 'id'])
    })

    this.schema.createTable('rejected_rows', (table) => {
      table.bigIncrements('id')
      table.integer('upload_id').notNullable().references('uploads.id').onDelete('CASCADE')
      table.integer('row_number').notNullable()
      table.integer('line').notNullable()
      table.string('column', 100).nullable()
      table.string('code', 50).notNullable()
      table.text('message').notNullable()
      table.json('cells').notNullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.index(['upload_id', 'row_number'])
    })

    this.schema.createTable('skills', (table) => {
      table.increments('id')
      table.uuid('uid').notNullable().unique()
      table.string('name', 300).notNullable()
      table.string('name_key', 300).notNullable().unique()
      table.string('slug', 320).notNullable().unique()
      table.text('description').nullable()
      table.integer('category_id').nullable().references('categories.id')
      table.string('type', 20).notNullable().defaultTo('skill')
      table.string('status', 20).notNullable().defaultTo('draft')
      table.string('external_id', 200).nullable().unique()
      table.string('external_uri', 500).nullable().unique()
      table.string('source', 200).nullable()
      table.integer('popularity').notNullable().defaultTo(0)
      table.integer('created_by').nullable().references('users.id')
      table.integer('created_by_upload').nullable().references('uploads.id')
      table.integer('version').notNullable().defaultTo(1)
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check(
        "type in ('knowledge', 'skill', 'tool', 'language', 'attitude')",
        [],
        'skills_type_check'
      )
      table.check("status in ('draft', 'published', 'archived')", [], 'skills_status_check')
      table.index(['category_id', 'name_key', 'id'])
      table.index(['status', 'name_key', 'id'])
      table.index(['type', 'name_key', 'id'])
      table.index(['updated_at', 'id'])
      table.index(['created_at', 'id'])
      table.index(['created_by_upload', 'id'])
    })

    this.schema.createTable('skill_aliases', (table) => {
      table.increments('id')
      table.integer('skill_id').notNullable().references('skills.id').onDelete('CASCADE')
      table.string('name', 500).notNullable()
      table.string('name_key', 500).notNullable().index()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.unique(['skill_id', 'name_key'])
    })

    this.schema.createTable('skill_relations', (table) => {
      table.increments('id')
      table.uuid('uid').notNullable().unique()
      table.integer('skill_id').notNullable().references('skills.id').onDelete('CASCADE')
      table.integer('related_skill_id').notNullable().references('skills.id').onDelete('CASCADE')
      table.string('type', 20).notNullable()
      table.smallint('weight').notNullable()
      table.string('source', 200).nullable()
      table.double('confidence').nullable()
      table.integer('upload_id').nullable().references('uploads.id')
      table.integer('version').notNullable().defaultTo(1)
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.unique(['skill_id', 'related_skill_id', 'type'])
      table.check('skill_id <> related_skill_id', [], 'skill_relations_self_check')
      table.check('weight between 0 and 100', [], 'skill_relations_weight_check')
      table.check(
        'confidence is null or (confidence >= 0 and confidence <= 1)',
        [],
        'skill_relations_confidence_check'
      )
      table.check(
        "type in ('related', 'broader', 'narrower', 'essential', 'optional', 'co_occurs')",
        [],
        'skill_relations_type_check'
      )
      table.index('related_skill_id')
      table.index(['weight', 'id'])
    })
    /** Reads the related skills of a skill, strongest first, from the index alone. */
    this.schema.raw(
      'create index skill_relations_by_weight on skill_relations (skill_id, weight desc, related_skill_id)'
    )

    this.schema.createTable('change_log', (table) => {
      table.bigIncrements('id')
      table.string('subject', 20).notNullable()
      table.integer('subject_id').notNullable()
      table.string('action', 20).notNullable()
      table.json('before').nullable()
      table.json('after').nullable()
      table.integer('actor_id').nullable().references('users.id')
      table.integer('upload_id').nullable().references('uploads.id')
      table.timestamp('created_at').notNullable()
      table.index(['subject', 'subject_id', 'id'])
      table.check("subject in ('category', 'skill', 'relation')", [], 'change_log_subject_check')
      table.check(
        "action in ('created', 'updated', 'archived', 'restored', 'deleted')",
        [],
        'change_log_action_check'
      )
    })
  }

  async down() {
    for (const table of [
      'change_log',
      'skill_relations',
      'skill_aliases',
      'skills',
      'rejected_rows',
      'uploads',
      'categories',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
