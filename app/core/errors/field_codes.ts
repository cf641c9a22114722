import string from '@adonisjs/core/helpers/string'

/**
 * Every code of a field in `errors`, with its meaning. Codes never change; messages may. The
 * documentation lists them under `validation_failed`.
 */
export const fieldCodes = {
  required: 'The field is missing or empty.',
  invalid_parameter: 'The query parameter has an invalid value.',
  unknown_field: 'There is no field with this name.',
  string: 'The value must be a string.',
  number: 'The value must be a number.',
  whole_number: 'The value must be a whole number.',
  boolean: 'The value must be `true` or `false`.',
  object: 'The value must be an object.',
  array: 'The value must be an array.',
  date: 'The value must be a date, or a date and time with a time zone.',
  email: 'The value must be an e-mail address.',
  url: 'The value must be a URL.',
  uuid: 'The value must be an id (UUID).',
  enum: 'The value must be one of a fixed set of values.',
  format: 'The value does not have the required format.',
  accepted: 'The field must be accepted.',
  confirmed: 'The value and its confirmation do not match.',
  range: 'The number is too small or too large.',
  decimals: 'The number has too many decimal places.',
  too_fine: 'The amount has more decimal places than its currency.',
  minor_units: 'The amount must be a whole number of minor units.',
  order: 'The value is out of order with another field, such as a start after the end.',
  too_short: 'The text has too few characters.',
  too_long: 'The text has too many characters.',
  wrong_length: 'The text does not have the required number of characters.',
  too_few: 'The list has too few entries.',
  too_many: 'The list has too many entries.',
  repeated: 'The list contains an entry twice.',
  one_of_several: 'Only one of several fields can be set.',
  names_only: 'The field can only be used with `names`.',
  taken: 'Another record already has this value.',
  not_found: 'The record does not exist.',
  unknown_domain: 'There is no domain with this id.',
  unknown_id: 'There is no skill with this id or URI.',
  unknown: 'The value is not known.',
  inactive: 'The record that it refers to is inactive.',
  foreign: 'The field belongs to another kind of record.',
  fixed: 'The field cannot be changed, or not with this call.',
  self: 'A record cannot refer to itself.',
  duplicate: 'An earlier entry has the same value.',
  circle: 'The record would lead back to itself through others.',
  too_far: 'The date is too far in the future.',
  past: 'The date is in the past.',
  in_the_past: 'The date is in the past.',
  ambiguous: 'Several records have this name; `message` says how to tell them apart.',
  same: 'A record cannot be merged into itself.',
  quantity_out_of_range: 'The package is not available in this quantity.',
  amount_too_large: 'The amount is larger than supported.',
  too_many_calls: 'The refund has more calls than were charged.',
  wrong_password: 'The current password is wrong.',
  wrong_code: 'The code is wrong, has expired, or was used before.',
  weak_password: 'The password is easy to guess.',
  not_an_address: 'The webhook URL is not valid.',
  https_only: 'The webhook URL must start with `https://`.',
  with_credentials: 'The webhook URL must not contain a user name or password.',
  port: 'The webhook URL has a port that is not allowed.',
  name_not_found: 'The host of the webhook URL cannot be resolved.',
  private_network: 'The webhook URL points to a private network.',
  other_file: 'The file is not what `preset` says.',
  other_kind: 'The field belongs to another kind of upload.',
  one_file: 'Only one file can be uploaded at a time.',
} as const

type FieldCode = keyof typeof fieldCodes

/** The codes of VineJS rules; an unlisted rule uses its own name in snake case. */
const codesOfRules: Record<string, FieldCode> = {
  'minLength': 'too_short',
  'maxLength': 'too_long',
  'fixedLength': 'wrong_length',
  'array.minLength': 'too_few',
  'array.maxLength': 'too_many',
  'array.fixedLength': 'too_many',
  'record.minLength': 'too_few',
  'record.maxLength': 'too_many',
  'distinct': 'repeated',
  'withoutDecimals': 'whole_number',
  'decimal': 'decimals',
  'min': 'range',
  'max': 'range',
  'in': 'enum',
  'regex': 'format',
}

/** The error code for a validation rule. */
export function codeOfRule(rule: string): string {
  return codesOfRules[rule] ?? string.snakeCase(rule)
}
