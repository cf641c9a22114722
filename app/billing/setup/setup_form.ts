import { majorUnits } from '#app/money/money'
import type Package from '#app/billing/package'
import type { SetupChanges } from '#app/billing/setup/change_setup'
import { isMoneyLimit, limitGroups, limitNames, limits, type LimitName } from '#app/billing/limits'
import { languageNow, t } from '#app/core/text/text'
import { writtenCount, writtenNumber } from '#app/core/text/written_numbers'

/** The values of the form by group. */
export const setupGroups = limitGroups.map((group) => ({
  group,
  limits: limitNames
    .filter((name) => limits[name].group === group)
    .map((name) => {
      const { least, most } = limits[name]
      return { name, least, most, is_money: isMoneyLimit(name) }
    }),
}))

/** The string fields of the form for these values; `exponent` is that of the base currency. */
export function setupForm(values: SetupChanges, exponent: number): Record<string, string> {
  const language = languageNow()
  const written = (name: LimitName) => {
    const value = values[name] ?? ''
    if (typeof value === 'string') return value
    if (!isMoneyLimit(name)) return writtenCount(value, language)
    return writtenNumber(majorUnits(value, exponent), language)
  }
  return {
    free_package: values.free_package ?? '',
    example_skills: (values.example_skills ?? []).join('\n'),
    ...Object.fromEntries(limitNames.map((name) => [name, written(name)])),
  }
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
