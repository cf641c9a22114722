import type { HttpContext } from '@adonisjs/core/http'
import type { PlaygroundQuery } from '#app/search/playground/playground_search'
import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import Category from '#app/catalogue/category'
import { searchDefaults, searchValidator } from '#app/search/playground/playground_validators'
import { termsOf } from '#app/search/playground/search_terms'

/**
 * The search that a request asks for, with the defaults in place of filters left out. A form sends
 * its chips as `skills[]` and what is typed beside them as `more`. `maximumSkills` is the most it may name.
 * Throws a validation error (422) that names the field.
 */
export async function readSearch(
  { request }: Pick<HttpContext, 'request'>,
  maximumSkills: number
): Promise<PlaygroundQuery> {
  const input: Record<string, unknown> = request.all()
  const asked = await request.validateUsing(searchValidator, {
    data: { ...input, skills: askedTerms(input) },
    meta: { maximumSkills },
  })
  await refuseUnknownDomain(asked.domain)
  return { ...searchDefaults, ...asked }
}

/** What the address or a refused form asks for, as far as it can be read; nothing is checked. */
export function askedTerms(input: Record<string, unknown>): string[] {
  return termsOf([...termsOf(input.skills), ...termsOf(input.more)])
}

/** Throws a 422 `FieldRefusal` where a filter names a domain that there is not. */
export async function refuseUnknownDomain(uid: string | undefined) {
  if (uid && !(await Category.findBy({ uid }))) throw new UnknownDomain()
}

class UnknownDomain extends FieldRefusal {
  constructor() {
    super('domain', 'unknown_domain', t('playground_answers.unknown_domain'))
  }
}
