import { joinList } from '#app/core/lists/cells'
import type { RowFormat } from '#app/core/lists/row_format'
import { rowsAs, type RowShape } from '#app/core/lists/row_formats'
import type { SearchAnswer } from '#app/search/playground/run_search'

type Match = SearchAnswer['matches'][number]

const columns: Record<string, (match: Match) => string | number | null> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  domain: ({ domain }) => domain?.name ?? null,
  /** 0 to 100. */
  score: ({ score }) => score,
  /** The searched skills and the relations to them, separated by pipes: `Python related 70`. */
  reasons: ({ reasons }) =>
    joinList(reasons.map(({ skill, type, weight }) => `${skill.name} ${type} ${weight}`)),
}

const shape: RowShape<Match> = {
  sheet: 'Related skills',
  header: Object.keys(columns),
  cells: (match) => Object.values(columns).map((cellOf) => cellOf(match)),
  record: (match) =>
    Object.fromEntries(Object.entries(columns).map(([name, cellOf]) => [name, cellOf(match)])),
}

/** The stored results of a search as a file: a row for each related skill, strongest first. */
export function answerFile(answer: SearchAnswer, format: RowFormat) {
  return rowsAs(format, shape, pageOf(answer))
}

async function* pageOf({ matches }: SearchAnswer) {
  yield matches
}
