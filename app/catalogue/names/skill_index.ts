import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { jsonTable, rawRows } from '#app/core/db/raw_rows'
import { searchKey, wordsOfKey } from '#app/catalogue/names/search_key'
import { initialsOf, stemsOf } from '#app/catalogue/names/stems'
import { deleteHashes, editsAllowed } from '#app/catalogue/names/typo_dictionary'
import type { SkillStatus } from '#app/catalogue/skill'
import { isPostgres } from '#app/core/db/prepared_rows'

type Client = QueryClientContract | TransactionClientContract

/** Skills per batch of statements. */
const batch = 2000

/**
 * From this many new labels, the pending list of PostgreSQL's GIN index is merged, since searches
 * scan it sequentially.
 */
const manyLabels = 500

/** The number of ranks per status; higher use counts are not distinguished. */
const span = 1_000_000

/** The last rank of published skills, drafts and archived skills. */
export const lastPlace = { published: span, draft: 2 * span, archived: 3 * span }

interface Label {
  key: string
  /** As written; null for the name of the skill. */
  alias: string | null
  /** Empty for labels of the default language or of all. */
  language: string
  /** The length of the longest prefix that an earlier label of the same skill shares. */
  shared: number
}

interface StoredLabel extends Label {
  id: number
  skill_id: number
}

interface Move {
  id: number
  place: number
}

/**
 * Updates the search tables for these skills: labels, buckets, words and the typo dictionary. Must
 * be called in the same transaction after any write of names, aliases or statuses; deleted skills
 * are removed. Accepts any number of ids of any status. On PostgreSQL it holds a lock until the end
 * of the transaction, so call it late.
 */
export async function indexSkills(client: Client, skillIds: number[]): Promise<void> {
  const ids = [...new Set(skillIds)]
  await lockSkills(client, ids)
  await lockSearchTables(client)
  for (let start = 0; start < ids.length; start += batch) {
    const part = ids.slice(start, start + batch)
    await indexBatch(client, part)
    await numberChanges(client, part)
  }
}

/**
 * Stores the number of relations to each of these skills in `skills.popularity` and updates their
 * rank. Writers of relations call this in the same transaction. A bulk import calls it at its end,
 * for some affected skills per transaction: until then only the order of suggestions is outdated,
 * and a call per chunk would take ten times as long.
 */
export async function refreshPopularity(client: Client, skillIds: number[]): Promise<void> {
  await lockSearchTables(client)
  const ids = [...new Set(skillIds)]
  for (let start = 0; start < ids.length; start += batch) {
    await countBatch(client, ids.slice(start, start + batch))
  }
}

/**
 * Ranks in ascending order list the most used skills first; drafts come after all published skills.
 */
export function sortPlaceOf(status: SkillStatus, popularity: number): number {
  return lastPlace[status] - Math.min(popularity, span - 1)
}

/** The number of relations that lead to a skill of this rank. */
export function popularityOf(place: number): number {
  return (span - (place % span)) % span
}

/** The length in characters as the databases count it. */
export function lengthOf(text: string): number {
  return [...text].length
}

/**
 * The bucket of a prefix: that of its first letter for one or two letters, otherwise that of its
 * first three.
 */
export function bucketOf(beginning: string): string {
  const letters = [...beginning.slice(0, 6)]
  return letters.length < 3 ? letters[0] : letters.slice(0, 3).join('')
}

/** An alias, or a name in another language. */
interface WrittenAlias {
  name: string
  language: string
}

/**
 * The distinct search keys of a skill, starting with its name. Of equal labels, the one without a language is used,
 * else the one with the first language.
 */
export function skillLabels(name: string, aliases: WrittenAlias[]): Label[] {
  const nameLabel = { key: searchKey(name), alias: null, language: '', shared: 0 }
  const inOrder = aliases.toSorted(
    (a, b) => compare(b.language, a.language) || compare(a.name, b.name)
  )
  const written = new Map(inOrder.map((alias) => [searchKey(alias.name), alias]))
  written.delete(nameLabel.key)
  written.delete('')
  let before = ''
  const others = [...written].sort(byKey).map(([key, { name: alias, language }]) => {
    const shared = Math.max(sharedLength(key, before), sharedLength(key, nameLabel.key))
    before = key
    return { key, alias, language, shared }
  })
  return [nameLabel, ...others]
}

function byKey([a]: [string, unknown], [b]: [string, unknown]) {
  return compare(a, b)
}

function compare(a: string, b: string) {
  return a < b ? -1 : a > b ? 1 : 0
}

