import string from '@adonisjs/core/helpers/string'

/**
 * Every code that stands beside a field in `errors`, and what it says. They never change; the sentences
 * beside them may. The documentation lists them with `validation_failed`.
 */
export const fieldCodes = {
  required: 'It is missing or empty.',
  unknown_field: 'Nobody reads a field of this name; it may be misspelt.',
  string: 'It must be text.',
  number: 'It must be a number.',
  whole_number: 'It must be a whole number.',
  boolean: 'It must be `true` or `false`.',
  object: 'It must be an object.',
  array: 'It must be a list.',
  date: 'It must be a date, or a moment with its zone.',
  email: 'It must be an e-mail address.',
  url: 'It must be a web address.',
  uuid: 'It must be an id (UUID).',
  enum: 'It must be one of certain words.',
  format: 'It is not written as it must be.',
  accepted: 'It must be accepted.',
  confirmed: 'It and its repetition differ.',
  range: 'The number is too small or too large.',
  decimals: 'It has more decimals than it may.',
  too_fine: 'The amount has more decimals than its currency.',
  minor_units: 'The amount must be a whole number of minor units.',
  order: 'It must not be on that side of another field.',
  too_short: 'The text has too few characters.',
  too_long: 'The text has too many characters.',
  wrong_length: 'The text must have an exact number of characters.',
  too_few: 'The list has too few entries.',
  too_many: 'The list has more entries than are taken at once.',
  repeated: 'An entry stands in the list twice.',
  one_of_several: 'Only one of several fields may be given.',
  names_only: 'It goes with `names` alone.',
  taken: 'Another record has it already.',
  not_found: 'There is no such record.',
  unknown_domain: 'There is no domain with this id.',
  unknown: 'Nobody knows this value.',
  inactive: 'What it names is not in use.',
  foreign: 'The field belongs to another kind of record.',
  fixed: 'It cannot be changed any more, or not here.',
  self: 'A relation leads to another skill.',
  duplicate: 'The same stands in an entry before.',
  circle: 'The record would stand below itself.',
  too_far: 'The moment is too far away.',
  past: 'The moment is over.',
  in_the_past: 'The moment is over.',
  ambiguous: 'Several records have this name; `message` says how to tell them apart.',
  same: 'A record cannot be merged into itself.',
  quantity_out_of_range: 'The package is not sold in this quantity.',
  amount_too_large: 'The amount is more than can be reckoned with.',
  too_many_calls: 'More calls than were charged cannot be given back.',
  wrong_password: 'It is not the present password.',
  not_an_address: 'The webhook’s address cannot be read.',
  https_only: 'The webhook’s address must begin with `https://`.',
  with_credentials: 'The webhook’s address must have no user and no password in it.',
  port: 'The webhook’s address has a port that is not called.',
  name_not_found: 'The host of the webhook’s address is not known.',
  private_network: 'The webhook’s address leads into a private network.',
  other_kind: 'It belongs to another kind of upload.',
  one_file: 'Only one file is taken at once.',
} as const

export type FieldCode = keyof typeof fieldCodes

/** What VineJS calls its rules, and what callers are told. */
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
  'positive': 'range',
  'min': 'range',
  'max': 'range',
  'in': 'enum',
  'regex': 'format',
}

/** The code of a fault that a rule of a validator found. */
export function codeOfRule(rule: string): string {
  return codesOfRules[rule] ?? string.snakeCase(rule)
}
