import vine from '@vinejs/vine'
import { versionRule } from '#app/core/http/version_claim'
import { keyIn } from '#app/core/text/text_fields'
import { PlainMessages } from '#app/core/text/validation_messages'
import { limitNames, limits, type LimitName } from '#app/billing/limits'
import { wholeNumber } from '#app/core/text/number_fields'

const figure = (name: LimitName) => wholeNumber().range([limits[name].least, limits[name].most])
const optionalFigure = (name: LimitName) => figure(name).optional()

/** The public id of an active free package, or null. */
const freePackage = () =>
  vine
    .string()
    .parse((value) => keyIn(value, 'id'))
    .uuid()
    .nullable()
    .optional()

/** PUT and the form: all fields; without a free package, there is none. */
export const replaceSetupValidator = vine.create({
  free_package: freePackage(),
  ...forEach(figure),
  version: versionRule(),
})

/** PATCH: only the given fields change. */
export const changeSetupValidator = vine.create({
  free_package: freePackage(),
  ...forEach(optionalFigure),
  version: versionRule(),
})

for (const validator of [replaceSetupValidator, changeSetupValidator]) {
  validator.messagesProvider = new PlainMessages({
    'free_package.uuid': 'setup_answers.choose_free_package',
  })
}

function forEach<Rule>(rule: (name: LimitName) => Rule) {
  const rules = limitNames.map((name) => [name, rule(name)] as const)
  return Object.fromEntries(rules) as Record<LimitName, Rule>
}
