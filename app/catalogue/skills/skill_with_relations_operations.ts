import { versionOf, type Operations } from '#app/core/contract/operation'
import type { FieldNotes } from '#app/core/contract/validator_schema'
import { listOf, named, objectOf, text } from '#app/core/json_schema'
import { relationSchema } from '#app/catalogue/relations/relation_schemas'
import { skillSchema } from '#app/catalogue/skills/skill_schemas'
import { skillWithRelationsValidator } from '#app/catalogue/skills/skill_with_relations_validator'

const tag = 'Relations'

const rows: FieldNotes = {
  skill: { description: 'Changes to the skill itself.' },
  relations: {
    description:
      'Each row names a relation by `id`, or by `related_skill` (id or name) and `type`.',
    examples: [[{ related_skill: 'Metalwork', type: 'related', weight: 80 }]],
  },
  mode: {
    description: '`merge` changes the rows that are given, `replace` removes all others too.',
    examples: ['merge'],
  },
}

const together = named(
  'SkillWithRelations',
  objectOf(
    { skill: skillSchema, relations: listOf(relationSchema), version: text('7.12.31.4711') },
    { description: 'A skill and the relations that lead from it; `version` is that of both.' }
  )
)

const bothAnswered = versionOf(together, 'Both as they stand now.')

export const skillWithRelationsOperations: Operations = {
  'v1.relations.of_skill': {
    summary: 'Read a skill with its relations',
    description: 'One skill and all relations that lead from it.',
    tag,
    mayHaveMoved: true,
    answers: { 200: bothAnswered },
  },
  'v1.relations.update_of_skill': {
    summary: 'Write a skill with its relations',
    description: 'Changes a skill and the relations that lead from it, all of it or nothing.',
    tag,
    body: { validator: skillWithRelationsValidator, notes: rows },
    isVersioned: true,
    mayHaveMoved: true,
    answers: { 200: bothAnswered },
    errors: ['conflict'],
  },
}
