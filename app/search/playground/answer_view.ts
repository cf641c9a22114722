import { doors } from '#app/core/samples/documentation_doors'
import { BoundedCache } from '#app/core/bounded_cache'
import { colouredCode } from '#app/core/samples/coloured_code'
import type SearchHistory from '#app/billing/metering/search_history'
import type { SearchAnswer } from '#app/search/playground/run_search'
import { codeSamples } from '#app/search/playground/search_samples'
import { relationGraph, type RelationGraph } from '#app/search/playground/relation_graph'
import type { Searcher } from '#app/search/playground/searcher'

/** The tabs of a result; the table is the default and has no parameter. */
export const answerViews = ['graph', 'json', 'code'] as const

/** The section of the documentation, relative to its root. */
const described = '/search#search'

/** The additional data of a tab. */
export type AnswerView =
  | { name: 'table' }
  | { name: 'graph'; graph: RelationGraph }
  | { name: 'json'; html: string }
  | {
      name: 'code'
      samples: Array<{ title: string; html: string }>
      /** The path of the documentation, without BASE_PATH. */
      documentation: string
    }

/**
 * The tab in the URL, from the stored response: nothing is searched or charged. `searcher` determines the
 * credentials in code samples. Without a response or a known tab, it is the table.
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

/** The response of `/v1`, formatted. */
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

/** Cached by search; a stored response never changes. */
const graphs = new BoundedCache<RelationGraph>(100)
const texts = new BoundedCache<string>(20)
