import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { amongValues, eachRowJoins, preparedRows } from '#app/core/prepared_rows'
import { bucketOf, lengthOf } from '#app/skills/skill_index'

/** A skill and the label by which it was found. */
export interface FoundSkill {
  skill_id: number
  uid: string
  name: string
  /** Ascending: the most used published skill first. */
  place: number
  key: string
  /** The alias as it is written; null where the skill's name was found. */
  alias: string | null
}

/** `lastPlace` hides what stands behind it: drafts and archived skills. */
interface Bounds {
  lastPlace: number
  limit: number
}

/** Behind every key that begins with the same letters. */
const end = '\u{10ffff}'

/** Rows of a bucket that are looked at before the names are read in their own order instead. */
const deepestLook = 1000

/** Labels that hold the words and are put in order; of more, as in "of", the rest is left out. */
const mostLabels = 1000

const namesFirst = 'case when l.alias is null then 0 else 1 end'
const columns = 'l.skill_id, s.uid, s.name, k.place, l.key, l.alias'

/** Skills whose name or alias has one of these search keys; names first, then the most used. */
export async function findByKeys(
  client: QueryClientContract,
  keys: string[],
  { lastPlace, limit }: Bounds
): Promise<FoundSkill[]> {
  const wanted = amongValues(client, 'key', 'text')
  return preparedRows(
    client,
    'find_skills_by_keys',
    `select ${columns} from (select skill_id, key, alias from search_labels where ${wanted.sql}) as l
       ${withSkill(client)} and k.place <= ?
      order by ${namesFirst}, k.place, l.key, l.skill_id limit ?`,
    [wanted.bind(keys), lastPlace, limit]
  )
}

/**
 * The most used skills with a label that begins so, each once, after those whose whole label it is.
 * Reads the start of one bucket of the shelves, so it costs the same however many skills there are;
 * where less than `limit` of them stand there, `findByBeginningOrWords` knows the rest.
 */
export async function findMostUsed(
  client: QueryClientContract,
  beginning: string,
  { lastPlace, limit }: Bounds
): Promise<FoundSkill[]> {
  return preparedRows(
    client,
    'find_most_used_skills',
    `select * from (
       select ${columns} from search_labels l ${withSkill(client)} and l.key = ? and k.place <= ?
        order by ${namesFirst}, k.place, l.skill_id limit ?) as whole
     union all
     select * from (
       select b.skill_id, s.uid, s.name, b.place, b.key, l.alias from (
         select place, key, label_id, skill_id, shared from search_shelves
          where bucket = ? and place <= ? order by place, key limit ${deepestLook}) as b
         ${eachRowJoins(
           client,
           { table: 'search_labels', as: 'l', columns: 'alias', key: 'id', value: 'b.label_id' },
           { table: 'skills', as: 's', columns: 'uid, name', key: 'id', value: 'b.skill_id' }
         )} and b.key > ? and b.key < ? and b.shared < ?
        ${inOrderOfShelves(client)} limit ?) as longer`,
    [
      beginning,
      lastPlace,
      limit,
      bucketOf(beginning),
      lastPlace,
      beginning,
      beginning + end,
      lengthOf(beginning),
      limit,
    ]
  )
}

/**
 * All skills with a label that begins so, after those whose whole label it is, and behind them those
 * with a label that holds a word of each group, in any order, each part with the most used first.
 * A word that ends in `*` stands for all that begin so. `step` tells the parts apart.
 */
export async function findByBeginningOrWords(
  client: QueryClientContract,
  beginning: string,
  groups: string[][],
  { lastPlace, limit }: Bounds
): Promise<Array<FoundSkill & { step: 'beginning' | 'words' }>> {
  return preparedRows(
    client,
    'find_skills_by_beginning_or_words',
    `select * from (
       select ${columns}, 'beginning' as step from search_labels l ${withSkill(client)}
          and l.key >= ? and l.key < ? and (l.shared < ? or l.key = ?) and k.place <= ?
        order by case when l.key = ? then 0 else 1 end, k.place, l.key, l.skill_id limit ?) as begun
     union all
     select * from (${byWords(client, "'words' as step")}) as holding`,
    [
      beginning,
      beginning + end,
      lengthOf(beginning),
      beginning,
      lastPlace,
      beginning,
      2 * limit,
      wordQuery(client, groups),
      lastPlace,
      2 * limit,
    ]
  )
}

/**
 * Skills with a label that holds a word of each group, in any order, the most used first; each skill
 * once, by its name where that holds them.
 */
export async function findByWords(
  client: QueryClientContract,
  groups: string[][],
  { lastPlace, limit }: Bounds
): Promise<FoundSkill[]> {
  return preparedRows(client, 'find_skills_by_words', byWords(client), [
    wordQuery(client, groups),
    lastPlace,
    limit,
  ])
}

function byWords(client: QueryClientContract, more?: string) {
  return `
    select skill_id, uid, name, place, key, alias ${more ? `, ${more}` : ''} from (
      select ${columns},
             row_number() over (partition by l.skill_id order by ${namesFirst}, l.key) as turn
        from (${labelsWithWords(client)}) as l
        ${withSkill(client)} and k.place <= ?) as found
     where turn = 1
     order by place, key, skill_id limit ?`
}

/** Place and skill of a label `l`; conditions follow with `and`. */
function withSkill(client: QueryClientContract) {
  return eachRowJoins(
    client,
    { table: 'search_skills', as: 'k', columns: 'place', key: 'skill_id', value: 'l.skill_id' },
    { table: 'skills', as: 's', columns: 'uid, name', key: 'id', value: 'l.skill_id' }
  )
}

/** Labels that match the word query bound to it. */
function labelsWithWords(client: QueryClientContract): string {
  return client.dialect.name === 'postgres'
    ? `select skill_id, key collate "C" as key, alias
         from search_labels_holding(cast(? as tsquery), ${mostLabels})`
    : `select l.skill_id, l.key, l.alias from search_words w cross join search_labels l
        where w.search_words match ? and l.id = w.rowid limit ${mostLabels}`
}

/** Groups of words in the language of the database: one of each group must be there. */
function wordQuery(client: QueryClientContract, groups: string[][]): string {
  const pg = client.dialect.name === 'postgres'
  const term = (word: string) => {
    const begins = word.endsWith('*')
    const text = begins ? word.slice(0, -1) : word
    return pg
      ? `'${text.replace(/['\\]/g, '$&$&')}'${begins ? ':*' : ''}`
      : `"${text.replaceAll('"', '""')}"${begins ? ' *' : ''}`
  }
  if (groups.length === 0) return pg ? '' : '""'
  return groups
    .map((words) => `(${words.map(term).join(pg ? ' | ' : ' OR ')})`)
    .join(pg ? ' & ' : ' AND ')
}

/** SQLite reads the shelves in their order and would sort again if told so; PostgreSQL sees it. */
function inOrderOfShelves(client: QueryClientContract) {
  return client.dialect.name === 'postgres' ? 'order by b.place, b.key' : ''
}
