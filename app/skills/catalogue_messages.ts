import { PlainMessages } from '#app/core/validation_messages'

const name = 'Enter a name.'
const weight = 'Give the weight as a whole number from 0 to 100.'
const confidence = 'Give the confidence as a number from 0 to 1, or leave it empty.'

const rules = (field: string, names: string[], message: string) =>
  Object.fromEntries(names.map((rule) => [`${field}.${rule}`, message]))
const numeric = ['required', 'number', 'range', 'withoutDecimals']

/** What people read when a skill, a relation or a domain is refused. */
export const catalogueMessages = new PlainMessages({
  'name.required': name,
  'skill.name.required': name,
  ...rules('weight', numeric, weight),
  ...rules('relations.*.weight', numeric, 'Weights go from 0 to 100.'),
  ...rules('confidence', numeric, confidence),
  ...rules('relations.*.confidence', numeric, confidence),
})
