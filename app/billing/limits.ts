import string from '@adonisjs/core/helpers/string'
import { largestAmount } from '#app/money/money'
import type DefaultSetup from '#app/billing/default_setup'

/**
 * A value of Limitation Setup and its range. Its description is in
 * inertia/components/setup/limit_words.ts and resources/lang.
 */
interface Limit {
  group: LimitGroup
  least: number
  most: number
  /** An amount in minor units of the base currency. */
  isMoney?: true
}

/** The groups of the form. */
export const limitGroups = ['guests', 'searching', 'packages', 'imports'] as const

export type LimitGroup = (typeof limitGroups)[number]

/**
 * Requests of one IP address without an account. Suggestions: some for each of its searches a day, but not enough to
 * list the catalogue. Pages of skills: more than a person or a polite crawler opens.
 */
export const guestSuggestionsPerMinute = 60
export const guestSuggestionsPerDay = 200
export const guestPagesPerMinute = 120

/**
 * Every value of Limitation Setup by its public name. Validators, form,
 * `/v1` and history are derived from this; only the default free package is separate.
 */
export const limits = {
  guest_searches_per_day: { group: 'guests', least: 0, most: 10_000 },
  guest_result_limit: { group: 'guests', least: 1, most: 100 },
  registrations_per_day: { group: 'guests', least: 1, most: 100_000 },
  playground_search_price: { group: 'searching', least: 1, most: 1000 },
  related_price: { group: 'searching', least: 1, most: 1000 },
  lookup_price: { group: 'searching', least: 1, most: 1000 },
  extract_price: { group: 'searching', least: 1, most: 1000 },
  changes_price: { group: 'searching', least: 1, most: 1000 },
  maximum_search_skills: { group: 'searching', least: 1, most: 50 },
  requests_per_minute: { group: 'searching', least: 1, most: 100_000 },
  search_history_days: { group: 'searching', least: 1, most: 3650 },
  res_percentage: { group: 'packages', least: 0, most: 100 },
  first_alert_percentage: { group: 'packages', least: 1, most: 99 },
  last_alert_percentage: { group: 'packages', least: 2, most: 100 },
  credit_limit: { group: 'packages', least: 0, most: largestAmount, isMoney: true },
  import_maximum_bytes: { group: 'imports', least: 1024, most: 10_737_418_240 },
  import_maximum_rows: { group: 'imports', least: 1, most: 100_000_000 },
  import_maximum_minutes: { group: 'imports', least: 1, most: 10_080 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

export const limitNames = Object.keys(limits) as LimitName[]

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name

/** The attribute of `DefaultSetup` that has the value. */
export function setupAttributeOf(name: LimitName) {
  return string.camelCase(name) as Camel<LimitName>
}

/** The current value. */
export function limitOf(setup: DefaultSetup, name: LimitName): number {
  return setup[setupAttributeOf(name)]
}

/** The limits that are amounts. */
export type MoneyLimit = {
  [Name in LimitName]: (typeof limits)[Name] extends { isMoney: true } ? Name : never
}[LimitName]

export function isMoneyLimit(name: LimitName): name is MoneyLimit {
  return 'isMoney' in limits[name]
}
