import type Package from '#app/billing/package'
import { setupValues } from '#app/billing/setup/change_setup'
import type DefaultSetup from '#app/billing/default_setup'
import { limitGroups, limitNames, limits } from '#app/billing/limits'
import { t } from '#app/core/text/text'

/** The values of the form by group. */
export const setupGroups = limitGroups.map((group) => ({
  group,
  limits: limitNames
    .filter((name) => limits[name].group === group)
    .map((name) => {
      const { least, most } = limits[name]
      return { name, least, most }
    }),
}))

/** The string fields of the form. `freePackage` must be loaded. */
export function setupForm(setup: DefaultSetup): Record<string, string> {
  const values = Object.entries(setupValues(setup))
  return Object.fromEntries(values.map(([name, value]) => [name, String(value ?? '')]))
}

/** The submitted fields of the form. */
export function typedSetupForm(input: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    ['free_package', ...limitNames]
      .filter((name) => typeof input[name] === 'string' || input[name] === null)
      .map((name) => [name, String(input[name] ?? '')])
  )
}

/** The active free packages, and the selected one even if it is not active. */
export function freePackageChoices(offers: Package[], chosen: Package | null) {
  const isGone = chosen && !offers.some(({ id }) => id === chosen.id)
  return [
    ...offers.map(({ uid, name, totalCalls }) => ({
      value: uid,
      label: t('setup.package_with_calls', { name, calls: totalCalls }),
    })),
    ...(isGone
      ? [{ value: chosen.uid, label: t('setup.package_not_on_offer', { name: chosen.name }) }]
      : []),
  ]
}
