import vine from '@vinejs/vine'
import { labelLanguages } from '#app/catalogue/languages'
import { skillColumns } from '#app/catalogue/skills/skill_columns'
import { PlainMessages } from '#app/core/text/validation_messages'

/** Maximum number of terms in a lookup; lower with typos, which require a search per term. */
export const mostTerms = 500
export const mostFuzzyTerms = 50

/** The kinds of terms; a lookup uses one of them. */
export const lookupKinds = ['names', 'ids', 'external_ids', 'uris'] as const

export type LookupKind = (typeof lookupKinds)[number]

const oneList = vine.createRule(
  (value, _, field) => {
    if (!isGiven(value)) return
    const [first] = lookupKinds.filter((kind) => isGiven(field.parent[kind]))
    if (field.name !== first) field.report('playground_answers.one_list', 'one_of_several', field)
  },
  { implicit: true }
)

const aList = vine.createRule(
  (_, __, field) => {
    if (lookupKinds.some((kind) => isGiven(field.parent[kind]))) return
    field.report('playground_answers.give_list', 'required', field)
  },
  { implicit: true }
)

const fewIfFuzzy = vine.createRule((value, _, field) => {
  const isFuzzy = field.parent.fuzzy === true
  if (!isFuzzy || !Array.isArray(value) || value.length <= mostFuzzyTerms) return
  field.report('playground_answers.fuzzy_terms', 'too_many', field, { max: mostFuzzyTerms })
})

const namesOnly = vine.createRule((value, _, field) => {
  if (value !== true || isGiven(field.parent.names)) return
  field.report('playground_answers.fuzzy_names', 'names_only', field)
})

/** One list of terms; order and duplicates are kept. */
export const lookupValidator = vine.create({
  names: terms().use(aList()).use(oneList()).use(fewIfFuzzy()).optional(),
  ids: terms().use(oneList()).optional(),
  external_ids: terms().use(oneList()).optional(),
  uris: terms(skillColumns.external_uri.maxLength).use(oneList()).optional(),
  language: vine.enum(labelLanguages).optional(),
  fuzzy: vine.boolean({ strict: true }).use(namesOnly()).optional(),
})

lookupValidator.messagesProvider = new PlainMessages(
  Object.fromEntries(
    lookupKinds.map((kind) => [`${kind}.*.required`, 'playground_answers.empty_term'])
  )
)

function terms(longest = 255) {
  return vine.array(vine.string().minLength(1).maxLength(longest)).minLength(1).maxLength(mostTerms)
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}
