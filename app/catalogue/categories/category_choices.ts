import Category from '#app/catalogue/category'

/** A domain by which a list can be filtered, including its descendants. */
export interface CategoryChoice {
  id: string
  name: string
  /** 0 for root domains. */
  depth: number
}

/**
 * The two top levels of the tree in tree order, and `chosen` (a public id) at any level: few enough
 * for a select, since a filter includes all descendants.
 */
export async function categoryChoices(chosen?: string): Promise<CategoryChoice[]> {
  const categories = await Category.query()
    .where('active', true)
    .where((upper) =>
      upper
        .whereNull('parentId')
        .orWhereHas('parent', (parent) => parent.whereNull('parentId'))
        .if(chosen, (query) => query.orWhere('uid', chosen ?? ''))
    )
    .orderBy('nameKey')
    .orderBy('id')

  const roots = categories.filter(({ parentId }) => parentId === null)
  const shown = roots.flatMap((root) => [
    root,
    ...categories.filter(({ parentId }) => parentId === root.id),
  ])
  const deeper = categories.filter((category) => !shown.includes(category))
  return [...shown, ...deeper].map(({ uid, name, parentId }) => ({
    id: uid,
    name,
    depth: parentId === null ? 0 : 1,
  }))
}
