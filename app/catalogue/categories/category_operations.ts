import { tagged, versionOf } from '#app/core/contract/operation'
import { standardOperations } from '#app/core/contract/standard_operations'
import {
  listOf,
  named,
  objectOf,
  nullable,
  recordOf,
  text,
  uid,
  integer,
  boolean,
} from '#app/core/json_schema'
import { categoryList } from '#app/catalogue/categories/category_list'
import type CategoryTransformer from '#app/catalogue/categories/category_transformer'
import {
  changeCategoryValidator,
  createCategoryValidator,
  mergeCategoryValidator,
  replaceCategoryValidator,
} from '#app/catalogue/categories/category_validators'
import { categorySearchValidator } from '#app/catalogue/categories/v1_category_search_controller'
import { label, versioned } from '#app/core/contract/common_schemas'

const tag = 'Domains'

const choiceSchema = recordOf<ReturnType<CategoryTransformer['forChoice']>>(
  'DomainChoice',
  { id: uid(), name: text('Construction'), code: nullable(text('K2')), parent: nullable(label) },
  'A domain in a list of suggestions.'
)

const categorySchema = recordOf<ReturnType<CategoryTransformer['toObject']>>(
  'Domain',
  {
    ...choiceSchema.properties,
    slug: text('construction'),
    external_uri: nullable(text('https://data.europa.eu/esco/isced-f/0732')),
    description: nullable(text('Building and civil engineering.')),
    active: boolean(),
    skills_count: integer(40),
    total_skills_count: integer(120),
    children_count: integer(3),
    ...versioned,
  },
  'A domain. `total_skills_count` includes the skills of the domains below it.'
)

const mergedSchema = named(
  'MergedDomain',
  objectOf(
    { into: categorySchema, moved: objectOf({ skills: integer(40), categories: integer(3) }) },
    { description: 'The domain that is kept and what was moved to it.' }
  )
)

export const categoryOperations = {
  ...standardOperations(
    {
      routes: 'v1.categories',
      tag,
      one: 'a domain',
      many: 'domains',
      record: categorySchema,
      notes: {
        name: { examples: ['Construction'] },
        code: { examples: ['K2'] },
        parent: { description: 'The id or the name of the parent domain.' },
      },
    },
    {
      index: { list: categoryList },
      store: { body: createCategoryValidator },
      edit: {},
      show: {},
      replace: { body: replaceCategoryValidator },
      update: { body: changeCategoryValidator },
      destroy: {
        description: 'Deletes a domain that has no skills and no domains below it.',
        errors: ['in_use'],
      },
    }
  ),
  ...tagged(tag, {
    'v1.categories.search': {
      summary: 'Suggest domains',
      description: 'Returns the domains whose name matches a partly typed text.',
      query: {
        validator: categorySearchValidator,
        notes: { q: { description: 'The text to complete.', examples: ['const'] } },
      },
      answers: {
        200: { description: 'The domains.', schema: objectOf({ data: listOf(choiceSchema) }) },
      },
    },
    'v1.categories.merge': {
      summary: 'Merge a domain into another',
      description: 'Moves the skills and the child domains, then deletes the domain.',
      body: {
        validator: mergeCategoryValidator,
        notes: {
          into: { description: 'The id or the name of the domain to keep.', examples: ['Trades'] },
        },
      },
      isVersioned: true,
      answers: { 200: versionOf(mergedSchema) },
    },
  }),
}
