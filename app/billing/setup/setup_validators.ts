import vine from '@vinejs/vine'
import { versionRule } from '#app/core/http/version_claim'
import { asLines, keyIn, shortText } from '#app/core/text/text_fields'
import { PlainMessages } from '#app/core/text/validation_messages'
import {
  isMoneyLimit,
  limitNames,
  limits,
  type LimitName,
  type MoneyLimit,
} from '#app/billing/limits'
import { amountField, amountMessages } from '#app/money/amount_field'
import { wholeNumber } from '#app/core/text/number_fields'

const figure = (name: LimitName) => wholeNumber().range([limits[name].least, limits[name].most])
const amounts = { credit_limit: amountField() } satisfies Record<MoneyLimit, unknown>
const optionalAmounts = { credit_limit: amountField().optional() }

/** The public id of an active free package, or null. */
const freePackage = () =>
  vine
    .string()
    .parse((value) => keyIn(value, 'id'))
    .uuid()
    .nullable()
    .optional()

export const mostExampleSkills = 6

/** Names of published skills; forms submit one per line. */
const exampleSkills = () =>
  vine.array(shortText(200)).parse(asLines).maxLength(mostExampleSkills).nullable().optional()

/** PUT and the form: all fields; without a free package or examples, there are none. */
export const replaceSetupValidator = vine.create({
  free_package: freePackage(),
  example_skills: exampleSkills(),
  ...forEach(figure),
  ...amounts,
  version: versionRule(),
})

/** PATCH: only the given fields change. */
export const changeSetupValidator = vine.create({
  free_package: freePackage(),
  example_skills: exampleSkills(),
  ...forEach((name) => figure(name).optional()),
  ...optionalAmounts,
  version: versionRule(),
})

for (const validator of [replaceSetupValidator, changeSetupValidator]) {
  validator.messagesProvider = new PlainMessages({
    ...amountMessages('credit_limit'),
    'free_package.uuid': 'setup_answers.choose_free_package',
    'example_skills.array.maxLength': 'setup_answers.too_many_example_skills',
  })
}

function forEach<Rule>(rule: (name: LimitName) => Rule) {
  const names = limitNames.filter((name) => !isMoneyLimit(name))
  return Object.fromEntries(names.map((name) => [name, rule(name)])) as Record<
    Exclude<LimitName, MoneyLimit>,
    Rule
  >
}
