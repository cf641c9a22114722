import { SynonymSchema } from '#database/schema'

/** A text (`term`) that is resolved as another one (`equivalent`); null as language means any. */
export default class Synonym extends SynonymSchema {}
