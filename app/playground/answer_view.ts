import type SearchHistory from '#app/playground/search_history'
import type { SearchAnswer } from '#app/playground/run_search'
import { codeSamples } from '#app/playground/code_samples'
import { colouredCode } from '#app/playground/coloured_code'
import { relationGraph, type RelationGraph } from '#app/playground/relation_graph'

/** The tabs of an answer; the table is the first one and has no parameter. */
export const answerViews = ['graph', 'json', 'code'] as const

/** What a tab shows beside the answer itself. */
export type AnswerView =
  | { name: 'table' }
  | { name: 'graph'; graph: RelationGraph }
  | { name: 'json'; html: string }
  | { name: 'code'; samples: Array<{ title: string; html: string }> }

/**
 * The tab that the address asks for, made from the answer that was stored: nothing is searched, nothing
 * charged. `withToken` says whether the searcher's programs need a token. Where there is no answer, or
 * the address names no tab, it is the table.
 */
export async function answerView(
  asked: unknown,
  search: SearchHistory | null,
  { withToken }: { withToken: boolean }
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
      return { name, samples: await colouredSamples(search, withToken) }
  }
}

/** What `/v1` answered, with line breaks. */
function answerText(answer: SearchAnswer): Promise<string> {
  return colouredCode(JSON.stringify(answer, null, 2), 'json')
}

function colouredSamples(search: SearchHistory, withToken: boolean) {
  return Promise.all(
    codeSamples(search, withToken).map(async ({ title, language, code }) => ({
      title,
      html: await colouredCode(code, language),
    }))
  )
}

/** The latest few, by the search that they belong to: a stored answer never changes. */
class Kept<Made> {
  #kept = new Map<string, Made>()

  constructor(private most: number) {}

  get(key: string): Made | undefined {
    return this.#kept.get(key)
  }

  keep(key: string, made: Made): Made {
    this.#kept.set(key, made)
    if (this.#kept.size > this.most) this.#kept.delete(this.#kept.keys().next().value!)
    return made
  }
}

const graphs = new Kept<RelationGraph>(100)
const texts = new Kept<string>(20)
