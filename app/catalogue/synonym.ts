import { SynonymSchema } from '#database/schema'
import { findByUid } from '#app/core/db/find_by_uid'

/** A text (`term`) that is resolved as another one (`equivalent`); null as language means any. */
export default class Synonym extends SynonymSchema {
  /** Finds a synonym by public id. Throws `NotFound`. */
  static findByUid(uid: unknown): Promise<Synonym> {
    return findByUid(this.query(), uid, 'synonyms_answers.the_synonym')
  }
}
