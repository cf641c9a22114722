import { anyList, gone, pageOf, versionOf, type Operations } from '#app/core/contract/operation'
import type { FieldNotes } from '#app/core/contract/validator_schema'
import { relationList } from '#app/catalogue/relations/relation_list'
import { relationSchema } from '#app/catalogue/relations/relation_schemas'
import {
  changeRelationValidator,
  replaceRelationValidator,
} from '#app/catalogue/relations/relation_validators'

const tag = 'Relations'

const notes: FieldNotes = {
  type: { examples: ['related'] },
  weight: { description: 'From 0 to 100.', examples: [80] },
  confidence: { description: 'From 0 to 1.' },
}

const answered = versionOf(relationSchema, 'The relation as it stands now.')

export const relationOperations: Operations = {
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
