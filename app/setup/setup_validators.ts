import vine from '@vinejs/vine'
import { PlainMessages } from '#app/core/validation_messages'
import { limitNames, limits, type LimitName } from '#app/setup/limits'

const figure = (name: LimitName) =>
  vine.number().withoutDecimals().range([limits[name].least, limits[name].most])
const optionalFigure = (name: LimitName) => figure(name).optional()

/** The public id of a free package on offer; null for none. */
const freePackage = () => vine.string().uuid().nullable().optional()
const version = () => vine.number().withoutDecimals().positive().optional()

/** PUT and the form: the whole; a free package that is left out is none. */
export const replaceSetupValidator = vine.create({
  free_package: freePackage(),
  ...forEach(figure),
  version: version(),
})

/** PATCH: only what is given changes. */
export const changeSetupValidator = vine.create({
  free_package: freePackage(),
  ...forEach(optionalFigure),
  version: version(),
})

for (const validator of [replaceSetupValidator, changeSetupValidator]) {
  validator.messagesProvider = new PlainMessages({
    'free_package.uuid': 'Choose one of the free packages on offer.',
  })
}

function forEach<Rule>(rule: (name: LimitName) => Rule) {
  const rules = limitNames.map((name) => [name, rule(name)] as const)
  return Object.fromEntries(rules) as Record<LimitName, Rule>
}
