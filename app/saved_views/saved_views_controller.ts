import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { portalPath } from '#app/core/door'
import { redirectBack } from '#app/core/http/return_url'
import { listOfPath, playgroundPath } from '#app/saved_views/list_pages'
import SavedView from '#app/saved_views/saved_view'
import { viewNameValidator, viewValidator } from '#app/saved_views/saved_view_validators'
import { viewUrl } from '#app/saved_views/view_url'

/** The saved views of the user, in every area. */
export default class SavedViewsController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const {
      address,
      name,
      is_default: isDefault = false,
    } = await ctx.request.validateUsing(viewValidator)
    const [path = '', query = ''] = address.split('?')
    const list = listOfPath(user, path)
    if (!list) throw new FieldRefusal('address', 'no_list', t('lists_answers.no_list'))

    const view = await SavedView.store(user, {
      ...{ list, name, isDefault },
      query: list === playgroundPath ? withoutResults(query) : query,
    })
    ctx.session.flash('success', t('lists_answers.view_saved', { name }))
    return ctx.response.redirect(viewUrl(ctx, view))
  }

  async update(ctx: HttpContext) {
    const view = await SavedView.findOf(ctx.auth.getUserOrFail(), ctx.params.ViewId)
    const { name, is_default: isDefault = false } =
      await ctx.request.validateUsing(viewNameValidator)
    await view.rename({ name, isDefault })
    ctx.session.flash('success', t('lists_answers.view_saved', { name }))
    return redirectBack(ctx, view.list)
  }

  async destroy(ctx: HttpContext) {
    const view = await SavedView.findOf(ctx.auth.getUserOrFail(), ctx.params.ViewId)
    await view.delete()
    ctx.session.flash('success', t('lists_answers.view_deleted', { name: view.name }))
    if (view.list === playgroundPath) return ctx.response.redirect(portalPath(playgroundPath))
    return redirectBack(ctx, view.list)
  }
}

/** A search without its stored results, so that opening it shows the form and is free. */
function withoutResults(query: string): string {
  const search = new URLSearchParams(query)
  search.delete('search')
  return search.toString()
}
