import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { inArea } from '#app/core/http/return_url'
import { listOfPath } from '#app/saved_views/list_pages'
import { formatViewSettings } from '#app/saved_views/view_url'
import { savedViewsOf } from '#app/saved_views/views_of_list'

/**
 * Redirects from the plain URL of a list to the user's default view, if there is one, and from column
 * parameters of a form without scripts to the canonical URL.
 */
export default class DefaultViewMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const url = await defaultViewUrl(ctx)
    if (!url) return next()
    ctx.session.reflash()
    return ctx.response.redirect(url)
  }
}

async function defaultViewUrl(ctx: HttpContext): Promise<string | null> {
  const { user } = ctx.auth
  const query = new URLSearchParams(ctx.request.parsedUrl.query ?? '')
  const columns = query.getAll('columns')
  if (!user || ctx.request.method() !== 'GET' || (query.size && columns.length < 2)) return null
  const list = listOfPath(user, ctx.request.url())
  if (!list) return null

  if (columns.length) {
    query.set('columns', columns.join(','))
    return inArea(ctx, `${list}?${query}`)
  }
  const views = await savedViewsOf(ctx, user, list)
  const view = views.find(({ isDefault }) => isDefault)
  return view ? inArea(ctx, `${list}?${formatViewSettings(view)}`) : null
}
