import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { jsonTable, rawRows } from '#app/core/raw_rows'
import { searchKey, wordsOf } from '#app/skills/search_key'
import { deleteHashes, editsAllowed } from '#app/skills/typo_dictionary'
import type { SkillStatus } from '#app/skills/skill'

type Client = QueryClientContract | TransactionClientContract

/** Skills that one round of statements takes. */
const batch = 2000

const nameKind = 0
const aliasKind = 1

/**
 * Shelves of a status begin here, so that one walk from the top meets published skills, then
 * drafts, then archived ones.
 */
export const firstShelf = { published: 2_000_000, draft: 1_000_000, archived: 0 }

interface Label {
  key: string
  kind: number
  /** Length of the longest beginning that an earlier label of the same skill has too. */
  shared: number
}

interface StoredLabel extends Label {
  id: number
  skill_id: number
}

/**
 * Brings the search tables in step with these skills: labels, shelves, words and the dictionary of
 * typos. Whoever writes names, aliases or statuses calls it in the same transaction, after those
 * writes; skills that are gone leave the tables. Ids may be of any number and status. On PostgreSQL it
 * holds a lock to the end of the transaction, so call it late.
 */
export async function indexSkills(client: Client, skillIds: number[]): Promise<void> {
  await lockSearchTables(client)
  const ids = [...new Set(skillIds)]
  for (let start = 0; start < ids.length; start += batch) {
    await indexBatch(client, ids.slice(start, start + batch))
  }
}

/**
 * Counts the relations that lead to each of these skills into `skills.popularity` and moves the skills
 * to the shelf of that count. Writers of relations call it in the same transaction; a bulk import may
 * call it once, at its end, with every skill it touched, since only the order of suggestions waits.
 */
export async function refreshPopularity(client: Client, skillIds: number[]): Promise<void> {
  await lockSearchTables(client)
  const ids = [...new Set(skillIds)]
  for (let start = 0; start < ids.length; start += batch) {
    await countBatch(client, ids.slice(start, start + batch))
  }
}

/** Finer than anybody sees: single uses up to 256, then sixteen steps for each doubling. */
export function shelfOf(status: SkillStatus, popularity: number): number {
  const exact = 256
  if (popularity <= exact) return firstShelf[status] + popularity
  return firstShelf[status] + exact + Math.floor(16 * Math.log2(popularity / exact)) + 1
}

/** The different search keys of a skill, its name's first. */
export function labelsOf(name: string, aliases: string[]): Label[] {
  const nameLabel = { key: searchKey(name), kind: nameKind, shared: 0 }
  const keys = new Set(aliases.map(searchKey))
  keys.delete(nameLabel.key)
  keys.delete('')
  let before = ''
  const others = [...keys].sort(byCodeUnit).map((key) => {
    const shared = Math.max(sharedLength(key, before), sharedLength(key, nameLabel.key))
    before = key
    return { key, kind: aliasKind, shared }
  })
  return [nameLabel, ...others]
}

function byCodeUnit(a: string, b: string) {
  return a < b ? -1 : a > b ? 1 : 0
}

function sharedLength(a: string, b: string) {
  const end = Math.min(a.length, b.length)
  let at = 0
  while (at < end && a.charCodeAt(at) === b.charCodeAt(at)) at++
  return at
}

/**
 * One writer at a time: the counts of words are shared by all skills. SQLite has one writer anyway.
 */
async function lockSearchTables(client: Client) {
  if (client.dialect.name === 'postgres') {
    await client.rawQuery("select pg_advisory_xact_lock(hashtext('search_tables'))")
  }
}

