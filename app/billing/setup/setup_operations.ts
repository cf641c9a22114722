import { pageAnswer, tagged } from '#app/core/contract/operation'
import { standardOperations } from '#app/core/contract/standard_operations'
import {
  optional,
  listOf,
  text,
  timestamp,
  objectOf,
  nullable,
  recordOf,
  uid,
  integer,
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
    return [name, integer(least, { minimum: least, maximum: most })]
  })
) as Record<LimitName, Schema>

const exampleSkills = listOf(text('SQL'))

const setupSchema = recordOf<ReturnType<DefaultSetupTransformer['toObject']>>(
  'DefaultSetup',
  {
    ...figures,
    free_package: nullable(label),
    example_skills: exampleSkills,
    version: integer(5, { minimum: 1 }),
    updated_at: timestamp(),
  },
  'Limitation Setup. New clients get the `free_package`; the home page suggests the `example_skills`.'
)

const some = objectOf({
  free_package: optional({ ...nullable(uid()), examples: [] }),
  example_skills: optional({ ...exampleSkills, examples: [] }),
  ...Object.fromEntries(
    limitNames.map((name) => [
      name,
      optional({ type: 'integer', examples: name === 'requests_per_minute' ? [600] : [] }),
    ])
  ),
})

const changeSchema = recordOf<ReturnType<SetupChangeTransformer['toObject']>>(
  'SetupChange',
  { at: timestamp(), by: nullable(actor), before: some, after: some },
  'A change of Limitation Setup: the changed fields before and after.'
)

const notes: FieldNotes = {
  free_package: { description: 'The id of the free package for new clients; null for none.' },
  example_skills: {
    description: 'Names of published skills; empty for those with most relations.',
    examples: [['SQL']],
  },
  requests_per_minute: { examples: [600] },
}

const wholeNotes: FieldNotes = Object.fromEntries(
  limitNames.map((name) => [
    name,
    { examples: [name === 'last_alert_percentage' ? limits[name].most : limits[name].least] },
  ])
)

export const setupOperations = {
  ...standardOperations(
    { routes: 'v1.setup', tag, one: 'Limitation Setup', many: '', record: setupSchema, notes },
    {
      show: { description: 'Returns the limits, prices and defaults of the installation.' },
      replace: {
        body: replaceSetupValidator,
        notes: { ...notes, ...wholeNotes },
        description:
          'Replaces all figures. The free package and the example skills are cleared if you leave them out.',
      },
      update: { body: changeSetupValidator },
    }
  ),
  ...tagged(tag, {
    'v1.setup.history': {
      summary: 'List changes of Limitation Setup',
      description: 'Returns who changed what, newest first.',
      list: setupHistoryList,
      answers: { 200: pageAnswer(changeSchema) },
    },
  }),
}
