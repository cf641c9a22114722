import vine from '@vinejs/vine'
import { momentOf } from '#app/core/moment'
import { PlainMessages } from '#app/core/text/validation_messages'
import { versionRule } from '#app/core/http/version_claim'
import { capPeriods } from '#app/accounts/api_keys/key_cap'
import { keyAbilities } from '#app/accounts/api_keys/key_abilities'
import { mostOverlapDays } from '#app/accounts/api_keys/save_key'
import { asName, existingMoment } from '#app/core/text/text_fields'
import { wholeNumber } from '#app/core/text/number_fields'

const name = () => vine.string().parse(asName).minLength(1).maxLength(100)
const abilities = () => vine.array(vine.enum(keyAbilities)).minLength(1).distinct()
const cap = () => wholeNumber().range([1, 2_147_483_647]).nullable().optional()

/** A timestamp with time zone, or a date (UTC), which includes the whole day. */
const expiry = () =>
  vine.string().trim().use(existingMoment()).transform(endOf).nullable().optional()

function endOf(text: string) {
  const read = momentOf(text)
  return read && text.length === 10 ? read.plus({ days: 1 }) : read
}

/** The fields of a key; required ones are optional in a PATCH. */
const fields = () => ({
  name: name(),
  abilities: abilities(),
  expires_at: expiry(),
  cap_calls: cap(),
  cap_period: vine.enum(capPeriods).optional(),
})

export const createKeyValidator = vine.create(fields())

/** The form, with the key that prevents duplicate submissions. */
export const createKeyFormValidator = vine.create({ ...fields(), once: vine.string().uuid() })

/** PATCH: only the given fields change; null removes the expiry or the cap. */
export const changeKeyValidator = vine.create({
  ...fields(),
  name: name().optional(),
  abilities: abilities().optional(),
  version: versionRule(),
})

/** The form: all fields. */
export const replaceKeyValidator = vine.create({ ...fields(), version: versionRule() })

/** The number of days for which the replaced key text stays valid. */
const overlap = () => wholeNumber().range([0, mostOverlapDays]).optional()

export const rotateKeyValidator = vine.create({ overlap_days: overlap(), version: versionRule() })

export const rotateKeyFormValidator = vine.create({
  overlap_days: overlap(),
  version: versionRule(),
  once: vine.string().uuid(),
})

const messages = new PlainMessages({
  'name.required': 'core_answers.enter_name',
  'abilities.required': 'api_keys_answers.choose_ability',
  'abilities.array.minLength': 'api_keys_answers.choose_ability',
  'abilities.minLength': 'api_keys_answers.choose_ability',
  'cap_calls.number': 'api_keys_answers.cap_from_1',
  'cap_calls.range': 'api_keys_answers.cap_from_1',
  'cap_calls.withoutDecimals': 'api_keys_answers.cap_from_1',
  'overlap_days.number': 'api_keys_answers.overlap_to_7',
  'overlap_days.range': 'api_keys_answers.overlap_to_7',
  'overlap_days.withoutDecimals': 'api_keys_answers.overlap_to_7',
})

for (const validator of [
  createKeyValidator,
  createKeyFormValidator,
  changeKeyValidator,
  replaceKeyValidator,
  rotateKeyValidator,
  rotateKeyFormValidator,
]) {
  validator.messagesProvider = messages
}
