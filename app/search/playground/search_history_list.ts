import db from '@adonisjs/lucid/services/db'
import type { Family } from '#app/billing/families'
import {
  choiceFilter,
  idFilter,
  timestampFilter,
  whereContainsAnyCase,
} from '#app/core/lists/list_filters'
import { fromIndex } from '#app/core/lists/list_walk'
import type { ListDefinition, ListQuery } from '#app/core/lists/listing'
import { meteredCallNames } from '#app/billing/metering/metered_calls'
import type ClientPackage from '#app/billing/client_package'
import SearchHistory, { searchOutcomes } from '#app/billing/metering/search_history'

/** Without bindings: SQLite only uses a partial index if its condition is repeated literally. */
const otherCalls = `"call" <> 'playground-search'`
const otherOutcomes = `outcome <> 'found'`

/**
 * The list of searches, newest first. `from` and `to` are times, or whole days in UTC; `api_key` is the
 * public id of an API key. The search compares the terms and the request id.
 */
export const searchHistoryList: ListDefinition<typeof SearchHistory> = {
  sorts: { created_at: 'search_history.created_at' },
  defaultSort: '-created_at',
  key: 'search_history.id',
  changesByCalls: true,
  search: (query, text) =>
    whereContainsAnyCase(
      query,
      `(cast(search_history.skills as text) || ' ' || cast(search_history.unresolved_skills as text)
        || ' ' || cast(search_history.request_id as text))`,
      text
    ),
  filters: {
    from: timestampFilter('search_history.created_at', 'from'),
    to: timestampFilter('search_history.created_at', 'to'),
    call: choiceFilter(meteredCallNames, (query, calls) => {
      query.whereIn('call', calls)
      if (!calls.includes('playground-search')) query.whereRaw(otherCalls)
    }),
    origin: choiceFilter(['playground', 'api'], (query, origins) =>
      query.whereIn('origin', origins)
    ),
    outcome: choiceFilter(searchOutcomes, (query, outcomes) => {
      query.whereIn('outcome', outcomes)
      if (!outcomes.includes('found')) query.whereRaw(otherOutcomes)
    }),
    api_key: idFilter((query, uid) =>
      query.whereRaw('search_history.api_key_id = (select id from api_keys where uid = ?)', [uid])
    ),
  },
}

/** The same for searches that were charged to packages, or to the one with the unique id `package`. */
export const paidSearchList: ListDefinition<typeof SearchHistory> = {
  ...searchHistoryList,
  filters: {
    ...searchHistoryList.filters,
    package: idFilter((query, uid) => {
      query.whereRaw(
        'search_history.client_id = (select client_id from client_packages where uid = ?)',
        [uid]
      )
      narrowToPayer(query, 'payer.uid = ?', [uid])
    }),
  },
}

/** The same for the searches of all clients, or of `client`. */
export const clientSearchList: ListDefinition<typeof SearchHistory> = {
  ...paidSearchList,
  /** The searches of all clients are too many to compare their texts. */
  search: undefined,
  /** For staff, who may see the searches of clients a few seconds later. */
  changesByCalls: false,
  filters: {
    ...paidSearchList.filters,
    client: idFilter((query, uid) =>
      query.whereRaw('search_history.client_id = (select id from clients where uid = ?)', [uid])
    ),
  },
  followIndex: fromIndex({ 'search_history.created_at': 'search_history_by_time' }),
}

/** With the package, the API key, and the name of the user as `person_name`, which a row of a list shows. */
export function withRowDetails<Query extends ListQuery<typeof SearchHistory>>(query: Query) {
  return query
    .preload('clientPackage')
    .preload('apiKey')
    .select(
      db.raw('(select full_name from users where users.id = search_history.user_id) as person_name')
    )
}

/** The client's searches that were charged, at least partly, to packages of these families. */
export function searchesPaidBy(clientId: number, families: Family[]) {
  const query = withRowDetails(SearchHistory.query()).where('search_history.client_id', clientId)
  narrowToPayer(query, `payer.family in (${families.map(() => '?').join(', ')})`, families)
  return query
}

/** The searches that were charged, at least partly, to this package, with their client. */
export function searchesOnPackage({ id, clientId }: ClientPackage) {
  const query = withClient().where('search_history.client_id', clientId)
  narrowToPayer(query, 'payer.id = ?', [id])
  return query
}

/**
 * The searches of all clients, with their client. The plus sign keeps SQLite from reading them by client, which it
 * prefers to the index of a filter or of the order.
 */
export function searchesOfClients() {
  return withClient().whereRaw('+search_history.client_id is not null')
}

function withClient() {
  return withRowDetails(SearchHistory.query()).preload('holder')
}

/** Uses the ledger, since the history row has only the first package that a search was charged to. */
function narrowToPayer(
  query: ListQuery<typeof SearchHistory>,
  condition: string,
  bindings: Array<string | number>
) {
  query.whereRaw(
    `exists (
       select 1 from call_ledger
       join client_packages as payer on payer.id = call_ledger.client_package_id
       where call_ledger.client_id = search_history.client_id
         and call_ledger.request_id = search_history.request_id
         and call_ledger.kind = 'charge' and ${condition})`,
    bindings
  )
}
