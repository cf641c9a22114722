import Category from '#app/catalogue/category'

/** A domain that a list can be narrowed to, with everything below it. */
export interface CategoryChoice {
  id: string
  name: string
  /** 0 at the top of the tree. */
  depth: number
}

/**
 * The two uppermost levels of the tree in its order, and `chosen` (a public id) wherever it stands:
 * few enough to choose from in a select, since narrowing takes what is below along.
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
