/** One figure of Limitation Setup: how it is called, what it does, and from where to where it goes. */
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
    | 'searchHistoryDays'
    | 'playgroundSearchPrice'
  group: LimitGroup
  label: string
  /** What it does, in a sentence or two. */
  explanation: string
  unit: string
  least: number
  most: number
}

export const limitGroups = {
  guests: 'Visitors without an account',
  searching: 'Searching and calls',
  packages: 'Packages and sales',
  imports: 'Imports',
} as const

export type LimitGroup = keyof typeof limitGroups

/** How many suggestions one address may ask for in a minute without signing in: more than one types. */
export const guestSuggestionsPerMinute = 600

/**
 * Every figure of Limitation Setup by its public name (design.md section 3, Default setup). Validators,
 * form, `/v1` and history are made from this; the default free package stands beside it.
 */
export const limits = {
  guest_searches_per_day: {
    column: 'guestSearchesPerDay',
    group: 'guests',
    label: 'Searches a day',
    explanation:
      'How often one address may search in the playground without signing in. With 0 visitors cannot search.',
    unit: 'searches',
    least: 0,
    most: 10_000,
  },
  guest_result_limit: {
    column: 'guestResultLimit',
    group: 'guests',
    label: 'Matches shown',
    explanation: 'How many matches of a search a visitor sees, the strongest first.',
    unit: 'matches',
    least: 1,
    most: 100,
  },
  playground_search_price: {
    column: 'playgroundSearchPrice',
    group: 'searching',
    label: 'Price of a search',
    explanation:
      'What a playground search costs a client, on the page and over the API. Searches made already keep their price.',
    unit: 'calls',
    least: 1,
    most: 1000,
  },
  maximum_search_skills: {
    column: 'maximumSearchSkills',
    group: 'searching',
    label: 'Skills in one search',
    explanation: 'How many skills one search may name at most.',
    unit: 'skills',
    least: 1,
    most: 50,
  },
  requests_per_minute: {
    column: 'requestsPerMinute',
    group: 'searching',
    label: 'Requests a minute',
    explanation:
      'How many metered requests a client may send in a minute, over all its people and systems.',
    unit: 'requests',
    least: 1,
    most: 100_000,
  },
  search_history_days: {
    column: 'searchHistoryDays',
    group: 'searching',
    label: 'Search history is kept',
    explanation:
      'Older searches are taken out of the history, with their answers. Calls spent stay in the ledger.',
    unit: 'days',
    least: 1,
    most: 3650,
  },
  res_percentage: {
    column: 'resPercentage',
    group: 'packages',
    label: 'Share of the matches shown',
    explanation:
      'What a new package shows of the matches when it does not say so itself. Packages that exist keep theirs.',
    unit: '%',
    least: 0,
    most: 100,
  },
  first_alert_percentage: {
    column: 'firstAlertPercentage',
    group: 'packages',
    label: 'First alert',
    explanation:
      'A client is told once for each package when so much of it is used. The dashboard calls a client low on calls from here on.',
    unit: '%',
    least: 1,
    most: 99,
  },
  last_alert_percentage: {
    column: 'lastAlertPercentage',
    group: 'packages',
    label: 'Last alert',
    explanation: 'A client is told a second time when so much is used. More than the first alert.',
    unit: '%',
    least: 2,
    most: 100,
  },
  maximum_unpaid_sales: {
    column: 'maximumUnpaidSales',
    group: 'packages',
    label: 'Unpaid sales',
    explanation:
      'A client with so many can activate no further package until one is settled. 0: clients cannot activate packages themselves, staff give them. 1: each purchase is settled before the next.',
    unit: 'sales',
    least: 0,
    most: 1000,
  },
  import_maximum_bytes: {
    column: 'importMaximumBytes',
    group: 'imports',
    label: 'Size of a file',
    explanation: 'A larger file is refused whole. 1 MB is 1,048,576 bytes.',
    unit: 'bytes',
    least: 1024,
    most: 10_737_418_240,
  },
  import_maximum_rows: {
    column: 'importMaximumRows',
    group: 'imports',
    label: 'Rows of a file',
    explanation: 'A file with more rows is refused.',
    unit: 'rows',
    least: 1,
    most: 100_000_000,
  },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

export const limitNames = Object.keys(limits) as LimitName[]
