import { anyList, pageOf, versionOf, type Operations } from '#app/core/contract/operation'
import {
  maybe,
  moment,
  objectOf,
  orNull,
  recordOf,
  uid,
  whole,
  type Schema,
} from '#app/core/json_schema'
import type { FieldNotes } from '#app/core/contract/validator_schema'
import type DefaultSetupTransformer from '#app/billing/setup/default_setup_transformer'
import { limitNames, limits, type LimitName } from '#app/billing/limits'
import type SetupChangeTransformer from '#app/billing/setup/setup_change_transformer'
import { setupHistoryList } from '#app/billing/setup/setup_history'
import { changeSetupValidator, replaceSetupValidator } from '#app/billing/setup/setup_validators'
import { actor, label } from '#app/core/contract/common_schemas'

const tag = 'Setup'

const figures = Object.fromEntries(
  limitNames.map((name) => {
    const { least, most } = limits[name]
    return [name, whole(least, { minimum: least, maximum: most })]
  })
) as Record<LimitName, Schema>

const setupSchema = recordOf<ReturnType<DefaultSetupTransformer['toObject']>>(
  'DefaultSetup',
  {
    ...figures,
    free_package: orNull(label),
    version: whole(5, { minimum: 1 }),
    updated_at: moment(),
  },
  'Limitation Setup; `free_package` is what a new client is given.'
)

const some = objectOf({
  free_package: maybe({ ...orNull(uid()), examples: [] }),
  ...Object.fromEntries(
    limitNames.map((name) => [
      name,
      maybe({ type: 'integer', examples: name === 'requests_per_minute' ? [600] : [] }),
    ])
  ),
})

const changeSchema = recordOf<ReturnType<SetupChangeTransformer['toObject']>>(
  'SetupChange',
  { at: moment(), by: orNull(actor), before: some, after: some },
  'One change of Limitation Setup: the fields that changed, before and after.'
)

const notes: FieldNotes = {
  free_package: { description: 'The id of a free package on offer; null for none.' },
  requests_per_minute: { examples: [600] },
}

const wholeNotes: FieldNotes = Object.fromEntries(
  limitNames.map((name) => [
    name,
    { examples: [name === 'last_alert_percentage' ? limits[name].most : limits[name].least] },
  ])
)

const answered = versionOf(setupSchema, 'Limitation Setup as it stands now.')

export const setupOperations: Operations = {
  'v1.setup.show': {
    summary: 'Read Limitation Setup',
    description: 'Limits, prices and defaults of the installation.',
    tag,
    answers: { 200: answered },
  },
  'v1.setup.replace': {
    summary: 'Replace Limitation Setup',
    description: 'Writes all figures; a free package that is left out is none.',
    tag,
    body: { validator: replaceSetupValidator, notes: { ...notes, ...wholeNotes } },
    isVersioned: true,
    answers: { 200: answered },
  },
  'v1.setup.update': {
    summary: 'Change Limitation Setup',
    description: 'Changes the fields that are given and no others.',
    tag,
    body: { validator: changeSetupValidator, notes },
    isVersioned: true,
    answers: { 200: answered },
  },
  'v1.setup.history': {
    summary: 'List changes of Limitation Setup',
    description: 'Who changed what, latest first.',
    tag,
    list: anyList(setupHistoryList),
    answers: { 200: pageOf(changeSchema) },
  },
}
