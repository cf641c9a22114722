import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { amongValues, eachRowJoins, preparedRows } from '#app/core/db/prepared_rows'
import { bucketOf, lengthOf } from '#app/catalogue/names/skill_index'
import { wordQuery } from '#app/catalogue/names/word_query'

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

/**
 * `lastPlace` hides what stands behind it: drafts and archived skills. `limit`, a whole number, stands
 * in the text of a statement: SQLite plans anew whenever a bound one is set.
 */
interface Bounds {
  lastPlace: number
  limit: number
}

/** Behind every key that begins with the same letters. */
const end = '\u{10ffff}'

/** From so many labels on that begin alike the shelves are read, below it the labels themselves. */
const crowd = 64

/** Labels that hold the words and are put in order; of more, as in "of", the rest is left out. */
const mostLabels = 500

const namesBefore = (labels: string) => `case when ${labels}.alias is null then 0 else 1 end`
const namesFirst = namesBefore('l')
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
    `find_skills_by_keys_${limit}`,
    `select ${columns} from (select skill_id, key, alias from search_labels where ${wanted.sql}) as l
       ${withSkill(client)} and k.place <= ?
      order by ${namesFirst}, k.place, l.key, l.skill_id limit ${limit}`,
    [wanted.bind(keys), lastPlace]
  )
}

/** Of one key: the skill that it means and some that it may mean. */
const mostOfEachKey = 6

/**
 * The same for many keys at once, each with its first few skills, so that a label that many share takes
 * nothing from the others.
 */
export async function findEachByKey(
  client: QueryClientContract,
  keys: string[],
  lastPlace: number
): Promise<FoundSkill[]> {
  const wanted = amongValues(client, 'key', 'text')
  return preparedRows(
    client,
    'find_skills_by_each_key',
    `select skill_id, uid, name, place, key, alias from (
       select ${columns}, row_number() over (partition by l.key
                order by ${namesFirst}, k.place, l.skill_id) as turn
         from (select skill_id, key, alias from search_labels where ${wanted.sql}) as l
         ${withSkill(client)} and k.place <= ?) as each_key
      where turn <= ${mostOfEachKey} order by key, turn`,
    [wanted.bind(keys), lastPlace]
  )
}

/**
 * Skills with a label that begins so, each once: first those whose whole label it is, then the most
 * used. Where few labels begin so they are all read and put in order; where it is a crowd their bucket
 * of the shelves is read in its order until there are enough. Either way it costs the same however
 * many skills there are.
 */
export async function findByBeginning(
  client: QueryClientContract,
  beginning: string,
  { lastPlace, limit }: Bounds
): Promise<FoundSkill[]> {
  const range = [beginning, beginning + end]
  const text = unseen(client, 'text')
  const whole = unseen(client, 'integer')
  return preparedRows(
    client,
    `find_skills_by_beginning_${limit}`,
    `select * from (
       select ${columns} from search_labels l ${withSkill(client)} and l.key = ${text} and k.place <= ${whole}
        order by ${namesFirst}, k.place, l.skill_id limit ${limit}) as whole
     union all
     select * from (
       select b.skill_id, s.uid, s.name, b.place, b.key, l.alias
         from ${gateBefore(client, '>=')} search_shelves b ${eachRowJoins(
           client,
           { table: 'search_labels', as: 'l', columns: 'alias', key: 'id', value: 'b.label_id' },
           { table: 'skills', as: 's', columns: 'uid, name', key: 'id', value: 'b.skill_id' }
         )} and ${gateWithin(client, '>=')}
          b.bucket = ${text} and b.place <= ${whole} and b.key > ${text} and b.key < ${text} and b.shared < ${whole}
        ${inOrderOfShelves(client)} limit ${limit}) as crowded
     union all
     select * from (
       select ${columns} from ${gateBefore(client, '<')} search_labels l ${withSkill(client)}
          and ${gateWithin(client, '<')} l.key > ${text} and l.key < ${text} and l.shared < ${whole} and k.place <= ${whole}
        order by ${namesFirst}, k.place, l.key, l.skill_id limit ${limit}) as few`,
    [
      beginning,
      lastPlace,
      ...range,
      bucketOf(beginning),
      lastPlace,
      ...range,
      lengthOf(beginning),
      ...range,
      ...range,
      lengthOf(beginning),
      lastPlace,
    ]
  )
}

