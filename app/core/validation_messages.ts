import { SimpleMessagesProvider } from '@vinejs/vine'
import type { FieldContext, ValidationMessages } from '@vinejs/vine/types'

/** What is wrong with a field, for both doors; `{{ field }}` is its name in plain words. */
const sentences: ValidationMessages = {
  'required': 'Give the {{ field }}.',
  'string': 'The {{ field }} must be text.',
  'number': 'The {{ field }} must be a number.',
  'boolean': 'The {{ field }} must be true or false.',
  'object': 'The {{ field }} must be an object.',
  'array': 'The {{ field }} must be a list.',
  'email': 'The {{ field }} must be an e-mail address, such as ada@example.com.',
  'url': 'The {{ field }} must be a web address, such as https://example.com.',
  'uuid': 'The {{ field }} must be an id (UUID).',
  'enum': 'The {{ field }} must be one of {{ choices }}.',
  'in': 'The {{ field }} must be one of {{ choices }}.',
  'positive': 'The {{ field }} must be 0 or more.',
  'regex': 'The {{ field }} is not written in a way we can read.',
  'date': 'The {{ field }} must be a date, such as 2026-01-31.',
  'minLength': 'The {{ field }} must have at least {{ min }} characters.',
  'maxLength': 'The {{ field }} must have at most {{ max }} characters.',
  'fixedLength': 'The {{ field }} must have exactly {{ size }} characters.',
  'array.minLength': 'The {{ field }} must have at least {{ min }} entries.',
  'array.maxLength': 'The {{ field }} must have at most {{ max }} entries.',
  'min': 'The {{ field }} must be at least {{ min }}.',
  'max': 'The {{ field }} must be at most {{ max }}.',
  'range': 'The {{ field }} must be between {{ min }} and {{ max }}.',
  'withoutDecimals': 'The {{ field }} must be a whole number.',
  'accepted': 'Accept the {{ field }}.',
  'confirmed': 'The {{ field }} and its repetition differ.',
}

/**
 * Says what is wrong in whole sentences. A validator that needs words of its own gives them by field
 * and rule (`'weight.range'`), as VineJS has it; for the rest the common sentences hold.
 */
export class PlainMessages extends SimpleMessagesProvider {
  constructor(own: ValidationMessages = {}) {
    super({ ...sentences, ...own })
  }

  getMessage(raw: string, rule: string, field: FieldContext, args?: Record<string, unknown>) {
    const { choices, values, min } = args ?? {}
    const isEmpty = rule === 'minLength' && min === 1
    const allowed = choices ?? values
    const listed = Array.isArray(allowed) ? { ...args, choices: allowed.join(', ') } : args
    const named = { ...field, name: wordsOf(field) } as FieldContext
    return super.getMessage(raw, isEmpty ? 'required' : rule, named, listed)
  }
}

/** How pages label a field where that is not its public name in plain words. */
const labels: Record<string, string> = {
  activated_at: 'beginning',
  expires_at: 'end',
  maximum_quantity: 'largest quantity',
  minimum_quantity: 'smallest quantity',
  once: 'mark of the form',
  priority: 'order of payment',
  res_percentage: 'share of results',
  starts_at: 'start',
  total_calls: 'number of calls',
  unit_price: 'price for one call',
  validity_days: 'number of days of validity',
}

/** `full_name` is the full name, and an entry of `aliases` an entry of the aliases. */
function wordsOf({ name, wildCardPath }: FieldContext): string {
  const words = (text: string) => labels[text] ?? text.replaceAll('_', ' ')
  if (!/^(\d+|\*)$/.test(String(name))) return words(String(name))
  const list = wildCardPath.split('.').findLast((part) => part !== '*') ?? 'list'
  return `entry of the ${words(list)}`
}
