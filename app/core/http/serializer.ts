import { BaseSerializer } from '@adonisjs/core/transformers'

/** What transformers give, as `/v1` sends it: bare, because the shapes of the spec are bare. */
class BareSerializer extends BaseSerializer<{}> {
  wrap = undefined

  definePaginationMetaData() {
    return undefined
  }
}

const serializer = new BareSerializer()

/**
 * Turns transformed models into plain JSON values:
 * `serialize(SkillTransformer.transform(skill))`, or inside an object with other values.
 */
export const serialize = serializer.serialize.bind(serializer) as typeof serializer.serialize
