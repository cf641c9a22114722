import { doors } from '#app/core/samples/documentation_doors'
import { BoundedCache } from '#app/core/bounded_cache'
import { colouredCode } from '#app/core/samples/coloured_code'
import type SearchHistory from '#app/billing/metering/search_history'
import type { SearchAnswer } from '#app/search/playground/run_search'
import { codeSamples } from '#app/search/playground/search_samples'
import { relationGraph, type RelationGraph } from '#app/search/playground/relation_graph'
import type { Searcher } from '#app/search/playground/searcher'

/** The tabs of an answer; the table is the first one and has no parameter. */
export const answerViews = ['graph', 'json', 'code'] as const

/** Where the documentation describes the call, below its door. */
const described = '/search#search'

/** What a tab shows beside the answer itself. */
export type AnswerView =
  | { name: 'table' }
  | { name: 'graph'; graph: RelationGraph }
  | { name: 'json'; html: string }
  | {
      name: 'code'
      samples: Array<{ title: string; html: string }>
      /** Where the call is described, without BASE_PATH. */
      documentation: string
    }

/**
 * The tab that the address asks for, made from the answer that was stored: nothing is searched, nothing
 * charged. `searcher` says who the searcher's programs are. Where there is no answer, or the address names
 * no tab, it is the table.
 */
export async function answerView(
  asked: unknown,
  search: SearchHistory | null,
  searcher: Searcher['kind']
): Promise<AnswerView> {
  const answer = search?.answer as SearchAnswer | null | undefined
  const name = answerViews.find((view) => view === asked)
  if (!search || !answer || !name) return { name: 'table' }
  switch (name) {
    case 'graph':
      return {
        name,
        graph: graphs.get(search.uid) ?? graphs.keep(search.uid, relationGraph(answer)),
      }
    case 'json':
      return {
        name,
        html: texts.get(search.uid) ?? texts.keep(search.uid, await answerText(answer)),
      }
    case 'code':
      return {
        name,
        samples: await colouredSamples(search, searcher),
        documentation: (searcher === 'client' ? doors.portal : doors.public) + described,
      }
  }
}

/** What `/v1` answered, with line breaks. */
function answerText(answer: SearchAnswer): Promise<string> {
  return colouredCode(JSON.stringify(answer, null, 2), 'json')
}

function colouredSamples(search: SearchHistory, searcher: Searcher['kind']) {
  return Promise.all(
    codeSamples(search, searcher).map(async ({ title, language, code }) => ({
      title,
      html: await colouredCode(code, language),
    }))
  )
}

/** By the search that they belong to: a stored answer never changes. */
const graphs = new BoundedCache<RelationGraph>(100)
const texts = new BoundedCache<string>(20)
