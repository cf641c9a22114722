import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ChangeAuthor } from '#app/core/db/change_log'
import { nameKey } from '#app/core/text/name_key'
import {
  allCategories,
  insertCategories,
  logCreatedCategories,
  type CategoryRow,
} from '#app/imports/kinds/categories/category_rows'

/** A reference to a domain in a file of skills; at least one of the fields is set. */
export interface DomainName {
  uri: string | null
  code: string | null
  name: string | null
}

/** Looks up the domains of a file of skills: by URI, or else by code and name. */
export class DomainLookup {
  #categories: CategoryRow[] | null = null
  #byUri = new Map<string, CategoryRow>()
  #byName = new Map<string, CategoryRow[]>()
  #byId = new Map<number, CategoryRow>()

  async open(client: QueryClientContract) {
    if (this.#categories) return
    this.#categories = await allCategories(client)
    this.#byUri.clear()
    this.#byName.clear()
    this.#byId = new Map(this.#categories.map((category) => [category.id, category]))
    for (const category of this.#categories) this.#enter(category)
  }

  /** Clears the cache, which may be outdated: domains are read again when needed. */
  close() {
    this.#categories = null
  }

  uidOf(id: number | null): string | null {
    return this.#byId.get(id ?? 0)?.uid ?? null
  }

  /**
   * Finds a domain. If several match, prefers the one that the skill already has, then the one
   * nearest to the root.
   */
  find({ uri, code, name }: DomainName, present: number | null): CategoryRow | undefined {
    const byUri = uri ? this.#byUri.get(uri) : undefined
    if (byUri || uri) return byUri
    const alike = this.#byName.get(bookKey(code, name)) ?? []
    const known = alike.find(({ id }) => id === present)
    if (known || alike.length < 2) return known ?? alike[0]
    return [...alike].sort((a, b) => this.#depth(a) - this.#depth(b) || a.id - b.id)[0]
  }

  /** Creates the domains in a file that do not exist. */
  async create(
    trx: TransactionClientContract,
    names: DomainName[],
    author: ChangeAuthor
  ): Promise<void> {
    const slugs = new Set((this.#categories ?? []).map(({ slug }) => slug))
    const made = await insertCategories(
      trx,
      names.map(({ uri, code, name }) => ({
        name: name ?? code ?? uri ?? '',
        code,
        external_uri: uri,
        description: null,
        active: true,
      })),
      slugs
    )
    await logCreatedCategories(trx, made, () => null, author)
    for (const category of made) {
      this.#categories?.push(category)
      this.#byId.set(category.id, category)
      this.#enter(category)
    }
  }

  #enter(category: CategoryRow) {
    const { external_uri: uri, code, name } = category
    if (uri) this.#byUri.set(uri, category)
    const keys = new Set([bookKey(code, name), bookKey(null, name), bookKey(code, null)])
    for (const key of keys) {
      if (key === EMPTY) continue
      const alike = this.#byName.get(key)
      if (alike) alike.push(category)
      else this.#byName.set(key, [category])
    }
  }

  #depth(category: CategoryRow): number {
    let depth = 0
    let up = this.#byId.get(category.parent_id ?? 0)
    while (up && depth < 50) {
      depth += 1
      up = this.#byId.get(up.parent_id ?? 0)
    }
    return depth
  }
}

const EMPTY = '\n'

function bookKey(code: string | null, name: string | null): string {
  return `${code ?? ''}\n${name ? nameKey(name) : ''}`
}
