import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { differenceOf, logChanges, type Change } from '#app/core/db/change_log'
import { lockTree } from '#app/catalogue/categories/save_category'
import { cleanName } from '#app/core/text/clean_name'
import { nameKey } from '#app/core/text/name_key'
import {
  allCategories,
  categoryFields,
  insertCategories,
  logCreatedCategories,
  updateCategories,
  type CategoryRow,
} from '#app/imports/kinds/categories/category_rows'
import type { Chunk } from '#app/imports/chunk'
import type { Column } from '#app/imports/readers/columns'
import {
  emptyTally,
  type ImportContext,
  type Importer,
  type ImportKind,
  type ImportNote,
  type Step,
  type Tally,
} from '#app/imports/importer'
import type { CellFault } from '#app/imports/readers/row_fault'
import { inShort, RowReader } from '#app/imports/readers/text_cells'

type Field =
  'name' | 'code' | 'level' | 'parent_code' | 'parent_uri' | 'uri' | 'description' | 'active'

const columns: ReadonlyArray<Column<Field>> = [
  {
    field: 'name',
    names: ['name', 'category', 'category_name', 'domain', 'domain_name', 'label', 'title'],
    required: true,
  },
  { field: 'code', names: ['code', 'category_code', 'domain_code'] },
  { field: 'level', names: ['level', 'depth'] },
  { field: 'parent_code', names: ['parent_code', 'parent'] },
  { field: 'parent_uri', names: ['parent_uri', 'broader_uri'] },
  { field: 'uri', names: ['uri', 'external_uri', 'category_uri', 'domain_uri', 'concept_uri'] },
  { field: 'description', names: ['description', 'definition'] },
  { field: 'active', names: ['active', 'enabled'] },
]

const yesAndNo = new Map([
  ['yes', true],
  ['true', true],
  ['1', true],
  ['no', false],
  ['false', false],
  ['0', false],
])

interface CategoryContent {
  name: string
  key: string
  code: string | null
  level: number | null
  parentCode: string
  parentUri: string
  uri: string | null
  description: string | null
  active: boolean | undefined
  /** Set by `admit`: the existing domain of the row, if any. */
  present: CategoryRow | null
  parent: Parent
}

/** The parent: from the file, from the database, or none. */
type Parent = CategoryContent | CategoryRow | null

/**
 * Imports domains. The key is the external URI, since codes are not unique; without it, the code
 * and the name. A parent is given by URI or by code: if several domains have the code, the nearest
 * preceding row one level up is used, as in files in tree order.
 *
 * All rows are one chunk, because a parent may be anywhere in the file. The number of rows is
 * limited so that other writers do not wait for long (one to three seconds).
 */
export const categoriesImport: ImportKind<CategoryContent[]> = {
  columns,
  mostRows: 20_000,
  make: (context) => new CategoriesImport(context),
}

class CategoriesImport implements Importer<CategoryContent[]> {
  readonly chunkRows = Number.POSITIVE_INFINITY
  readonly passes = 1

  #context: ImportContext
  #row: RowReader<Field>
  #present: CategoryRow[] = []

  constructor(context: ImportContext) {
    this.#context = context
    this.#row = new RowReader<Field>(context.columns.at, context.header)
  }

  newStore(): CategoryContent[] {
    return []
  }

  read(store: CategoryContent[], place: number, cells: string[]): CellFault | null {
    const text = (field: Field) => this.#row.text(cells, field)
    const name = cleanName(text('name'))
    const level = Number.parseInt(text('level'), 10)
    const content: CategoryContent = {
      name,
      key: nameKey(name),
      code: text('code') || null,
      level: Number.isNaN(level) ? null : level,
      parentCode: text('parent_code'),
      parentUri: text('parent_uri'),
      uri: text('uri') || null,
      description: text('description') || null,
      active: yesAndNo.get(text('active').toLowerCase()),
      present: null,
      parent: null,
    }
    store[place] = content
    return this.#row.errorFault(cells) ?? this.#faultOf(content, text('active'))
  }

  async admit(client: QueryClientContract, chunk: Chunk<CategoryContent[]>, { replay }: Step) {
    if (!replay) await lockTree(client)
    this.#present = await allCategories(client, { hold: !replay })
    this.#matchPresent(chunk)
    this.#findParents(chunk)
    this.#refuseLoops(chunk)
  }

