import { DateTime } from 'luxon'
import type { Family } from '#app/packages/families'
import { idOf, oneOf } from '#app/core/list_filters'
import type { ListDefinition, ListFilter } from '#app/core/listing'
import SearchHistory from '#app/playground/search_history'

/** The list of searches that were made, latest first. `from` and `to` are moments, or whole days in UTC. */
export const searchHistoryList: ListDefinition<typeof SearchHistory> = {
  sorts: { created_at: 'search_history.created_at' },
  defaultSort: '-created_at',
  key: 'search_history.id',
  filters: {
    from: moment((date) => date, '>='),
    to: moment((date) => date.plus({ days: 1 }), '<'),
    origin: oneOf(['playground', 'api'], (query, origins) => query.whereIn('origin', origins)),
    outcome: oneOf(['found', 'empty'], (query, outcomes) => query.whereIn('outcome', outcomes)),
  },
}

/** The same for searches that packages paid, of one package by `package`, its unique id. */
export const paidSearchList: ListDefinition<typeof SearchHistory> = {
  ...searchHistoryList,
  filters: {
    ...searchHistoryList.filters,
    package: idOf((query, uid) =>
      query.whereHas('clientPackage', (packages) => packages.where({ uid }))
    ),
  },
}

/** The client's searches that its packages of these families paid. */
export function searchesPaidBy(clientId: number, families: Family[]) {
  return SearchHistory.query()
    .where('search_history.client_id', clientId)
    .whereHas('clientPackage', (packages) =>
      packages.where({ clientId }).whereIn('family', families)
    )
}

/** A bare date stands for its whole day: `ofDay` turns the day's beginning into the bound. */
function moment(
  ofDay: (date: DateTime) => DateTime,
  sign: '>=' | '<'
): ListFilter<typeof SearchHistory> {
  return {
    expects: 'a date (2026-11-21) or a moment with its zone (2026-11-21T08:00:00Z)',
    read(text) {
      const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text)
      if (!isDay && !/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(text)) return null
      const read = DateTime.fromISO(text, { zone: 'utc' })
      if (!read.isValid) return null

      const bound = isDay ? ofDay(read) : read
      return (query) =>
        query.where(
          'search_history.created_at',
          sign,
          bound.toFormat(query.client.dialect.dateTimeFormat)
        )
    },
  }
}
