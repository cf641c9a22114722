import type { ListFileColumns } from '#app/core/lists/list_file'
import { loadPayers, type Payer } from '#app/search/playground/payers'
import type SearchHistory from '#app/billing/metering/search_history'
import { joinList } from '#app/core/lists/cells'

/** A client's searches as a file; several skills or packages stand in one cell, between pipes. */
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

/** The same for staff, with who searched. */
export const searchForStaffCsv: ListFileColumns<SearchHistory> = {
  ...searchCsv,
  client: ({ holder }) => holder?.name,
  person: ({ $extras }) => $extras.person_name as string | null,
}

export async function withPayers(searches: SearchHistory[]) {
  await loadPayers(searches)
  return searches
}
