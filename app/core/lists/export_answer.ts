import type { HttpContext } from '@adonisjs/core/http'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { exportedQuery, type ListDefinition, type ListQuery } from '#app/core/lists/listing'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { inArea } from '#app/core/http/way_back'

/**
 * Answers with a file of what the address says of a list; `place` is the list's page inside the area.
 * What is refused, a misspelt filter for one, is said above that list instead.
 */
export async function answerExport<Model extends LucidModel>(
  ctx: HttpContext,
  exported: { list: ListDefinition<Model>; query: ListQuery<Model>; place: string },
  answer: (rows: ListQuery<Model>) => unknown
): Promise<unknown> {
  try {
    return await answer(exportedQuery(exported.list, exported.query, ctx))
  } catch (error) {
    return sayNotExported(ctx, exported.place, error)
  }
}

/** Says above the list at `place` of the area why there is no file; throws again what is no refusal. */
export function sayNotExported(ctx: HttpContext, place: string, error: unknown) {
  if (!(error instanceof Refusal)) throw error
  ctx.session.flash('error', t('core_answers.nothing_exported', { reason: error.message }))
  return ctx.response.redirect().withQs().toPath(inArea(ctx, place))
}
