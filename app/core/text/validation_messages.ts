import { SimpleMessagesProvider } from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import type { MessageId } from '#lang/message_id'
import { formLanguage, isMessage, languageNow, t, tIn } from '#app/core/text/text'

/**
 * The messages of failed validation rules, for pages and `/v1`; `{field}` is the label of the
 * field.
 */
const sentences: Record<string, MessageId> = {
  'required': 'core_answers.required',
  'string': 'core_answers.string',
  'number': 'core_answers.number',
  'boolean': 'core_answers.boolean',
  'object': 'core_answers.object',
  'array': 'core_answers.array',
  'email': 'core_answers.email',
  'url': 'core_answers.url',
  'uuid': 'core_answers.uuid',
  'enum': 'core_answers.one_of',
  'in': 'core_answers.one_of',
  'regex': 'core_answers.regex',
  'date': 'core_answers.date',
  'minLength': 'core_answers.min_length',
  'maxLength': 'core_answers.max_length',
  'fixedLength': 'core_answers.fixed_length',
  'array.minLength': 'core_answers.array_min_length',
  'array.maxLength': 'core_answers.array_max_length',
  'min': 'core_answers.min',
  'max': 'core_answers.max',
  'range': 'core_answers.range',
  'withoutDecimals': 'core_answers.without_decimals',
  'decimal': 'core_answers.tax_decimals',
  'accepted': 'core_answers.accepted',
  'confirmed': 'core_answers.confirmed',
}

/** The VineJS rules that our validators use. */
export const knownRules = Object.keys(sentences)

/**
 * Validation messages as full sentences in the language of the request. A validator can override
 * messages by field and rule (`'weight.range'`) or by rule, as in VineJS; they receive `{field}`, its public
 * `{name}`, a text as `{value}`, the number of the `{entry}` in a list, and the arguments of the rule. A custom rule can report a message
 * id, which takes precedence over the message of a rule of that name.
 */
export class PlainMessages extends SimpleMessagesProvider {
  #own: Record<string, string>

  constructor(own: Record<string, string> = {}) {
    super({})
    this.#own = own
  }

  getMessage(raw: string, rule: string, field: FieldContext, args: Record<string, unknown> = {}) {
    const ruleName = rule === 'minLength' && args.min === 1 ? 'required' : rule
    const places = [
      `${field.getFieldPath()}.${ruleName}`,
      `${field.wildCardPath}.${ruleName}`,
      ruleName,
    ]
    const own = places.map((place) => this.#own[place]).find((text) => text !== undefined)
    const ofRule = isMessage(raw) ? raw : sentenceOf(ruleName)
    const text = own ?? ofRule ?? raw

    const values = {
      ...givenIn(field),
      ...argumentsOf(args),
      ...placeOf(field),
      field: labelOf(field),
    }
    if (isMessage(text)) return t(text, values)
    return super.getMessage(
      text,
      ruleName,
      { ...field, name: values.field } as FieldContext,
      values
    )
  }
}

/** Forms show how a number is written; `/v1` takes plain digits. */
function sentenceOf(rule: string): MessageId | undefined {
  return rule === 'number' && formLanguage() ? 'core_answers.typed_number' : sentences[rule]
}

/** Arguments of a message: numbers and texts; lists are joined with commas. */
function argumentsOf({ choices, values, ...rest }: Record<string, unknown>) {
  const allowed = choices ?? values
  const listed = Array.isArray(allowed) ? { ...rest, choices: allowed.join(', ') } : rest
  return Object.fromEntries(
    Object.entries(listed).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number'
    )
  )
}

/** What was sent. */
function givenIn({ name, value }: FieldContext) {
  return {
    name: String(name),
    value: typeof value === 'string' ? value.slice(0, longestShown) : '',
  }
}

const longestShown = 100

/** The number of the entry of a list, which is a line of a form. */
function placeOf(field: FieldContext) {
  const index = field
    .getFieldPath()
    .split('.')
    .findLast((part) => /^\d+$/.test(part))
  return { entry: Number(index ?? 0) + 1, where: formLanguage() ? 'form' : 'v1' }
}

/** Labels of fields that differ from their public name. */
const labels: Record<string, MessageId> = {
  activated_at: 'fields.form_activated_at',
  backup: 'fields.form_backup',
  maximum_quantity: 'fields.form_maximum_quantity',
  minimum_quantity: 'fields.form_minimum_quantity',
  once: 'fields.form_once',
  parent: 'fields.form_parent',
  priority: 'fields.form_priority',
  res_percentage: 'fields.form_res_percentage',
  starts_at: 'fields.form_starts_at',
  total_calls: 'fields.form_total_calls',
  unit_price: 'fields.form_unit_price',
  validity_days: 'fields.form_validity_days',
}

/** `full_name` becomes "full name"; an entry of `aliases` is labelled as an entry. */
function labelOf({ name, wildCardPath }: FieldContext): string {
  if (!/^(\d+|\*)$/.test(String(name))) return fieldLabel(String(name))
  const list = wildCardPath.split('.').findLast((part) => part !== '*') ?? 'list'
  return t('core_answers.entry_of', { list: fieldLabel(list) })
}

/** The label of a field in validation messages. */
export function fieldLabel(name: string, language = languageNow()): string {
  return labels[name] ? tIn(language, labels[name]) : fieldName(name, language)
}

/** The label of a filter as its list shows it; it may share its name with a field. */
export function filterName(name: string, language = languageNow()): string {
  const id = `fields.filter_${name}`
  const label = isMessage(id) ? tIn(language, id) : fieldName(name, language)
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** The label of a field: from the `fields` texts, or else derived from its name. */
export function fieldName(name: string, language = languageNow()): string {
  const id = `fields.${name}`
  return isMessage(id) ? tIn(language, id) : name.replaceAll('_', ' ')
}
