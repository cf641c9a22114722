import type { MessageId } from '#lang/message_id'
import { PlainMessages } from '#app/core/text/validation_messages'

const name = 'core_answers.enter_name'
const confidence = 'skills_answers.confidence_range'
const translation = 'skills_answers.translation_incomplete'

const rules = (field: string, names: string[], message: MessageId) =>
  Object.fromEntries(names.map((rule) => [`${field}.${rule}`, message]))
const numeric = ['required', 'number', 'range', 'withoutDecimals']
const missing = ['required', 'enum']

/** Validation messages for skills, relations and domains. */
export const catalogueMessages = new PlainMessages({
  'name.required': name,
  'skill.name.required': name,
  ...rules('weight', numeric, 'skills_answers.weight_range'),
  ...rules('relations.*.weight', numeric, 'skills_answers.weights_range'),
  ...rules('confidence', numeric, confidence),
  ...rules('relations.*.confidence', numeric, confidence),
  ...rules('translations.*.language', missing, translation),
  ...rules('translations.*.name', missing, translation),
  ...rules('skill.translations.*.language', missing, translation),
  ...rules('skill.translations.*.name', missing, translation),
})
