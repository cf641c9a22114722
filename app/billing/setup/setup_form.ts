import type Package from '#app/billing/package'
import type { SetupValues } from '#app/billing/setup/change_setup'
import { limitGroups, limitNames, limits } from '#app/billing/limits'
import { languageNow, t } from '#app/core/text/text'
import { writtenCount } from '#app/core/text/written_numbers'

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

/** The string fields of the form for these values. */
export function setupForm(values: Partial<SetupValues>): Record<string, string> {
  const language = languageNow()
  return Object.fromEntries(
    ['free_package', ...limitNames].map((name) => {
      const value = values[name as keyof SetupValues] ?? ''
      return [name, typeof value === 'number' ? writtenCount(value, language) : value]
    })
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
