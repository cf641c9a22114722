import { anyList, gone, pageOf, versionOf, type Operations } from '#app/core/contract/operation'
import { listOf, named, objectOf, oneOfWords, text } from '#app/core/schema'
import type { FieldNotes } from '#app/core/contract/validator_schema'
import { relationList } from '#app/catalogue/relations/relation_list'
import { relationSchema } from '#app/catalogue/relations/relation_schemas'
import {
  changeRelationValidator,
  replaceRelationValidator,
  skillWithRelationsValidator,
} from '#app/catalogue/relations/relation_validators'
import { relationTypes } from '#app/catalogue/skill_relation'
import { skillSchema } from '#app/catalogue/skills/skill_schemas'
import { exportAnswers, exportQuery } from '#app/exports/export_description'

const tag = 'Relations'

const notes: FieldNotes = {
  type: { examples: ['related'] },
  weight: { description: 'From 0 to 100.', examples: [80] },
  confidence: { description: 'From 0 to 1.' },
}

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

const answered = versionOf(relationSchema, 'The relation as it stands now.')
const bothAnswered = versionOf(together, 'Both as they stand now.')

export const relationOperations: Operations = {
  'v1.relations.of_skill': {
    summary: 'Read a skill with its relations',
    description: 'One skill and all relations that lead from it.',
    tag,
    mayHaveMoved: true,
    answers: { 200: bothAnswered },
  },
  'v1.relations.export': {
    summary: 'Export the relations of a skill',
    description: 'The relations that lead from a skill, as a file that can be uploaded again.',
    tag,
    query: {
      parameters: {
        ...exportQuery,
        type: { ...oneOfWords(relationTypes), description: 'Relations of this type alone.' },
      },
    },
    mayHaveMoved: true,
    withoutId: {
      id: 'OfAll',
      summary: 'Export all relations',
      description: 'The relations of all skills, as a file that can be uploaded again.',
    },
    ...exportAnswers,
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
  'v1.relations.destroy': {
    summary: 'Remove a relation',
    description: 'Removes one relation; its reverse, where there is one, stays.',
    tag,
    isVersioned: true,
    answers: { 204: gone },
  },
  'v1.relations.index': {
    summary: 'List relations',
    description: 'Relations between all skills, page by page.',
    tag,
    list: anyList(relationList),
    answers: { 200: pageOf(relationSchema) },
  },
  'v1.relations.show': {
    summary: 'Read a relation',
    description: 'One relation with both its skills.',
    tag,
    answers: { 200: answered },
  },
  'v1.relations.replace': {
    summary: 'Replace a relation',
    description: 'Writes the whole of a relation; what is left out becomes empty.',
    tag,
    body: { validator: replaceRelationValidator, notes },
    isVersioned: true,
    answers: { 200: answered },
  },
  'v1.relations.update': {
    summary: 'Change a relation',
    description: 'Changes the fields that are given and no others.',
    tag,
    body: { validator: changeRelationValidator, notes },
    isVersioned: true,
    answers: { 200: answered },
  },
}
