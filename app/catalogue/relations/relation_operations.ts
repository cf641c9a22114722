import { standardOperations } from '#app/core/contract/standard_operations'
import { relationList } from '#app/catalogue/relations/relation_list'
import { relationSchema } from '#app/catalogue/relations/relation_schemas'
import {
  changeRelationValidator,
  replaceRelationValidator,
} from '#app/catalogue/relations/relation_validators'

export const relationOperations = standardOperations(
  {
    routes: 'v1.relations',
    tag: 'Relations',
    one: 'a relation',
    many: 'relations',
    record: relationSchema,
    notes: {
      type: { examples: ['related'] },
      weight: { description: 'From 0 to 100.', examples: [80] },
      confidence: { description: 'From 0 to 1.' },
    },
  },
  {
    index: { list: relationList },
    show: { description: 'Returns a relation with both of its skills.' },
    replace: { body: replaceRelationValidator },
    update: { body: changeRelationValidator },
    destroy: { description: 'Deletes a relation. Its reverse, if there is one, stays.' },
  }
)
