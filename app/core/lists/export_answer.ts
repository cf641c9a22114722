import type { HttpContext } from '@adonisjs/core/http'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { exportedQuery, type ListDefinition, type ListQuery } from '#app/core/lists/listing'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { inArea } from '#app/core/http/return_url'

/**
 * Sends an export of the list as filtered by the URL; `place` is the page of the list inside the
 * area. On a refusal, such as for an invalid filter, redirects there with the message.
 */
export async function answerExport<Model extends LucidModel>(
  ctx: HttpContext,
  exported: { list: ListDefinition<Model>; query: ListQuery<Model>; place: string },
  answer: (rows: ListQuery<Model>) => unknown
): Promise<unknown> {
  try {
    return await answer(exportedQuery(exported.list, exported.query, ctx))
  } catch (error) {
    return sendNotExported(ctx, exported.place, error)
  }
}

/** Redirects to the list at `place` with the reason for the refusal; rethrows other errors. */
export function sendNotExported(ctx: HttpContext, place: string, error: unknown) {
  if (!(error instanceof Refusal)) throw error
  ctx.session.flash('error', t('core_answers.nothing_exported', { reason: error.message }))
  return ctx.response.redirect().withQs().toPath(inArea(ctx, place))
}
