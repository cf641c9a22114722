import Category from '#app/catalogue/category'

/** The public id and label of a domain by which a list can be filtered, including its descendants. */
export type CategoryChoice = [id: string, label: string]

/**
 * The two top levels of the tree in tree order, and `chosen` (a public id) at any level: few enough
 * for a select, since a filter includes all descendants.
 */
export async function categoryChoices(chosen?: string): Promise<CategoryChoice[]> {
  const categories = await Category.query()
    .select('id', 'uid', 'name', 'parentId')
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
  return [...shown, ...deeper].map(({ uid, name, parentId }) => [
    uid,
    parentId === null ? name : `– ${name}`,
  ])
}
