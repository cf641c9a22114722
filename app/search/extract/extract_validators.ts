import vine from '@vinejs/vine'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { PlainMessages } from '#app/core/text/validation_messages'
import { offsetUnits } from '#app/search/extract/extract_skills'
import { labelLanguages } from '#app/catalogue/languages'
import { skillTypes } from '#app/catalogue/skill'
import { decimalNumber, wholeNumber } from '#app/core/text/number_fields'

/** Maximum length in UTF-8: 50 KB. */
export const longestTextBytes = 50 * 1024

const mostSkills = 500

/** Defaults of missing fields. */
export const extractDefaults = { min_confidence: 0.55, limit: 100, offsets: 'utf16' as const }

/** A text to find skills in; `domain` is the id of a category. */
export const extractValidator = vine.create({
  text: vine.string().regex(/\S/),
  min_confidence: decimalNumber().range([0, 1]).optional(),
  limit: wholeNumber().range([1, mostSkills]).optional(),
  type: vine.enum(skillTypes).optional(),
  domain: vine.string().uuid().optional(),
  language: vine.enum(labelLanguages).optional(),
  offsets: vine.enum(offsetUnits).optional(),
})

extractValidator.messagesProvider = new PlainMessages({
  'text.required': 'playground_answers.give_a_text',
  'text.regex': 'playground_answers.give_a_text',
  'min_confidence.number': 'playground_answers.confidence_range',
  'min_confidence.range': 'playground_answers.confidence_range',
  'limit.number': 'playground_answers.limit_to_500',
  'limit.range': 'playground_answers.limit_to_500',
  'limit.withoutDecimals': 'playground_answers.limit_to_500',
  'domain.uuid': 'playground_answers.domain_by_id',
})

export class TextTooLong extends Refusal {
  constructor(bytes: number) {
    const message = t('playground_answers.text_too_many_bytes', { bytes, max: longestTextBytes })
    super(message, {
      status: 413,
      code: 'text_too_long',
      faults: [{ field: 'text', code: 'text_too_long', message }],
    })
  }
}
