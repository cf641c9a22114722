import { BaseTransformer } from '@adonisjs/core/transformers'
import type Synonym from '#app/catalogue/synonym'
import { synonymFieldsOf } from '#app/catalogue/synonyms/synonym_fields'

export default class SynonymTransformer extends BaseTransformer<Synonym> {
  toObject() {
    const synonym = this.resource
    return {
      id: synonym.uid,
      ...synonymFieldsOf(synonym),
      version: synonym.version,
      created_at: synonym.createdAt.toJSDate().toISOString(),
      updated_at: synonym.updatedAt.toJSDate().toISOString(),
    }
  }
}