/**
 * A binding whose value PostgreSQL does not look at when it plans: else it would plan anew for every
 * text, which takes several times as long as reading.
 */
function unseen(client: QueryClientContract, type: 'text' | 'integer') {
  return client.dialect.name === 'postgres' ? `(select cast(? as ${type}))` : '?'
}

function labelsThatBeginSo(client: QueryClientContract) {
  const text = unseen(client, 'text')
  return `select count(*) as labels from (
    select 1 as one from search_labels where key > ${text} and key < ${text}
     order by key limit ${crowd}) as begun`
}

/** A condition on the number of labels, settled before anything else is read: a source of no rows. */
function gateBefore(client: QueryClientContract, comparison: '<' | '>=') {
  return client.dialect.name === 'postgres'
    ? ''
    : `(select 1 from (${labelsThatBeginSo(client)}) where labels ${comparison} ${crowd}) cross join`
}

/** The same where the planner sees by itself that it is settled once. */
function gateWithin(client: QueryClientContract, comparison: '<' | '>=') {
  return client.dialect.name === 'postgres'
    ? `(${labelsThatBeginSo(client)}) ${comparison} ${crowd} and`
    : ''
}

/** SQLite reads the shelves in their order and would sort once more if it were told to. */
function inOrderOfShelves(client: QueryClientContract) {
  return client.dialect.name === 'postgres' ? 'order by b.place, b.key' : ''
}

/**
 * Skills with a label that holds a word of each group, in any order: names before aliases, then the
 * most used first; each skill once, by its name where that holds them. A word that ends in `*` stands for all that begin so.
 */
export async function findByWords(
  client: QueryClientContract,
  groups: string[][],
  { lastPlace, limit }: Bounds
): Promise<FoundSkill[]> {
  return preparedRows(
    client,
    `find_skills_by_words_${limit}`,
    `select l.skill_id, s.uid, s.name, l.place, l.key, l.alias from (
       select skill_id, place, key, alias from (
         select l.skill_id, l.place, l.key, l.alias,
                row_number() over (partition by l.skill_id order by ${namesFirst}, l.key) as turn
           from (${labelsWithWords(client)}) as l) as holding
        where turn = 1 order by ${namesBefore('holding')}, place, key, skill_id limit ${limit}) as l
       ${eachRowJoins(client, {
         table: 'skills',
         as: 's',
         columns: 'uid, name',
         key: 'id',
         value: 'l.skill_id',
       })} order by ${namesFirst}, l.place, l.key, l.skill_id`,
    [wordQuery(client, groups), lastPlace]
  )
}

/** Place and skill of a label `l`; conditions follow with `and`. */
function withSkill(client: QueryClientContract) {
  return eachRowJoins(
    client,
    { table: 'search_skills', as: 'k', columns: 'place', key: 'skill_id', value: 'l.skill_id' },
    { table: 'skills', as: 's', columns: 'uid, name', key: 'id', value: 'l.skill_id' }
  )
}

/** Labels that match the word query bound to it, up to the place bound behind it. */
function labelsWithWords(client: QueryClientContract): string {
  return client.dialect.name === 'postgres'
    ? `select skill_id, key collate "C" as key, alias, place
         from search_labels_holding(cast(? as tsquery), ?, ${mostLabels})`
    : `select l.skill_id, l.key, l.alias, k.place
         from search_words w cross join search_labels l cross join search_skills k
        where w.search_words match ? and l.id = w.rowid
          and k.skill_id = l.skill_id and k.place <= ? limit ${mostLabels}`
}
