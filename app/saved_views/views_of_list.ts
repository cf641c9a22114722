import type { HttpContext } from '@adonisjs/core/http'
import { listOfPath } from '#app/saved_views/list_pages'
import type User from '#app/accounts/user'
import SavedView from '#app/saved_views/saved_view'
import { viewUrl } from '#app/saved_views/view_url'

export type ListView = {
  id: string
  name: string
  /** The URL in the browser. */
  address: string
  is_default: boolean
}

/** The user's views of the list on the page, by name; null if views cannot be saved. */
export async function viewsOfList(
  ctx: Pick<HttpContext, 'request'> & Partial<Pick<HttpContext, 'auth'>>
): Promise<ListView[] | null> {
  const user = ctx.auth?.user
  const list = user ? listOfPath(user, ctx.request.url()) : null
  if (!ctx.auth || !user || !list) return null

  const { auth } = ctx
  const views = await savedViewsOf(ctx, user, list)
  return views.map((view) => ({
    id: view.uid,
    name: view.name,
    address: viewUrl({ auth }, view),
    is_default: view.isDefault,
  }))
}

type Request = Pick<HttpContext, 'request'>

/** The views by request: the default view and the menu of a page need them. */
const known = new WeakMap<Request['request'], Promise<SavedView[]>>()

export function savedViewsOf({ request }: Request, { id: userId }: User, list: string) {
  const views =
    known.get(request) ?? SavedView.query().where({ userId, list }).orderBy('name').exec()
  known.set(request, views)
  return views
}
