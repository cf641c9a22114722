import { pageAnswer, tagged, versionOf } from '#app/core/contract/operation'
import { standardOperations } from '#app/core/contract/standard_operations'
import { enumOf, type Schema } from '#app/core/json_schema'
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

export const skillNotes: FieldNotes = {
  name: { description: 'Unique, ignoring case.', examples: ['Welding'] },
  type: { examples: ['skill'] },
  status: { description: 'Clients find published skills only.', examples: ['published'] },
  slug: { description: 'The last part of its URL. Made from the name by default.' },
  domain: { description: 'The id or the name of a domain.', examples: [null] },
  aliases: { description: 'Other names that find the skill.', examples: [['Fusion welding']] },
  translations: {
    description:
      'Its names and aliases in other languages, which find it too. Replaces all of them.',
  },
  ...byColumn((_, { description, example }) => ({
    ...(description && { description }),
    examples: [example],
  })),
}

const into: Schema = {
  description: 'The id or the name of the skill to keep.',
  examples: ['Arc welding'],
}

export const skillOperations = {
  ...standardOperations(
    {
      routes: 'v1.skills',
      tag,
      one: 'a skill',
      many: 'skills',
      record: skillSchema,
      row: skillRowSchema,
      notes: skillNotes,
      mayHaveMoved: true,
    },
    {
      index: { list: skillList, description: 'Returns a page of skills of every status.' },
      store: {
        body: createSkillValidator,
        description: 'Creates a skill, as a draft by default.',
      },
      show: {},
      replace: {
        body: replaceSkillValidator,
        description: 'Replaces all fields. Fields that you leave out are cleared, except the slug.',
      },
      update: { body: changeSkillValidator },
      destroy: {
        summary: 'Archive or delete a skill',
        description:
          'Archives a skill. With `purge=true`, an administrator deletes an archived skill and its relations.',
        query: {
          parameters: {
            purge: { ...enumOf(['true', 'false']), description: 'Deletes an archived skill.' },
          },
        },
        errors: ['not_archived', 'forbidden'],
      },
    }
  ),
  ...tagged(tag, {
    'v1.skills.history': {
      summary: 'List the changes of a skill',
      description: 'Returns the changes of a skill and of the relations from it, newest first.',
      list: skillChangeList,
      mayHaveMoved: true,
      answers: { 200: pageAnswer(skillChangeSchema) },
    },
    'v1.skills.merge.show': {
      summary: 'Preview a merge',
      description: 'Returns what a merge would move and which values collide. Changes nothing.',
      query: { validator: mergePreviewValidator, notes: { into } },
      mayHaveMoved: true,
      answers: { 200: { schema: mergedSkill } },
    },
    'v1.skills.merge.store': {
      summary: 'Merge a skill into another',
      description:
        'Moves names, external ids and relations to the skill that is kept. The old id redirects to it.',
      body: { validator: mergeSkillValidator, notes: { into } },
      isVersioned: true,
      mayHaveMoved: true,
      answers: { 200: versionOf(mergedSkill) },
    },
  }),
}