async function indexBatch(client: Client, ids: number[]) {
  const idTable = jsonTable(client, 'wanted', { id: 'integer' })
  const idList = JSON.stringify(ids.map((id) => ({ id })))
  const skills = await rawRows<{
    id: number
    name: string
    status: SkillStatus
    popularity: number
  }>(
    client,
    `select s.id, s.name, s.status, s.popularity from ${idTable} join skills s on s.id = wanted.id`,
    [idList]
  )
  const aliases = await rawRows<{ skill_id: number; name: string }>(
    client,
    `select a.skill_id, a.name from ${idTable} join skill_aliases a on a.skill_id = wanted.id`,
    [idList]
  )
  const stored = await rawRows<StoredLabel>(
    client,
    `select l.id, l.skill_id, l.key, l.kind, l.shared
       from ${idTable} join search_labels l on l.skill_id = wanted.id`,
    [idList]
  )
  const shelves = await rawRows<{ skill_id: number; shelf: number }>(
    client,
    `select k.skill_id, k.shelf from ${idTable} join search_skills k on k.skill_id = wanted.id`,
    [idList]
  )

  const aliasesOf = Map.groupBy(aliases, (alias) => alias.skill_id)
  const storedOf = Map.groupBy(stored, (label) => label.skill_id)
  const shelfNow = new Map(shelves.map((row) => [row.skill_id, row.shelf]))
  const gone = new Set(ids)
  const removed: StoredLabel[] = []
  const added: Array<Label & { skill_id: number; shelf: number }> = []
  const moved: Array<{ id: number; shelf: number }> = []

  for (const skill of skills) {
    gone.delete(skill.id)
    const shelf = shelfOf(skill.status, skill.popularity)
    if (shelf !== shelfNow.get(skill.id)) moved.push({ id: skill.id, shelf })
    const names = (aliasesOf.get(skill.id) ?? []).map((alias) => alias.name)
    const labels = new Map(labelsOf(skill.name, names).map((label) => [label.key, label]))
    for (const old of storedOf.get(skill.id) ?? []) {
      const label = labels.get(old.key)
      if (label?.kind === old.kind && label.shared === old.shared) labels.delete(old.key)
      else removed.push(old)
    }
    for (const label of labels.values()) added.push({ ...label, skill_id: skill.id, shelf })
  }
  for (const id of gone) removed.push(...(storedOf.get(id) ?? []))

  await removeLabels(client, removed)
  await removeSkills(client, [...gone])
  await moveSkills(client, moved)
  await addLabels(client, added)
  await countWords(client, removed, added)
}

async function removeLabels(client: Client, labels: StoredLabel[]) {
  if (labels.length === 0) return
  const list = JSON.stringify(labels.map(({ id }) => ({ id })))
  const chosen = `select id from ${jsonTable(client, 'gone', { id: 'integer' })}`
  if (client.dialect.name !== 'postgres') {
    await client.rawQuery(
      `insert into search_words (search_words, rowid, key)
         select 'delete', id, key from search_labels where id in (${chosen})`,
      [list]
    )
  }
  await client.rawQuery(
    `delete from search_shelves where (shelf, key, label_id) in (
       select k.shelf, l.key, l.id from search_labels l join search_skills k on k.skill_id = l.skill_id
        where l.id in (${chosen}))`,
    [list]
  )
  await client.rawQuery(`delete from search_labels where id in (${chosen})`, [list])
}

async function removeSkills(client: Client, ids: number[]) {
  if (ids.length === 0) return
  await client.rawQuery(
    `delete from search_skills where skill_id in (
       select id from ${jsonTable(client, 'gone', { id: 'integer' })})`,
    [JSON.stringify(ids.map((id) => ({ id })))]
  )
}

/** Labels that stay are put on the new shelf; labels still to be added find it in `search_skills`. */
async function moveSkills(client: Client, moves: Array<{ id: number; shelf: number }>) {
  if (moves.length === 0) return
  const list = JSON.stringify(moves)
  const chosen = jsonTable(client, 'moved', { id: 'integer', shelf: 'integer' })
  await client.rawQuery(
    `delete from search_shelves where (shelf, key, label_id) in (
       select k.shelf, l.key, l.id from ${chosen}
         join search_skills k on k.skill_id = moved.id
         join search_labels l on l.skill_id = moved.id)`,
    [list]
  )
  await client.rawQuery(
    `insert into search_skills (skill_id, shelf) select id, shelf from ${chosen} where true
       on conflict (skill_id) do update set shelf = excluded.shelf`,
    [list]
  )
  await client.rawQuery(
    `insert into search_shelves (shelf, key, label_id, skill_id, kind, shared)
       select moved.shelf, l.key, l.id, l.skill_id, l.kind, l.shared
         from ${chosen} join search_labels l on l.skill_id = moved.id`,
    [list]
  )
}

