/** What the holder of a key may do, as a partner ticks it. */
export const keyAbilities = [
  'search',
  'lookup',
  'extract',
  'changes',
  'suggest',
  'usage',
  'invoices',
] as const

export type KeyAbility = (typeof keyAbilities)[number]

/**
 * Every route of `/v1` that a key opens, by its name, and the ability that it needs; null where any
 * key will do. What is not here is closed to all keys, so that none ever manages keys, people,
 * webhooks or purchases: a new route is closed until it is named.
 */
export const keyRoutes: Readonly<Record<string, KeyAbility | null>> = {
  'v1.api_keys.self': null,

  'v1.search': 'search',
  'v1.related': 'search',
  'v1.lookup': 'lookup',
  'v1.extract': 'extract',
  'v1.changes': 'changes',

  'v1.suggestions': 'suggest',
  'v1.searchAuto': 'suggest',
  'v1.categories.search': 'suggest',

  'v1.usage': 'usage',
  'v1.searches.own': 'usage',
  'v1.searches.free': 'usage',
  'v1.searches.paid': 'usage',
  'v1.purchases.history': 'usage',
  'v1.offers.available': 'usage',
  'v1.offers.current': 'usage',
  'v1.own_client.show': 'usage',

  'v1.invoices.store': 'invoices',
  'v1.invoices.index': 'invoices',
  'v1.invoices.show': 'invoices',
  'v1.invoices.update': 'invoices',
  'v1.invoices.destroy': 'invoices',
  'v1.invoices.export': 'invoices',
}
