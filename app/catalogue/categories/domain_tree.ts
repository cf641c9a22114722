import Category from '#app/catalogue/category'
import { countSkillsBelow } from '#app/catalogue/skills_below'

/** A domain in the tree. */
export type DomainNode = {
  id: string
  name: string
  code: string | null
  active: boolean
  /** 0 at the top of the shown tree. */
  depth: number
  /** Skills of the domain itself. */
  skills: number
  /** Skills of the domain and its descendants. */
  all_skills: number
  /** Direct children. */
  children: number
  /** The descendants are omitted, since the tree is too large to show at once. */
  is_cut: boolean
}

/** Levels that would exceed this number of domains are omitted, and shown on pages of their own. */
const mostNodes = 80
/** Maximum domains of the first level, which is always shown. */
const mostOfLevel = 1000

/**
 * The tree of domains in pre-order, sorted by name: the complete tree, or the descendants of `top`.
 * Contains complete levels only. Reads one level per query.
 */
export async function domainTree(top: Category | null = null): Promise<DomainNode[]> {
  const levels = [await levelBelow(top ? [top.id] : null)]
  let count = levels[0].length
  while (levels.at(-1)!.length) {
    const next = await levelBelow(levels.at(-1)!.map(({ id }) => id))
    if (count + next.length > mostNodes) break
    levels.push(next)
    count += next.length
  }
  const all = levels.flat()
  await countSkillsBelow(all)
  return inReadingOrder(all, top?.id ?? null)
}

function levelBelow(parents: number[] | null): Promise<Category[]> {
  return Category.query()
    .if(parents, (query) => query.whereIn('parentId', parents ?? []))
    .if(!parents, (query) => query.whereNull('parentId'))
    .withCount('skills')
    .withCount('children')
    .orderBy('nameKey')
    .orderBy('id')
    .limit(mostOfLevel)
}

function inReadingOrder(categories: Category[], top: number | null): DomainNode[] {
  const below = Map.groupBy(categories, ({ parentId }) => parentId)
  const walk = (parent: number | null, depth: number): DomainNode[] =>
    (below.get(parent) ?? []).flatMap((category) => {
      const node = nodeOf(category, depth)
      const inside = walk(category.id, depth + 1)
      return [{ ...node, is_cut: node.children > 0 && !inside.length }, ...inside]
    })
  return walk(top, 0)
}

function nodeOf({ uid: id, name, code, active, $extras }: Category, depth: number) {
  return {
    id,
    name,
    code,
    active,
    depth,
    skills: Number($extras.skills_count),
    all_skills: Number($extras.total_skills_count),
    children: Number($extras.children_count),
  }
}
