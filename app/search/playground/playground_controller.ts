import type { HttpContext } from '@adonisjs/core/http'
import type { Session } from '@adonisjs/session'
import type { StoredResponse } from '#app/core/http/idempotency'
import type { PlaygroundQuery } from '#app/search/playground/playground_search'
import { NotFound, Refusal } from '#app/core/errors/problem'
import { sendRows } from '#app/core/lists/send_rows'
import { translationLanguages } from '#app/catalogue/languages'
import { languageNow } from '#app/core/text/text'
import { isUid } from '#app/core/uid'
import { answerFile } from '#app/search/playground/answer_file'
import { answerView } from '#app/search/playground/answer_view'
import { playgroundForm, priceOfSearch } from '#app/search/playground/playground_form'
import { readSearch } from '#app/search/playground/read_search'
import { runSearch, type SearchAnswer } from '#app/search/playground/run_search'
import { submittedSearchUrl, queryUrl, searchUrl } from '#app/search/playground/search_url'
import SearchHistoryTransformer from '#app/search/playground/search_history_transformer'
import { queryHash, searchOnce } from '#app/search/playground/search_once'
import { searcherOf } from '#app/search/playground/searcher'
import { findOwnSearch, latestSearches } from '#app/search/playground/stored_search'
import { exampleSkills } from '#app/search/playground/example_skills'
import DefaultSetup from '#app/billing/default_setup'

/**
 * The playground page. Opening its URL only fills in the form; the owner of a stored search sees its results
 * again free of charge. A search is a POST.
 */
export default class PlaygroundController {
  async show(ctx: HttpContext) {
    const { auth, inertia, request, response, session } = ctx
    if ('more' in request.qs()) return response.redirect(submittedSearchUrl(request.qs()))

    const setup = await DefaultSetup.current()
    const searcher = searcherOf(auth.user, request.ip())
    const { search: id, view } = request.qs()
    const guestSearches = guestSearchesOf(session)
    const search = await findOwnSearch(id, searcher, guestSearches)
    await search?.load('clientPackage')
    const latest = search ? [] : await latestSearches(searcher, guestSearches, 6)

    const form = await playgroundForm(ctx, setup)
    return inertia.render('playground/show', {
      form,
      price: await priceOfSearch(searcher, setup),
      search: search && SearchHistoryTransformer.transform(search).useVariant('withAnswer'),
      elsewhere: Boolean(id) && !search,
      view: await answerView(view, search, searcher.kind),
      latest: SearchHistoryTransformer.transform(latest),
      examples: form.asked.skills.length > 0 ? [] : await exampleSkills(6),
    })
  }

  /** The stored results of a search as a file, free of charge. */
  async export(ctx: HttpContext) {
    const { auth, request, session } = ctx
    const searcher = searcherOf(auth.user, request.ip())
    const search = await findOwnSearch(request.qs().search, searcher, guestSearchesOf(session))
    const answer = search?.answer as SearchAnswer | null | undefined
    if (!answer) throw new NotFound()
    return sendRows(ctx, 'related-skills', (format) => answerFile(answer, format))
  }

  async store(ctx: HttpContext) {
    const setup = await DefaultSetup.current()
    const query = await readSearch(ctx, setup.maximumSearchSkills)
    try {
      return ctx.response.redirect(await searchAndPay(ctx, query, setup))
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 429) throw error
      ctx.session.flash('error', error.message)
      return ctx.response.redirect(queryUrl(query))
    }
  }
}

/**
 * Searches in the given language or that of the page, and returns the URL of the results. Submitting the form twice is
 * one search: the form's token and the query are the idempotency key of a client's call.
 */
async function searchAndPay(
  { auth, request, session }: HttpContext,
  query: PlaygroundQuery,
  setup: DefaultSetup
): Promise<string> {
  const searcher = searcherOf(auth.user, request.ip())
  const { once, view } = request.all() as Record<string, unknown>
  const format = ({ id }: { id: string }) => redirection(searchUrl(query, id, view))
  const options = { origin: 'playground' as const, setup, format }
  const language = query.language ?? languageNow()
  const asked = translationLanguages.includes(language) ? { ...query, language } : query

  if (searcher.kind === 'client' && isUid(once)) {
    const key = `page:${once}:${queryHash(asked)}`
    const { headers } = await searchOnce(searcher, asked, { ...options, key })
    return headers.location
  }
  const { id, response } = await runSearch(searcher, asked, options)
  if (searcher.kind === 'guest') rememberGuestSearch(session, id)
  return response.headers.location
}

function redirection(location: string): StoredResponse {
  return { status: 302, headers: { location }, body: '' }
}

/** The key of the guest searches in the session, and how many are kept. */
const guestKey = 'guest_searches'
const mostGuestSearches = 20

/** Public ids of the guest searches of this browser, newest first. */
function guestSearchesOf(session: Session): string[] {
  return session.get(guestKey, [])
}

function rememberGuestSearch(session: Session, uid: string) {
  session.put(guestKey, [uid, ...guestSearchesOf(session)].slice(0, mostGuestSearches))
}
