/** The abilities of a key, as selected by a partner. */
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
 * The routes of `/v1` that are open to keys, by name, with the required ability; null if any key is
 * allowed. Unlisted (thus also new) routes are closed to keys, so that keys can never manage keys,
 * users, webhooks or purchases.
 */
export const abilityByRoute: Readonly<Record<string, KeyAbility | null>> = {
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
  'v1.billing.account': 'usage',
  'v1.billing.payments': 'usage',
  'v1.billing.spending': 'usage',

  'v1.invoices.store': 'invoices',
  'v1.invoices.index': 'invoices',
  'v1.invoices.show': 'invoices',
  'v1.invoices.update': 'invoices',
  'v1.invoices.destroy': 'invoices',
  'v1.invoices.export': 'invoices',
  'v1.invoices.export_some': 'invoices',
}
