import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { amongValues, eachRowJoins, isPostgres, preparedRows } from '#app/core/db/prepared_rows'
import { bucketOf, lengthOf } from '#app/catalogue/names/skill_index'
import { wordQuery } from '#app/catalogue/names/word_query'

/** A skill and the matching label. */
export interface FoundSkill {
  skill_id: number
  uid: string
  name: string
  /** The rank in ascending order: the most used published skill comes first. */
  place: number
  key: string
  /** The matching alias as written; null if the name matched. */
  alias: string | null
  /** The language of the label; empty for labels of the default language or of all. */
  language: string
}

/**
 * `lastPlace` excludes higher ranks, which are those of drafts and archived skills. `limit` must be
 * an integer, since it is inlined in the SQL: SQLite plans again whenever a bound limit changes.
 */
interface Bounds {
  lastPlace: number
  limit: number
}

/** Sorts after every letter: added to a prefix, it ends the range of texts that start with it. */
export const lastLetter = '\u{10ffff}'

/**
 * From this many labels with the same prefix, the ranked buckets are read; below, the labels
 * themselves.
 */
const manyLabels = 64

/**
 * The maximum number of matching labels that are sorted; for very common words such as "of", the
 * rest is omitted.
 */
const mostLabels = 500

const namesBefore = (labels: string) => `case when ${labels}.alias is null then 0 else 1 end`
const namesFirst = namesBefore('l')
const columns = 'l.skill_id, s.uid, s.name, k.place, l.key, l.alias, l.language'

/**
 * Skills whose name or alias has one of these search keys; names first, then the most used skills.
 */
export async function findByKeys(
  client: QueryClientContract,
  keys: string[],
  { lastPlace, limit }: Bounds
): Promise<FoundSkill[]> {
  const keyCondition = amongValues(client, 'key', 'text')
  return preparedRows(
    client,
    `find_skills_by_keys_${limit}`,
    `select ${columns} from (select skill_id, key, alias, language from search_labels where ${keyCondition.sql}) as l
       ${withSkill(client)} and k.place <= ?
      order by ${namesFirst}, k.place, l.key, l.skill_id limit ${limit}`,
    [keyCondition.bind(keys), lastPlace]
  )
}

/** Results per key: the best match and some alternatives. */
const mostOfEachKey = 6

/**
 * The same for many keys at once, with a separate limit per key, so that a label shared by many
 * skills does not displace results of other keys.
 */
export async function findEachByKey(
  client: QueryClientContract,
  keys: string[],
  lastPlace: number
): Promise<FoundSkill[]> {
  const keyCondition = amongValues(client, 'key', 'text')
  return preparedRows(
    client,
    'find_skills_by_each_key',
    `select skill_id, uid, name, place, key, alias, language from (
       select ${columns}, row_number() over (partition by l.key
                order by ${namesFirst}, k.place, l.skill_id) as turn
         from (select skill_id, key, alias, language from search_labels where ${keyCondition.sql}) as l
         ${withSkill(client)} and k.place <= ?) as each_key
      where turn <= ${mostOfEachKey} order by key, turn`,
    [keyCondition.bind(keys), lastPlace]
  )
}

/**
 * Distinct skills with a label that starts with the text: first those whose complete label matches,
 * then the most used. If only a few labels match, all of them are read and sorted; otherwise, their
 * ranked bucket is read in order until there are enough. Either way, the cost does not depend on
 * the number of skills.
 */