async function addLabels(
  client: Client,
  labels: Array<Label & { skill_id: number; shelf: number }>
) {
  if (labels.length === 0) return
  const [{ last }] = await rawRows<{ last: number }>(
    client,
    'select coalesce(max(id), 0) as last from search_labels'
  )
  const sorted = labels.toSorted((a, b) => byCodeUnit(a.key, b.key) || a.skill_id - b.skill_id)
  const list = JSON.stringify(sorted.map((label, index) => ({ ...label, id: last + 1 + index })))
  const columns = {
    id: 'integer',
    skill_id: 'integer',
    key: 'text',
    kind: 'integer',
    shared: 'integer',
    shelf: 'integer',
  } as const
  await client.rawQuery(
    `insert into search_labels (id, skill_id, key, kind, shared)
       select id, skill_id, key, kind, shared from ${jsonTable(client, 'added', columns)}`,
    [list]
  )
  await client.rawQuery(
    `insert into search_shelves (shelf, key, label_id, skill_id, kind, shared)
       select shelf, key, id, skill_id, kind, shared from ${jsonTable(client, 'added', columns)}`,
    [list]
  )
  if (client.dialect.name !== 'postgres') {
    await client.rawQuery(
      'insert into search_words (rowid, key) select id, key from search_labels where id > ?',
      [last]
    )
  }
}

/** Keeps the vocabulary's counts; words that come or go take their hashes along. */
async function countWords(client: Client, removed: Label[], added: Label[]) {
  const changes = new Map<string, number>()
  const count = (labels: Label[], by: number) => {
    for (const { key } of labels) {
      for (const word of wordsOf(key)) changes.set(word, (changes.get(word) ?? 0) + by)
    }
  }
  count(removed, -1)
  count(added, 1)
  const list = [...changes]
    .filter(([, uses]) => uses !== 0)
    .map(([word, uses]) => ({ word, uses }))
    .sort((a, b) => byCodeUnit(a.word, b.word))
  if (list.length === 0) return

  const counted = await rawRows<{ id: number; word: string; uses: number }>(
    client,
    `insert into search_vocabulary (word, uses)
       select word, uses from ${jsonTable(client, 'counted', { word: 'text', uses: 'integer' })} where true
       on conflict (word) do update set uses = search_vocabulary.uses + excluded.uses
       returning id, word, uses`,
    [JSON.stringify(list)]
  )
  const isNew = (row: { word: string; uses: number }) => row.uses === changes.get(row.word)
  await addHashes(client, counted.filter(isNew))
  await removeWords(
    client,
    counted.filter((row) => row.uses <= 0)
  )
}

function hashRows(words: Array<{ id: number; word: string }>) {
  return words.flatMap(({ id, word }) => {
    const edits = editsAllowed(word)
    return edits === 0 ? [] : deleteHashes(word, edits).map((hash) => ({ hash, id }))
  })
}

async function addHashes(client: Client, words: Array<{ id: number; word: string }>) {
  const rows = hashRows(words).sort((a, b) => a.hash - b.hash)
  if (rows.length === 0) return
  await client.rawQuery(
    `insert into search_deletes (hash, word_id)
       select hash, id from ${jsonTable(client, 'added', { hash: 'integer', id: 'integer' })}`,
    [JSON.stringify(rows)]
  )
}

async function removeWords(client: Client, words: Array<{ id: number; word: string }>) {
  if (words.length === 0) return
  const columns = { hash: 'integer', id: 'integer' } as const
  await client.rawQuery(
    `delete from search_deletes where (hash, word_id) in (
       select hash, id from ${jsonTable(client, 'gone', columns)})`,
    [JSON.stringify(hashRows(words))]
  )
  await client.rawQuery(
    `delete from search_vocabulary where id in (
       select id from ${jsonTable(client, 'gone', { id: 'integer' })})`,
    [JSON.stringify(words.map(({ id }) => ({ id })))]
  )
}

async function countBatch(client: Client, ids: number[]) {
  const counted = await rawRows<{
    id: number
    status: SkillStatus
    popularity: number
    shelf: number | null
  }>(
    client,
    `with counted as (
       select wanted.id, count(r.id) as uses
         from ${jsonTable(client, 'wanted', { id: 'integer' })}
         left join skill_relations r on r.related_skill_id = wanted.id group by wanted.id)
     update skills set popularity = counted.uses from counted
      where skills.id = counted.id and skills.popularity <> counted.uses
      returning skills.id, skills.status, skills.popularity`,
    [JSON.stringify(ids.map((id) => ({ id })))]
  )
  await moveSkills(
    client,
    counted.map(({ id, status, popularity }) => ({ id, shelf: shelfOf(status, popularity) }))
  )
}
