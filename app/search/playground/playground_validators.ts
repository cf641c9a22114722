import vine from '@vinejs/vine'
import { labelLanguages } from '#app/catalogue/languages'
import type { MessageId } from '#lang/message_id'
import { PlainMessages } from '#app/core/text/validation_messages'
import { wholeNumber } from '#app/core/text/number_fields'

const longestTerm = 300

/** Text to find skills by name: `q` for suggestions, `skill` for the search of staff. */
export const suggestionValidator = vine.create({
  q: name(),
  limit: suggestionLimit(),
  language: vine.enum(labelLanguages).optional(),
})
export const adminSearchValidator = vine.create({ skill: name(), limit: suggestionLimit() })

for (const validator of [suggestionValidator, adminSearchValidator]) {
  validator.messagesProvider = new PlainMessages({
    required: 'playground_answers.give_text',
    maxLength: 'playground_answers.text_too_long',
    ...integerMessages('limit', 'playground_answers.limit_to_50'),
  })
}

/** Messages for a value that is not a whole number in its range. */
export function integerMessages(field: string, id: MessageId): Record<string, MessageId> {
  return Object.fromEntries(
    ['number', 'range', 'withoutDecimals'].map((rule) => [`${field}.${rule}`, id])
  )
}

function name() {
  return vine.string().trim().minLength(1).maxLength(longestTerm)
}

function suggestionLimit() {
  return wholeNumber().range([1, 50]).optional()
}
