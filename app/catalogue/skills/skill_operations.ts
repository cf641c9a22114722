import {
  anyList,
  createdOf,
  gone,
  pageOf,
  versionOf,
  type Operations,
} from '#app/core/contract/operation'
import { oneOfWords, type Schema } from '#app/core/json_schema'
import type { FieldNotes } from '#app/core/contract/validator_schema'
import { skillChangeList } from '#app/catalogue/skills/skill_change'
import { byColumn } from '#app/catalogue/skills/skill_columns'
import { skillList } from '#app/catalogue/skills/skill_list'
import {
  mergedSkill,
  skillChangeSchema,
  skillRowSchema,
  skillSchema,
} from '#app/catalogue/skills/skill_schemas'
import {
  changeSkillValidator,
  createSkillValidator,
  mergePreviewValidator,
  mergeSkillValidator,
  replaceSkillValidator,
} from '#app/catalogue/skills/skill_validators'

const tag = 'Skills'

/** What one may say about a skill. */
export const skillNotes: FieldNotes = {
  name: { description: 'No other skill has it, whatever the case.', examples: ['Welding'] },
  type: { examples: ['skill'] },
  status: { description: 'Only published skills are found by clients.', examples: ['published'] },
  slug: { description: 'The end of its address; made from the name where it is left out.' },
  domain: { description: 'The id of a domain, or its name.', examples: [null] },
  aliases: { description: 'Other names that it is found by.', examples: [['Fusion welding']] },
  ...byColumn((_, { description, example }) => ({
    ...(description && { description }),
    examples: [example],
  })),
}

const into: Schema = {
  description: 'The id or the name of the skill that stays.',
  examples: ['Arc welding'],
}

const answered = versionOf(skillSchema, 'The skill as it stands now.')

export const skillOperations: Operations = {
  'v1.skills.index': {
    summary: 'List skills',
    description: 'Skills of every status, page by page.',
    tag,
    list: anyList(skillList),
    answers: { 200: pageOf(skillRowSchema) },
  },
  'v1.skills.store': {
    summary: 'Create a skill',
    description: 'Makes a skill; it is a draft unless `status` says otherwise.',
    tag,
    body: { validator: createSkillValidator, notes: skillNotes },
    answers: { 201: createdOf(skillSchema, 'The skill as it stands now.') },
  },
  'v1.skills.show': {
    summary: 'Read a skill',
    description: 'One skill with its aliases and external ids.',
    tag,
    mayHaveMoved: true,
    answers: { 200: answered },
  },
  'v1.skills.history': {
    summary: 'Read a skill’s history',
    description: 'Everything that happened to a skill and to the relations from it, latest first.',
    tag,
    list: anyList(skillChangeList),
    mayHaveMoved: true,
    answers: { 200: pageOf(skillChangeSchema) },
  },
  'v1.skills.merge.show': {
    summary: 'See what a merge would do',
    description: 'What moves from one skill to the other and what collides. Nothing is changed.',
    tag,
    query: { validator: mergePreviewValidator, notes: { into } },
    mayHaveMoved: true,
    answers: { 200: { description: 'What would be done.', schema: mergedSkill } },
  },
  'v1.skills.merge.store': {
    summary: 'Merge a skill into another one',
    description:
      'Moves names, external ids and relations to the skill that stays; the address of the other one leads there afterwards.',
    tag,
    body: { validator: mergeSkillValidator, notes: { into } },
    isVersioned: true,
    mayHaveMoved: true,
    answers: { 200: versionOf(mergedSkill, 'The skill that stays, and what was done.') },
  },
  'v1.skills.replace': {
    summary: 'Replace a skill',
    description: 'Writes the whole of a skill: what is left out becomes empty, its address stays.',
    tag,
    body: { validator: replaceSkillValidator, notes: skillNotes },
    isVersioned: true,
    mayHaveMoved: true,
    answers: { 200: answered },
  },
  'v1.skills.update': {
    summary: 'Change a skill',
    description: 'Changes the fields that are given and no others.',
    tag,
    body: { validator: changeSkillValidator, notes: skillNotes },
    isVersioned: true,
    mayHaveMoved: true,
    answers: { 200: answered },
  },
  'v1.skills.destroy': {
    summary: 'Archive or remove a skill',
    description:
      'Archives the skill; repeating it changes nothing. With `purge=true` an administrator removes an archived one for good, with its relations.',
    tag,
    query: {
      parameters: {
        purge: {
          ...oneOfWords(['true', 'false']),
          description: 'Removes an archived skill for good.',
        },
      },
    },
    isVersioned: true,
    mayHaveMoved: true,
    answers: { 204: gone },
    errors: ['not_archived', 'forbidden'],
  },
}
