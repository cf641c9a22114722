import vine from '@vinejs/vine'
import { labelLanguages } from '#app/catalogue/languages'
import { versionRule } from '#app/core/http/version_claim'
import { damageOf } from '#app/core/lists/cells'
import { asName, cleaned, shortText } from '#app/core/text/text_fields'
import { PlainMessages } from '#app/core/text/validation_messages'

/** The longest texts of a synonym. */
export const longestTexts = { term: 200, equivalent: 300, source: 200 } as const

/** As in imports, which refuse cells with a replacement character. */
const undamaged = vine.createRule((value, _, field) => {
  if (typeof value !== 'string' || damageOf(value) === null) return
  field.report('synonyms_answers.damaged', 'regex', field)
})

const name = () => vine.string().parse(asName).minLength(1).use(undamaged())
const term = () => name().maxLength(longestTexts.term)
const equivalent = () => name().maxLength(longestTexts.equivalent)
const details = () => ({
  language: vine.enum(labelLanguages).parse(cleaned).nullable().optional(),
  source: shortText(longestTexts.source).use(undamaged()).nullable().optional(),
})

export const createSynonymValidator = vine.create({
  term: term(),
  equivalent: equivalent(),
  ...details(),
})

/** PUT and the form: missing fields are cleared. */
export const replaceSynonymValidator = vine.create({
  term: term(),
  equivalent: equivalent(),
  ...details(),
  version: versionRule(),
})

/** PATCH: only the given fields change. */
export const changeSynonymValidator = vine.create({
  term: term().optional(),
  equivalent: equivalent().optional(),
  ...details(),
  version: versionRule(),
})

for (const validator of [createSynonymValidator, replaceSynonymValidator, changeSynonymValidator]) {
  validator.messagesProvider = new PlainMessages({
    'term.required': 'synonyms_answers.enter_term',
    'equivalent.required': 'synonyms_answers.enter_equivalent',
    'equivalent.maxLength': 'synonyms_answers.equivalent_too_long',
  })
}