function sharedLength(a: string, b: string) {
  const end = Math.min(a.length, b.length)
  let at = 0
  while (at < end && a.charCodeAt(at) === b.charCodeAt(at)) at++
  return lengthOf(a.slice(0, at).replace(/[\ud800-\udbff]$/, ''))
}

/**
 * Locks the skills before the tables below, like all writers of skills: a common order prevents
 * deadlocks.
 */
async function lockSkills(client: Client, ids: number[]) {
  if (!isPostgres(client)) return
  await client.rawQuery(
    `select count(*) from (select id from skills where id = any(cast(? as integer[]))
     order by id for no key update) locked`,
    [`{${ids.join(',')}}`]
  )
}

/**
 * One writer at a time, since all skills share the word counts. SQLite has a single writer anyway.
 */
async function lockSearchTables(client: Client) {
  if (isPostgres(client)) {
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
  const aliases = await rawRows<WrittenAlias & { skill_id: number }>(
    client,
    // A plain join makes SQLite read all aliases, and the list of ids again for each of them.
    `select a.skill_id, a.name, a.language
       from ${idTable} cross join skill_aliases a where a.skill_id = wanted.id`,
    [idList]
  )
  const stored = await rawRows<StoredLabel>(
    client,
    `select l.id, l.skill_id, l.key, l.alias, l.language, l.shared
       from ${idTable} join search_labels l on l.skill_id = wanted.id`,
    [idList]
  )
  const places = await rawRows<{ skill_id: number; place: number }>(
    client,
    `select k.skill_id, k.place from ${idTable} join search_skills k on k.skill_id = wanted.id`,
    [idList]
  )

  const aliasesOf = Map.groupBy(aliases, (alias) => alias.skill_id)
  const storedOf = Map.groupBy(stored, (label) => label.skill_id)
  const placeNow = new Map(places.map((row) => [row.skill_id, row.place]))
  const missingIds = new Set(ids)
  const removed: StoredLabel[] = []
  const added: Array<Label & { skill_id: number }> = []
  const moved: Move[] = []

  for (const skill of skills) {
    missingIds.delete(skill.id)
    const place = sortPlaceOf(skill.status, skill.popularity)
    if (place !== placeNow.get(skill.id)) moved.push({ id: skill.id, place })
    const written = skillLabels(skill.name, aliasesOf.get(skill.id) ?? [])
    const labels = new Map(written.map((label) => [label.key, label]))
    for (const old of storedOf.get(skill.id) ?? []) {
      const label = labels.get(old.key)
      const isSame = label?.alias === old.alias && label.language === old.language
      if (isSame && label.shared === old.shared) labels.delete(old.key)
      else removed.push(old)
    }
    for (const label of labels.values()) added.push({ ...label, skill_id: skill.id })
  }
  for (const id of missingIds) removed.push(...(storedOf.get(id) ?? []))

  await removeLabels(client, removed)
  await removeSkills(client, [...missingIds])
  await moveSkills(client, moved)
  await addLabels(client, added)
  await countWords(client, removed, added)
  await countStems(client, removed, added)
}

/**
 * Bucket rows for labels `l` of skills `k`: one for the first letter and one for the first three.
 * Of several labels of a skill with the same prefix, only the first one is returned, so a label
 * that shares two letters with an earlier one is not needed for prefixes of one or two letters.
 */
const bothSizes = '(select 1 as letters union all select 3) as size'
const ofItsSize = `case when size.letters = 1 then l.shared < 2 else length(l.key) >= 3 end`
const bucket = 'substr(l.key, 1, size.letters)'

async function removeLabels(client: Client, labels: StoredLabel[]) {
  if (labels.length === 0) return
  const list = JSON.stringify(labels.map(({ id }) => ({ id })))
  const goneTable = jsonTable(client, 'gone', { id: 'integer' })
  if (!isPostgres(client)) {
    await client.rawQuery(
      `insert into search_words (search_words, rowid, key)
         select 'delete', l.id, l.key from ${goneTable} join search_labels l on l.id = gone.id`,
      [list]
    )
  }
  await client.rawQuery(
    `delete from search_shelves where (bucket, place, key, label_id) in (
       select ${bucket}, k.place, l.key, l.id
         from ${goneTable} cross join search_labels l cross join search_skills k cross join ${bothSizes}
        where l.id = gone.id and k.skill_id = l.skill_id and ${ofItsSize})`,
    [list]
  )
  await client.rawQuery(
    `delete from search_stems where (stem, words, label_id) in (
       select stem, words, id from ${jsonTable(client, 'gone', stemColumns)})`,
    [JSON.stringify(stemRows(labels))]
  )
  await client.rawQuery(`delete from search_labels where id in (select id from ${goneTable})`, [
    list,
  ])
}

async function removeSkills(client: Client, ids: number[]) {
  if (ids.length === 0) return
  await client.rawQuery(
    `delete from search_skills where skill_id in (
       select id from ${jsonTable(client, 'gone', { id: 'integer' })})`,
    [JSON.stringify(ids.map((id) => ({ id })))]
  )
}

async function moveSkills(client: Client, moves: Move[]) {
  if (moves.length === 0) return
  const list = JSON.stringify(moves)
  const movedTable = jsonTable(client, 'moved', { id: 'integer', place: 'integer' })
  await client.rawQuery(
    `delete from search_shelves where (bucket, place, key, label_id) in (
       select ${bucket}, k.place, l.key, l.id
         from ${movedTable} cross join search_skills k cross join search_labels l cross join ${bothSizes}
        where k.skill_id = moved.id and l.skill_id = moved.id and ${ofItsSize})`,
    [list]
  )
  await client.rawQuery(
    `insert into search_skills (skill_id, place) select id, place from ${movedTable} where true
       on conflict (skill_id) do update set place = excluded.place`,
    [list]
  )
  await client.rawQuery(
    `insert into search_shelves (bucket, place, key, label_id, skill_id, shared)
       select ${bucket}, moved.place, l.key, l.id, l.skill_id, l.shared
         from ${movedTable} cross join search_labels l cross join ${bothSizes}
        where l.skill_id = moved.id and ${ofItsSize} order by 1, 2, 3`,
    [list]
  )
}

async function addLabels(client: Client, labels: Array<Label & { skill_id: number }>) {
  if (labels.length === 0) return
  const [{ last }] = await rawRows<{ last: number }>(
    client,
    'select coalesce(max(id), 0) as last from search_labels'
  )
  const rows = labels
    .toSorted((a, b) => byKey([a.key, a], [b.key, b]))
    .map((label, index) => ({
      ...label,
      id: last + 1 + index,
      stems: stemsOf(label.key, label.language).join(' '),
    }))
  await client.rawQuery(
    `insert into search_labels (id, skill_id, key, alias, language, shared, stems)
       select id, skill_id, key, alias, language, shared, stems from ${jsonTable(client, 'added', {
         id: 'integer',
         skill_id: 'integer',
         key: 'text',
         alias: 'text',
         language: 'text',
         shared: 'integer',
         stems: 'text',
       })}`,
    [JSON.stringify(rows)]
  )
  await addStems(client, rows)
  await client.rawQuery(
    `insert into search_shelves (bucket, place, key, label_id, skill_id, shared)
       select ${bucket}, k.place, l.key, l.id, l.skill_id, l.shared
         from search_labels l cross join search_skills k cross join ${bothSizes}
        where l.id > ? and k.skill_id = l.skill_id and ${ofItsSize} order by 1, 2, 3`,
    [last]
  )
  if (!isPostgres(client)) {
    await client.rawQuery(
      'insert into search_words (rowid, key) select id, key from search_labels where id > ?',
      [last]
    )
  } else if (labels.length >= manyLabels) {
    await client.rawQuery("select gin_clean_pending_list('search_labels_words')")
  }
}

const stemColumns = { stem: 'text', words: 'integer', id: 'integer' } as const

/** The rows of `search_stems` for labels: one for each stem, and one for each form of the initials. */
function stemRows(labels: Array<{ id: number; key: string; language: string }>) {
  return labels.flatMap(({ id, key, language }) => {
    const stems = stemsOf(key, language)
    const initials = initialsOf(key, language).map((letters) => `=${letters}`)
    return [...stems, ...initials].map((stem) => ({ stem, words: stems.length, id }))
  })
}

async function addStems(client: Client, labels: Parameters<typeof stemRows>[0]) {
  const rows = stemRows(labels).sort((a, b) => compare(a.stem, b.stem) || a.id - b.id)
  await client.rawQuery(
    `insert into search_stems (stem, words, label_id)
       select stem, words, id from ${jsonTable(client, 'added', stemColumns)}`,
    [JSON.stringify(rows)]
  )
}

/** By how much the number of labels with each part (word, stem) changes, in order; unchanged ones are left out. */
function changedUses(
  removed: Label[],
  added: Label[],
  partsOf: (label: Label) => string[]
): Array<[part: string, change: number]> {
  const changes = new Map<string, number>()
  const count = (labels: Label[], by: number) => {
    for (const label of labels) {
      for (const part of partsOf(label)) changes.set(part, (changes.get(part) ?? 0) + by)
    }
  }
  count(removed, -1)
  count(added, 1)
  return [...changes].filter(([, change]) => change !== 0).sort(byKey)
}

/** Updates the number of labels with each stem; that of the empty stem counts all labels. */
async function countStems(client: Client, removed: Label[], added: Label[]) {
  const changes = changedUses(removed, added, ({ key, language }) => [
    '',
    ...stemsOf(key, language),
  ])
  if (changes.length === 0) return
  const list = changes.map(([stem, uses]) => ({ stem, uses }))
  await client.rawQuery(
    `insert into search_stem_uses (stem, uses)
       select stem, uses from ${jsonTable(client, 'counted', { stem: 'text', uses: 'integer' })} where true
       on conflict (stem) do update set uses = search_stem_uses.uses + excluded.uses`,
    [JSON.stringify(list)]
  )
  if (removed.length === 0) return
  await client.rawQuery(
    `delete from search_stem_uses where uses <= 0
        and stem in (select stem from ${jsonTable(client, 'counted', { stem: 'text' })})`,
    [JSON.stringify(list)]
  )
}

/** For a migration: adds the stems of labels, which have no language yet. */
export async function indexStemsOfAllLabels(client: Client): Promise<void> {
  for (let last = 0; ;) {
    const labels = await rawRows<StoredLabel>(
      client,
      `select id, skill_id, key, alias, '' as language, shared
         from search_labels where id > ? order by id limit ${batch}`,
      [last]
    )
    if (labels.length === 0) return
    last = labels[labels.length - 1].id
    const rows = labels.map(({ id, key }) => ({ id, stems: stemsOf(key, '').join(' ') }))
    await client.rawQuery(
      `update search_labels set stems = stemmed.stems
         from ${jsonTable(client, 'stemmed', { id: 'integer', stems: 'text' })}
        where search_labels.id = stemmed.id`,
      [JSON.stringify(rows)]
    )
    await addStems(client, labels)
    await countStems(client, [], labels)
  }
}

/**
 * Updates the word counts of the vocabulary, and the deletion hashes of added and removed words.
 */
async function countWords(client: Client, removed: Label[], added: Label[]) {
  const changes = changedUses(removed, added, ({ key }) => wordsOfKey(key))
  if (changes.length === 0) return

  const counted = await rawRows<{ id: number; word: string; uses: number }>(
    client,
    `insert into search_vocabulary (word, uses)
       select word, uses from ${jsonTable(client, 'counted', { word: 'text', uses: 'integer' })} where true
       on conflict (word) do update set uses = search_vocabulary.uses + excluded.uses
       returning id, word, uses`,
    [JSON.stringify(changes.map(([word, uses]) => ({ word, uses })))]
  )
  const changeOf = new Map(changes)
  const isNew = (row: { word: string; uses: number }) => row.uses === changeOf.get(row.word)
  await addHashes(client, counted.filter(isNew))
  await removeWords(
    client,
    counted.filter((row) => row.uses <= 0)
  )
}

/**
 * Numbers ascend in commit order: on PostgreSQL because of the lock of `indexSkills` until the end
 * of the transaction, on SQLite because there is a single writer.
 */
async function numberChanges(client: Client, ids: number[]) {
  await client.rawQuery(
    `insert into search_revisions (skill_id, revision)
       select id, (select coalesce(max(revision), 0) + 1 from search_revisions)
         from ${jsonTable(client, 'changed', { id: 'integer' })} where true
       on conflict (skill_id) do update set revision = excluded.revision`,
    [JSON.stringify(ids.map((id) => ({ id })))]
  )
}

function hashRows(words: Array<{ id: number; word: string }>) {
  return words.flatMap(({ id, word }) =>
    deleteHashes(word, editsAllowed(word)).map((hash) => ({ hash, id }))
  )
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

/** Counts each skill by the index: a join would be sorted or scan all relations. */
async function countBatch(client: Client, ids: number[]) {
  const counted = await rawRows<{
    id: number
    status: SkillStatus
    popularity: number
  }>(
    client,
    `with counted as (
       select wanted.id,
              (select count(*) from skill_relations r where r.related_skill_id = wanted.id) as uses
         from ${jsonTable(client, 'wanted', { id: 'integer' })})
     update skills set popularity = counted.uses from counted
      where skills.id = counted.id and skills.popularity <> counted.uses
      returning skills.id, skills.status, skills.popularity`,
    [JSON.stringify(ids.map((id) => ({ id })))]
  )
  await moveSkills(
    client,
    counted.map(({ id, status, popularity }) => ({ id, place: sortPlaceOf(status, popularity) }))
  )
}