export async function findByPrefix(
  client: QueryClientContract,
  prefix: string,
  { lastPlace, limit }: Bounds
): Promise<FoundSkill[]> {
  const range = [prefix, prefix + lastLetter]
  const text = hiddenBinding(client, 'text')
  const whole = hiddenBinding(client, 'integer')
  return preparedRows(
    client,
    `find_skills_by_prefix_${limit}`,
    `select * from (
       select ${columns} from search_labels l ${withSkill(client)} and l.key = ${text} and k.place <= ${whole}
        order by ${namesFirst}, k.place, l.skill_id limit ${limit}) as whole
     union all
     select * from (
       select b.skill_id, s.uid, s.name, b.place, b.key, l.alias, l.language
         from ${gateBefore(client, '>=')} search_shelves b ${eachRowJoins(
           client,
           {
             table: 'search_labels',
             as: 'l',
             columns: 'alias, language',
             key: 'id',
             value: 'b.label_id',
           },
           { table: 'skills', as: 's', columns: 'uid, name', key: 'id', value: 'b.skill_id' }
         )} and ${gateWithin(client, '>=')}
          b.bucket = ${text} and b.place <= ${whole} and b.key > ${text} and b.key < ${text} and b.shared < ${whole}
        ${inOrderOfShelves(client)} limit ${limit}) as ranked
     union all
     select * from (
       select ${columns} from ${gateBefore(client, '<')} search_labels l ${withSkill(client)}
          and ${gateWithin(client, '<')} l.key > ${text} and l.key < ${text} and l.shared < ${whole} and k.place <= ${whole}
        order by ${namesFirst}, k.place, l.key, l.skill_id limit ${limit}) as few`,
    [
      prefix,
      lastPlace,
      ...range,
      bucketOf(prefix),
      lastPlace,
      ...range,
      lengthOf(prefix),
      ...range,
      ...range,
      lengthOf(prefix),
      lastPlace,
    ]
  )
}

/**
 * A binding whose value the PostgreSQL planner cannot use; otherwise it would plan again for every
 * text, which takes several times longer than the query.
 */
function hiddenBinding(client: QueryClientContract, type: 'text' | 'integer') {
  return isPostgres(client) ? `(select cast(? as ${type}))` : '?'
}

function countLabelsWithPrefix(client: QueryClientContract) {
  const text = hiddenBinding(client, 'text')
  return `select count(*) as labels from (
    select 1 as one from search_labels where key > ${text} and key < ${text}
     order by key limit ${manyLabels}) as matching`
}

/**
 * A condition on the number of labels that is evaluated before anything else: if it fails, this
 * yields no rows.
 */
function gateBefore(client: QueryClientContract, comparison: '<' | '>=') {
  return isPostgres(client)
    ? ''
    : `(select 1 from (${countLabelsWithPrefix(client)}) where labels ${comparison} ${manyLabels}) cross join`
}

/** The same for cases in which the planner recognizes that it can be evaluated once. */
function gateWithin(client: QueryClientContract, comparison: '<' | '>=') {
  return isPostgres(client)
    ? `(${countLabelsWithPrefix(client)}) ${comparison} ${manyLabels} and`
    : ''
}

/** SQLite reads the buckets in order; an explicit order would add a sort. */
function inOrderOfShelves(client: QueryClientContract) {
  return isPostgres(client) ? 'order by b.place, b.key' : ''
}

/**
 * Distinct skills with a label that contains a word of each group, in any order: names before
 * aliases, then the most used skills first. A word that ends in `*` matches as a prefix.
 */
export async function findByWords(
  client: QueryClientContract,
  groups: string[][],
  { lastPlace, limit }: Bounds
): Promise<FoundSkill[]> {
  return preparedRows(
    client,
    `find_skills_by_words_${limit}`,
    `select l.skill_id, s.uid, s.name, l.place, l.key, l.alias,
            (select same.language from search_labels same
              where same.key = l.key and same.skill_id = l.skill_id) as language from (
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

/** Rank and skill of a label `l`; append conditions with `and`. */
function withSkill(client: QueryClientContract) {
  return eachRowJoins(
    client,
    { table: 'search_skills', as: 'k', columns: 'place', key: 'skill_id', value: 'l.skill_id' },
    { table: 'skills', as: 's', columns: 'uid, name', key: 'id', value: 'l.skill_id' }
  )
}

/** Labels that match a full-text query, up to a maximum rank; these are its two bindings. */
function labelsWithWords(client: QueryClientContract): string {
  return isPostgres(client)
    ? `select skill_id, key collate "C" as key, alias, place
         from search_labels_holding(cast(? as tsquery), ?, ${mostLabels})`
    : `select l.skill_id, l.key, l.alias, k.place
         from search_words w cross join search_labels l cross join search_skills k
        where w.search_words match ? and l.id = w.rowid
          and k.skill_id = l.skill_id and k.place <= ? limit ${mostLabels}`
}
