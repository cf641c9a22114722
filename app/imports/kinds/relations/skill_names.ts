import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rawRows } from '#app/core/db/raw_rows'
import { isPostgres } from '#app/core/db/prepared_rows'
import { valuesOf } from '#app/core/db/bulk_rows'
import { readName, type SkillName } from '#app/imports/kinds/skills/skill_name'

/** Cached names: files repeat the same skills; beyond this number the cache is cleared. */
const KEPT = 30_000

/** Up to this many skills, all names are loaded at once instead of per chunk. */
const LEARNT = 50_000

/** The skill names of a file: cleaned and looked up once each, in batches. */
export class SkillNames {
  #names = new Map<string, SkillName>()
  #all: Map<string, number> | null = null

  of(cell: string): SkillName {
    const known = this.#names.get(cell)
    if (known) return known
    if (this.#names.size >= KEPT) this.#names.clear()
    const name = readName(cell)
    this.#names.set(cell, name)
    return name
  }

  /** Clears the cache after a skill was deleted concurrently. */
  forget() {
    for (const name of this.#names.values()) name.id = undefined
    this.#names.clear()
    this.#all = null
  }

  /**
   * Looks up names without an id: by name, or else by an unambiguous alias, or else by external id.
   * What looks like a URI or a public id is one. Returns the names that matched an alias, with the
   * name of the skill.
   */
  async find(
    client: QueryClientContract,
    names: Iterable<SkillName>
  ): Promise<Array<{ alias: string; name: string }>> {
    this.#all ??= await loadNames(client)
    const open = new Map<string, SkillName[]>()
    const marked: SkillName[] = []
    for (const name of names) {
      if (name.id !== undefined || name.fault) continue
      if (name.mark) {
        marked.push(name)
        continue
      }
      name.id = this.#all.get(name.key)
      if (name.id !== undefined) continue
      const same = open.get(name.key)
      if (same) same.push(name)
      else open.set(name.key, [name])
    }
    for (const mark of ['external_uri', 'uid'] as const) {
      await findByMark(
        client,
        mark,
        marked.filter((name) => name.mark === mark)
      )
    }
    if (!open.size) return []
    for (const { id, name_key: key } of await idsByName(client, [...open.keys()])) {
      for (const name of open.get(key) ?? []) name.id = id
      open.delete(key)
    }
    if (!open.size) return []

    const aliases: Array<{ alias: string; name: string }> = []
    for (const found of await idsByAlias(client, [...open.keys()])) {
      const { holders, name, name_key: key } = found
      const id = holders === 1 ? found.id : 0
      for (const alias of open.get(key) ?? []) Object.assign(alias, { id, aliasOf: holders })
      if (holders === 1) aliases.push({ alias: open.get(key)?.[0].text ?? key, name })
      open.delete(key)
    }
    await findByMark(client, 'external_id', [...open.values()].flat())
    return aliases
  }
}

/** Sets the ids of skills with these ids or URIs; 0 for the others. */
async function findByMark(
  client: QueryClientContract,
  column: 'external_id' | 'external_uri' | 'uid',
  names: SkillName[]
) {
  if (!names.length) return
  const { sql, binding } = valuesOf(client, [...new Set(names.map(({ text }) => text.trim()))])
  const isUuid = column === 'uid' && isPostgres(client)
  const wanted = isUuid ? `select cast(given.value as uuid) from (${sql}) as given(value)` : sql
  const found = await rawRows<{ id: number; mark: string }>(
    client,
    `select id, ${column} as mark from skills where ${column} in (${wanted})`,
    [binding]
  )
  const ids = new Map(found.map(({ id, mark }) => [mark, id]))
  for (const name of names) name.id = ids.get(name.text.trim()) ?? 0
}

async function loadNames(client: QueryClientContract) {
  const skills = await rawRows<{ id: number; name_key: string }>(
    client,
    `select id, name_key from skills limit ${LEARNT + 1}`
  )
  if (skills.length > LEARNT) return new Map<string, number>()
  return new Map(skills.map(({ id, name_key: key }) => [key, id]))
}

function idsByName(client: QueryClientContract, keys: string[]) {
  const { sql, binding } = valuesOf(client, keys)
  return rawRows<{ id: number; name_key: string }>(
    client,
    `select id, name_key from skills where name_key in (${sql})`,
    [binding]
  )
}

function idsByAlias(client: QueryClientContract, keys: string[]) {
  const { sql, binding } = valuesOf(client, keys)
  return rawRows<{ id: number; holders: number; name_key: string; name: string }>(
    client,
    `select found.id, found.holders, found.name_key, skills.name
     from (
       select min(skill_id) as id, cast(count(distinct skill_id) as integer) as holders, name_key
       from skill_aliases where name_key in (${sql}) group by name_key
     ) found
     join skills on skills.id = found.id`,
    [binding]
  )
}
