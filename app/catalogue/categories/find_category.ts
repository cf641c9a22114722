import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { isUid } from '#app/core/uid'
import Category from '#app/catalogue/category'
import { nameKey } from '#app/core/text/name_key'

/** The domain was deleted during the request. */
export class DomainGone extends FieldRefusal {
  constructor(field: string) {
    super(field, 'not_found', t('categories_answers.gone'))
  }
}

/**
 * Finds a category by public id, by unique name, or by its label `name (parent's name)`, since
 * names repeat in the tree. Throws a `FieldRefusal` at `field` if none or several match.
 */
export async function findCategory(text: string, field: string): Promise<Category> {
  const found = isUid(text) ? await byUid(text) : await byName(text)
  if (found.length === 1) return found[0]

  const message = found.length
    ? t('categories_answers.several_domains', {
        name: text,
        choices: eitherOf(found.map(choiceOf)),
      })
    : t('categories_answers.no_such_domain')
  const code = found.length ? 'ambiguous' : 'not_found'
  throw new FieldRefusal(field, code, message)
}

function eitherOf(choices: string[]): string {
  return choices.reduce((one, other) => t('categories_answers.choice', { one, other }))
}

/** The label by which a category is selected; its parent must be loaded. */
export function choiceOf({ name, parent }: Category): string {
  return parent ? `${name} (${parent.name})` : name
}

function byUid(uid: string) {
  return Category.query().where('uid', uid).preload('parent')
}

async function byName(text: string) {
  const key = nameKey(text)
  const withParent = /^(.+) \((.+)\)$/.exec(key)
  const found = await Category.query()
    .whereIn('nameKey', withParent ? [key, withParent[1]] : [key])
    .preload('parent')
    .orderBy('id')
    .limit(20)
  const exact = found.filter((category) => nameKey(choiceOf(category)) === key)
  return exact.length ? exact : found.filter((category) => category.nameKey === key)
}
