/**
 * A value of Limitation Setup: its column and its range. Its description is in
 * inertia/components/setup/limit_words.ts and resources/lang.
 */
export interface Limit {
  column:
    | 'guestSearchesPerDay'
    | 'guestResultLimit'
    | 'resPercentage'
    | 'maximumSearchSkills'
    | 'requestsPerMinute'
    | 'maximumUnpaidSales'
    | 'firstAlertPercentage'
    | 'lastAlertPercentage'
    | 'importMaximumBytes'
    | 'importMaximumRows'
    | 'importMaximumMinutes'
    | 'searchHistoryDays'
    | 'playgroundSearchPrice'
    | 'relatedPrice'
    | 'lookupPrice'
    | 'extractPrice'
    | 'changesPrice'
  group: LimitGroup
  least: number
  most: number
}

/** The groups of the form. */
export const limitGroups = ['guests', 'searching', 'packages', 'imports'] as const

export type LimitGroup = (typeof limitGroups)[number]

/** Suggestions per minute for one IP address without an account: more than a person types. */
export const guestSuggestionsPerMinute = 600

/**
 * Every value of Limitation Setup by its public name. Validators, form,
 * `/v1` and history are derived from this; only the default free package is separate.
 */
export const limits = {
  guest_searches_per_day: {
    column: 'guestSearchesPerDay',
    group: 'guests',
    least: 0,
    most: 10_000,
  },
  guest_result_limit: {
    column: 'guestResultLimit',
    group: 'guests',
    least: 1,
    most: 100,
  },
  playground_search_price: {
    column: 'playgroundSearchPrice',
    group: 'searching',
    least: 1,
    most: 1000,
  },
  related_price: {
    column: 'relatedPrice',
    group: 'searching',
    least: 1,
    most: 1000,
  },
  lookup_price: {
    column: 'lookupPrice',
    group: 'searching',
    least: 1,
    most: 1000,
  },
  extract_price: {
    column: 'extractPrice',
    group: 'searching',
    least: 1,
    most: 1000,
  },
  changes_price: {
    column: 'changesPrice',
    group: 'searching',
    least: 1,
    most: 1000,
  },
  maximum_search_skills: {
    column: 'maximumSearchSkills',
    group: 'searching',
    least: 1,
    most: 50,
  },
  requests_per_minute: {
    column: 'requestsPerMinute',
    group: 'searching',
    least: 1,
    most: 100_000,
  },
  search_history_days: {
    column: 'searchHistoryDays',
    group: 'searching',
    least: 1,
    most: 3650,
  },
  res_percentage: {
    column: 'resPercentage',
    group: 'packages',
    least: 0,
    most: 100,
  },
  first_alert_percentage: {
    column: 'firstAlertPercentage',
    group: 'packages',
    least: 1,
    most: 99,
  },
  last_alert_percentage: {
    column: 'lastAlertPercentage',
    group: 'packages',
    least: 2,
    most: 100,
  },
  maximum_unpaid_sales: {
    column: 'maximumUnpaidSales',
    group: 'packages',
    least: 0,
    most: 1000,
  },
  import_maximum_bytes: {
    column: 'importMaximumBytes',
    group: 'imports',
    least: 1024,
    most: 10_737_418_240,
  },
  import_maximum_rows: {
    column: 'importMaximumRows',
    group: 'imports',
    least: 1,
    most: 100_000_000,
  },
  import_maximum_minutes: {
    column: 'importMaximumMinutes',
    group: 'imports',
    least: 1,
    most: 10_080,
  },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

export const limitNames = Object.keys(limits) as LimitName[]
