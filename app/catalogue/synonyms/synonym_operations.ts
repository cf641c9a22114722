import { labelLanguages } from '#app/catalogue/languages'
import { synonymList } from '#app/catalogue/synonyms/synonym_list'
import type SynonymTransformer from '#app/catalogue/synonyms/synonym_transformer'
import {
  changeSynonymValidator,
  createSynonymValidator,
  replaceSynonymValidator,
} from '#app/catalogue/synonyms/synonym_validators'
import { versioned } from '#app/core/contract/common_schemas'
import { standardOperations } from '#app/core/contract/standard_operations'
import { enumOf, nullable, recordOf, text, uid } from '#app/core/json_schema'

const synonymSchema = recordOf<ReturnType<SynonymTransformer['toObject']>>(
  'Synonym',
  {
    id: uid(),
    term: text('js'),
    equivalent: text('JavaScript'),
    language: nullable(enumOf(labelLanguages, 'en')),
    source: nullable(text('common abbreviation')),
    ...versioned,
  },
  'A text (`term`) that searches resolve as another one (`equivalent`). `language` is null for any language.'
)

export const synonymOperations = standardOperations(
  {
    routes: 'v1.synonyms',
    tag: 'Skills',
    one: 'a synonym',
    many: 'synonyms',
    record: synonymSchema,
    notes: {
      term: { description: 'The text that clients search for.', examples: ['js'] },
      equivalent: {
        description: 'The text that is resolved in its place, best the name of a skill.',
        examples: ['JavaScript'],
      },
      language: {
        description: 'The language of the searches that use it; null for all.',
        examples: ['en'],
      },
      source: { examples: ['common abbreviation'] },
    },
  },
  {
    index: { list: synonymList },
    store: { body: createSynonymValidator },
    show: {},
    replace: { body: replaceSynonymValidator },
    update: { body: changeSynonymValidator },
    destroy: {},
  }
)
