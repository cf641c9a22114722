import { tagged, versionOf } from '#app/core/contract/operation'
import { listOf, named, objectOf, text } from '#app/core/json_schema'
import { relationSchema } from '#app/catalogue/relations/relation_schemas'
import { skillSchema } from '#app/catalogue/skills/skill_schemas'
import { skillWithRelationsValidator } from '#app/catalogue/skills/skill_with_relations_validator'

const together = named(
  'SkillWithRelations',
  objectOf(
    { skill: skillSchema, relations: listOf(relationSchema), version: text('7.12.31.4711') },
    { description: 'A skill and the relations from it. `version` covers both.' }
  )
)

export const skillWithRelationsOperations = tagged('Relations', {
  'v1.relations.of_skill': {
    summary: 'Retrieve a skill with its relations',
    description: 'Returns a skill and all relations from it.',
    mayHaveMoved: true,
    answers: { 200: versionOf(together) },
  },
  'v1.relations.update_of_skill': {
    summary: 'Update a skill with its relations',
    description: 'Updates a skill and the relations from it, all or nothing.',
    body: {
      validator: skillWithRelationsValidator,
      notes: {
        skill: { description: 'Changes to the skill.' },
        relations: {
          description: 'Name each relation by `id`, or by `related_skill` (id or name) and `type`.',
          examples: [[{ related_skill: 'Metalwork', type: 'related', weight: 80 }]],
        },
        mode: {
          description:
            '`merge` updates the relations that you send; `replace` also deletes all others.',
          examples: ['merge'],
        },
      },
    },
    isVersioned: true,
    mayHaveMoved: true,
    answers: { 200: versionOf(together) },
    errors: ['conflict'],
  },
})
