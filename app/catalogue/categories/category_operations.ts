import {
  anyList,
  createdOf,
  gone,
  pageOf,
  versionOf,
  type Operations,
} from '#app/core/contract/operation'
import {
  listOf,
  moment,
  named,
  objectOf,
  orNull,
  recordOf,
  text,
  uid,
  whole,
  yesNo,
  type Schema,
} from '#app/core/json_schema'
import type { FieldNotes } from '#app/core/contract/validator_schema'
import { categoryList } from '#app/catalogue/categories/category_list'
import type CategoryTransformer from '#app/catalogue/categories/category_transformer'
import {
  changeCategoryValidator,
  createCategoryValidator,
  mergeCategoryValidator,
  replaceCategoryValidator,
} from '#app/catalogue/categories/category_validators'
import { categorySearchValidator } from '#app/catalogue/categories/v1_category_search_controller'
import { label } from '#app/core/contract/common_schemas'

const tag = 'Domains'

const choice: { [Member in keyof ReturnType<CategoryTransformer['forChoice']>]: Schema } = {
  id: uid(),
  name: text('Construction'),
  code: orNull(text('K2')),
  parent: orNull(label),
}

const choiceSchema = named(
  'DomainChoice',
  objectOf(choice, { description: 'What one needs to choose a domain.' })
)

export const categorySchema = recordOf<ReturnType<CategoryTransformer['toObject']>>(
  'Domain',
  {
    ...choice,
    slug: text('construction'),
    external_uri: orNull(text('https://data.europa.eu/esco/isced-f/0732')),
    description: orNull(text('Building and civil engineering.')),
    active: yesNo(),
    skills_count: whole(40),
    total_skills_count: whole(120),
    children_count: whole(3),
    version: whole(2, { minimum: 1 }),
    created_at: moment(),
    updated_at: moment(),
  },
  'A domain; `total_skills_count` counts the skills of those below it too.'
)

const notes: FieldNotes = {
  name: { examples: ['Construction'] },
  code: { examples: ['K2'] },
  parent: { description: 'The id of the domain above it, or its name.' },
}
const into: Schema = {
  description: 'The id or the name of the one that stays.',
  examples: ['Trades'],
}

const answered = versionOf(categorySchema, 'The domain as it stands now.')

export const categoryOperations: Operations = {
  'v1.categories.index': {
    summary: 'List domains',
    description: 'Domains with their counts of skills, page by page.',
    tag,
    list: anyList(categoryList),
    answers: { 200: pageOf(categorySchema) },
  },
  'v1.categories.search': {
    summary: 'Complete the name of a domain',
    description: 'Domains for a text that may still be being typed.',
    tag,
    query: {
      validator: categorySearchValidator,
      notes: { q: { description: 'What was typed.', examples: ['const'] } },
    },
    answers: {
      200: { description: 'The domains.', schema: objectOf({ data: listOf(choiceSchema) }) },
    },
  },
  'v1.categories.store': {
    summary: 'Create a domain',
    description: 'Makes a domain, at the top or below another one.',
    tag,
    body: { validator: createCategoryValidator, notes },
    answers: { 201: createdOf(categorySchema, 'The domain as it stands now.') },
  },
  'v1.categories.edit': {
    summary: 'Read a domain to change it',
    description: 'The same as reading it, by the path of its form.',
    tag,
    answers: { 200: answered },
  },
  'v1.categories.show': {
    summary: 'Read a domain',
    description: 'One domain.',
    tag,
    answers: { 200: answered },
  },
  'v1.categories.replace': {
    summary: 'Replace a domain',
    description: 'Writes the whole of a domain; what is left out becomes empty.',
    tag,
    body: { validator: replaceCategoryValidator, notes },
    isVersioned: true,
    answers: { 200: answered },
  },
  'v1.categories.update': {
    summary: 'Change a domain',
    description: 'Changes the fields that are given and no others.',
    tag,
    body: { validator: changeCategoryValidator, notes },
    isVersioned: true,
    answers: { 200: answered },
  },
  'v1.categories.merge': {
    summary: 'Merge a domain into another one',
    description: 'Moves the skills and the domains below it to the other one and removes it.',
    tag,
    body: { validator: mergeCategoryValidator, notes: { into } },
    isVersioned: true,
    answers: {
      200: versionOf(
        named(
          'MergedDomain',
          objectOf({
            into: categorySchema,
            moved: objectOf({ skills: whole(40), categories: whole(3) }),
          })
        ),
        'The domain that stays, and what came to it.'
      ),
    },
  },
  'v1.categories.destroy': {
    summary: 'Remove a domain',
    description: 'Removes a domain that has neither skills nor domains below it.',
    tag,
    isVersioned: true,
    answers: { 204: gone },
    errors: ['in_use'],
  },
}
