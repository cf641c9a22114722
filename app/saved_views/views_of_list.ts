import type { HttpContext } from '@adonisjs/core/http'
import { listOfPath } from '#app/saved_views/list_pages'
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
  const views = await SavedView.query().where({ userId: user.id, list }).orderBy('name')
  return views.map((view) => ({
    id: view.uid,
    name: view.name,
    address: viewUrl({ auth }, view),
    is_default: view.isDefault,
  }))
}
