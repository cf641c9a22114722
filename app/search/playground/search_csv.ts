import type { ListFileColumns } from '#app/core/lists/list_file'
import { loadPayers, type Payer } from '#app/search/playground/payers'
import type SearchHistory from '#app/billing/metering/search_history'
import { joinList } from '#app/core/lists/cells'

/** Several skills or packages in a cell are separated by pipes. */
const columns: ListFileColumns<SearchHistory> = {
  id: ({ uid }) => uid,
  request_id: ({ requestId }) => requestId,
  call: ({ call }) => call,
  skills: ({ skills }) => joinList(skills),
  filters: ({ filters }) => JSON.stringify(filters),
  created_at: ({ createdAt }) => createdAt.toJSDate().toISOString(),
  origin: ({ origin }) => origin,
  api_key: ({ apiKey }) => apiKey?.name,
  total_matches: ({ totalMatches }) => totalMatches,
  returned: ({ returned }) => returned,
  outcome: ({ outcome }) => outcome,
  latency_ms: ({ latencyMs }) => latencyMs,
  calls_charged: ({ units }) => units,
  paid_by: ({ $extras, clientPackage }) =>
    joinList(
      ($extras.payers as Payer[] | undefined)?.map(({ name }) => name) ??
        (clientPackage ? [clientPackage.name] : [])
    ),
}

/** The CSV of a client's searches. */
export const searchCsv: ListFileColumns<SearchHistory> = {
  ...columns,
  person: ({ $extras }) => $extras.person_name as string | null,
}

/** The same for staff, with the client. */
export const searchForStaffCsv: ListFileColumns<SearchHistory> = {
  ...columns,
  client: ({ holder }) => holder?.name,
  person: searchCsv.person,
}

export async function withPayers(searches: SearchHistory[]) {
  await loadPayers(searches)
  return searches
}
