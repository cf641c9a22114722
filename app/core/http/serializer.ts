import { BaseSerializer } from '@adonisjs/core/transformers'

/** Serializes transformers for `/v1` without a wrapper. */
class BareSerializer extends BaseSerializer<{}> {
  wrap = undefined

  definePaginationMetaData() {
    return undefined
  }
}

const serializer = new BareSerializer()

/**
 * Converts transformers to plain JSON values: `serialize(SkillTransformer.transform(skill))`, or
 * inside an object with other values.
 */
export const serialize = serializer.serialize.bind(serializer) as typeof serializer.serialize
