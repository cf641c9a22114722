import type { HttpContext } from '@adonisjs/core/http'
import type { PlaygroundQuery } from '#app/search/playground/playground_search'
import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import Category from '#app/catalogue/category'
import { searchDefaults, searchValidator } from '#app/search/playground/playground_validators'
import { termsOf } from '#app/search/playground/search_terms'

/**
 * Reads the search of a request, with defaults for missing filters. Forms send chips as `skills[]` and
 * further text as `more`. `maximumSkills` is the maximum number of skills. Throws a validation error (422)
 * with the field.
 */
export async function readSearch(
  { request }: Pick<HttpContext, 'request'>,
  maximumSkills: number
): Promise<PlaygroundQuery> {
  const input: Record<string, unknown> = request.all()
  const asked = await request.validateUsing(searchValidator, {
    data: { ...input, skills: submittedTerms(input) },
    meta: { maximumSkills },
  })
  await refuseUnknownDomain(asked.domain)
  return { ...searchDefaults, ...asked }
}

/** The terms of a URL or a rejected form, as far as they can be read, without validation. */
export function submittedTerms(input: Record<string, unknown>): string[] {
  return termsOf([...termsOf(input.skills), ...termsOf(input.more)])
}

/** Throws a 422 `FieldRefusal` if the domain of a filter does not exist. */
export async function refuseUnknownDomain(uid: string | undefined) {
  if (uid && !(await Category.findBy({ uid }))) throw new UnknownDomain()
}

class UnknownDomain extends FieldRefusal {
  constructor() {
    super('domain', 'unknown_domain', t('playground_answers.unknown_domain'))
  }
}
