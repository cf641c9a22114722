import vine from '@vinejs/vine'
import { versionRule } from '#app/core/http/version_claim'
import { catalogueMessages } from '#app/catalogue/catalogue_messages'
import { asName, asSlug, keyFitsIn, recordName, shortText } from '#app/core/text/text_fields'

const name = () => vine.string().parse(asName).minLength(1).maxLength(200).use(keyFitsIn(200))
const details = () => ({
  slug: vine.string().parse(asSlug).maxLength(200).nullable().optional(),
  code: shortText(50).nullable().optional(),
  external_uri: shortText(500).nullable().optional(),
  parent: recordName(450).nullable().optional(),
  description: vine.string().trim().maxLength(20_000).nullable().optional(),
  active: vine.boolean().optional(),
})

export const createCategoryValidator = vine.create({ name: name(), ...details() })

/** PUT: missing fields are cleared, and the status defaults to active. */
export const replaceCategoryValidator = vine.create({
  name: name(),
  ...details(),
  version: versionRule(),
})

/** PATCH: only the given fields change. */
export const changeCategoryValidator = vine.create({
  name: name().optional(),
  ...details(),
  version: versionRule(),
})

/** The domain that receives the skills and children: its id or its label as in the select. */
export const mergeCategoryValidator = vine.create({
  into: vine.string().parse(asName).minLength(1).maxLength(450),
  version: versionRule(),
})

for (const validator of [
  createCategoryValidator,
  replaceCategoryValidator,
  changeCategoryValidator,
  mergeCategoryValidator,
]) {
  validator.messagesProvider = catalogueMessages
}