  async write(trx: TransactionClientContract, chunk: Chunk<CategoryContent[]>): Promise<Tally> {
    const { actorId, uploadId, options } = this.#context
    const taken = takenOf(chunk).map(([, content]) => content)
    const fresh = taken.filter(({ present }) => !present)
    const slugs = new Set(this.#present.map(({ slug }) => slug))
    const made = await insertCategories(
      trx,
      fresh.map(({ name, code, uri, description, active = true }) => ({
        name,
        code,
        external_uri: uri,
        description,
        active,
      })),
      slugs
    )
    const rowOf = new Map<Parent, CategoryRow>()
    for (const category of this.#present) rowOf.set(category, category)
    for (const content of taken) if (content.present) rowOf.set(content, content.present)
    for (const [index, content] of fresh.entries()) rowOf.set(content, made[index])

    const uids = new Map([...rowOf.values()].map(({ id, uid }) => [id, uid]))
    const uidOf = (id: number | null) => (id === null ? null : (uids.get(id) ?? null))
    /** An existing domain remains valid as a parent, even if its own row was rejected. */
    const parentOf = ({ parent }: CategoryContent) => {
      const present = parent && 'key' in parent ? parent.present : parent
      return (rowOf.get(parent) ?? present)?.id ?? null
    }

    for (const [index, content] of fresh.entries()) made[index].parent_id = parentOf(content)
    await updateCategories(
      trx,
      made.filter(({ parent_id: parent }) => parent !== null)
    )
    await logCreatedCategories(trx, made, uidOf, { actorId, uploadId })

    const changed: CategoryRow[] = []
    const changes: Change[] = []
    for (const content of taken) {
      if (!content.present) continue
      const wanted = this.#wanted(content, content.present, parentOf(content), options.mode)
      const difference = differenceOf(
        categoryFields(content.present, uidOf),
        categoryFields(wanted, uidOf)
      )
      if (!difference) continue
      changed.push(wanted)
      changes.push({
        subject: 'category',
        subjectId: wanted.id,
        action: 'updated',
        ...difference,
      })
    }
    await updateCategories(trx, changed)
    await logChanges(trx, changes, { actorId, uploadId })
    return {
      ...emptyTally(),
      created: fresh.length,
      updated: changed.length,
      unchanged: taken.length - fresh.length - changed.length,
    }
  }

  settle() {}

  forget() {}

  notes(): ImportNote[] {
    return []
  }

  #faultOf(content: CategoryContent, active: string): CellFault | null {
    if (!content.key) return this.#row.fault('name', 'name_missing')
    if (active && content.active === undefined) {
      return this.#row.fault('active', 'not_a_yes_or_no', { value: inShort(active) })
    }
    return (
      this.#row.textFault('name', content.name, 200) ??
      this.#row.textFault('name', content.key, 200) ??
      this.#row.textFault('code', content.code ?? '', 50) ??
      this.#row.textFault('uri', content.uri ?? '', 500) ??
      this.#row.textFault('description', content.description ?? '', 20_000)
    )
  }

  #matchPresent(chunk: Chunk<CategoryContent[]>) {
    const byUri = new Map(this.#present.map((category) => [category.external_uri, category]))
    const byName = groupBy(this.#present, ({ code, name }) => pairKey(code, nameKey(name)))
    const named = new Map<string | CategoryRow, number>()

    for (const [place, content] of takenOf(chunk)) {
      const { uri, code, key } = content
      const same = byName.get(pairKey(code, key)) ?? []
      const alike = uri ? same.filter((category) => !category.external_uri) : same
      content.present = (uri ? byUri.get(uri) : undefined) ?? (alike.length === 1 ? alike[0] : null)
      if (!content.present && !uri && alike.length > 1) {
        const values = { count: alike.length }
        chunk.fail(place, this.#row.fault('name', 'ambiguous_domain', values))
        continue
      }
      const identity = content.present ?? uri ?? pairKey(code, key)
      const earlier = named.get(identity)
      if (earlier === undefined) {
        named.set(identity, chunk.rowAt(place))
        continue
      }
      const values = { what: 'domain', row: earlier }
      chunk.fail(place, this.#row.fault(uri ? 'uri' : 'name', 'duplicate_in_file', values))
    }
  }

  #findParents(chunk: Chunk<CategoryContent[]>) {
    const contents = takenOf(chunk).map(([, content]) => content)
    const fileByUri = new Map(contents.map((content) => [content.uri, content]))
    const fileByCode = groupBy(contents, ({ code }) => code ?? '')
    const order = new Map(contents.map((content, index) => [content, index]))
    const presentByUri = new Map(this.#present.map((category) => [category.external_uri, category]))
    const presentByCode = groupBy(this.#present, ({ code }) => code ?? '')

    for (const [place, content] of takenOf(chunk)) {
      const { parentUri, parentCode } = content
      content.parent = null
      if (parentUri) {
        content.parent = fileByUri.get(parentUri) ?? presentByUri.get(parentUri) ?? null
        if (!content.parent) chunk.fail(place, this.#noParent('parent_uri', parentUri))
        continue
      }
      if (!parentCode) continue
      const inFile = (fileByCode.get(parentCode) ?? []).filter((other) => other !== content)
      content.parent = parentInFile(content, inFile, order)
      if (content.parent) continue
      const known = inFile.length ? [] : (presentByCode.get(parentCode) ?? [])
      if (known.length === 1) content.parent = known[0]
      else if (inFile.length > 1 || known.length > 1) {
        const values = { code: inShort(parentCode) }
        chunk.fail(place, this.#row.fault('parent_code', 'ambiguous_parent', values))
      } else chunk.fail(place, this.#noParent('parent_code', parentCode))
    }
  }

  #refuseLoops(chunk: Chunk<CategoryContent[]>) {
    const byId = new Map(this.#present.map((category) => [category.id, category]))
    const ofPresent = new Map<CategoryRow, CategoryContent>()
    for (const [, content] of takenOf(chunk)) {
      if (content.present) ofPresent.set(content.present, content)
    }
    const parentOf = (category: Parent): Parent => {
      if (!category) return null
      if ('key' in category) return category.parent
      const content = ofPresent.get(category)
      return content?.parent ?? byId.get(category.parent_id ?? 0) ?? null
    }
    const standsFor = (category: Parent) =>
      category && 'key' in category ? (category.present ?? category) : category

    const isInLoop = (content: CategoryContent) => {
      const seen = new Set<Parent>()
      for (let up = parentOf(content); up; up = parentOf(up)) {
        const here = standsFor(up)
        if (here === standsFor(content)) return true
        if (seen.has(here)) return false
        seen.add(here)
      }
      return false
    }

    for (const [place] of takenOf(chunk).filter(([, content]) => isInLoop(content))) {
      chunk.fail(place, this.#row.fault('parent_code', 'parent_loop'))
    }
    this.#refuseBelowRejected(chunk)
  }

  /** Also rejects the descendants of rejected new domains. */
  #refuseBelowRejected(chunk: Chunk<CategoryContent[]>) {
    for (let isSettled = false; !isSettled;) {
      isSettled = true
      const taken = new Set<Parent>(takenOf(chunk).map(([, content]) => content))
      for (const [place, { parent, parentUri, parentCode }] of takenOf(chunk)) {
        if (!parent || !('key' in parent) || parent.present || taken.has(parent)) continue
        const field = parentUri ? 'parent_uri' : 'parent_code'
        chunk.fail(place, this.#noParent(field, parentUri ?? parentCode ?? ''))
        isSettled = false
      }
    }
  }

  #noParent(field: 'parent_uri' | 'parent_code', value: string): CellFault {
    return this.#row.fault(field, 'unknown_parent', { name: inShort(value) })
  }

  #wanted(
    content: CategoryContent,
    present: CategoryRow,
    parentId: number | null,
    mode: 'merge' | 'replace'
  ): CategoryRow {
    const replace = mode === 'replace'
    const or = <Value>(field: Field, value: Value | null, old: Value | null) =>
      value ?? (replace && this.#row.has(field) ? null : old)
    const saysParent = this.#row.has('parent_code') || this.#row.has('parent_uri')
    return {
      ...present,
      name: content.name,
      code: or('code', content.code, present.code),
      external_uri: content.uri ?? present.external_uri,
      description: or('description', content.description, present.description),
      active: content.active ?? present.active,
      parent_id: parentId ?? (replace && saysParent ? null : present.parent_id),
      version: present.version + 1,
    }
  }
}

/** The rows without a fault, with their indexes. */
function takenOf(chunk: Chunk<CategoryContent[]>): Array<[number, CategoryContent]> {
  return [...chunk.takenPlaces()].map((place) => [place, chunk.store[place]])
}

/**
 * Of the rows with the parent's code: the only one a level up, or else the nearest preceding one.
 */
function parentInFile(
  content: CategoryContent,
  others: CategoryContent[],
  order: Map<CategoryContent, number>
): CategoryContent | null {
  const { level } = content
  const up = level === null ? others : others.filter((other) => other.level === level - 1)
  if (up.length < 2) return up[0] ?? (others.length === 1 ? others[0] : null)
  if (level === null) return null
  const place = order.get(content) ?? 0
  const above = up.filter((other) => (order.get(other) ?? 0) < place)
  return above.at(-1) ?? null
}

function pairKey(code: string | null, key: string): string {
  return `${code ?? ''}\n${key}`
}

function groupBy<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
