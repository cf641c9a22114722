import type { ListFileColumns } from '#app/core/lists/list_file'
import { loadPayers, type Payer } from '#app/search/playground/payers'
import type SearchHistory from '#app/billing/metering/search_history'
import { joinList } from '#app/core/lists/cells'

/** The CSV of a client's searches; several skills or packages in a cell are separated by pipes. */
export const searchCsv: ListFileColumns<SearchHistory> = {
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
  calls_charged: ({ units }) => units,
  paid_by: ({ $extras, clientPackage }) =>
    joinList(
      ($extras.payers as Payer[] | undefined)?.map(({ name }) => name) ??
        (clientPackage ? [clientPackage.name] : [])
    ),
}

/** The same for staff, with the user. */
export const searchForStaffCsv: ListFileColumns<SearchHistory> = {
  ...searchCsv,
  client: ({ holder }) => holder?.name,
  person: ({ $extras }) => $extras.person_name as string | null,
}

export async function withPayers(searches: SearchHistory[]) {
  await loadPayers(searches)
  return searches
}
